export type Money = number & { readonly __brand: "money" };

export interface Item {
  id: string;
  name: string;
  price: Money;
  tags: string[];
}

export class DuplicateError extends Error {
  override name = "DuplicateError";
}
