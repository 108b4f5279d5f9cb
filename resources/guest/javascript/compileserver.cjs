// Compiles programs of TypeScript, one after the other, until its input ends. Each is one file.
//
// What it reads and replies is in ../csharp/roslyn/CompileServer.cs. The command is that of esbuild.
'use strict';

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');
const addModules = require('./modules.cjs');

// Nothing of one program is there for the next.
function clearFolder() {
  for (const name of fs.readdirSync('.')) fs.rmSync(name, { recursive: true, force: true });
}

function compiled({ folder, arguments: [esbuild, file, ...options], files }) {
  clearFolder();
  for (const [name, content] of Object.entries(files)) {
    fs.writeFileSync(path.basename(name), Buffer.from(content, 'base64'));
  }
  const { status, stderr } = spawnSync(esbuild, [file, ...options],
    { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  // A warning stands in the output of a program that is compiled in its own sandbox.
  if (status === null || (status === 0 && stderr !== '')) return { failed: true };
  if (status !== 0) return { done: false, messages: stderr, stream: 'stderr', files: {} };
  addModules(esbuild, file);
  const made = fs.readdirSync('.').filter((name) => name !== file);
  return {
    done: true,
    messages: '',
    files: Object.fromEntries(made.map(
      (name) => [path.join(folder, name), fs.readFileSync(name).toString('base64')])),
  };
}

function reply(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function answer(line) {
  const asked = JSON.parse(line);
  try {
    reply({ id: asked.id, ...compiled(asked) });
  } catch {
    reply({ id: asked.id, failed: true }); // the command itself may do better, and says what is wrong
  }
}

readline.createInterface({ input: process.stdin }).on('line', answer);
reply({ ready: true });
