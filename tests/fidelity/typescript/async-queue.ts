// A typed queue that runs some jobs at a time, retries them and keeps their order.
type Job<T> = () => Promise<T>;
type Outcome<T> = { index: number } & ({ value: T } | { error: string });

const sleep = <T = void>(ms: number, value?: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value as T), ms));

class Queue<T> {
  private active = 0;
  private peak = 0;
  constructor(private readonly width: number, private readonly retries = 0) {}

  async run(jobs: readonly Job<T>[]): Promise<Outcome<T>[]> {
    const outcomes: Outcome<T>[] = [];
    const pending = [...jobs.entries()];
    const worker = async (): Promise<void> => {
      for (let next = pending.shift(); next; next = pending.shift()) {
        const [index, job] = next;
        this.peak = Math.max(this.peak, ++this.active);
        try {
          outcomes.push({ index, value: await this.attempt(job) });
        } catch (error) {
          outcomes.push({ index, error: `${(error as Error).message}, ${this.peak} at a time` });
        } finally {
          this.active--;
        }
      }
    };
    await Promise.all(Array.from({ length: this.width }, worker));
    return outcomes.sort((a, b) => a.index - b.index);
  }

  private async attempt(job: Job<T>, left = this.retries): Promise<T> {
    try {
      return await job();
    } catch (error) {
      if (left === 0) throw new Error("gave up", { cause: error });
      return this.attempt(job, left - 1);
    }
  }
}

let tries = 0;
const jobs: Job<string>[] = [
  () => sleep(20, "slow"),
  async () => "at once",
  async () => {
    if (++tries < 3) throw new Error(`try ${tries}`);
    return `third try`;
  },
  () => Promise.reject(new Error("never works")),
];
new Queue<string>(2, 2).run(jobs).then(async (outcomes) => {
  console.table(outcomes);
  const iterate = async function* <T>(items: T[]): AsyncGenerator<T, number, void> {
    for (const item of items) yield await sleep(1, item);
    return items.length;
  };
  for await (const outcome of iterate(outcomes)) console.log("value" in outcome, outcome.index);
});
