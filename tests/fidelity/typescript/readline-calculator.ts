// A calculator that reads lines of standard input, keeps variables and reports errors.
import { createInterface } from "node:readline";
import { stdin, stdout, stderr } from "node:process";

type Node = number | string | { op: string; left: Node; right: Node };
const variables: Record<string, number> = Object.create(null);
const strength: Readonly<Record<string, number>> = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 3 };

function parse(source: string): Node {
  const tokens = source.match(/\d+(\.\d+)?|\p{L}+|[-+*/^()]|\S/gu) ?? [];
  const primary = (): Node => {
    const token = tokens.shift();
    if (token === "(") {
      const inner = expression(0);
      if (tokens.shift() !== ")") throw new SyntaxError("missing )");
      return inner;
    }
    if (token === "-") return { op: "-", left: 0, right: primary() };
    if (token !== undefined && /^\d/.test(token)) return Number(token);
    if (token !== undefined && /^\p{L}/u.test(token)) return token;
    throw new SyntaxError(`unexpected ${token ?? "end"}`);
  };
  const expression = (least: number): Node => {
    let left = primary();
    while (tokens.length && (strength[tokens[0]!] ?? -1) > least) {
      const op = tokens.shift()!;
      left = { op, left, right: expression(op === "^" ? strength[op]! - 1 : strength[op]!) };
    }
    return left;
  };
  const tree = expression(0);
  if (tokens.length) throw new SyntaxError(`unexpected ${tokens[0]}`);
  return tree;
}

function evaluate(node: Node): number {
  if (typeof node === "number") return node;
  if (typeof node === "string") {
    if (node in variables) return variables[node]!;
    throw new ReferenceError(`${node} is unknown`);
  }
  const [a, b] = [evaluate(node.left), evaluate(node.right)];
  return { "+": a + b, "-": a - b, "*": a * b, "/": a / b, "^": a ** b }[node.op]!;
}

createInterface({ input: stdin }).on("line", (line) => {
  const [, name, source] = line.match(/^(?:(\p{L}+)\s*=)?(.*)$/u)!;
  try {
    const value = evaluate(parse(source!));
    if (name) variables[name] = value;
    stdout.write(`${line.trim()} -> ${value}\n`);
  } catch (error) {
    stderr.write(`${line.trim()}: ${error}\n`);
  }
}).on("close", () => console.log(variables));
