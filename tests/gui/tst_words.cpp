#include "app/history/HistoryPanel.h"
#include "app/review/ReviewBar.h"
#include "app/scratch/ScratchPage.h"
#include "app/settings/dialog/SettingsDialog.h"
#include "tests/TestProgram.h"
#include "tests/gui/ReviewPadTest.h"
#include "tests/gui/ShownWords.h"
#include "tests/translations/MarkingTranslator.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/quickpick/QuickPick.h"

#include <QApplication>
#include <QListView>
#include <QSet>

using namespace sandpad;
using namespace sandpad::app;

/// The window in a language where each translated sentence has marks: nothing is without them but
/// names and what a person or a program has written.
class TestWords : public ReviewPadTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void findsAWordWithoutMarks();
    void theWindowIsTranslated();
    void aRunIsTranslated();
    void anErrorIsTranslated();
    void theHistoryIsTranslated();
    void theSettingsAreTranslated();
    void theListsAreTranslated();
    void aReviewIsTranslated();

private:
    /// All of the top-level windows, popups and menus.
    [[nodiscard]] static QString untranslated();
    bool run(const char *code);

    MarkingTranslator m_translator;
};

namespace {

/// Texts that are the same in each language, whole, with the reason.
bool isAName(const QString &text)
{
    static const QList<QRegularExpression> kNames {
        // Languages, interpreters with their versions, and paths of the machine.
        QRegularExpression(QStringLiteral(
            R"(^(?:(?:Python|JavaScript|TypeScript|C#|Mono|Bun|Node\.js|\.NET|esbuild|with|/[\w./-]+|\d[\w.]*)[ ,·()▾]*)+$)")),
        // Formats, units and fonts.
        QRegularExpression(QStringLiteral(R"(^(?:PNG|SVG|PDF|CSV|JSON|JUnit XML|Markdown)$)")),
        QRegularExpression(QStringLiteral(R"(^(?:· )?[\d.,]+ (?:[KMG]i?B|dpi)$)")),
        // Encodings and line ends.
        QRegularExpression(QStringLiteral(R"(^(?:: )?(?:UTF-8|LF)$)")),
        QRegularExpression(QStringLiteral(R"(^[\w ]*(?:Mono|Sans|Serif|Inter)[\w ()\[\]]*$)")),
        // Names of isolation levels, as the command line and SECURITY.md have them.
        QRegularExpression(QStringLiteral(R"(^(?:namespaces|landlock|none)$)")),
        // What is left of Ctrl+T and Ctrl+N, which are keys of one command.
        QRegularExpression(QStringLiteral(R"(^TN$)")),
        // Signs for upper and lower case, and for whole words.
        QRegularExpression(QStringLiteral(R"(^(?:Aa|ab)$)")),
        // What programs of this test are, print and leave; also the samples of the first start.
        QRegularExpression(QStringLiteral(
            R"(^(?:rivers = |class Program|const words|interface City|script\.py:|f\(\))|seen by nobody|ZeroDivisionError|left\.txt|print\(|pip install|^(?:Sort it|And Python|First install))")),
    };
    return std::ranges::any_of(
        kNames, [&text](const QRegularExpression &name) { return name.match(text).hasMatch(); });
}

} // namespace

QString TestWords::untranslated()
{
    QSet<QString> found;
    for (const QWidget *window : QApplication::topLevelWidgets()) {
        for (const QString &text : textsIn(*window)) {
            const QString rest = unmarked(text);
            if (!rest.isEmpty() && !isAName(rest))
                found.insert(rest);
        }
    }
    QStringList sorted = found.values();
    sorted.sort();
    return sorted.join(u'\n');
}

bool TestWords::run(const char *code)
{
    ScratchPage &page = *m_window->currentPage();
    page.editor().setBytes(code);
    m_window->actions().run->trigger();
    return QTest::qWaitFor([&] { return page.isRunning(); }, 30'000)
        && QTest::qWaitFor([&] { return !page.isRunning(); }, 120'000);
}

void TestWords::initTestCase()
{
    QCoreApplication::installTranslator(&m_translator);
    QVERIFY(startPad());
}

void TestWords::cleanupTestCase()
{
    endPad();
    QCoreApplication::removeTranslator(&m_translator);
}

void TestWords::findsAWordWithoutMarks()
{
    QCOMPARE(unmarked(QStringLiteral("⟦Run ⟦one⟧ more⟧ · 12 %")), QString());
    QCOMPARE(unmarked(QStringLiteral("<b>⟦Run⟧</b> done")), QStringLiteral("done"));
    QWidget window;
    window.setToolTip(QStringLiteral("forgotten"));
    QCOMPARE(untranslated(), QStringLiteral("forgotten"));
}

void TestWords::theWindowIsTranslated()
{
    QCOMPARE(untranslated(), QString());
}

void TestWords::aRunIsTranslated()
{
    QVERIFY(run("open('left.txt', 'w').write('x')\nprint('seen by nobody')\n[1, {'a': 2}]"));
    QTRY_COMPARE(untranslated(), QString()); // the last frame may be to come
}

void TestWords::anErrorIsTranslated()
{
    QVERIFY(run("def f(): return 1 / 0\nf()"));
    QTRY_COMPARE(untranslated(), QString()); // the last frame may be to come
}

void TestWords::theHistoryIsTranslated()
{
    m_window->actions().history->trigger();
    QTRY_VERIFY(m_window->historyPanel().isVisible());
    const auto *runs = m_window->historyPanel().findChild<QListView *>();
    QTRY_VERIFY(runs && runs->model()->rowCount() > 0);
    QCOMPARE(untranslated(), QString());
    m_window->actions().history->trigger();
}

void TestWords::theSettingsAreTranslated()
{
    m_window->actions().settings->trigger();
    QVERIFY(m_window->settingsDialog());
    QCOMPARE(untranslated(), QString());
    m_window->settingsDialog()->close();
}

void TestWords::theListsAreTranslated()
{
    for (QAction *action : { m_window->actions().allCommands, m_window->actions().goToTab }) {
        action->trigger();
        QTRY_VERIFY(m_window->quickPick().isVisible());
        QCOMPARE(untranslated(), QString());
        m_window->quickPick().dismiss();
    }
}

void TestWords::aReviewIsTranslated()
{
    QVERIFY(paste(QString::fromLatin1(kAnswer)));
    QCOMPARE(untranslated(), QString());
    page().bar().run().click();
    QVERIFY(QTest::qWaitFor([this] { return page().isRunning(); }, 30'000));
    QVERIFY(hasRun());
    for (const int index : { 1, 3, 5 })
        card(index);
    QCOMPARE(untranslated(), QString());
}

SANDPAD_TEST(words, TestWords)
#include "tst_words.moc"
