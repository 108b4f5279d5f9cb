// Decodes bytes of many encodings with TextDecoder, in one piece and in several.
import { StringDecoder } from "node:string_decoder";
import { TextDecoderStream } from "node:stream/web";

const samples = {
  "utf-8": [0xef, 0xbb, 0xbf, 0x4b, 0xc3, 0xb6, 0x6c, 0x6e],
  "utf-16le": [0x41, 0x00, 0x3d, 0xd8, 0x00, 0xde],
  "utf-16be": [0x00, 0x41, 0x20, 0xac],
  "windows-1252": [0x80, 0xe9, 0x9f],
  "iso-8859-2": [0xb1, 0xe6, 0xea],
  "koi8-r": [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4],
  shift_jis: [0x93, 0xfa, 0x96, 0x7b],
  "euc-kr": [0xc7, 0xd1, 0xb1, 0xdb],
  gb18030: [0xd6, 0xd0, 0xce, 0xc4],
  big5: [0xa4, 0xa4, 0xa4, 0xe5],
};
for (const [name, bytes] of Object.entries(samples)) {
  const decoder = new TextDecoder(name);
  console.log(decoder.encoding.padEnd(13), decoder.decode(new Uint8Array(bytes)));
}

const owl = new TextEncoder().encode("a🦉b");
const pieces = new TextDecoder();
const parts = [...owl].map((byte) => pieces.decode(Uint8Array.of(byte), { stream: true }));
console.log(parts, JSON.stringify(pieces.decode()));
const strings = new StringDecoder("utf8");
console.log([...owl].map((byte) => strings.write(Buffer.of(byte))), strings.end(Buffer.of(0xe2)));

const into = new Uint8Array(4);
console.log(new TextEncoder().encodeInto("é🦉", into), into);
const marked = new TextDecoder("utf-8", { ignoreBOM: true });
console.log(marked.decode(Uint8Array.of(239, 187, 191)).length);
const lenient = new TextDecoder();
console.log(JSON.stringify(lenient.decode(Uint8Array.of(0x61, 0xc0, 0xaf, 0xed, 0xa0, 0x80))));
for (const attempt of [
  () => new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.of(0xff)),
  () => new TextDecoder("x-unknown"),
  () => lenient.decode("a string"),
]) {
  try {
    attempt();
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
const stream = new Blob([owl]).stream().pipeThrough(new TextDecoderStream());
for await (const chunk of stream) console.log(chunk);
console.log("cafe\u0301".normalize("NFC").length, "ﬁ".normalize("NFKD"), "\uDC00".isWellFormed());
