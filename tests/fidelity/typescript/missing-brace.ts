// A list of tasks with priorities; a parenthesis is missing in one of the lines.
interface Task {
  title: string;
  priority: number;
}

const tasks: Task[] = [
  { title: "write", priority: 2 },
  { title: "read", priority: 1 },
];

function byPriority(a: Task, b: Task): number {
  return a.priority - b.priority;
}

console.log("this line is never reached");
for (const task of tasks.sort(byPriority) {
  console.log(`${task.priority}: ${task.title}`);
}
