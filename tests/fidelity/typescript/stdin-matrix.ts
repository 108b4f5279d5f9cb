// Reads matrices from standard input, multiplies them and prints their determinants.
type Matrix = readonly (readonly number[])[];

function parse(text: string): Matrix[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split("\n").map((line) => line.trim().split(/\s+/).map(Number)));
}

function multiply(a: Matrix, b: Matrix): Matrix {
  if (a[0]!.length !== b.length) {
    throw new RangeError(`${a.length}x${a[0]!.length} does not fit ${b.length}x${b[0]!.length}`);
  }
  return a.map((row) => b[0]!.map((_, j) => row.reduce((sum, x, k) => sum + x * b[k]![j]!, 0)));
}

function determinant(matrix: Matrix): number {
  if (matrix.some((row) => row.length !== matrix.length)) return NaN;
  if (matrix.length === 1) return matrix[0]![0]!;
  return matrix[0]!.reduce((sum, x, j) => {
    const minor = matrix.slice(1).map((row) => row.filter((_, k) => k !== j));
    return sum + (j % 2 ? -1 : 1) * x * determinant(minor);
  }, 0);
}

async function read(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

read().then((text) => {
  const matrices = parse(text);
  for (const matrix of matrices) {
    console.log(matrix);
    console.log("determinant", determinant(matrix));
  }
  const [first, second, third] = matrices as [Matrix, Matrix, Matrix];
  console.table(multiply(first, second));
  console.log(multiply(second, third));
});
