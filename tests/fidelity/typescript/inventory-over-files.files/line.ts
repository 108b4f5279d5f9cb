import type { Item } from "./model";

export const line = ({ id, name, tags }: Item): string => `${id} ${name} [${tags.join(", ")}]`;
