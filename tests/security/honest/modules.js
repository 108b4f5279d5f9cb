// Node's documented modules, each doing what it is for, without a network.
const assert = require('node:assert');
const { AsyncLocalStorage } = require('node:async_hooks');
const { execFileSync, fork, spawn } = require('node:child_process');
const crypto = require('node:crypto');
const dns = require('node:dns/promises');
const { once, EventEmitter } = require('node:events');
const fs = require('node:fs');
const http = require('node:http');
const os = require('node:os');
const path = require('node:path');
const { performance } = require('node:perf_hooks');
const readline = require('node:readline');
const stream = require('node:stream/promises');
const { Readable, Transform } = require('node:stream');
const { setTimeout: sleep } = require('node:timers/promises');
const util = require('node:util');
const v8 = require('node:v8');
const vm = require('node:vm');
const { Worker } = require('node:worker_threads');
const zlib = require('node:zlib');

function canRead(file) {
    try { return fs.readFileSync(file).length > 0; } catch { return false; }
}

async function main() {
    // Context that follows asynchronous calls, events, timers, streams.
    const storage = new AsyncLocalStorage();
    await storage.run('context', async () => { await sleep(1); assert.equal(storage.getStore(), 'context'); });
    const emitter = new EventEmitter();
    setImmediate(() => emitter.emit('ready', 42));
    assert.deepEqual(await once(emitter, 'ready'), [42]);
    const upper = new Transform({ transform(chunk, _, done) { done(null, chunk.toString().toUpperCase()); } });
    fs.writeFileSync('in.txt', 'streams');
    await stream.pipeline(fs.createReadStream('in.txt'), upper, fs.createWriteStream('out.txt'));
    assert.equal(fs.readFileSync('out.txt', 'utf8'), 'STREAMS');

    // Files: promises, watching, folders, links, times.
    fs.mkdirSync('folder/deep', { recursive: true });
    await fs.promises.writeFile('folder/deep/a', 'a');
    await fs.promises.rename('folder/deep/a', 'folder/b');
    assert.deepEqual(await fs.promises.readdir('folder'), ['b', 'deep']);
    fs.symlinkSync('b', 'folder/link');
    assert.equal(fs.readFileSync(fs.realpathSync('folder/link'), 'utf8'), 'a');
    fs.cpSync('folder', 'copy', { recursive: true });
    assert.equal(fs.readFileSync('copy/b', 'utf8'), 'a');
    fs.rmSync('copy', { recursive: true });
    // Not at the level landlock, where the machine's accounts cannot be read either.
    const isWhole = canRead('/etc/group');
    if (isWhole) {
        const seen = once(fs.watch('folder'), 'change');
        fs.writeFileSync('folder/new', '');
        await seen;
    } else {
        assert.throws(() => fs.watch('folder'), { code: 'EPERM' });
    }

    // Processes, threads, messages between them.
    assert.equal(execFileSync('/bin/echo', ['hello']).toString(), 'hello\n');
    const sorted = spawn('sort');
    sorted.stdin.end('b\na\n');
    assert.equal((await sorted.stdout.toArray()).join(''), 'a\nb\n');
    fs.writeFileSync('child.js', "process.on('message', m => { process.send(m + 1); process.disconnect(); });");
    const child = fork('./child.js');
    child.send(41);
    assert.equal((await once(child, 'message'))[0], 42);
    const worker = new Worker("const { parentPort } = require('worker_threads'); parentPort.on('message', b => { Atomics.add(new Int32Array(b), 0, 7); parentPort.close(); });", { eval: true });
    const shared = new SharedArrayBuffer(4);
    worker.postMessage(shared);
    await once(worker, 'exit');
    assert.equal(new Int32Array(shared)[0], 7);

    // A server on a UNIX socket, as there is no network.
    if (isWhole) {
        const server = http.createServer((_, answer) => answer.end('served'));
        await new Promise(done => server.listen('socket', done));
        const body = await new Promise((done, fail) => http.get({ socketPath: 'socket' },
            async answer => done((await answer.toArray()).join(''))).on('error', fail));
        assert.equal(body, 'served');
        server.close();
    }
    await assert.rejects(dns.lookup('example.org'));
    await assert.rejects(fetch('http://192.0.2.1/'));

    // Data: hashes, ciphers, keys, compression, serialising, text.
    assert.equal(crypto.createHash('sha256').update('').digest('hex').slice(0, 8), 'e3b0c442');
    const { privateKey, publicKey } = crypto.generateKeyPairSync('ed25519');
    assert(crypto.verify(null, Buffer.from('m'), publicKey, crypto.sign(null, Buffer.from('m'), privateKey)));
    assert.equal(crypto.randomBytes(16).length, 16);
    assert.equal((await crypto.subtle.digest('SHA-1', new Uint8Array())).byteLength, 20);
    assert.equal(zlib.gunzipSync(zlib.gzipSync('x'.repeat(1000))).length, 1000);
    assert.equal(zlib.brotliDecompressSync(zlib.brotliCompressSync('br')).toString(), 'br');
    assert.deepEqual(v8.deserialize(v8.serialize(new Map([[1, { a: [2n] }]]))), new Map([[1, { a: [2n] }]]));
    assert.equal(vm.runInNewContext('a + 1', { a: 1 }), 2);
    assert.equal(new util.TextDecoder('utf-16le').decode(Buffer.from('é', 'utf16le')), 'é');
    assert.equal(util.inspect({ a: { b: { c: {} } } }, { depth: 0 }), '{ a: [Object] }');
    assert.equal(new Intl.NumberFormat('de').format(1234.5), '1.234,5');
    assert.equal(new URL('../x?y=1', 'http://h/a/b').href, 'http://h/x?y=1');
    const lines = [];
    for await (const line of readline.createInterface({ input: Readable.from(['a\nb\n']) })) lines.push(line);
    assert.deepEqual(lines, ['a', 'b']);
    const code = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 7, 1, 96, 2, 127, 127, 1, 127, 3, 2, 1, 0, 7, 7, 1, 3, 97, 100, 100, 0, 0, 10, 9, 1, 7, 0, 32, 0, 32, 1, 106, 11]);
    assert.equal((await WebAssembly.instantiate(code)).instance.exports.add(40, 2), 42);

    // The machine and this process.
    assert(performance.now() > 0 && os.cpus().length > 0 && os.totalmem() > 0);
    assert.equal(path.resolve('x'), path.join(process.cwd(), 'x'));
    const aborted = new AbortController();
    setTimeout(() => aborted.abort(), 1);
    await assert.rejects(sleep(10_000, null, { signal: aborted.signal }), { name: 'AbortError' });
    console.log('fine');
    process.exit(0);
}
main();
