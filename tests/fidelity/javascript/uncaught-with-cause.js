// A repository fails in a method, and the error that ends the program names its cause.
class Repository {
  #rows = new Map([[1, '{"title": "Dune"}'], [2, '{"title": }']]);

  load(id) {
    const text = this.#rows.get(id);
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new Error(`row ${id} is damaged`, { cause });
    }
  }

  get titles() {
    return [...this.#rows.keys()].map((id) => this.load(id).title);
  }
}

const repository = new Repository();
console.log(repository.load(1));
try {
  console.log(repository.titles);
} finally {
  console.log("cleaning up");
}
console.log("never printed");
