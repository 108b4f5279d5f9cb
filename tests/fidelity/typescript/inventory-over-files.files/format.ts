export { line } from "./line";
export * from "./money";
