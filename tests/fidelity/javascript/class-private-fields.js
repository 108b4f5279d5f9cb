// A bank account with private fields, private methods and a static block.
class Account {
  static #opened = 0;
  static limit;
  #balance = 0;
  #history = [];

  static {
    Account.limit = 500;
  }

  constructor(owner) {
    this.owner = owner;
    Account.#opened++;
  }

  static get opened() {
    return Account.#opened;
  }

  static isAccount(value) {
    return typeof value === "object" && value !== null && #balance in value;
  }

  #record(kind, amount) {
    this.#history.push(`${kind}:${amount}`);
    this.#balance += kind === "in" ? amount : -amount;
  }

  deposit(amount) {
    if (amount > Account.limit) throw new RangeError(`${amount} is over ${Account.limit}`);
    this.#record("in", amount);
    return this;
  }

  withdraw(amount) {
    this.#record("out", amount);
    return this;
  }

  get balance() {
    return this.#balance;
  }

  get history() { return [...this.#history]; }
}

const ada = new Account("Ada").deposit(120).withdraw(45.5);
const bob = new Account("Bob");
console.log(ada, ada.balance, ada.history);
console.log(Account.opened, Account.isAccount(bob), Account.isAccount({ balance: 1 }));
console.log(Object.keys(ada), JSON.stringify(ada));
const setBalance = () => (bob.balance = 9);
for (const attempt of [() => bob.deposit(501), setBalance, () => Account.prototype.balance]) {
  try {
    console.log("gave", attempt(), bob.balance);
  } catch (error) {
    console.log(`${error.name}: ${error.message}`);
  }
}
