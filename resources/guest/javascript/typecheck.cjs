'use strict';
// usage: typecheck.cjs TSC FILE
//
// Checks the types of one file with the compiler of TypeScript whose command is TSC, in this
// process. Prints what the compiler prints, and ends as it does. The options are those of a
// playground: strict, the newest language and library, modules found as bundlers find them.
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

// What a program finds beside the libraries that the compiler knows.
const ownNames = 'declare function display(...values: any[]): void;\n';
// These stand in for @types/node where it is missing. The compiler itself names that package for
// `process`, `require`, `module` and `Buffer`, so those stay away.
const nodeNames = `
declare var __dirname: string, __filename: string, global: any, exports: any;
declare function setImmediate(callback: (...values: any[]) => void, ...values: any[]): any;
declare function clearImmediate(immediate: any): void;
declare namespace NodeJS {
  type Timeout = any;
  type Immediate = any;
  type ErrnoException = Error & { code?: string };
}
`;
const bunNames = 'declare var Bun: any;\ndeclare module "bun";\ndeclare module "bun:*";\n';

function versionOf(folder) {
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const [major, minor] = String(version).split('.').map(Number);
  return major * 100 + minor;
}

function modulesFor(version) {
  if (version >= 504)
    return { module: 'preserve' };
  const older = { module: 'esnext', esModuleInterop: true, resolveJsonModule: true };
  return { ...older, moduleResolution: version >= 500 ? 'bundler' : 'node' };
}

function optionsFor(version, types) {
  return {
    strict: true,
    noEmit: true,
    allowJs: true,
    target: 'esnext',
    lib: ['esnext', 'dom', 'dom.iterable'],
    moduleDetection: 'force',
    skipLibCheck: true,
    ...modulesFor(version),
    ...(version >= 500 ? { allowImportingTsExtensions: true } : {}),
    typeRoots: types ? [types] : [],
    types: types ? ['node'] : [],
  };
}

const [tsc, file] = process.argv.slice(2);
const program = fs.realpathSync(tsc);
const compiler = path.dirname(path.dirname(program));
const version = versionOf(compiler);
// Those that came with the program's files go first, then those beside the compiler, then Debian's.
const types = [path.resolve('node_modules/@types'), path.join(compiler, '../@types'),
  '/usr/share/nodejs/@types']
  .find((folder) => fs.existsSync(path.join(folder, 'node')));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'));
const names = path.join(folder, 'names.d.ts');
fs.writeFileSync(names, ownNames + (types ? '' : nodeNames) + bunNames);
const config = path.join(folder, 'tsconfig.json');
fs.writeFileSync(config, JSON.stringify({
  compilerOptions: optionsFor(version, types),
  files: [path.resolve(file), names],
}));
process.argv = [process.execPath, program, '--project', config, '--pretty', 'false'];
import(pathToFileURL(program));
