// An EventEmitter whose events are typed, a small state machine and its transitions.
import { EventEmitter, once } from "node:events";

type Events = {
  change: [from: State, to: State];
  refused: [state: State, action: Action];
};
type State = "idle" | "loading" | "ready" | "failed";
type Action = "load" | "succeed" | "fail" | "reset";

const transitions: { readonly [S in State]: Partial<Record<Action, State>> } = {
  idle: { load: "loading" },
  loading: { succeed: "ready", fail: "failed" },
  ready: { reset: "idle", load: "loading" },
  failed: { reset: "idle" },
};

class Machine {
  #events = new EventEmitter();
  #history: State[] = [];
  constructor(private state: State = "idle") {}

  on<E extends keyof Events>(event: E, listener: (...args: Events[E]) => void): this {
    this.#events.on(event, listener as (...args: any[]) => void);
    return this;
  }
  send(action: Action): boolean {
    const next = transitions[this.state][action];
    if (!next) return this.#events.emit("refused", this.state, action);
    this.#history.push(this.state);
    [this.state] = [next];
    return this.#events.emit("change", this.#history.at(-1), next);
  }
  async until(event: keyof Events): Promise<Events[typeof event]> {
    return (await once(this.#events, event)) as Events[typeof event];
  }
  get path(): string {
    return [...this.#history, this.state].join(" > ");
  }
}

const machine = new Machine();
machine.on("change", (from, to) => console.log(`${from.padEnd(8)}-> ${to}`));
console.log(machine.send("load"), machine.send("reset"));
machine.on("refused", (state, action) => console.error(`${action} is impossible when ${state}`));
for (const action of ["reset", "fail", "load", "reset", "load", "succeed"] as const) {
  machine.send(action);
}
console.log(machine.path, machine);
queueMicrotask(() => machine.send("fail"));
machine.until("refused").then(([state, action]) => console.log("at last", state, action));
