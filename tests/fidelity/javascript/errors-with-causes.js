// Own error classes, causes and AggregateError, as they print and as they are caught.
class AppError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = new.target.name;
  }
}
class ConfigError extends AppError {
  constructor(key, options) {
    super(`setting "${key}" is wrong`, options);
    this.key = key;
  }
}

function parsePort(text) {
  const port = Number(text);
  if (!Number.isInteger(port)) throw new TypeError(`${JSON.stringify(text)} is no integer`);
  if (port < 1 || port > 65535) throw new RangeError(`${port} is out of range`);
  return port;
}
function readConfig(config) {
  try {
    return parsePort(config.port);
  } catch (cause) {
    throw new ConfigError("port", { cause });
  }
}

for (const config of [{ port: "80" }, { port: "http" }, { port: 70000 }, null]) {
  try {
    console.log("port", readConfig(config));
  } catch (error) {
    const names = [];
    for (let at = error; at; at = at.cause) names.push(`${at.name}(${at.message})`);
    console.log(names.join(" <- "), error.key, error instanceof AppError);
  }
}
try {
  readConfig({ port: -1 });
} catch (error) {
  console.log(error);
  console.error(new AppError("wrapped", { cause: { plain: "object", code: 5 } }));
}
const many = new AggregateError([new AppError("one"), "two"], "several", { cause: 3 });
console.log(many.errors.length, many.message, Object.keys(many), String(many));
console.log({ inside: Object.assign(new Error("with fields"), { code: "E_X" }).code });

const odd = new Error("first line\nsecond line");
console.log(odd.stack.split("\n").slice(0, 2), `${Object.assign(new Error(""), { name: "" })}|`);
Error.stackTraceLimit = 1;
console.log([new Error("short")]);
Error.prepareStackTrace = (error, sites) => `${error.message}@${sites[0].getLineNumber()}`;
console.log(new Error("prepared").stack);
const target = {};
Error.captureStackTrace(target);
console.log(typeof target.stack, Object.prototype.hasOwnProperty.call(target, "stack"));
