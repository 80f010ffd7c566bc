/** What a page gets once: the board, and the views that follow it. */

import { BESIDE, beside } from "./beside.js";
import { FOLLOWERS, follower } from "./views.js";
import { render as board } from "./widget.js";

/** @type {(props: any) => () => void} */
export function render(props) {
  const face = props.model.get("face");
  return (face in FOLLOWERS ? follower : face in BESIDE ? beside : board)(props);
}
