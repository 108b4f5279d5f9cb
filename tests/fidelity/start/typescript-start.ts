// What a program can see of how it was started, a line each.
import * as fs from 'fs';

const show = (what: string, value: unknown): void => console.log(`${what}:`, value);

show('argv', process.argv.slice(1));
show('execArgv', process.execArgv);
show('file', import.meta.url.split('/').pop());
show('folder', process.cwd());
show('files', fs.readdirSync('.').filter((name) => !name.endsWith('js')));
show('environment', Object.keys(process.env).sort());
show('listeners', process.eventNames().map(String).sort());
show('stack', new Error('here').stack!.split('\n')[1].trim());
show('exit code', process.exitCode);
// What lies behind the descriptors, and how each signal is taken.
const behind = fs.readdirSync('/proc/self/fd').map((fd: string): string => {
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
