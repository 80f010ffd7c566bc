/** Elements in one line each. Text goes in by textContent only. */

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * @param {string} tag
 * @param {Record<string, any>} [props] attributes; functions are listeners, false and null are left out
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  fill(element, props, children);
  return element;
}

/**
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...Child} children
 * @returns {SVGElement}
 */
export function s(tag, props = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  fill(element, props, children);
  return element;
}

/**
 * @param {Element} element
 * @param {Record<string, any>} props
 * @param {Child[]} children
 */
function fill(element, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (name === "style") Object.assign(/** @type {any} */ (element).style, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) {
      element.setAttribute(name, String(value));
    }
  }
  for (const each of children) {
    if (each != null && each !== false) element.append(each instanceof Node ? each : String(each));
  }
}

/** Write a text where it is not there already: what is written is laid out again. @type {(element: Element, text: string) => void} */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * A button; `key` finds it again after the panel was drawn anew, and in tests.
 *
 * @param {string} key
 * @param {Child} label
 * @param {() => void} onClick
 * @param {Record<string, any>} [props]
 */
export function button(key, label, onClick, props = {}) {
  return h("button", { type: "button", "data-key": key, ...props, click: onClick }, label);
}

/**
 * @param {string} key
 * @param {string} label
 * @param {{value: string, text: string}[]} options
 * @param {string} value
 * @param {(value: string) => void} onChange
 * @param {string} placeholder
 */
export function select(key, label, options, value, onChange, placeholder) {
  const all = [{ value: "", text: placeholder }, ...options];
  return h(
    "label",
    { class: "teg-field" },
    h("span", {}, label),
    h(
      "select",
      { "data-key": key, change: (/** @type {any} */ event) => onChange(event.target.value) },
      ...all.map((each) => h("option", { value: each.value, selected: each.value === value }, each.text)),
    ),
  );
}

/**
 * @param {string} key
 * @param {string} label
 * @param {number} value
 * @param {[number, number]} range
 * @param {(value: number) => void} onChange
 */
export function number(key, label, value, [min, max], onChange) {
  const within = (/** @type {number} */ n) => Math.min(Math.max(Math.round(n), min), max);
  const changed = () => {
    if (!Number.isNaN(field.valueAsNumber)) onChange(within(field.valueAsNumber));
  };
  const field = /** @type {HTMLInputElement} */ (h("input", { type: "number", "data-key": key, "aria-label": label, min, max, value, change: changed }));
  turned(field, () => field.valueAsNumber || value, (n) => (field.value = String(within(n))), changed);
  return field;
}

/** So far the pointer goes for one more, pixels. */
const NOTCH = 8;

/**
 * A field that a wheel turns, and a pointer that is drawn across it: the page around stays where it is.
 *
 * @param {HTMLElement} field
 * @param {() => number} now
 * @param {(n: number) => void} show
 * @param {() => void} done
 */
function turned(field, now, show, done) {
  field.addEventListener("wheel", (event) => {
    if (event.ctrlKey || event.metaKey || !event.deltaY) return;
    event.preventDefault();
    show(now() - Math.sign(event.deltaY));
    done();
  }, { passive: false });
  field.addEventListener("pointerdown", (down) => {
    if (down.button) return;
    const start = now();
    let far = false;
    const move = (/** @type {PointerEvent} */ event) => {
      const notches = Math.trunc((event.clientX - down.clientX + down.clientY - event.clientY) / NOTCH);
      far ||= notches !== 0;
      if (far) show(start + notches);
    };
    const up = () => {
      field.removeEventListener("pointermove", move);
      if (far) done();
    };
    field.setPointerCapture(down.pointerId);
    field.addEventListener("pointermove", move);
    field.addEventListener("lostpointercapture", up, { once: true });
  });
}
