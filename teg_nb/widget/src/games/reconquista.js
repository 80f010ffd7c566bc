import { composed } from "./plain.js";
export default composed({}, { curtain: true });
