/** What the scripts of the play page find beside them once it is built. */
declare module "*/pyodide.mjs" {
  export function loadPyodide(options: { indexURL: string }): Promise<any>;
}
declare module "*/widget.js" {
  export function show(place: object): () => void;
}
declare module "*/plotly.js" {
  const plotly: any;
  export default plotly;
}

/** Of the service worker: the name of its version and its files. */
declare const VERSION: string;
declare const FILES: string[];
