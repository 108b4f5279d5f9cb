// Parses programs and looks for modules, without running or loading any of them.
//
// The file named as first argument holds {"blocks": [{"index", "code", "language"}],
// "modules": [name]}; the answer on standard output is {"blocks": [{"index", "state", "line",
// "message", "facts"}], "modules": {name: found}, "standard": [name]}, the last of which are the
// modules that come with the language. "facts" is what sourcefacts.cjs reads from a block's tree;
// those that are imported are among the modules that are looked for. The second argument is the path
// of esbuild.
'use strict';

const { spawnSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { factsOf, STANDARD } = require('./sourcefacts.cjs');
const { factsOfTypes } = require('./typedfacts.cjs');

const asked = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'examine-'));

const nameOf = (block) => `b${block.index}.${block.language === 'typescript' ? 'ts' : 'js'}`;

// How much code is read in all; nobody writes more by hand, and the rest is only parsed.
const MOST_READ = 1 << 19;

// What esbuild says where a program ends too early.
const ENDS_EARLY = /end of file|Unterminated template/;

/** The facts of TypeScript, read from what esbuild makes of it. */
function factsOfTyped({ index, code }) {
  const file = path.join(folder, 'out', `b${index}.js`);
  if (!fs.existsSync(file)) return null;
  return factsOfTypes(code, fs.readFileSync(file, 'utf8'), JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')));
}

function esbuild(blocks) {
  const options = ['--log-limit=0', '--log-level=error', '--color=false', '--outdir=out', '--sourcemap=external'];
  const settings = { cwd: folder, encoding: 'utf8', maxBuffer: 64 << 20 };
  return spawnSync(process.argv[3], [...options, ...blocks.map(nameOf)], settings).stderr;
}

const found = new Map();
for (let at = 0; at < asked.blocks.length; at += 200) {
  const blocks = asked.blocks.slice(at, at + 200);
  for (const block of blocks) fs.writeFileSync(path.join(folder, nameOf(block)), block.code);
  const pattern = /\[ERROR\] (.*)\n\n {4}b(\d+)\.[jt]s:(\d+):\d+:/g;
  for (const match of esbuild(blocks).matchAll(pattern)) {
    const index = Number(match[2]);
    if (!found.has(index)) found.set(index, { message: match[1], line: Number(match[3]) });
  }
  // After an error it writes nothing.
  const others = blocks.filter((block) => block.language === 'typescript' && !found.has(block.index));
  if (others.length && others.length < blocks.length) esbuild(others);
}

const names = new Set(asked.modules);
let left = MOST_READ;
const blocks = asked.blocks.map((block) => {
  const { index, code } = block;
  const error = found.get(index);
  if (!error) {
    left -= code.length;
    const facts = left >= 0 ? factsOf(code) || factsOfTyped(block) : null;
    if (facts) facts.modules.forEach((name) => names.add(name));
    return { index, state: 'fine', line: 0, message: '', ...(facts ? { facts } : {}) };
  }
  const isLast = error.line >= code.trimEnd().split('\n').length;
  const endsEarly = ENDS_EARLY.test(error.message) || (isLast && /^Unterminated/.test(error.message));
  return { index, state: endsEarly ? 'cutoff' : 'wrong', ...error };
});
const modules = {};
for (const name of names) {
  try {
    require.resolve(name, { paths: [process.cwd()] });
    modules[name] = true;
  } catch {
    modules[name] = false;
  }
}
process.stdout.write(JSON.stringify({ blocks, modules, standard: STANDARD }));
