if (require('node:fs').statSync(process.argv[1]).size === 0)
  console.log('ESCAPED: the program is not there yet');
