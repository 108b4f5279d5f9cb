#include "app/scratch/ScratchPage.h"
#include "app/scratch/TypeChecks.h"
#include "app/window/Actions.h"
#include "tests/TestProgram.h"
#include "tests/gui/PadTest.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"
#include "widgets/output/TypesNote.h"

#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace sandpad;
using namespace sandpad::app;

/// Types checked in the real window, by the machine's own compiler.
class TestTypes : public PadTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { endPad(); }
    void init();
    void aRunIsFollowedByACheck();
    void theCommandChecksWithoutARun();
    void theSettingSwitchesItOff();
    void selectedLinesAreNotChecked();
    void whatIsTypedMeanwhileIsNotAnswered();
    void otherLanguagesHaveNoSuchCommand();

private:
    ScratchPage &page() { return *m_window->currentPage(); }
    [[nodiscard]] QString note() { return page().outputPane().typesNote().text(); }
    void run() { QTest::keyClick(&page().editor(), Qt::Key_Return, Qt::ControlModifier); }
    bool finished() { return !page().isRunning() && page().result().has_value(); }
    /// By Ctrl+Shift+P and its name.
    void choose(const char *command);
    [[nodiscard]] QList<widgets::ErrorMark> typeMarks();
};

void TestTypes::initTestCase()
{
    QVERIFY(startPad());
    m_window->newScratch(QStringLiteral("typescript"), "export {}\n");
    m_window->actions().checkTypes->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!page().types().isUnderWay(), 300'000);
    if (note().contains(QLatin1String("not here")))
        QSKIP("tsc is not here");
    QCOMPARE(note(), QStringLiteral("Types are fine."));
}

void TestTypes::init()
{
    m_settings->change([](Settings &settings) { settings.checksTypes = true; });
    m_window->newScratch(QStringLiteral("typescript"),
                         "const one: number = 1\nconst two: string = one\nconsole.log(two)\n");
    page().editor().setFocus();
}

QList<widgets::ErrorMark> TestTypes::typeMarks()
{
    auto marks = page().editor().errors();
    marks.removeIf(
        [](const widgets::ErrorMark &mark) { return mark.kind != widgets::ErrorMark::Kind::Type; });
    return marks;
}

void TestTypes::choose(const char *command)
{
    m_window->actions().allCommands->trigger();
    auto *field = m_window->findChild<QLineEdit *>(QStringLiteral("quickPickField"));
    QVERIFY(field);
    QTest::keyClicks(field, QString::fromLatin1(command));
    QTest::keyClick(field, Qt::Key_Return);
}

void TestTypes::aRunIsFollowedByACheck()
{
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QTRY_COMPARE_WITH_TIMEOUT(note(), QStringLiteral("△ 1 type error"), 300'000);
    QCOMPARE(typeMarks().size(), 1);
    QCOMPARE(typeMarks().first().line, 2);
    QVERIFY(typeMarks().first().details.contains(QLatin1String("TS2322")));
    // The run is what it was.
    QCOMPARE(page().output().plainText(), QStringLiteral("1\n"));
    QVERIFY(page().result()->isSuccess());
    QVERIFY(!page().result()->error);
    QVERIFY(m_window->footer().text().contains(QLatin1String("exit 0")));

    auto *note = &page().outputPane().typesNote();
    const auto buttons = note->findChildren<QToolButton *>();
    const auto line = std::ranges::find(buttons, QStringLiteral("Line 2"), &QToolButton::text);
    QVERIFY(line != buttons.end());
    QTest::mouseClick(*line, Qt::LeftButton);
    int row = 0;
    int column = 0;
    page().editor().getCursorPosition(&row, &column);
    QCOMPARE(row, 1);
    QTest::keyClicks(&page().editor(), QStringLiteral(" "));
    QVERIFY(note->isHidden());
    QVERIFY(typeMarks().isEmpty());
}

void TestTypes::theCommandChecksWithoutARun()
{
    choose("Check types");
    QCOMPARE(note(), QStringLiteral("The types are being checked…"));
    QTRY_COMPARE_WITH_TIMEOUT(note(), QStringLiteral("△ 1 type error"), 300'000);
    QVERIFY(!page().result()); // nothing has run
    page().editor().setBytes("const one: number = 1\nexport {}\n");
    QVERIFY(note().isEmpty());
    choose("Check types");
    QTRY_COMPARE_WITH_TIMEOUT(note(), QStringLiteral("Types are fine."), 300'000);
}

void TestTypes::theSettingSwitchesItOff()
{
    m_settings->change([](Settings &settings) { settings.checksTypes = false; });
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QVERIFY(!page().types().isUnderWay());
    choose("Check types");
    QTRY_COMPARE_WITH_TIMEOUT(note(), QStringLiteral("△ 1 type error"), 300'000);
}

void TestTypes::selectedLinesAreNotChecked()
{
    page().editor().setSelection(0, 0, 0, 5);
    m_window->actions().runSelection->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    // The names of other lines are not there.
    QVERIFY(!page().types().isUnderWay());
}

void TestTypes::whatIsTypedMeanwhileIsNotAnswered()
{
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QVERIFY(page().types().isUnderWay());
    QTest::keyClicks(&page().editor(), QStringLiteral(" "));
    QVERIFY(!page().types().isUnderWay());
    QVERIFY(note().isEmpty());
    QVERIFY(typeMarks().isEmpty());
}

void TestTypes::otherLanguagesHaveNoSuchCommand()
{
    QVERIFY(m_window->actions().checkTypes->isEnabled());
    m_window->newScratch(QStringLiteral("python"), "print(1)\n");
    QVERIFY(!m_window->actions().checkTypes->isEnabled());
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QVERIFY(!page().types().isUnderWay());
}

SANDPAD_TEST(types, TestTypes)
#include "tst_types.moc"
