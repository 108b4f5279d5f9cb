import { Store } from "./store";

export const VERSION = "1.2";
export default function describe(store: Store): string {
  return `${store.constructor.name} in ${store.options.currency} with ${[...store].length} items`;
}
