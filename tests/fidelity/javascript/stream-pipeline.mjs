// Text goes through a pipeline of transforms into a collecting writable.
import { Readable, Transform, Writable, PassThrough } from "node:stream";
import { pipeline, finished } from "node:stream/promises";

class Lines extends Transform {
  #rest = "";
  constructor() {
    super({ readableObjectMode: true });
  }
  _transform(chunk, _encoding, done) {
    const lines = (this.#rest + chunk).split("\n");
    this.#rest = lines.pop();
    for (const line of lines) this.push(line);
    done();
  }
  _flush(done) {
    if (this.#rest) this.push(this.#rest);
    done();
  }
}

const collected = [];
const sink = new Writable({
  objectMode: true,
  highWaterMark: 2,
  write(item, _encoding, done) {
    collected.push(item);
    setImmediate(done);
  },
});

const chunks = ["name;si", "ze\noak;30\nel", "m;2", "5\nlime;18"];
await pipeline(
  Readable.from(chunks),
  new Lines(),
  async function* (lines) {
    for await (const line of lines) yield line.split(";");
  },
  sink,
);
console.table(collected);

const even = Readable.from([1, 2, 3, 4, 5, 6]).filter((n) => n % 2 === 0).map((n) => n * n);
console.log(await even.toArray());
console.log(await Readable.from([1, 2, 3]).reduce((sum, n) => sum + n, 0));

const through = new PassThrough({ highWaterMark: 4 });
console.log(through.write("abc"), through.write("defg"), through.writableLength);
through.end();
console.log((await through.toArray()).map(String));

const broken = new Transform({ transform: (_c, _e, done) => done(new Error("bad chunk")) });
await pipeline(Readable.from(["x"]), broken, sink).catch((e) => console.log(e.message));
const destroyed = new PassThrough();
destroyed.destroy();
await finished(destroyed).catch((error) => console.log(error.code));
