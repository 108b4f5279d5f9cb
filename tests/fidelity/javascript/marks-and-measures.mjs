// Performance marks, measures, observers and timers, without printing any time.
import { performance, PerformanceObserver, createHistogram } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

const seen = [];
const observer = new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) seen.push(`${entry.entryType} ${entry.name}`);
});
observer.observe({ entryTypes: ["mark", "measure"] });

performance.mark("start", { detail: { step: 1 } });
await sleep(30);
performance.mark("end");
const measure = performance.measure("whole", "start", "end");
console.log(measure.name, measure.entryType, measure.duration >= 25, measure.duration < 2000);
console.log(performance.getEntriesByType("mark").map(({ name, detail }) => [name, detail]));
performance.clearMarks("start");
console.log(performance.getEntriesByName("start").length, typeof performance.timeOrigin);
try {
  performance.measure("bad", "nowhere");
} catch (error) {
  console.log(error.name, error.code, error.message);
}

const before = process.hrtime.bigint();
await sleep(2);
console.log(process.hrtime.bigint() - before > 1_000_000n, process.hrtime().length);
console.log(performance.now() > 0, process.uptime() < 60, Date.now() > 1.6e12);
const wrapped = performance.timerify(function double(n) { return n * 2; });
console.log(wrapped(21), wrapped.name, wrapped.length);

const histogram = createHistogram();
for (let i = 1; i <= 100; i++) histogram.record(i);
console.log(histogram.min, histogram.max, histogram.mean, histogram.percentile(90));
const { heapUsed, rss } = process.memoryUsage();
console.log(heapUsed > 0, rss > heapUsed, process.cpuUsage().user > 0);
await sleep(5);
observer.disconnect();
console.log(seen);
