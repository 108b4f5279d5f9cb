// Typed errors with codes, causes and a function that reads a whole chain of them.
abstract class DomainError<C extends string = string> extends Error {
  abstract readonly code: C;
  override get name(): string {
    return this.constructor.name;
  }
  toJSON() {
    return { code: this.code, message: this.message, cause: this.cause };
  }
}
class NotFound extends DomainError<"NOT_FOUND"> {
  readonly code = "NOT_FOUND";
  constructor(public readonly key: string, options?: ErrorOptions) {
    super(`${key} was not found`, options);
  }
}
class Forbidden extends DomainError<"FORBIDDEN"> {
  readonly code = "FORBIDDEN";
}

function* causes(error: unknown): Generator<unknown> {
  for (let at = error; at !== undefined; at = (at as Error).cause) {
    yield at;
    if (at instanceof AggregateError) for (const one of at.errors) yield* causes(one);
    if (!(at instanceof Error)) return;
  }
}
const text = (value: unknown) =>
  value instanceof DomainError ? `${value.name}<${value.code}>: ${value.message}` : String(value);

const open = (key: string): never => {
  try {
    if (key === "secret") throw new Forbidden("go away", { cause: 403 });
    null!.toString();
  } catch (cause) {
    throw new NotFound(key, { cause });
  }
  throw 0;
};

const collected: unknown[] = [];
for (const key of ["secret", "plain"]) {
  try {
    open(key);
  } catch (error) {
    collected.push(error);
    console.log([...causes(error)].map(text));
  }
}
const all = new AggregateError(collected, "both failed");
console.log([...causes(all)].map(text).length, JSON.stringify(collected[0]));
console.log((collected[0] as Error).stack!.split("\n").slice(0, 3).map((line) => line.trim()));
Promise.allSettled([Promise.reject(all), 1, (async () => open("late"))()]).then((results) => {
  for (const result of results) {
    console.log(result.status === "rejected" ? text(result.reason) : result.value);
  }
  console.error(collected[1]);
  throw new NotFound("ending", { cause: collected[0] });
});
