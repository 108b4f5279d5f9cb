// Parses programs and looks for modules, without running or loading any of them.
//
// The file named as first argument holds {"blocks": [{"index", "code", "language"}],
// "modules": [name]}; the answer on standard output is {"blocks": [{"index", "state", "line",
// "message"}], "modules": {name: found}, "standard": [name]}, the last of which are the modules that
// come with the language. The second argument is the path of esbuild.
'use strict';

const { spawnSync } = require('child_process');
const fs = require('fs');
const { builtinModules } = require('module');
const os = require('os');
const path = require('path');

const asked = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'examine-'));

const nameOf = (block) => `b${block.index}.${block.language === 'typescript' ? 'ts' : 'js'}`;

// What esbuild says where a program ends too early.
const ENDS_EARLY = /end of file|Unterminated template/;

const found = new Map();
for (let at = 0; at < asked.blocks.length; at += 200) {
  const blocks = asked.blocks.slice(at, at + 200);
  for (const block of blocks) fs.writeFileSync(path.join(folder, nameOf(block)), block.code);
  const run = spawnSync(
    process.argv[3],
    ['--log-limit=0', '--log-level=error', '--color=false', '--outdir=out', ...blocks.map(nameOf)],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 << 20 },
  );
  const pattern = /\[ERROR\] (.*)\n\n {4}b(\d+)\.[jt]s:(\d+):\d+:/g;
  for (const match of run.stderr.matchAll(pattern)) {
    const index = Number(match[2]);
    if (!found.has(index)) found.set(index, { message: match[1], line: Number(match[3]) });
  }
}

const blocks = asked.blocks.map(({ index, code }) => {
  const error = found.get(index);
  if (!error) return { index, state: 'fine', line: 0, message: '' };
  const isLast = error.line >= code.trimEnd().split('\n').length;
  const endsEarly = ENDS_EARLY.test(error.message) || (isLast && /^Unterminated/.test(error.message));
  return { index, state: endsEarly ? 'cutoff' : 'wrong', ...error };
});
const modules = {};
for (const name of asked.modules) {
  try {
    require.resolve(name, { paths: [process.cwd()] });
    modules[name] = true;
  } catch {
    modules[name] = false;
  }
}
process.stdout.write(JSON.stringify({ blocks, modules, standard: builtinModules }));
