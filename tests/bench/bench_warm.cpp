#include "runner/Runner.h"
#include "tests/bench/BareRun.h"
#include "tests/bench/Series.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QTimer>

#include <chrono>

// A program run bare, in a sandbox that is made for it, in one that waited for it, and once more a
// moment later; alternately, in one process. Bare: until the process has ended. In a sandbox: until
// what is shown first is there, its text or its figure. Prints a line of microseconds for each.
// The program has changed before each run that waited, and is the same in the one a moment later.
// Arguments: how often, the file, and the bare command.

using namespace sandpad::runner;
using namespace std::chrono_literals;

namespace {

qint64 run(Runner &runner, const RunRequest &request, bool &isWarm)
{
    QElapsedTimer clock;
    clock.start();
    qint64 shown = -1;
    QEventLoop loop;
    const auto run = runner.start(request);
    QObject::connect(run.get(), &Run::happened, &loop, [&](const RunEvent &event) {
        const bool isShown = std::holds_alternative<Output>(event.payload)
            || std::holds_alternative<Display>(event.payload);
        if (isShown && shown < 0)
            shown = clock.nsecsElapsed() / 1000;
        if (const auto *started = std::get_if<Started>(&event.payload))
            isWarm = started->isWarm;
        if (std::holds_alternative<Finished>(event.payload))
            loop.quit();
    });
    loop.exec();
    return shown;
}

void wait(std::chrono::milliseconds time)
{
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Expects the run, and waits until as many sandboxes as may wait are ready for it.
void prepare(Runner &runner, const RunRequest &request)
{
    runner.expect(request);
    while (runner.warmSandboxes() < WarmPool::Settings {}.most)
        wait(10ms);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 4)
        return 2;
    const QString path = arguments[2];
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return 2;
    Runner runner;
    RunRequest request;
    request.snippet = { .languageId = runner.language(QFileInfo(path).suffix()).id,
                        .code = file.readAll(),
                        .fileName = QFileInfo(path).fileName() };
    request.figures.isStepwise = true;
    QList<qint64> plain;
    QList<qint64> cold;
    QList<qint64> warm;
    QList<qint64> second;
    for (int i = 0; i < arguments[1].toInt(); ++i) {
        bool isWarm = false;
        plain.append(bareRun(arguments.mid(3)));
        request.sharesCompiler = false;
        cold.append(run(runner, request, isWarm));
        if (isWarm)
            return 1;
        request.sharesCompiler = true; // as in the window
        request.snippet.code += '\n';
        prepare(runner, request);
        warm.append(run(runner, request, isWarm));
        if (!isWarm)
            return 1;
        wait(300ms);
        second.append(run(runner, request, isWarm)); // warm or not
        runner.expect({}); // else the next cold run would take one
    }
    for (const auto &series : { plain, cold, warm, second })
        printLine(series);
    return 0;
}
