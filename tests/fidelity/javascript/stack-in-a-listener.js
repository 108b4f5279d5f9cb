// Functions that Sandpad puts around those of Node stand in the stacks of what they call.
const isSandpadIn = (stack) => stack.includes('/sandpad/javascript/');

process.on('exit', () => {
  console.log('in a listener:', isSandpadIn(new Error('looked at').stack));
});
console.error('a message');
console.log('outside:', isSandpadIn(new Error('looked at').stack));
const shown = { toJSON: undefined, [Symbol.for('nodejs.util.inspect.custom')]: () =>
  `in console.warn: ${isSandpadIn(new Error('looked at').stack)}` };
console.warn(shown);
