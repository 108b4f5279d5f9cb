"""A web server and its visitor in one program."""
import http.client
import http.server
import json
import threading


class Greeter(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body = json.dumps({"path": self.path}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(201)
        self.end_headers()
        self.wfile.write(body[::-1])

    def log_message(self, *words):
        pass


with http.server.ThreadingHTTPServer(("localhost", 0), Greeter) as server:
    threading.Thread(target=server.serve_forever).start()
    visitor = http.client.HTTPConnection("127.0.0.1", server.server_port)
    visitor.request("GET", "/tea?milk=no")
    answer = visitor.getresponse()
    print(answer.status, answer.headers["Content-Type"], json.load(answer))
    visitor.request("POST", "/", b"drawer")
    answer = visitor.getresponse()
    print(answer.status, answer.read())
    visitor.close()
    server.shutdown()

try:
    http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=5).connect()
except ConnectionRefusedError as refusal:
    print(type(refusal).__name__, refusal.strerror)
