#include "runner/Runner.h"
#include "widgets/output/OutputView.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTimer>

#include <algorithm>
#include <cstdio>

// Measures the output view with much output. The program of argv[1] (Python) runs once with its
// output read and thrown away, then in a sandbox with its output in a view. Prints one line: both
// times, the longest pause of the event loop, and by how much the memory of this process grew.

using namespace sandpad;

namespace {

/// A line of /proc/self/status, in KiB.
qint64 status(const char *name)
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const auto lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith(name))
            return line.sliced(qstrlen(name) + 1).simplified().split(' ').first().toLongLong();
    }
    return 0;
}

qint64 plainMs(const QString &script)
{
    QElapsedTimer clock;
    clock.start();
    QProcess process;
    process.start(
        QStringLiteral("/bin/sh"),
        { QStringLiteral("-c"), QStringLiteral("python3 \"$0\" | cat > /dev/null"), script });
    process.waitForFinished(-1);
    return clock.elapsed();
}

struct Flood
{
    qint64 ms = 0;
    qint64 longestPauseMs = 0;
    qint64 grownKiB = 0;
    qint64 lines = 0;
};

Flood flood(const QByteArray &code)
{
    runner::Runner runner;
    widgets::OutputView view;
    view.resize(700, 600);
    view.show();
    runner::RunRequest request;
    request.snippet = { .languageId = QStringLiteral("python"), .code = code };
    request.limits.outputBytes = 1LL << 30;
    request.limits.cpu = std::chrono::minutes(5);
    request.limits.wall = std::chrono::minutes(5);
    Flood result;
    bool isWarm = false;
    // The first run is empty, so that caches and the probe are not measured.
    for (const QByteArray &what : { QByteArray("print(1)"), code }) {
        request.snippet.code = what;
        view.clear();
        QApplication::processEvents();
        const qint64 before = status("VmRSS:");
        QElapsedTimer clock;
        QElapsedTimer sinceTick;
        QTimer ticker;
        ticker.setTimerType(Qt::PreciseTimer);
        QObject::connect(&ticker, &QTimer::timeout, &view, [&] {
            result.longestPauseMs = std::max(result.longestPauseMs, sinceTick.restart());
        });
        result = {};
        clock.start();
        sinceTick.start();
        ticker.start(1);
        auto run = runner.start(request);
        QEventLoop loop;
        QObject::connect(run.get(), &runner::Run::happened, &view,
                         [&](const runner::RunEvent &event) {
                             view.add(event);
                             // Idle: two frames after the end.
                             if (std::holds_alternative<runner::Finished>(event.payload))
                                 QTimer::singleShot(40, &loop, &QEventLoop::quit);
                         });
        loop.exec();
        result.ms = clock.elapsed();
        if (isWarm)
            result.grownKiB = status("VmHWM:") - before;
        isWarm = true;
    }
    result.lines = view.document().lineCount();
    return result;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    if (argc < 2)
        return 2;
    const QString script = QString::fromLocal8Bit(argv[1]);
    QFile file(script);
    if (!file.open(QIODevice::ReadOnly))
        return 2;
    const qint64 plain = plainMs(script);
    const Flood seen = flood(file.readAll());
    std::printf("%lld %lld %lld %lld %lld\n", plain, seen.ms, seen.longestPauseMs,
                seen.grownKiB / 1024, seen.lines);
    return 0;
}
