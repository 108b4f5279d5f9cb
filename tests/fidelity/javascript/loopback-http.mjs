// A web server, a visitor by fetch and one by a plain socket.
import http from 'node:http';
import net from 'node:net';
import { once } from 'node:events';

const server = http.createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  response.setHeader('x-method', request.method);
  response.end(JSON.stringify({ path: request.url, body }));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port, family } = server.address();
console.log(typeof port, family);

const answer = await fetch(`http://127.0.0.1:${port}/tea?milk=no`, { method: 'POST', body: 'two cups' });
console.log(answer.status, answer.headers.get('x-method'), await answer.json());

const socket = net.connect(port, '127.0.0.1');
socket.end('GET / HTTP/1.0\r\n\r\n');
let text = '';
for await (const part of socket) text += part;
console.log(text.split('\r\n')[0], text.split('\r\n').at(-1));

server.close();
server.closeAllConnections();
await once(server, 'close');
try {
  await fetch(`http://127.0.0.1:${port}/`);
} catch (problem) {
  console.log(problem.message, problem.cause.code);
}
