/** What draws the maps of a page once they are at rest: large, so it comes when the first of them is there. */

export { default } from "plotly.js-basic-dist-min";
