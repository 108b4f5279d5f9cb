import { createRequire } from "node:module";
import { basename } from "node:path";

const require = createRequire(import.meta.url);
export const place = basename(new URL(import.meta.url).pathname);
export const apples = require("./stock.json").apples;
export default (n) => n ** 2;
