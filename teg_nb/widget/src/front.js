/** Loaded once for a page: the board, and the views that follow it. */

/** @import { Host } from "./hosts/host.js" */
/** @import { Board } from "./base/protocol.js" */
import { asking } from "./exercises/exercise.js";
import { BESIDE, beside } from "./views/companions.js";
import { guess } from "./exercises/prediction.js";
import { FOLLOWERS, follower } from "./views/followers.js";
import { render as board } from "./board/board.js";
import { jupyter } from "./hosts/jupyter.js";

/** Widgets other than a board. @type {Record<string, (props: any) => () => void>} */
const FACES = { exercise: asking, tour: asking, guess };

/**
 * A view of a host in an element. `board`, `film`: parts that the view needs at once.
 *
 * @typedef {{host: Host, el: HTMLElement, board?: Board, film?: string}} Place
 */

/** A board, drawn anew when the match that begins has another drawing. @type {(props: any) => () => void} */
function match(props) {
  const { host, el } = props;
  let stop = board(props);
  const anew = async () => {
    const drawing = await host.part("board");
    stop();
    el.replaceChildren();
    stop = board({ ...props, board: drawing });
  };
  const deaf = host.hear("change:board", anew);
  return () => {
    deaf();
    stop();
  };
}

/** @type {(place: Place) => () => void} */
export function show(place) {
  const face = place.host.get("face");
  if (face in FOLLOWERS) return follower(place);
  if (face in BESIDE) return beside(place);
  return (FACES[face] ?? match)(place);
}

/** Show a view in a notebook. `hosts/loader.js` calls this function. @type {(props: any) => () => void} */
export function render({ model, part, ...rest }) {
  const stops = /** @type {(() => void)[]} */ ([]);
  const end = show({ host: jupyter(model, part, stops), ...rest });
  return () => {
    end();
    stops.forEach((stop) => stop());
  };
}
