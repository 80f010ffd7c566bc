/** Loaded once for a page: the board, and the views that follow it. */

import { asking } from "./exercises/exercise.js";
import { BESIDE, beside } from "./views/companions.js";
import { guess } from "./exercises/prediction.js";
import { FOLLOWERS, follower } from "./views/followers.js";
import { render as board } from "./board/board.js";

/** Widgets other than a board. @type {Record<string, (props: any) => () => void>} */
const FACES = { exercise: asking, tour: asking, guess };

/** A board, drawn anew when the match that begins has another drawing. @type {(props: any) => () => void} */
function match(props) {
  const { model, el, part } = props;
  let stop = board(props);
  const anew = async () => {
    const drawing = await part("board");
    stop();
    el.replaceChildren();
    stop = board({ ...props, board: drawing });
  };
  model.on("change:board", anew);
  return () => {
    model.off("change:board", anew);
    stop();
  };
}

/** @type {(props: any) => () => void} */
export function render(props) {
  const face = props.model.get("face");
  if (face in FOLLOWERS) return follower(props);
  if (face in BESIDE) return beside(props);
  return (FACES[face] ?? match)(props);
}
