#include "runner/model/Json.h"
#include "tests/Dotnet.h"
#include "tests/TestProgram.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <nlohmann/json.hpp>

using nlohmann::json;

/// Programs that open servers and reach them, while the network is off.
/// docs/differences.md#own-servers
class TestLoopback : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void reachesItsOwnServers_data();
    void reachesItsOwnServers();
    void reachesServersOfItsFiles();
    void reachesNothingElse_data();
    void reachesNothingElse();
    void isOtherThanIp();
    void isNotThereWhereNoSocketHasAName();

private:
    json run(const QString &name, const QByteArray &code, const QString &level,
             const QStringList &inputs = {});

    QTemporaryDir m_folder;
};

json TestLoopback::run(const QString &name, const QByteArray &code, const QString &level,
                       const QStringList &inputs)
{
    QFile file(m_folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(code);
    file.close();
    QStringList arguments { QStringLiteral("run"),         QStringLiteral("--json"),
                            QStringLiteral("--cpu"),       QStringLiteral("60"),
                            QStringLiteral("--wall"),      QStringLiteral("120"),
                            QStringLiteral("--isolation"), level };
    for (const QString &input : inputs)
        arguments << QStringLiteral("--input") << input;
    QProcess process;
    process.start(qEnvironmentVariable("SANDPAD_EXECUTABLE"), arguments << file.fileName());
    process.waitForFinished(600'000);
    return sandpad::runner::jsonFrom(process.readAllStandardOutput());
}

void TestLoopback::reachesItsOwnServers_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("python, HTTP") << QStringLiteral("web.py") << QByteArray(R"(
import http.server, threading, urllib.request
class Hello(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200); self.end_headers(); self.wfile.write(b"hello")
    def log_message(self, *words): pass
server = http.server.ThreadingHTTPServer(("", 0), Hello)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(urllib.request.urlopen(f"http://localhost:{server.server_port}/").read().decode())
)");
    QTest::newRow("python, asyncio") << QStringLiteral("echo.py") << QByteArray(R"(
import asyncio
async def answer(reader, writer):
    writer.write(await reader.readline()); await writer.drain(); writer.close()
async def main():
    server = await asyncio.start_server(answer, "127.0.0.1", 8888)
    reader, writer = await asyncio.open_connection("localhost", 8888)
    writer.write(b"hello\n")
    print((await reader.readline()).decode().strip()); server.close()
asyncio.run(main())
)");
    QTest::newRow("python, UDP") << QStringLiteral("datagram.py") << QByteArray(R"(
import socket
server, client = (socket.socket(socket.AF_INET, socket.SOCK_DGRAM) for _ in range(2))
server.bind(("127.0.0.1", 9999)); client.sendto(b"hello", ("localhost", 9999))
print(server.recv(10).decode())
)");
    QTest::newRow("python, in a process of its own")
        << QStringLiteral("process.py") << QByteArray(R"(
import socket, subprocess, sys, time
server = subprocess.Popen([sys.executable, "-m", "http.server", "8001"], stderr=-3, stdout=-3)
for _ in range(1000):
    try: socket.create_connection(("localhost", 8001)); print("hello"); break
    except ConnectionRefusedError: time.sleep(0.05)
server.kill()
)");
    QTest::newRow("python, between processes") << QStringLiteral("between.py") << QByteArray(R"(
from multiprocessing.connection import Client, Listener
import threading
listener = Listener(("localhost", 0))
threading.Thread(target=lambda: listener.accept().send("hello")).start()
print(Client(listener.address).recv())
)");
    QTest::newRow("javascript") << QStringLiteral("web.js") << QByteArray(R"(
const server = require("http").createServer((_, answer) => answer.end("hello"));
server.listen(0, async () => {
  console.log(await (await fetch(`http://localhost:${server.address().port}`)).text());
  server.close();
});
)");
    QTest::newRow("typescript") << QStringLiteral("web.ts") << QByteArray(R"(
import { createServer, connect } from "node:net";
const server = createServer((socket) => { socket.end("hello\n"); });
server.listen(8124, "127.0.0.1", () => {
  connect(8124, "localhost").on("data", (text: Buffer) => console.log(text.toString().trim()))
    .on("end", () => server.close());
});
)");
    QTest::newRow("csharp") << QStringLiteral("web.cs") << QByteArray(R"(
using System.Net;
using System.Net.Http;
var server = new HttpListener();
server.Prefixes.Add("http://localhost:8099/");
server.Start();
var answering = Task.Run(async () => {
    var one = await server.GetContextAsync();
    one.Response.OutputStream.Write("hello"u8);
    one.Response.Close();
});
Console.WriteLine(await new HttpClient().GetStringAsync("http://localhost:8099/"));
)");
}

void TestLoopback::reachesItsOwnServers()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    const bool isCSharp = name.endsWith(QLatin1String(".cs"));
    if (isCSharp && !hasDotnet())
        QSKIP(kNoDotnet);
    json result = run(name, code, QStringLiteral("namespaces"));
    // libsocket_wrapper is taken apart at the end, while threads of .NET still use it. Seldom that
    // ends the program by a signal, as docs/differences.md says.
    if (isCSharp && result["signal"] == json(SIGSEGV))
        result = run(name, code, QStringLiteral("namespaces"));
    QCOMPARE(result["stdout"].get<std::string>(), "hello\n");
    QCOMPARE(result["stderr"].get<std::string>(), "");
    QVERIFY2(result["exitCode"] == json(0), sandpad::runner::jsonBytes(result).constData());
}

void TestLoopback::reachesServersOfItsFiles()
{
    QFile helper(m_folder.filePath(QStringLiteral("helper.py")));
    QVERIFY(helper.open(QIODevice::WriteOnly));
    helper.write("import socket\nserver = socket.create_server(('127.0.0.1', 0))\n"
                 "def reach(): return socket.create_connection(server.getsockname())\n");
    helper.close();
    const json result =
        run(QStringLiteral("main.py"), "import helper\nhelper.reach()\nprint('reached')",
            QStringLiteral("namespaces"), { helper.fileName() });
    QVERIFY2(result["stdout"] == "reached\n", sandpad::runner::jsonBytes(result).constData());
}

void TestLoopback::reachesNothingElse_data()
{
    QTest::addColumn<QByteArray>("address");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("nobody listens")
        << QByteArray("('127.0.0.1', 1)") << QByteArray("ConnectionRefusedError");
    QTest::newRow("another address") << QByteArray("('192.0.2.1', 80)") << QByteArray("OSError");
    QTest::newRow("a name") << QByteArray("('example.org', 80)") << QByteArray("gaierror");
    QTest::newRow("IPv6") << QByteArray("('::1', 80)") << QByteArray("gaierror");
}

void TestLoopback::reachesNothingElse()
{
    QFETCH(QByteArray, address);
    QFETCH(QByteArray, error);
    const json result = run(QStringLiteral("a.py"),
                            "import socket\ntry: socket.create_connection(" + address
                                + ")\nexcept OSError as error: print(type(error).__name__)",
                            QStringLiteral("namespaces"));
    QCOMPARE(QByteArray::fromStdString(result["stdout"].get<std::string>()).trimmed(), error);
}

/// docs/differences.md#loopback-sockets
void TestLoopback::isOtherThanIp()
{
    const json result = run(QStringLiteral("a.py"),
                            "import socket\n"
                            "def server():\n"
                            "    made = socket.socket()\n"
                            "    made.bind(('127.0.0.1', 8080))\n"
                            "    made.listen()\n"
                            "    return made\n"
                            "both = server(), server()\n"
                            "print('both')\n"
                            "sender = socket.socket(type=socket.SOCK_DGRAM)\n"
                            "try: sender.sendto(b'x', ('127.0.0.1', 1))\n"
                            "except OSError as error: print(error.strerror)\n",
                            QStringLiteral("namespaces"));
    QCOMPARE(result["stdout"].get<std::string>(), "both\nNo route to host\n");
}

void TestLoopback::isNotThereWhereNoSocketHasAName()
{
    const json result = run(QStringLiteral("a.py"),
                            "import os, socket\nprint('LD_PRELOAD' in os.environ)\nsocket.socket()",
                            QStringLiteral("landlock"));
    QCOMPARE(result["stdout"].get<std::string>(), "False\n");
    QCOMPARE(result["exitCode"], json(1));
}

SANDPAD_TEST(loopback, TestLoopback)
#include "tst_loopback.moc"
