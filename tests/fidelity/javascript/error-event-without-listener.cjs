// Reads a file that is not there with a stream that nobody listens to for errors.
const fs = require("node:fs");
const { pipeline, Transform } = require("node:stream");

const upper = () => new Transform({
  transform(chunk, _encoding, done) {
    done(null, chunk.toString().toUpperCase());
  },
});

fs.writeFileSync("present.txt", "some text\n");
pipeline(fs.createReadStream("present.txt"), upper(), async function* (source) {
  for await (const chunk of source) console.log(String(chunk).trim());
}, (error) => {
  console.log("first pipeline", error ?? "ended well");
  fs.unlinkSync("present.txt");
  pipeline(fs.createReadStream("absent.txt"), upper(), (failure) => {
    console.log("second pipeline", failure.code, failure.path);
    const stream = fs.createReadStream("absent.txt");
    stream.on("close", () => console.log("closed"));
    stream.pipe(upper()).pipe(process.stdout);
  });
});
