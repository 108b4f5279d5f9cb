// Compares totals with assert; the last comparison fails and prints what differs.
const assert = require("node:assert/strict");

const report = (attempt) => {
  try {
    attempt();
    console.log("fine");
  } catch (error) {
    console.log(error.name, error.code, error.operator, error.generatedMessage);
    console.log(error.message);
  }
};
report(() => assert.equal(0.1 + 0.2, 0.3));
report(() => assert.deepEqual({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }));
report(() => assert.deepEqual([1, 2, 3, 4], [1, 2, 30, 4]));
report(() => assert.deepEqual(new Map([["a", new Set([1])]]), new Map([["a", new Set([2])]])));
report(() => assert.notEqual("same", "same", "they must differ"));
report(() => assert(false));
report(() => assert.ok(0 == 1));
report(() => assert.throws(() => JSON.parse("{"), SyntaxError));
report(() => assert.throws(() => null, /never/));
report(() => assert.match("abc", /x/));
report(() => assert.equal("one line\nsecond line", "one line\n2nd line"));
report(() => assert.fail("given up"));

const months = { jan: 120, feb: 95, mar: 210 };
const expected = { jan: 120, feb: 96, mar: 210, apr: 0 };
assert.rejects(Promise.reject(new Error("no")), { message: "no" }).then(() => {
  console.log("rejected as it should be");
  assert.deepEqual(months, expected);
});
