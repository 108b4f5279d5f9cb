// An async function fails after some awaits, and its rejection ends the program.
type Account = { id: number; owner: string; cents: bigint };

const accounts: Record<string, Account | undefined> = {
  ada: { id: 1, owner: "Ada", cents: 12_050n },
  bob: { id: 2, owner: "Bob", cents: 30n },
};

async function find(name: string): Promise<Account> {
  await new Promise<void>((resolve) => setImmediate(resolve));
  const account = accounts[name];
  if (account === undefined) throw new RangeError(`no account of ${name}`);
  return account;
}

async function transfer(from: string, to: string, cents: bigint): Promise<void> {
  const [source, target] = [await find(from), await find(to)];
  if (source.cents < cents) throw new Error("not enough", { cause: { source, cents } });
  source.cents -= cents;
  target.cents += cents;
  console.log(`${from} -> ${to}: ${cents}`, source.cents, target.cents);
}

const enum Amount {
  Small = 50,
  Large = 100_000,
}

async function main(): Promise<void> {
  await transfer("ada", "bob", BigInt(Amount.Small));
  await transfer("eve", "bob", 1n).catch((error: Error) => console.log("ignored:", error.message));
  await transfer("bob", "ada", BigInt(Amount.Large));
}

process.on("exit", (code) => console.log("exit", code));
void main().finally(() => console.log("main has ended"));
