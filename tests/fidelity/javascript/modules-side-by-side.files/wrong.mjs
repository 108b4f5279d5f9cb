import { missing } from "./de.mjs";
console.log(missing);
