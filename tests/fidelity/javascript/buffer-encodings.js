// Buffers, encodings, and texts that do not fit into them.
const { Buffer, Blob, isUtf8, transcode } = require("node:buffer");

const text = "Zoë 🦉 €5";
for (const name of ["utf8", "utf16le", "latin1", "ascii", "base64", "base64url", "hex"]) {
  const coded = name.startsWith("base64") || name === "hex";
  const word = Buffer.from(text).toString(name);
  const bytes = Buffer.from(coded ? word : text, name);
  console.log(name.padEnd(9), bytes.length, word, bytes.toString(name));
}
const numbers = Buffer.alloc(24);
numbers.writeInt16BE(-2, 0);
numbers.writeUInt32LE(0xdeadbeef, 2);
numbers.writeDoubleBE(Math.PI, 6);
numbers.writeBigInt64LE(-5n, 14);
console.log(numbers, numbers.readInt16BE(0), numbers.readUInt32LE(2), numbers.readFloatBE(6));
console.log(numbers.readBigUInt64LE(14), numbers.subarray(14, 16).equals(Buffer.from([251, 255])));

const owls = Buffer.from("owl, owlet, night owl");
console.log(owls.indexOf("owl", 1), owls.lastIndexOf("owl"), owls.includes("bat"));
console.log(Buffer.concat([owls.subarray(0, 3), Buffer.from("!")]).toString());
console.log(owls.fill("ab", 3, 8).toString(), Buffer.compare(Buffer.from("a"), Buffer.from("b")));
console.log(Buffer.from([0x61, 0xff, 0xc3, 0x28, 0xe2, 0x82]).toString(), isUtf8(owls));
console.log(Buffer.from("not hex", "hex"), Buffer.from("YQ=", "base64"), Buffer.byteLength(text));
console.log(Buffer.from("\uD800x"), transcode(Buffer.from("€"), "utf8", "latin1"));
console.log(Buffer.from([1, 2, 3, 4]).swap16(), JSON.stringify(Buffer.from("hi")));
console.log([...Buffer.from("héé").entries()], Buffer.isBuffer(new Uint8Array(1)));
console.log(atob("aGk="), btoa("é"), Buffer.alloc(60, "xy"));
for (const attempt of [
  () => numbers.readInt32LE(21),
  () => numbers.writeUInt8(256, 0),
  () => Buffer.from(5),
  () => Buffer.alloc(2, "x", "klingon"),
  () => btoa("€"),
]) {
  try {
    attempt();
  } catch (error) {
    console.log(error.name, error.code, error.message.split("\n")[0]);
  }
}
new Blob(["one", new Uint8Array([33])]).text().then((whole) => console.log(whole, whole.length));
