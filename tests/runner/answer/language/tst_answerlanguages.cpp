#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/program/BlockProgram.h"
#include "runner/answer/source/Statement.h"
#include "runner/answer/source/Transcript.h"
#include "runner/language/LanguageCatalog.h"
#include "tests/TestProgram.h"

#include <QSet>
#include <QTest>

using namespace sandpad::runner;

/// The facts about the languages are complete and agree with their specifications, and an unknown
/// language gets a plain default.
class TestAnswerLanguages : public QObject
{
    Q_OBJECT

private slots:
    void eachIsWhole_data();
    void eachIsWhole();
    void labelsAreUnique();
    void unknownLanguageIsPlain();
    void aBareLanguageAddsNothing();
    void linesAreAsked_data();
    void linesAreAsked();
    void blocksBecomeOneProgram_data();
    void blocksBecomeOneProgram();
};

void TestAnswerLanguages::eachIsWhole_data()
{
    QTest::addColumn<QString>("id");
    for (const AnswerLanguage &language : answerLanguages())
        QTest::newRow(qPrintable(language.id)) << language.id;
}

void TestAnswerLanguages::eachIsWhole()
{
    QFETCH(QString, id);
    const AnswerLanguage &language = answerLanguage(id);
    const LanguageCatalog catalog = LanguageCatalog::load({});
    const LanguageSpec *spec = catalog.find(id);
    QVERIFY(spec);
    QCOMPARE(spec->info.id, id);
    QCOMPARE(spec->info.lineComment, language.syntax.lineComment);
    QVERIFY(language.basedOn.isEmpty() || isAnswerLanguage(language.basedOn));
    // A language that can ask lines or join blocks can also print where they begin.
    QVERIFY(language.printing.count(QLatin1String("%1")) == 1
            || (!language.statement && !language.session));
    QVERIFY(!language.statement || language.statement->asked);
    QVERIFY(!language.transcript || language.transcript->program);
    for (const LanguageMark &mark : language.marks)
        QVERIFY2(QRegularExpression(mark.pattern).isValid(), qPrintable(mark.pattern));
    QString tool;
    if (const auto *harness = std::get_if<HarnessExaminer>(&language.examiner))
        tool = harness->tool;
    QVERIFY(tool.isEmpty() || (catalog.find(tool) && catalog.find(tool)->isTool));
}

void TestAnswerLanguages::labelsAreUnique()
{
    QSet<QString> seen;
    for (const AnswerLanguage &language : answerLanguages()) {
        for (const QString &label : language.labels + QStringList { language.id }) {
            QVERIFY2(!seen.contains(label), qPrintable(label));
            seen.insert(label);
            QCOMPARE(languageLabelled(label), &language);
        }
    }
    QCOMPARE(languageLabelled(QString()), nullptr);
    QCOMPARE(languageLabelled(QStringLiteral("perl")), nullptr);
}

void TestAnswerLanguages::unknownLanguageIsPlain()
{
    const QString perl = QStringLiteral("perl");
    QVERIFY(!isAnswerLanguage(perl));
    const QString code = QStringLiteral("print(1); # 1\n// 'a'");
    const auto lines = sourceLines(code, answerLanguage(perl).syntax);
    QCOMPARE(lines[0].code, QStringLiteral("print(1); # 1"));
    QCOMPARE(lines[0].comment, QString());
    QVERIFY(!statementAt(lines, 0, perl));
    QVERIFY(!parseTranscript(QStringLiteral("> 1\n1"), perl));

    AnswerBlock block;
    block.languageId = perl;
    block.code = code;
    const BlockProgram program = programFor(block, { QStringLiteral("x") }, true);
    QCOMPARE(program.code, code.toUtf8());
    QVERIFY(program.marks.isEmpty());
}

/// An empty part of a regular expression would match everything.
void TestAnswerLanguages::aBareLanguageAddsNothing()
{
    AnswerLanguage bare;
    bare.id = QStringLiteral("perl");
    QList<AnswerLanguage> languages { bare };
    languages += answerLanguages();
    languages.append(bare);
    QCOMPARE(runCommandPattern(languages), runCommandPattern());
    const QRegularExpression pattern(QStringLiteral("^(?:%1)$").arg(runCommandPattern(languages)));
    QVERIFY(pattern.isValid());
    QVERIFY(!pattern.match(QString()).hasMatch());
    QCOMPARE(ecosystemsOf(languages).size(), ecosystemsOf().size());
    for (const Ecosystem &ecosystem : ecosystemsOf(languages))
        QVERIFY(!ecosystem.name.isEmpty() && !ecosystem.installers.isEmpty());
}

void TestAnswerLanguages::linesAreAsked_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("asked");
    const auto row = [](const char *language, const char *line, const char *asked) {
        QTest::addRow("%s: %s", language, line)
            << QString::fromLatin1(language) << QString::fromLatin1(line)
            << QString::fromLatin1(asked);
    };
    const auto python = [](const QByteArray &text) {
        return QByteArray(text).replace("W", "__sandpad_marks__");
    };
    row("python", "  print(1)  # 1", python(R"(W("b"); print(1); W("e"); None)").constData());
    row("python", "x = 1",
        python(
            R"(W("a"); x = 1; W("b"); (lambda _: (W.value(_), W("t"), W.text(_)))((x)); W("e"); None)")
            .constData());
    row("python", "x.add(1)",
        python(R"(W("b"); (lambda _: (W.value(_), W("t"), W.text(_)))((x.add(1))); W("s"); )"
               R"(W.value(x); W("e"); None)")
            .constData());
    const auto script = [](const QByteArray &text) {
        return QByteArray(text).replace("W", "globalThis[Symbol.for('sandpad')]");
    };
    row("javascript", "console.log(1);",
        script(R"(void (W.mark("b"), console.log(1), W.mark("e"));)").constData());
    row("typescript", " const x = 1;",
        script(R"(void W.mark("a"); const x = 1; void (W.mark("b"), W.value((x)), W.mark("e"));)")
            .constData());
    row("javascript", "x = f()",
        script(R"(void (W.mark("a"), x = f(), W.mark("b"), W.value((x)), W.mark("e"));)")
            .constData());
    row("javascript", "xs.push(1)",
        script(
            R"(void (W.mark("b"), W.value((xs.push(1))), W.mark("s"), W.value(xs), W.mark("e"));)")
            .constData());
    row("csharp", "Console.Write(1);",
        R"({ SandpadMarks.Write("b"); Console.Write(1); SandpadMarks.Write("e"); })");
    row("csharp", "a.B();",
        R"({ SandpadMarks.Write("b"); SandpadMarks.Value(a.B()); SandpadMarks.Write("e"); })");
    row("csharp", "int x = 1;",
        R"(SandpadMarks.Write("a"); int x = 1; { SandpadMarks.Write("b"); SandpadMarks.Value(x); SandpadMarks.Write("e"); })");
}

void TestAnswerLanguages::linesAreAsked()
{
    QFETCH(QString, language);
    QFETCH(QString, line);
    const auto lines = sourceLines(line, answerLanguage(language).syntax);
    const auto statement = statementAt(lines, 0, language);
    QVERIFY(statement);
    QTEST(askedStatement(line, *statement, language,
                         { .beside = QStringLiteral("a"),
                           .begin = QStringLiteral("b"),
                           .asText = QStringLiteral("t"),
                           .state = QStringLiteral("s"),
                           .end = QStringLiteral("e") }),
          "asked");
}

void TestAnswerLanguages::blocksBecomeOneProgram_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("before");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("program");
    QTest::addColumn<int>("linesBefore");
    QTest::newRow("python") << QStringLiteral("python")
                            << QStringList { QStringLiteral("a = 1"), QStringLiteral("b = 2\n") }
                            << QStringLiteral("print(a)")
                            << QStringLiteral("a = 1\nb = 2\n\nBEGIN\nprint(a)") << 4;
}

void TestAnswerLanguages::blocksBecomeOneProgram()
{
    QFETCH(QString, language);
    QFETCH(QStringList, before);
    QFETCH(QString, code);
    const SessionProgram made =
        answerLanguage(language).session({ .before = { before.begin(), before.end() },
                                           .begin = QStringLiteral("BEGIN"),
                                           .last = code,
                                           .key = QStringLiteral("KEY") });
    QTEST(made.code, "program");
    QTEST(made.linesBefore, "linesBefore");
}

SANDPAD_TEST(answerlanguages, TestAnswerLanguages)
#include "tst_answerlanguages.moc"
