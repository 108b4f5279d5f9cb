import type { Loaf } from "./oven.ts";

export const currency = "CHF";
export function list(loaves: readonly Loaf[]): string[] {
  return loaves.map(({ name, minutes }) => `${name.padEnd(15, ".")}${currency} ${minutes / 10}`);
}
