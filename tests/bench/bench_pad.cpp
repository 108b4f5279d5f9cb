#include "app/scratch/ScratchPage.h"
#include "app/window/MainWindow.h"
#include "runner/Runner.h"
#include "runner/WarmPool.h"
#include "tests/bench/BareRun.h"
#include "tests/bench/Series.h"
#include "widgets/cards/values/FigureCard.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/ShownLanguages.h"
#include "widgets/output/OutputView.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QKeyEvent>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>

// Times of the whole window, from a key until what it changes is painted. Each call prints a line
// of microseconds for each side.
//
//   keys LINES COUNT              letters typed in the middle of so many lines of Python, in a bare
//                                 QScintilla and in the pad; at the pace of a fast typist
//   text ROUNDS FILE COMMAND...   the command, until it has ended, and Ctrl+Enter in a tab with the
//                                 file, until its first text is painted; a sandbox waits for it
//   figure ROUNDS FILE COMMAND... the same, until its first figure is painted

using namespace sandpad;
using namespace std::chrono_literals;

namespace {

constexpr QSize kWindow { 1440, 900 };

void wait(std::chrono::milliseconds time)
{
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Counts how often a widget was painted.
class Paints : public QObject
{
public:
    explicit Paints(QWidget *widget)
        : QObject(widget)
    {
        widget->installEventFilter(this);
    }

    [[nodiscard]] int count() const { return m_count; }

protected:
    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        m_count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

private:
    int m_count = 0;
};

struct Pad
{
    Pad()
        : store(folder.path(), languages)
        , history(runner::HistoryFile::folderIn(folder.path()))
        , settings(folder.filePath(QStringLiteral("settings.json")))
        , window(runner, languages, runner.levels(),
                 { .session = store, .history = history, .settings = settings })
    {
        window.resize(kWindow);
        window.show();
        window.newScratch(QStringLiteral("python"));
    }

    [[nodiscard]] app::ScratchPage &page() const { return *window.currentPage(); }

    QTemporaryDir folder;
    runner::Runner runner;
    QList<runner::LanguageInfo> languages = widgets::withShownLanguages(runner.languages());
    app::SessionStore store;
    runner::HistoryStore history;
    app::SettingsStore settings;
    app::MainWindow window;
};

void press(QWidget &widget, int key, Qt::KeyboardModifiers modifiers, const QString &text)
{
    for (const QEvent::Type type : { QEvent::KeyPress, QEvent::KeyRelease })
        QCoreApplication::postEvent(&widget, new QKeyEvent(type, key, modifiers, text));
}

QByteArray code(int lines)
{
    QByteArray text;
    for (int i = 0; i < lines; i += 5)
        text += "def area_" + QByteArray::number(i)
            + "(width, height):\n    \"\"\"Of a rectangle.\"\"\"\n    if width < 0:\n"
              "        return f\"{width} is negative\"\n    return width * height  # a number\n";
    return text;
}

QList<qint64> typed(QsciScintilla &editor, int count)
{
    const Paints paints(editor.viewport());
    editor.setFocus();
    editor.setCursorPosition(editor.lines() / 2, 0);
    editor.ensureCursorVisible();
    wait(1s);
    QList<qint64> times;
    for (int i = 0; i < count; ++i) {
        const int before = paints.count();
        QElapsedTimer clock;
        clock.start();
        press(editor, Qt::Key_A + i % 20, {}, QString(QChar(u'a' + i % 20)));
        while (paints.count() == before)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        times.append(clock.nsecsElapsed() / 1000);
        wait(30ms);
    }
    return times;
}

int measureKeys(int lines, int count)
{
    QsciScintilla bare;
    bare.setUtf8(true);
    bare.resize(kWindow);
    bare.setText(QString::fromUtf8(code(lines)));
    bare.show();
    printLine(typed(bare, count));
    bare.hide();
    const Pad pad;
    pad.page().editor().setBytes(code(lines));
    printLine(typed(pad.page().editor(), count));
    return 0;
}

/// Sees the first paint of what a run gave: of text that is laid out, or of a card with its
/// picture. It is over with the next event, when the window system has got the pixels.
class ResultPaint : public QObject
{
public:
    ResultPaint(widgets::OutputView &output, bool isFigure)
        : m_output(output)
        , m_isFigure(isFigure)
    {
        connect(&output, &widgets::OutputView::laidOut, this,
                [this] { m_isLaidOut = !m_output.plainText().isEmpty(); });
        qApp->installEventFilter(this);
        m_clock.start();
    }

    /// Microseconds; negative: it is still to come.
    [[nodiscard]] qint64 took() const { return m_took; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            m_isPainted = m_isPainted || (m_isFigure ? isPicture(watched) : isText(watched));
        else if (m_isPainted && m_took < 0)
            m_took = m_clock.nsecsElapsed() / 1000;
        return false;
    }

private:
    [[nodiscard]] bool isText(QObject *painted) const
    {
        return m_isLaidOut && painted == m_output.viewport();
    }

    [[nodiscard]] bool isPicture(QObject *painted) const
    {
        const auto *card = qobject_cast<widgets::FigureCard *>(painted);
        return card && card->isShown() && m_output.isAncestorOf(card);
    }

    widgets::OutputView &m_output;
    bool m_isFigure;
    bool m_isLaidOut = false;
    bool m_isPainted = false;
    QElapsedTimer m_clock;
    qint64 m_took = -1;
};

int measureRuns(int rounds, bool isFigure, const QString &path, const QStringList &command)
{
    Pad pad;
    pad.window.openFiles({ path });
    widgets::OutputView &output = pad.page().output();
    QList<qint64> plain;
    QList<qint64> ours;
    for (int i = 0; i < rounds; ++i) {
        plain.append(bareRun(command));
        output.clear();
        // One that is still being made would take from the run's processors.
        while (pad.runner.warmSandboxes() < runner::WarmPool::Settings {}.most)
            wait(10ms);
        wait(300ms);
        const ResultPaint paint(output, isFigure);
        press(pad.page().editor(), Qt::Key_Return, Qt::ControlModifier, {});
        while (paint.took() < 0)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        ours.append(paint.took());
        while (pad.page().isRunning())
            wait(10ms);
        if (!pad.page().wasWarm())
            return 1;
    }
    printLine(plain);
    printLine(ours);
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    const QStringList arguments = QCoreApplication::arguments();
    const QString what = arguments.value(1);
    if (what == QLatin1String("keys") && arguments.size() == 4)
        return measureKeys(arguments[2].toInt(), arguments[3].toInt());
    const bool isFigure = what == QLatin1String("figure");
    if ((isFigure || what == QLatin1String("text")) && arguments.size() > 4)
        return measureRuns(arguments[2].toInt(), isFigure, arguments[3], arguments.mid(4));
    return 2;
}
