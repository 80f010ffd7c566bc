/** Plotly, which draws the maps at rest. It is large, so it loads after the first map appears. */

export { default } from "plotly.js-basic-dist-min";
