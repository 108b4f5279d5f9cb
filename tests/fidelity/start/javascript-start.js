// All that a program can see of how it was started, a line each.
const names = Reflect.ownKeys(globalThis).map(String).sort();
const requested = Object.keys(require.cache).map((name) => require('path').basename(name)).sort();
const os = require('os');
const fs = require('fs');
const path = require('path');

const show = (what, value) => console.log(`${what}:`, value);

for (const name of names) show('global', name);
show('this', this === module.exports);
show('arguments', arguments.length);
show('__filename', __filename);
show('__dirname', __dirname);
show('main', require.main === module);
show('module id', module.id);
show('module paths', module.paths[0]);
show('module parent', module.parent);
show('cache', requested);
show('extensions', Object.keys(require.extensions));
show('argv', process.argv.slice(1));
show('argv0', path.basename(process.argv0));
show('execArgv', process.execArgv);
show('execPath', process.execPath);
show('title', process.title);
show('folder', process.cwd());
show('files', fs.readdirSync('.').sort());
show('environment', Object.keys(process.env).sort());
show('exit code', process.exitCode);
for (const emitter of [process, process.stdin, process.stdout, process.stderr]) {
  for (const name of emitter.eventNames().map(String).sort()) {
    show(`listeners of ${emitter.fd ?? 'process'} ${name}`, emitter.listenerCount(name));
  }
}
for (const name of ['stdin', 'stdout', 'stderr']) {
  const stream = process[name];
  show(name, [stream.constructor.name, stream.isTTY, stream.fd, stream.writableHighWaterMark]);
}
show('prepareStackTrace', Error.prepareStackTrace);
show('stackTraceLimit', Error.stackTraceLimit);
show('stack', new Error('here').stack.split('\n').slice(0, 2));
show('source maps', process.sourceMapsEnabled);
show('capture', process.hasUncaughtExceptionCaptureCallback());
show('resources', process.getActiveResourcesInfo());
show('umask', process.umask().toString(8));
show('options', process.allowedNodeEnvironmentFlags.size > 0 && process.env.NODE_OPTIONS);
show('locale', [Intl.DateTimeFormat().resolvedOptions().locale,
  Intl.DateTimeFormat().resolvedOptions().timeZone]);
show('user', os.userInfo().username === '' ? 'nobody' : 'somebody');
show('console methods', Object.keys(console).sort().join(' '));
show('require', Object.keys(require).sort());
// What lies behind the descriptors, and how each signal is taken.
const behind = fs.readdirSync('/proc/self/fd').map((fd) => {
  try {
    return fs.readlinkSync(`/proc/self/fd/${fd}`).replace(/:?\[.*\]$/, '').replace(/^\/.*\//, '');
  } catch {
    return ''; // the descriptor of the folder itself
  }
});
show('descriptors', [...new Set(behind)].sort().join(' ').trim());
for (const line of fs.readFileSync('/proc/self/status', 'utf8').split('\n')) {
  if (/^Sig(Blk|Ign|Cgt)/.test(line)) console.log(line.replace('\t', ' '));
}
show('standard input', fs.readFileSync(0, 'utf8'));
