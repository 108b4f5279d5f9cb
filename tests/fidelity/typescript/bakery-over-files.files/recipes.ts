export enum Flour {
  Wheat,
  Rye,
}

export interface Recipe {
  name: string;
  flour: Flour;
  grams: number;
}

export const minutes = 15;
const recipes: Recipe[] = [
  { name: "Baguette", flour: Flour.Wheat, grams: 250 },
  { name: "Nothing", flour: Flour.Rye, grams: 0 },
  { name: "Pain de seigle", flour: Flour.Rye, grams: 1000 },
  { name: "Brötchen", flour: Flour.Wheat, grams: 60 },
];
export default recipes;
