// Typed arrays share memory, wrap and clamp; a DataView reads a small binary header.
const memory = new ArrayBuffer(16);
const bytes = new Uint8Array(memory);
const words = new Uint32Array(memory, 4, 2);
bytes.set([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4, 0xff, 0xfe]);
console.log(memory, words, words.byteOffset, words.byteLength);

const view = new DataView(memory);
view.setFloat32(12, -1.1);
console.log(view.getUint16(0).toString(16), view.getUint16(0, true).toString(16));
console.log(view.getFloat32(12), view.getInt8(8), view.getBigUint64(0), bytes.slice(12));

console.log(Uint8Array.of(256, -1, 3.9, NaN, "7"), Uint8ClampedArray.of(256, -1, 3.5, 2.5, NaN));
console.log(Int16Array.from([40000, 2 ** 31, 1e10]), Float32Array.of(0.1, 16777217, 1e39, -0));
console.log(new Float64Array([3, -0, NaN, 1, 0, -Infinity]).sort(), [3, 20, 100].sort());
const numbers = Int32Array.from({ length: 6 }, (_, i) => i * i - 4);
console.log(numbers.toSorted((a, b) => b - a), numbers.with(0, 9), numbers.findLast((n) => n < 0));
console.log(numbers.subarray(2, 4).fill(77), numbers, numbers.at(-1), numbers.indexOf(77));
console.log(numbers.copyWithin(0, 4).reverse().join("/"), Array.from(numbers.keys()).length);
numbers.extra = 1;
numbers[99] = 5;
console.log(numbers[99], numbers.length, 99 in numbers, Object.keys(numbers).at(-1));

const growing = new ArrayBuffer(2, { maxByteLength: 8 });
const tracking = new Uint8Array(growing);
growing.resize(5);
console.log(tracking.length, growing.resizable, growing.byteLength);
const moved = structuredClone(memory, { transfer: [memory] });
console.log(bytes.length, memory.byteLength, moved.byteLength);

for (const attempt of [
  () => new Uint32Array(moved, 1),
  () => new DataView(moved).getInt32(14),
  () => new Uint8Array(-1),
  () => view.getInt8(0),
  () => Uint8Array(2),
  () => new Uint8Array(4).set([1, 2], 3),
  () => new BigInt64Array([1]),
]) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log(`${error.name}: ${error.message}`);
  }
}
