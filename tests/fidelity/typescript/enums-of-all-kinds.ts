// Numeric, string, mixed and const enums, flags, and walking over their members.
enum Level { Debug, Info = 5, Warn, Error = Warn * 2 }
enum Colour { Red = "red", Green = "green" }
enum Mixed { No = 0, Yes = "yes", Length = "four".length }
const enum Direction { Up = 1, Down, Left = "left".length, Right = Up | Down }
enum Access { None = 0, Read = 1 << 0, Write = 1 << 1, Run = 1 << 2, All = Read | Write | Run }
declare const enum Unused { A }

enum Level { Fatal = 100 }
namespace Level {
  export function parse(text: string): Level | undefined {
    const value = Level[text as keyof typeof Level];
    return typeof value === "number" ? value : undefined;
  }
}

console.log(Level, Colour, Mixed);
console.log(Level[6], Level.Error, Level["Fatal"], Level.parse("Info"), Level.parse("parse"));
console.log(Direction.Up, Direction.Left, [Direction.Down, Direction.Right]);
console.log(Object.values(Colour), Object.keys(Level).filter((key) => isNaN(Number(key))));

function describe(access: Access): string {
  if (access === Access.None) return "none";
  const names: string[] = [];
  for (const bit of [Access.Read, Access.Write, Access.Run]) {
    if (access & bit) names.push(Access[bit].toLowerCase());
  }
  return names.join("+");
}
console.log([0, 3, Access.All, Access.All & ~Access.Write].map(describe));

const paint: Record<Colour, number> = { [Colour.Red]: 0xff0000, [Colour.Green]: 0x00ff00 };
for (const [name, value] of Object.entries(paint)) console.log(name, value.toString(16));
function opposite(colour: Colour): Colour {
  switch (colour) {
    case Colour.Red:
      return Colour.Green;
    case Colour.Green:
      return Colour.Red;
    default: {
      const never: never = colour;
      throw new Error(`unknown colour ${never}`);
    }
  }
}
console.log(opposite(Colour.Red));
try {
  opposite("blue" as Colour);
} catch (error) {
  console.log((error as Error).message);
}
