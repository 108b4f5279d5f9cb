// Writes a small picture and other bytes that are no text to standard output.
const width = 8;
const height = 4;
const pixels = Buffer.alloc(width * height * 3);
for (let y = 0; y < height; y++) {
  for (let x = 0; x < width; x++) {
    pixels.set([x * 32, y * 64, 255 - x * y * 8], (y * width + x) * 3);
  }
}
process.stdout.write(`P6\n${width} ${height}\n255\n`);
process.stdout.write(pixels);
process.stdout.write("\n");
process.stdout.write(Buffer.from([0, 1, 2, 0x1b, 0x7f, 0x80, 0xc3, 0x28, 0xff, 0xfe, 10]));
process.stdout.write(Uint8Array.from("plain bytes\n", (c) => c.charCodeAt(0)));
process.stdout.write("gr\u00fc\u00df", "latin1");
process.stdout.write("0a4f4b0a", "hex");
const euro = Buffer.from("€\n");
process.stdout.write(euro.subarray(0, 1));
setTimeout(() => process.stdout.write(euro.subarray(1)), 30);
process.stderr.write(Buffer.from([0xe2, 0x82]));
process.stderr.write(Buffer.from([0xac, 10]));
