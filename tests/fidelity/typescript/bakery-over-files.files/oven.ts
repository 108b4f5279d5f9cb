import { minutes } from "./recipes.ts";

export interface Loaf {
  name: string;
  minutes: number;
}

export class Oven<T extends { name: string; grams: number }> {
  #used = 0;
  constructor(private readonly shelves: number) {}

  bake(recipe: T): Loaf {
    if (recipe.grams <= 0) throw new RangeError(`${recipe.name} weighs ${recipe.grams} g`);
    if (this.#used >= this.shelves) throw new Error(`no room for ${recipe.name}`);
    this.#used++;
    return { name: recipe.name, minutes: minutes + Math.round(recipe.grams / 50) };
  }

  get used(): number {
    return this.#used--;
  }
}
