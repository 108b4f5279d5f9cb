// Encodes typed messages into bytes and back, with a checksum, and refuses damaged ones.
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";

const enum Tag { Number = 1, Text, List, Nothing = 0xff }
type Value = number | string | null | Value[];

class Encoder {
  private readonly parts: Uint8Array[] = [];
  write(value: Value): this {
    if (value === null) this.parts.push(Uint8Array.of(Tag.Nothing));
    else if (typeof value === "number") {
      const part = new DataView(new ArrayBuffer(9));
      part.setUint8(0, Tag.Number);
      part.setFloat64(1, value, true);
      this.parts.push(new Uint8Array(part.buffer));
    } else if (typeof value === "string") {
      const text = new TextEncoder().encode(value);
      this.parts.push(Uint8Array.of(Tag.Text, text.length), text);
    } else {
      this.parts.push(Uint8Array.of(Tag.List, value.length));
      value.forEach((item) => this.write(item));
    }
    return this;
  }
  finish(): Buffer {
    const body = Buffer.concat(this.parts);
    return Buffer.concat([body, createHash("md5").update(body).digest().subarray(0, 2)]);
  }
}

function decode(bytes: Buffer): Value {
  const body = bytes.subarray(0, -2);
  const sum = createHash("md5").update(body).digest().subarray(0, 2);
  if (!sum.equals(bytes.subarray(-2))) throw new Error(`checksum is ${sum.toString("hex")}`);
  let at = 0;
  const read = (): Value => {
    switch (body[at++] as Tag) {
      case Tag.Number: return body.readDoubleLE((at += 8) - 8);
      case Tag.Text: {
        const length = body[at++]!;
        return body.toString("utf8", at, (at += length));
      }
      case Tag.List: return Array.from({ length: body[at++]! }, read);
      default: return null;
    }
  };
  return read();
}

const message: Value = [1.5, "Grüße 🦊", [null, [-0, "x"]], Number.MAX_SAFE_INTEGER];
const bytes = new Encoder().write(message).finish();
console.log(bytes.length, bytes.toString("base64"));
console.log(bytes);
console.log(decode(bytes), Tag.Nothing);
bytes[4]! ^= 1;
try { decode(bytes); } catch (error) { console.log(String(error)); }
