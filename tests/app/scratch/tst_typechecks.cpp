#include "app/scratch/TypeChecks.h"
#include "tests/TestProgram.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/TypesNote.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace sandpad;
using app::TypeChecks;

namespace {

class FakeCheck : public runner::Run
{
public:
    void stop() override { }
    void sendInput(const QByteArray &) override { }
    void endInput() override { }
    void resizeTerminal(runner::TerminalSize) override { }
};

class CheckStarter : public runner::RunStarter
{
public:
    std::unique_ptr<runner::Run> start(const runner::RunRequest &request) override
    {
        asked.append(request);
        auto made = std::make_unique<FakeCheck>();
        run = made.get();
        return made;
    }

    QList<runner::RunRequest> asked;
    QPointer<FakeCheck> run; ///< the last one, while there is one
};

const QByteArray kCode = "let a = 1\nlet b: string = a\n";
const QByteArray kError = "script.ts(2,5): error TS2322: Type 'number' is not\n";

} // namespace

/// When types are checked, and what is shown of it, with a checker that says what the test wants.
class TestTypeChecks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init();
    void aRunThatHasEndedIsFollowedByACheck();
    void anotherLanguageIsNotChecked();
    void itCanBeSwitchedOff();
    void withoutErrorsOnlyWhoAskedIsTold();
    void whatIsMissingIsSaidToWhoAsked();
    void packagesWithoutTypesAreNamed();
    void anEditEndsACheck();
    void anEditHidesWhatWasFound();
    void aRunEndsACheck();
    void aLaterCheckTakesThePlace();
    void aButtonLeadsToTheLine();

private:
    [[nodiscard]] runner::RunRequest request() const;
    void run()
    {
        m_checks->forget();
        m_checks->expectEnd(m_language, request());
    }
    void answer(const QByteArray &printed, const runner::RunOutcome &outcome);
    [[nodiscard]] QList<int> lines() const;

    runner::LanguageInfo m_language;
    std::unique_ptr<CheckStarter> m_starter;
    std::unique_ptr<widgets::CodeEditor> m_editor;
    std::unique_ptr<widgets::TypesNote> m_note;
    std::unique_ptr<TypeChecks> m_checks;
};

void TestTypeChecks::init()
{
    m_checks.reset();
    m_language = {};
    m_language.id = QStringLiteral("typescript");
    m_language.fileName = QStringLiteral("script.ts");
    m_language.checker = QStringLiteral("typescript-check");
    m_starter = std::make_unique<CheckStarter>();
    m_editor = std::make_unique<widgets::CodeEditor>();
    m_editor->setBytes(kCode);
    m_note = std::make_unique<widgets::TypesNote>();
    m_checks = std::make_unique<TypeChecks>(*m_starter, *m_editor, *m_note, nullptr);
}

runner::RunRequest TestTypeChecks::request() const
{
    runner::RunRequest request;
    request.snippet = { .languageId = m_language.id, .code = m_editor->bytes() };
    return request;
}

void TestTypeChecks::answer(const QByteArray &printed, const runner::RunOutcome &outcome)
{
    emit m_starter->run->happened(
        { {}, runner::Output { .stream = runner::Stream::Out, .bytes = printed } });
    runner::RunResult result;
    result.outcome = outcome;
    emit m_starter->run->happened({ {}, runner::Finished { result } });
}

QList<int> TestTypeChecks::lines() const
{
    QList<int> lines;
    for (const widgets::ErrorMark &mark : m_editor->errors())
        lines.append(mark.line);
    return lines;
}

void TestTypeChecks::aRunThatHasEndedIsFollowedByACheck()
{
    run();
    QVERIFY(m_starter->asked.isEmpty()); // not beside the run
    m_checks->onRunEnded();
    QCOMPARE(m_starter->asked.size(), 1);
    QCOMPARE(m_starter->asked.first().snippet.code, kCode);
    QCOMPARE(m_starter->asked.first().urgency, runner::Urgency::Background);
    QVERIFY(m_note->text().isEmpty());
    QSignalSpy checked(m_checks.get(), &TypeChecks::checked);
    answer(kError, runner::Completed { 2 });
    QCOMPARE(checked.size(), 1);
    QCOMPARE(m_note->text(), QStringLiteral("△ 1 type error"));
    QCOMPARE(lines(), QList<int> { 2 });
    const widgets::ErrorMark mark = m_editor->errors().first();
    QCOMPARE(mark.kind, widgets::ErrorMark::Kind::Type);
    QCOMPARE(mark.message, QStringLiteral("type error: Type 'number' is not"));
    QCOMPARE(mark.details, QStringLiteral("Type error TS2322: Type 'number' is not"));
    // The end of something else begins nothing.
    m_checks->onRunEnded();
    QCOMPARE(m_starter->asked.size(), 1);
}

void TestTypeChecks::anotherLanguageIsNotChecked()
{
    m_language.checker.clear();
    run();
    m_checks->onRunEnded();
    m_checks->ask(m_language, request());
    QVERIFY(m_starter->asked.isEmpty());
    QVERIFY(m_note->text().isEmpty());
}

void TestTypeChecks::itCanBeSwitchedOff()
{
    m_checks->setAutomatic(false);
    run();
    m_checks->onRunEnded();
    QVERIFY(m_starter->asked.isEmpty());
    m_checks->ask(m_language, request());
    QCOMPARE(m_starter->asked.size(), 1);
}

void TestTypeChecks::withoutErrorsOnlyWhoAskedIsTold()
{
    run();
    m_checks->onRunEnded();
    answer("", runner::Completed { 0 });
    QVERIFY(m_note->text().isEmpty());
    m_checks->ask(m_language, request());
    QCOMPARE(m_starter->asked.last().urgency, runner::Urgency::Usual); // somebody waits
    QCOMPARE(m_note->text(), QStringLiteral("The types are being checked…"));
    answer("", runner::Completed { 0 });
    QCOMPARE(m_note->text(), QStringLiteral("Types are fine."));
}

void TestTypeChecks::whatIsMissingIsSaidToWhoAsked()
{
    const runner::NotStarted missing { .cause = runner::NotStarted::Cause::Toolchain,
                                       .reason = {} };
    run();
    m_checks->onRunEnded();
    answer("", missing);
    QVERIFY(m_note->text().isEmpty());
    m_checks->ask(m_language, request());
    answer("", missing);
    QVERIFY2(m_note->text().contains(QLatin1String("apt install")), qPrintable(m_note->text()));
}

void TestTypeChecks::packagesWithoutTypesAreNamed()
{
    m_checks->ask(m_language, request());
    answer("script.ts(1,1): error TS2307: Cannot find module 'zod' or its\n",
           runner::Completed { 2 });
    QVERIFY2(m_note->text().endsWith(QLatin1String("zod, whose types are not here.")),
             qPrintable(m_note->text()));
    QVERIFY(lines().isEmpty());
}

void TestTypeChecks::anEditEndsACheck()
{
    run();
    m_checks->onRunEnded();
    QVERIFY(m_checks->isUnderWay());
    m_editor->insertAt(QStringLiteral("x"), 0, 0);
    QVERIFY(!m_checks->isUnderWay());
    QVERIFY(!m_starter->run); // its sandbox is gone with it
    QVERIFY(m_note->text().isEmpty());
    // What the run was made of is not there any more when it ends.
    run();
    m_editor->insertAt(QStringLiteral("x"), 0, 0);
    m_checks->onRunEnded();
    QCOMPARE(m_starter->asked.size(), 1);
}

void TestTypeChecks::anEditHidesWhatWasFound()
{
    run();
    m_checks->onRunEnded();
    answer(kError, runner::Completed { 2 });
    m_editor->insertAt(QStringLiteral("x"), 1, 0);
    QVERIFY(m_note->text().isEmpty());
    QVERIFY(lines().isEmpty());
}

void TestTypeChecks::aRunEndsACheck()
{
    run();
    m_checks->onRunEnded();
    run();
    QVERIFY(!m_checks->isUnderWay());
    QVERIFY(!m_starter->run);
    m_checks->onRunEnded();
    answer(kError, runner::Completed { 2 });
    QCOMPARE(lines(), QList<int> { 2 });
    // A run removes what was shown, also one that is not followed by a check.
    m_checks->forget();
    QVERIFY(lines().isEmpty());
    QVERIFY(m_note->text().isEmpty());
}

void TestTypeChecks::aLaterCheckTakesThePlace()
{
    m_checks->ask(m_language, request());
    const QPointer<FakeCheck> first = m_starter->run;
    m_checks->ask(m_language, request());
    QVERIFY(!first);
    answer(kError, runner::Completed { 2 });
    m_checks->ask(m_language, request());
    answer("", runner::Completed { 0 });
    QVERIFY(lines().isEmpty());
    QCOMPARE(m_note->text(), QStringLiteral("Types are fine."));
}

void TestTypeChecks::aButtonLeadsToTheLine()
{
    m_checks->ask(m_language, request());
    answer(kError, runner::Completed { 2 });
    QToolButton *button = nullptr;
    for (auto *found : m_note->findChildren<QToolButton *>()) {
        if (found->text() == QLatin1String("Line 2"))
            button = found;
    }
    QVERIFY(button);
    button->click();
    int line = 0;
    int column = 0;
    m_editor->getCursorPosition(&line, &column);
    QCOMPARE(line, 1);
    QCOMPARE(column, 4);
}

SANDPAD_TEST(typechecks, TestTypeChecks)
#include "tst_typechecks.moc"
