// A handler throws its own kind of error, with fields, while an event is sent.
const { EventEmitter } = require("node:events");

class ValidationError extends Error {
  constructor(field, value) {
    super(`field ${field} must not be ${value}`);
    this.name = "ValidationError";
    this.field = field;
    this.context = { value, allowed: ["small", "large"], nested: { deep: { er: [1] } } };
  }
  get [Symbol.toStringTag]() {
    return "ValidationError";
  }
}

class Form extends EventEmitter {
  #fields = new Map();
  static allowed = new Set(["small", "large"]);
  set(field, value) {
    this.#fields.set(field, value);
    this.emit("change", field, value);
    return this;
  }
}

const form = new Form();
form.on("change", function validate(field, value) {
  if (!Form.allowed.has(value)) throw new ValidationError(field, value);
  console.log("ok:", field, value);
});
process.on("uncaughtExceptionMonitor", (error, origin) => {
  console.log("monitor", error.field, origin);
});
process.on("exit", (code) => console.log("exit", code));
setTimeout(() => form.set("size", "small").set("size", "huge").set("size", "large"), 5);
