import { DuplicateError, type Item } from "./model";

export interface StoreOptions {
  currency: string;
  strict?: boolean;
}

export class Store {
  private items: Item[] = [];
  constructor(readonly options: StoreOptions) {}

  add(item: Item): void {
    if (this.options.strict && this.items.some(({ id }) => id === item.id)) {
      throw new DuplicateError(`${item.id} is there already`, { cause: item.name });
    }
    this.items.push(item);
  }

  find(accept: (item: Item) => boolean): Item | undefined {
    return this.items.find(accept);
  }

  total(): number {
    return this.items.reduce((sum, { price }) => sum + price, 0);
  }

  [Symbol.iterator]() {
    return this.items.values();
  }
}
