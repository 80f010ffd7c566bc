/** The few functions of Plotly that we call; the basic bundle comes without types. */
declare const Plotly: {
  react(element: HTMLElement, traces: object[], layout: object, config?: object): Promise<unknown>;
  restyle(element: HTMLElement, update: object, traces?: number[]): Promise<unknown>;
  downloadImage(figure: object, options: object): Promise<string>;
  purge(element: HTMLElement): void;
};
export default Plotly;
