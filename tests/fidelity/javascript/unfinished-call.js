// A list of tasks; one of the calls below was left unfinished.
const tasks = [];

function add(title, done = false) {
  tasks.push({ title, done });
}

console.log("this line is never reached");
add("write");
add("read", true;
add("rest");

for (const { title, done } of tasks) {
  console.log(`${done ? "x" : "-"} ${title}`);
}
