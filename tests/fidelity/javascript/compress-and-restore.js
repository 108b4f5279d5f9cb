// Packs a text with gzip, deflate and brotli, unpacks it, and meets damaged data.
const zlib = require("node:zlib");
const { promisify } = require("node:util");
const { pipeline } = require("node:stream/promises");
const { Readable, Writable } = require("node:stream");
const fs = require("node:fs");

const text = "Wer nicht wagt, der nicht gewinnt. ".repeat(200) + "Ende ✓";
const kinds = {
  gzip: [zlib.gzipSync, zlib.gunzipSync],
  deflate: [zlib.deflateSync, zlib.inflateSync],
  raw: [zlib.deflateRawSync, zlib.inflateRawSync],
  brotli: [zlib.brotliCompressSync, zlib.brotliDecompressSync],
};
for (const [name, [pack, unpack]] of Object.entries(kinds)) {
  const packed = pack(text);
  console.log(name.padEnd(8), packed.length < 200, unpack(packed).toString() === text);
}
console.log(zlib.gzipSync("").subarray(0, 4), zlib.deflateSync("aaaa").toString("hex"));
console.log(typeof zlib.createUnzip, zlib.constants.Z_BEST_COMPRESSION);

async function main() {
  const gzip = promisify(zlib.gzip);
  const packed = await gzip(Buffer.from(text), { level: 1 });
  const parts = [];
  await pipeline(
    Readable.from([packed.subarray(0, 20), packed.subarray(20)]),
    zlib.createGunzip(),
    new Writable({ write: (chunk, _, done) => (parts.push(chunk), done()) }),
  );
  console.log(Buffer.concat(parts).toString().slice(-12));
  await pipeline(Readable.from([text]), zlib.createGzip(), fs.createWriteStream("text.gz"));
  console.log(zlib.unzipSync(fs.readFileSync("text.gz")).length);
  fs.unlinkSync("text.gz");

  for (const damaged of [packed.subarray(0, 30), Buffer.from("plain"), Buffer.alloc(0)]) {
    try {
      console.log(zlib.gunzipSync(damaged));
    } catch (error) {
      console.log(error.code, error.errno, error.message);
    }
  }
  zlib.inflate(packed, (error, result) => console.log(error.code, result));
}
main();
