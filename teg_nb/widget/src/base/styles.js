/** The look of all that is ours: once for a page, however many boards it has. For each sheet that comes a browser works out the whole page anew. */

import { h } from "./dom.js";
import base from "../styles/base.css";
import map from "../styles/map.css";
import motion from "../styles/motion.css";
import panel from "../styles/panel.css";
import start from "../styles/start.css";
import stage from "../styles/stage.css";
import views from "../styles/views.css";
import exercises from "../styles/exercises.css";

/** Later sheets win over earlier ones. */
const STYLE = [base, map, motion, panel, start, stage, views, exercises].join("");

let here = false;

/** @param {HTMLElement} el where a view stands: what is in a shadow, or not in the page yet, brings the look along */
export function withStyle(el) {
  const inPage = el.getRootNode() === document;
  if (inPage && here) return;
  here ||= inPage;
  (inPage ? document.head : el).append(h("style", {}, STYLE));
}
