/** What a page gets once: the board, and the views that follow it. */

import { FOLLOWERS, follower } from "./views.js";
import { render as board } from "./widget.js";

/** @type {(props: any) => () => void} */
export function render(props) {
  return (props.model.get("face") in FOLLOWERS ? follower : board)(props);
}
