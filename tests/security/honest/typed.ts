// Enumerations, generics, decorators' absence, private members and async iteration.
enum Color { Red, Green }
namespace Shapes { export const sides = (n: number): number => n + 1; }
class Box<T> { constructor(private readonly value: T) {} get(): T { return this.value; } }
async function* numbers(): AsyncGenerator<number> { yield 1; yield 2; }
let sum = 0;
for await (const n of numbers()) sum += n;
if (sum !== 3 || Color.Green !== 1 || Shapes.sides(2) !== 3 || new Box("a").get() !== "a") throw new Error("no");
console.log("fine");
