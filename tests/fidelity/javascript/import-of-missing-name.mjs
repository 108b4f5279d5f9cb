// Imports a name that the module beside it does not have, so nothing of it runs.
import { circumference, aera } from "./circles.mjs";

const radii = [1, 2.5, 10];
console.log("this line is never reached");

for (const radius of radii) {
  const line = [radius, circumference(radius), aera(radius)];
  console.log(line.map((n) => n.toFixed(2).padStart(8)).join(" "));
}

export const largest = Math.max(...radii);
