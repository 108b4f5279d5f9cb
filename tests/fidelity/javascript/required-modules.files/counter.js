let count = 0;
console.log("counter is loaded");
module.exports = { next: () => ++count, loadedBy: module.parent?.id };
