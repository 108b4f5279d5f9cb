// Functions that Sandpad puts around those of Node stand in the stacks of what they call.
const isSandpadIn = (stack) => stack.includes('/sandpad/javascript/');

process.on('exit', () => {
  console.log('in a listener:', isSandpadIn(new Error('looked at').stack));
});
console.log('outside:', isSandpadIn(new Error('looked at').stack));
console.log('own functions of process:', Object.hasOwn(process, 'emit') ? ['emit'] : []);

for (const name of ['log', 'info', 'debug', 'warn', 'error', 'table', 'dir']) {
  let found = false;
  const shown = { [Symbol.for('nodejs.util.inspect.custom')]: () => {
    found ||= isSandpadIn(new Error('looked at').stack);
    return 'shown';
  } };
  console[name](shown);
  console.log(`in console.${name}: ${found}`);
}
