#include "Series.h"
#include "app/history/HistoryList.h"
#include "app/history/HistoryPanel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

// Measures how long the panel of kept runs takes from its key until list and newest run are
// painted: with 10 kept runs, and with 10,000. Prints a line of microseconds for each.

using namespace sandpad;

namespace {

constexpr int kRounds = 7;

runner::KeptRun kept(int number)
{
    runner::KeptRun run;
    run.head.began = QDateTime::currentDateTimeUtc();
    run.head.scratchId = QString::number(number % 20);
    run.head.title = QStringLiteral("Run %1").arg(number);
    run.head.languageId = QStringLiteral("python");
    run.head.ending = runner::Ending::Finished;
    run.request.snippet.languageId = run.head.languageId;
    for (int line = 0; line < 40; ++line)
        run.request.snippet.code +=
            "print(" + QByteArray::number(number) + " * " + QByteArray::number(line) + ")\n";
    run.events = { { .time = {}, .payload = runner::Output { .bytes = "a line\nanother\n" } },
                   { .time = {}, .payload = runner::Finished {} } };
    return run;
}

void fill(const QString &folder, int count)
{
    runner::HistoryFile file(folder);
    for (int i = 0; i < count; ++i) {
        if (const auto added = file.add(kept(i)); !added)
            qFatal("%s", qPrintable(added.error().text));
    }
}

QList<qint64> opened(const QString &folder)
{
    runner::HistoryStore store(folder);
    QWidget window;
    window.resize(1440, 900);
    app::HistoryPanel panel(store, {}, &window);
    panel.resize(window.size());
    window.show();
    QList<qint64> times;
    for (int round = 0; round < kRounds; ++round) {
        panel.hide();
        panel.pane().showNothing({});
        QCoreApplication::processEvents();
        QElapsedTimer timer;
        timer.start();
        panel.open({}, {}, {});
        while (!panel.pane().run())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        panel.repaint();
        times.append(timer.nsecsElapsed() / 1000);
    }
    return times;
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QTemporaryDir folder;
    for (const int count : { 10, 10'000 }) {
        const QString place = folder.filePath(QString::number(count));
        fill(place, count);
        printLine(opened(place));
    }
    return 0;
}
