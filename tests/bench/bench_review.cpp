#include "app/review/ReviewPage.h"
#include "app/session/StoredReview.h"
#include "runner/Runner.h"
#include "widgets/controls/StyleSheet.h"
#include "widgets/review/ReviewView.h"

#include <QApplication>
#include <QFile>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>

// Measures how long the event loop is busy at most while a reviewed answer is scrolled. The answer
// is argv[1]; its blocks run first. It is scrolled to its end by the wheel and by PgDn, in the
// review and, for comparison, as plain text in a QPlainTextEdit. The processor time of the longest
// turn of the event loop counts: what other programs do on the machine does not. Prints four
// numbers in microseconds: plain and review by wheel, plain and review by PgDn; then the number of
// blocks.

using namespace sandpad;

namespace {

constexpr QSize kWindow { 1440, 900 };

/// Processor time of this thread, in microseconds.
qint64 now()
{
    timespec time {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<qint64>(time.tv_sec) * 1'000'000 + time.tv_nsec / 1'000;
}

void wait(const std::function<bool()> &isDone)
{
    while (!isDone())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// The longest turn until the event loop has had nothing to do for a while.
qint64 longestTurn()
{
    constexpr int kQuiet = 30;
    constexpr qint64 kNothing = 60;
    qint64 longest = 0;
    for (int quiet = 0; quiet < kQuiet;) {
        const qint64 start = now();
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        const qint64 took = now() - start;
        longest = std::max(longest, took);
        quiet = took < kNothing ? quiet + 1 : 0;
    }
    return longest;
}

void turnWheel(QAbstractScrollArea &area)
{
    const QPointF place = area.viewport()->rect().center();
    constexpr QPoint kStep { 0, -120 };
    QCoreApplication::postEvent(area.viewport(),
                                new QWheelEvent(place, area.viewport()->mapToGlobal(place), {},
                                                kStep, Qt::NoButton, Qt::NoModifier,
                                                Qt::NoScrollPhase, false));
}

void pressPageDown(QAbstractScrollArea &area)
{
    for (const QEvent::Type type : { QEvent::KeyPress, QEvent::KeyRelease })
        QCoreApplication::postEvent(&area, new QKeyEvent(type, Qt::Key_PageDown, Qt::NoModifier));
}

qint64 scrolled(QAbstractScrollArea &area, const std::function<void(QAbstractScrollArea &)> &step)
{
    QScrollBar &bar = *area.verticalScrollBar();
    bar.setValue(0);
    longestTurn(); // it becomes quiet
    qint64 longest = 0;
    while (bar.value() < bar.maximum()) {
        const int before = bar.value();
        step(area);
        longest = std::max(longest, longestTurn());
        if (bar.value() == before)
            break;
    }
    return longest;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QFile file(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (!file.open(QIODevice::ReadOnly))
        return 2;
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    const widgets::Theme theme = widgets::Theme::light();
    QApplication::setFont(theme.uiFont);
    const QByteArray text = file.readAll();
    runner::Runner runner;
    const QTemporaryDir kept;
    app::ReviewPage page(runner, app::freshReview({}, text), runner.languages(), kept.path());
    page.setStyleSheet(widgets::styleSheet(theme));
    page.setTheme(theme);
    page.resize(kWindow);
    page.show();
    wait([&page] { return !page.isReading(); });
    page.run();
    wait([&page] { return !page.isRunning(); });
    QPlainTextEdit plain;
    plain.setFont(theme.codeFont);
    plain.setPlainText(QString::fromUtf8(text));
    plain.resize(kWindow);
    plain.show();
    const qint64 plainWheel = scrolled(plain, turnWheel);
    const qint64 ourWheel = scrolled(page.view(), turnWheel);
    const qint64 plainPage = scrolled(plain, pressPageDown);
    const qint64 ourPage = scrolled(page.view(), pressPageDown);
    std::printf("%lld %lld %lld %lld %lld\n", static_cast<long long>(plainWheel),
                static_cast<long long>(ourWheel), static_cast<long long>(plainPage),
                static_cast<long long>(ourPage),
                static_cast<long long>(page.view().items().size()));
    return 0;
}
