export let count = 0;
export const increase = () => ++count;
export class Shape {
  constructor(kind) {
    this.kind = kind;
  }
}
export { words as german } from "./de.mjs";
export default function greet(name) {
  return `Hello, ${name}`;
}
