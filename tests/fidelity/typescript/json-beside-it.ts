// Imports a JSON file that lies beside it, with and without names.
import library from "./library.json";
import { books } from "./library.json";

type Book = (typeof library.books)[number];
const byYear = (a: Book, b: Book): number => a.year - b.year;

console.log(library.name, books === library.books, books.length);
for (const { title, year, tags } of [...books].sort(byYear)) {
  console.log(`${year} ${title.padEnd(12)} ${tags?.join(", ") ?? "-"}`);
}
const oldest: Book | undefined = books.toSorted(byYear).at(0);
console.log(oldest, library);
