// What one call of esbuild cannot tell of a TypeScript program FILE, of which it made FILE.js.
//
// usage: node modules.cjs ESBUILD FILE
//
// - A module that imports files beside it becomes one with them, in FILE.js: Node.js knows neither
//   TypeScript nor names without an extension, nor those of a tsconfig.json. What cannot be found
//   is left for Node.js to tell.
// - A program that awaits outside of a function may have to run as a module. FILE.mjs is that one.
'use strict';

const { spawnSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');

function addModules(esbuild, file) {
  const usual = ['--target=node18', '--sourcemap=inline', '--log-level=silent', '--format=esm'];
  const source = fs.readFileSync(file, 'utf8');

  function build(...options) {
    return spawnSync(esbuild, [file, ...usual, ...options], { stdio: 'ignore' }).status === 0;
  }

  /// Makes the bundle; false where the program is no module or does not need it.
  function bundle() {
    const facts = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'modules-')), 'facts.json');
    const made = `${file}.mjs`;
    // Two files may use one name; what is shown of a class is its name. Without an export Node.js
    // would not know the bundle for a module.
    const options = ['--bundle', '--platform=node', '--packages=external', '--keep-names',
      '--footer:js=export {};', `--metafile=${facts}`, `--outfile=${made}`];
    if (!build(...options)) return false;
    const inputs = JSON.parse(fs.readFileSync(facts, 'utf8')).inputs;
    const isWanted = inputs[file]?.format === 'esm' && Object.keys(inputs).length > 1;
    if (isWanted) fs.copyFileSync(made, `${file}.js`);
    else fs.rmSync(made);
    return isWanted;
  }

  const importsFiles = /\b(?:from|import)\b[^'"`\n]*['"]\.{1,2}\//.test(source)
    || (/\b(?:from|import)\b[^'"`\n]*['"]/.test(source) && namesFiles());
  const isBundle = importsFiles && bundle();
  if (!isBundle && /\bawait\b/.test(source)) build(`--outfile=${file}.mjs`);
}

/// Whether a tsconfig.json gives files other names.
function namesFiles() {
  return fs.existsSync('tsconfig.json')
    && /"(?:paths|baseUrl|extends)"/.test(fs.readFileSync('tsconfig.json', 'utf8'));
}

if (require.main === module) addModules(...process.argv.slice(2));
else module.exports = addModules;
