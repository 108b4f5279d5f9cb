// Takes modules of Node.js with the older "import name = require(...)".
import path = require("node:path");
import { EventEmitter } from "node:events";

interface Part {
  readonly name: string;
  readonly ext: string;
}

class Names extends EventEmitter {
  split(file: string): Part {
    const { name, ext } = path.parse(file);
    this.emit("split", name);
    return { name, ext };
  }
}

const names = new Names();
names.on("split", (name: string) => console.log("split", name));
for (const file of ["notes.txt", "photo.old.jpg", ".profile"]) console.log(names.split(file));
