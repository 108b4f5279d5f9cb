'use strict';
// Loaded before the user's program by NODE_OPTIONS or bun --preload. Adds the global display()
// and reports an uncaught error as data; neither what is printed nor the exit status changes. In
// Bun a look at an error's stack would change what it prints, so Sandpad reads frames in the text.
//
// The display channel is descriptor 3: frames of a little-endian 32-bit length and JSON, each
// answered with one byte once the host has read all that was printed before.
(() => {
  const fs = require('node:fs');
  const path = require('node:path');
  const { fileURLToPath } = require('node:url');
  const util = require('node:util');
  const { isMainThread } = require('node:worker_threads');
  const trees = require('./trees.cjs');
  // A program that prints what it was started with and has loaded finds its own only. Its children
  // are programs like any other.
  delete process.env.NODE_OPTIONS;
  const isAhead = process.env.SANDPAD_AHEAD !== undefined;
  delete process.env.SANDPAD_AHEAD;
  for (const file of [__filename, require.resolve('./trees.cjs')]) delete require.cache[file];

  const channel = 3;
  const mostBytes = 32 << 20;
  const mostText = 1 << 20;
  const mostMessage = 64 << 10;
  const mostCauses = 20;
  const mostDepth = 5;
  const work = process.cwd() + path.sep;
  let isOpen = isMainThread && isSocket();

  // At a terminal a program ends when it reads no more, as after close() of readline. At a pipe, which
  // a person types into here, Node.js would wait for the end of the input.
  function endWithoutReading() {
    const own = Object.getOwnPropertyDescriptor(process, 'stdin');
    if (!isMainThread || typeof own?.get !== 'function' || process.versions.bun) return;
    const watched = new WeakSet();
    Object.defineProperty(process, 'stdin', {
      ...own,
      get() {
        const input = own.get.call(process);
        if (typeof input?.unref === 'function' && !watched.has(input)) {
          watched.add(input);
          input.on('pause', () => input.unref()).on('resume', () => input.ref());
        }
        return input;
      },
    });
  }
  endWithoutReading();

  function isSocket() {
    try {
      return fs.fstatSync(channel).isSocket();
    } catch {
      return false;
    }
  }

  function send(message) {
    if (!isOpen) return;
    try {
      const body = Buffer.from(JSON.stringify(message), 'utf8');
      if (body.length > mostBytes) return;
      const frame = Buffer.alloc(4 + body.length);
      frame.writeUInt32LE(body.length, 0);
      body.copy(frame, 4);
      for (let sent = 0; sent < frame.length;) sent += fs.writeSync(channel, frame, sent);
      if (fs.readSync(channel, Buffer.alloc(1), 0, 1, null) === 0) isOpen = false;
    } catch {
      isOpen = false;
    }
  }

  const magics = [
    ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
    ['image/gif', Buffer.from('GIF8')],
  ];

  function isBundle(value) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
    const keys = Object.keys(value);
    return keys.length > 0 && keys.every((key) => /^[a-z0-9.+-]+\/[a-z0-9.+-]+$/.test(key));
  }

  function isTextType(mime) {
    return mime.startsWith('text/') || mime === 'image/svg+xml';
  }

  function isJsonType(mime) {
    return mime === 'application/json' || mime.endsWith('+json');
  }

  function encoded(mime, data) {
    if (isJsonType(mime)) return data;
    if (holdsBytes(data) && !isTextType(mime)) return toBuffer(data).toString('base64');
    return String(data);
  }

  function holdsBytes(value) {
    return ArrayBuffer.isView(value) || util.types.isAnyArrayBuffer(value);
  }

  function toBuffer(bytes) {
    return ArrayBuffer.isView(bytes)
      ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : Buffer.from(bytes);
  }

  function inspected(value, layout = {}) {
    const text = util.inspect(value, { depth: 4, colors: false, ...layout });
    return text.length > mostText ? text.slice(0, mostText) + '…' : text;
  }

  // Of a Map, an Error or another object with a class JSON would lose what it holds.
  function isPlain(value) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return true;
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || prototype === Object.prototype;
  }

  // What console.log cannot print whole it shows as a tree too. A lone object's printed text gives
  // way to its tree; beside other values the text stays.
  const elided = /\[(?:Object|Array|Circular \*\d+|[A-Z]\w*)\]|\.\.\. \d+ more (?:item|character)/;
  let treesLeft = 200;

  // Without the program's own inspect functions, which have run once in printing.
  function printed(value) {
    return util.inspect(value, { colors: false, customInspect: false });
  }

  function showTree(values) {
    for (const object of values.filter(trees.isLookedInto)) {
      const text = printed(object);
      const bundle = elided.test(text) ? trees.treeBundle(object) : {};
      if (bundle[trees.mime] === undefined || treesLeft <= 0) continue;
      --treesLeft;
      const shown = values.length === 1 ? text : '';
      send({ type: 'display', repeats: true, data: { 'text/plain': shown, ...bundle } });
    }
  }

  // `sandpad verify` puts marks, and values between them, beside what the lines of a program print.
  // They pass by what the program puts in the place of console.log and process.stdout.
  const realLog = console.log;
  const stdout = Object.getOwnPropertyDescriptor(process, 'stdout');

  function mark(text) {
    const stream = stdout?.get ? stdout.get.call(process) : stdout?.value ?? process.stdout;
    (Object.getPrototypeOf(stream).write ?? stream.write).call(stream, text);
  }

  // Bun's console writes some values otherwise than its util.format.
  function value(given) {
    if (process.versions.bun) realLog.call(console, given);
    else mark(`${util.format(given)}\n`);
  }

  // No other program finds anything of it.
  function namesMarks() {
    try {
      const source = fs.readFileSync(process.argv[1], 'latin1');
      return /Symbol\.for\(['"]sandpad['"]\)/.test(source);
    } catch {
      return false;
    }
  }

  function addTree(name) {
    const real = console[name];
    const { apply } = Reflect; // the program may replace that of functions
    console[name] = function (...values) {
      apply(real, this, values);
      if (treesLeft <= 0 || !isOpen) return;
      try {
        showTree(values);
      } catch {
        // A value whose own code fails is shown as it was printed.
      }
    };
    Object.defineProperty(console[name], 'name', { value: name });
  }

  if (isOpen) for (const name of ['log', 'info', 'debug', 'error', 'warn']) addTree(name);

  function bundleOfText(text) {
    if (/^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text)) {
      return { 'image/svg+xml': text };
    }
    const isTable = /^\s*<table[\s>][\s\S]*<\/table>\s*$/i.test(text);
    return isTable ? { 'text/html': text, 'text/plain': text } : { 'text/plain': text };
  }

  function bundleOf(value) {
    if (holdsBytes(value)) {
      const bytes = toBuffer(value);
      for (const [mime, magic] of magics) {
        if (bytes.subarray(0, magic.length).equals(magic)) {
          return { [mime]: bytes.toString('base64') };
        }
      }
    }
    if (typeof value === 'string') return bundleOfText(value);
    if (isBundle(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([mime, data]) => [mime, encoded(mime, data)]));
    }
    const bundle = { 'text/plain': inspected(value), ...trees.treeBundle(value) };
    if (!isSmall(value)) return bundle;
    try {
      const json = isPlain(value) ? JSON.stringify(value) : undefined;
      if (json !== undefined && json.length <= mostText) bundle['application/json'] = JSON.parse(json);
    } catch {
      // Cyclic, or a BigInt: the text says it all.
    }
    return bundle;
  }

  // To write more as JSON would take seconds, and nobody would read it.
  function isSmall(value) {
    if (value === null || typeof value !== 'object') return true;
    return (Array.isArray(value) ? value.length : Object.keys(value).length) <= 20_000;
  }

  // To look at a value is nothing that a program can fail by.
  function safeBundleOf(value) {
    try {
      return bundleOf(value);
    } catch {
      // Something of the value's own failed.
    }
    try {
      return { 'text/plain': printed(value), ...trees.treeBundle(value) };
    } catch {
      return { 'text/plain': `[${typeof value} that cannot be shown: its own code fails]` };
    }
  }

  Object.defineProperty(globalThis, 'display', {
    value: function display(...values) {
      for (let i = 0; i < values.length; ++i) {
        send({ type: 'display', data: safeBundleOf(values[i]) });
      }
    },
    enumerable: false,
    writable: true,
    configurable: true,
  });

  // A stack line: "    at f (file:///scratch/script.js:5:9)", with or without name and scheme.
  const stackLine = /^\s*at (?:async )?(?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/;

  // A module is named by its address, in which a space is "%20"; a script by its path.
  function pathOf(name) {
    if (!name.startsWith('file://')) return name;
    try {
      return fileURLToPath(name);
    } catch {
      return name; // an address that a program made up
    }
  }

  // The engine counts UTF-16 units; a column is told in characters.
  function characters(line, units) {
    if (units > mostMessage) return units;
    return [...line.slice(0, units)].length + Math.max(0, units - line.length);
  }

  const sources = new Map();

  function lineOf(file, line) {
    if (!sources.has(file)) {
      let lines = [];
      try {
        lines = fs.readFileSync(file, 'utf8').split('\n');
      } catch {
        // Gone, or a name that is none: its columns stay as the engine counts them.
      }
      sources.set(file, lines);
    }
    return sources.get(file)[line - 1] ?? '';
  }

  function frameOf(line) {
    const match = stackLine.exec(line);
    if (!match) return null;
    const [, name, place, row, column] = match;
    const file = pathOf(place);
    const isUser = file.startsWith(work) && !file.includes(`${path.sep}node_modules${path.sep}`);
    return {
      file: isUser ? file.slice(work.length) : file,
      line: Number(row),
      column: isUser ? characters(lineOf(file, Number(row)), Number(column) - 1) + 1 : Number(column),
      function: name && !/^(Object\.)?<anonymous>$/.test(name) ? name : '',
      user: isUser,
    };
  }

  // Outermost call first, as in every other language here, from the user's first call on: how
  // Node got there is no part of what went wrong.
  function framesOf(stack) {
    const printed = stack.split('\n').slice(0, 400).map(frameOf).filter((frame) => frame !== null);
    const frames = printed.slice(0, 100).reverse();
    const first = frames.findIndex((frame) => frame.user);
    return first < 0 ? [] : frames.slice(first);
  }

  // A syntax error has no frame of the user's; its place is at the head of the stack: file and line,
  // the source, and carets under what is wrong in it.
  function placeOf(stack) {
    const [place, source = '', marker = ''] = stack.split('\n', 3);
    const match = /^(.+?):(\d+)$/.exec(place);
    if (!match || !pathOf(match[1]).startsWith(work)) return [];
    const file = pathOf(match[1]).slice(work.length);
    const frame = { file, line: Number(match[2]), column: 0, function: '', user: true };
    const carets = /^\s*(\^+)$/.exec(marker);
    if (carets) {
      frame.column = characters(source, marker.length - carets[1].length) + 1;
      frame.endColumn = characters(source, marker.length) + 1;
    }
    return [frame];
  }

  // Not too long, and without the half characters that JSON's readers refuse.
  function cut(text) {
    const short = String(text).slice(0, mostMessage);
    return short.toWellFormed ? short.toWellFormed() : short;
  }

  // On one line where it is short: it is a heading.
  function headingOf(thrown) {
    return cut(inspected(thrown, { compact: 10, breakLength: 120 }));
  }

  const isBun = Boolean(process.versions.bun);

  function stackOf(error) {
    return isBun ? '' : String(error.stack ?? '');
  }

  // A thrown value that is no error has no type.
  function entryOf(error) {
    if (!(error instanceof Error)) return { type: '', message: headingOf(error), frames: [] };
    const stack = stackOf(error);
    return {
      type: cut(error.name),
      message: cut(error.message),
      frames: [...framesOf(stack), ...placeOf(stack)],
    };
  }

  // What is behind an error, in the order of a reader: the errors of an AggregateError, each
  // followed by its cause, then its own cause.
  function causesOf(error) {
    const causes = [];
    const seen = new Set([error]);
    const left = behind(error, 0);
    let more = 0;
    while (left.length > 0) {
      const { relation, depth, value } = left.pop();
      const isObject = value !== null && typeof value === 'object';
      if (isObject && seen.has(value)) continue;
      if (isObject) seen.add(value);
      if (causes.length >= mostCauses || depth > mostDepth) {
        more += 1;
        continue;
      }
      causes.push({ relation, depth, ...entryOf(value) });
      left.push(...behind(value, depth));
    }
    return { causes, moreCauses: more };
  }

  // The next ones, the first of them last; of a long list only the beginning is looked at.
  function behind(error, depth) {
    if (!(error instanceof Error)) return [];
    const following = [];
    if (error.cause !== undefined) following.push({ relation: 'cause', depth, value: error.cause });
    if (Array.isArray(error.errors) && error instanceof AggregateError) {
      for (let i = Math.min(error.errors.length, 10_000) - 1; i >= 0; i -= 1) {
        following.push({ relation: 'member', depth: depth + 1, value: error.errors[i] });
      }
    }
    return following;
  }

  function describe(error) {
    const report = entryOf(error);
    let behindIt = { causes: [], moreCauses: 0 };
    try {
      behindIt = causesOf(error);
    } catch {
      // A cause whose own properties throw is left to the runtime's text.
    }
    if (!(error instanceof Error)) return { ...report, ...behindIt, type: 'Uncaught', traceback: '' };
    // The stack says nothing of what is behind the error; what Node prints does.
    const printed = behindIt.causes.length > 0 && !isBun ? inspected(error) : stackOf(error);
    return { ...report, ...behindIt, traceback: cut(printed) };
  }

  // Node takes a file for an ES module when it has import, export, or an await where only a
  // module may have one; but it overlooks an await inside a call's arguments, as in
  // console.log(await f()). Such a program is run here as the module that it is: strict, with
  // top-level await, without require. Positions stay those of the file.
  const prefix = "(async function () { 'use strict'; ";
  const wrapperNames = ['exports', 'require', 'module', '__filename', '__dirname'];

  function overlookedModule(source, filename) {
    if (!/\bawait\b/.test(source)) return null;
    const vm = require('node:vm');
    try {
      vm.compileFunction(source, wrapperNames);
      return null;
    } catch (error) {
      if (/^await is only valid/.test(error.message)) return null;
    }
    try {
      return new vm.Script(`${prefix}${source}\n})`, { filename, columnOffset: -prefix.length });
    } catch {
      return null;
    }
  }

  // What Node's own stripping of types leaves; positions stay.
  function withoutTypes(source, filename) {
    const { stripTypeScriptTypes } = require('node:module');
    if (!/\.[cm]?ts$/.test(filename) || !stripTypeScriptTypes || !/\bawait\b/.test(source)) {
      return source;
    }
    const emitWarning = process.emitWarning;
    process.emitWarning = () => {}; // that stripping is experimental is no news of the program
    try {
      return stripTypeScriptTypes(source);
    } finally {
      process.emitWarning = emitWarning;
    }
  }

  // Only a program that needs it gets the detour, so that no other has a frame of ours.
  function takeDetour() {
    if (!isMainThread || !process.argv[1] || process.versions.bun) return;
    const file = path.resolve(process.argv[1]);
    const program = overlookedModule(withoutTypes(fs.readFileSync(file, 'utf8'), file), file);
    if (program === null) return;
    // Of TypeScript the compile step left a twin that is a module by its name, with a source map.
    const twin = file.endsWith('.ts.js') ? file.replace(/js$/, 'mjs') : '';
    const Module = require('node:module');
    const compile = Module.prototype._compile;
    Module.prototype._compile = function (source, filename, ...rest) {
      if (filename !== file) return compile.call(this, source, filename, ...rest);
      if (twin && fs.existsSync(twin)) import(require('node:url').pathToFileURL(twin).href);
      else queueMicrotask(program.runInThisContext());
      return undefined;
    };
  }

  // A file with `import` is a module, and a module of Node.js has no `require`, `module`, `exports`,
  // `__filename` and `__dirname`. In TypeScript, which makes scripts of such files as well, programs
  // use them beside `import`. What a program declares itself goes before these.
  function giveNamesOfScripts() {
    if (!isMainThread || !process.argv[1] || process.versions.bun) return;
    const filename = path.resolve(process.argv[1]);
    if (!/\.ts(?:\.js)?$/.test(filename)) return;
    const source = fs.readFileSync(filename, 'utf8');
    if (!wrapperNames.some((name) => source.includes(name))) return;
    const Module = require('node:module');
    const module = Object.assign(new Module(filename), { id: '.', filename });
    const values = {
      exports: module.exports,
      require: Object.assign(Module.createRequire(filename), { main: module }),
      module,
      __filename: filename,
      __dirname: path.dirname(filename),
    };
    for (const name of wrapperNames) {
      const value = values[name];
      Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
    }
  }

  // Of a rejection with a value that is no error Node tells the value's kind only. A listener for
  // it would change how the program ends, so the event is watched on its way. Bun tells the value.
  let rejected = { reason: undefined };
  if (!isBun) watchRejections();

  function watchRejections() {
    const realEmit = process.emit;
    const { apply } = Reflect;
    Object.defineProperty(process, 'emit', {
      value: function emit() {
        if (arguments[0] === 'unhandledRejection') rejected = { reason: arguments[1] };
        return apply(realEmit, this, arguments);
      },
      enumerable: false,
      writable: true,
      configurable: true,
    });
  }

  function described(error) {
    const report = describe(error);
    if (error?.code !== 'ERR_UNHANDLED_REJECTION' || rejected.reason instanceof Error) return report;
    const message = headingOf(rejected.reason);
    rejected = { reason: undefined };
    return { ...report, type: 'Uncaught (in promise)', message };
  }

  process.on('uncaughtExceptionMonitor', (error) => {
    // A program that takes its errors itself has handled this one.
    if (process.listenerCount('uncaughtException') > 0) return;
    try {
      send({ type: 'error', error: described(error) });
    } catch {
      // An error whose own properties throw is still printed by the runtime.
    }
  });

  // The runtime was started before the program was there. The host says when it is.
  if (isAhead && isOpen) {
    fs.writeSync(channel, 'w');
    if (fs.readSync(channel, Buffer.alloc(1), 0, 1, null) === 0) process.exit(1);
    fs.writeSync(channel, 'g');
  }

  // Only now its file may be read.
  if (namesMarks())
    Object.defineProperty(globalThis, Symbol.for('sandpad'), { value: { mark, value } });

  try {
    giveNamesOfScripts();
    takeDetour();
  } catch {
    // A file that cannot be read or parsed is the runtime's to complain of.
  }
})();
