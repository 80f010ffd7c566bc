/** A place to drop files. Their names and bytes go to the kernel (`lessons/your_matches.py`). */

/** @import { RenderProps } from "@anywidget/types" */

import { h } from "../base/dom.js";
import { jupyter } from "../hosts/jupyter.js";

const STYLE = { border: "2px dashed currentColor", borderRadius: "8px", padding: "1.2em", textAlign: "center", opacity: "0.7" };

/** @param {RenderProps<any>} props */
function render({ model, el }) {
  const host = jupyter(model, async () => null, []);
  const over = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    event.stopPropagation(); // else Lab or the browser opens the file
    area.style.opacity = event.type === "dragover" ? "1" : STYLE.opacity;
  };
  const drop = async (/** @type {DragEvent} */ event) => {
    over(event);
    const files = [...(event.dataTransfer?.files ?? [])];
    const contents = await Promise.all(files.map((file) => file.arrayBuffer()));
    host.send({ kind: "files", names: files.map((file) => file.name) }, undefined, contents);
  };
  const area = h("div", { style: STYLE, dragenter: over, dragover: over, dragleave: over, drop }, host.get("label"));
  el.append(area);
}

export default { render };
