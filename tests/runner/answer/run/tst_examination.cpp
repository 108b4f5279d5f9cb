#include "runner/answer/read/AnswerReader.h"
#include "runner/answer/run/Examination.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <algorithm>

using namespace sandpad::runner;

/// The requests to the tools that parse blocks, and the use of their findings. No tool is run.
class TestExamination : public QObject
{
    Q_OBJECT

private slots:
    void toolsAreAsked_data();
    void toolsAreAsked();
    void importsAreSettled();
    void languagesDoNotMix();
    void hiddenModulesAreToldOnce();
    void badAnswersChangeNothing_data();
    void badAnswersChangeNothing();

private:
    static Answer read(const QByteArray &text)
    {
        const auto language = [](const char *id) {
            LanguageInfo info;
            info.id = QString::fromLatin1(id);
            return info;
        };
        return readAnswer(text, { language("python"), language("javascript"), language("csharp") });
    }
    static RunResult said(const char *tool, const QByteArray &output)
    {
        RunResult result;
        result.languageId = QString::fromLatin1(tool);
        result.outcome = Completed {};
        result.standardOutput = output;
        return result;
    }
    static QStringList states(const Answer &answer)
    {
        QStringList all;
        for (const Dependency &one : answer.dependencies)
            all.append(one.name + u' ' + stateName(one.state));
        return all;
    }
};

namespace {

const QByteArray kText = "```python\nimport json\nimport numpy\nimport nowhere\n```\n";
const QByteArray kSaid = R"({"blocks": [{"index": 1, "state": "fine", "line": 0, "message": "",
        "facts": {"statements": [], "remarks": [], "texts": "", "defines": ["json", "numpy"],
                  "fixed": [], "uses": [], "modules": ["numpy", "nowhere"], "handles": false,
                  "examples": []}}],
    "modules": {"numpy": true, "nowhere": false}, "standard": ["json", "random"]})";

} // namespace

void TestExamination::toolsAreAsked_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("tools");
    const QString python = QStringLiteral("python-examine");
    const QString script = QStringLiteral("script-examine");
    const QString csharp = QStringLiteral("csharp-examine");
    QTest::newRow("python") << QByteArray("```python\nx\n```\n") << QStringList { python };
    QTest::newRow("all") << QByteArray("```cs\nx\n```\n\n```js\nx\n```\n\n```python\nx\n```\n")
                         << QStringList { python, script, csharp };
    QTest::newRow("only an install")
        << QByteArray("```sh\nnpm install x\n```\n") << QStringList { script };
    QTest::newRow("only an install of .NET")
        << QByteArray("```sh\ndotnet add package X\n```\n") << QStringList {};
    QTest::newRow("no code") << QByteArray("```json\n{}\n```\n") << QStringList {};
}

void TestExamination::toolsAreAsked()
{
    QFETCH(QByteArray, text);
    QStringList tools;
    for (const RunRequest &request : examinationsOf(read(text)))
        tools.append(request.snippet.languageId);
    QTEST(tools, "tools");
}

/// The interpreter reports which modules come with the language.
void TestExamination::importsAreSettled()
{
    Answer answer = read(kText);
    QCOMPARE(answer.dependencies, QList<Dependency>());
    addExamination(answer, said("python-examine", kSaid));
    QCOMPARE(states(answer),
             (QStringList { QStringLiteral("numpy present"), QStringLiteral("nowhere missing") }));
    QVERIFY(answer.blocks[0].facts);
    QCOMPARE(answer.blocks[0].syntax.state, SyntaxState::Fine);
}

void TestExamination::languagesDoNotMix()
{
    Answer answer = read("```sh\npip install fs\nnpm i fs\n```\n");
    addExamination(
        answer,
        said("script-examine", R"({"blocks": [], "modules": {"fs": true}, "standard": []})"));
    QCOMPARE(states(answer),
             (QStringList { QStringLiteral("fs unknown"), QStringLiteral("fs present") }));
    // What is known stays.
    addExamination(
        answer,
        said("python-examine", R"({"blocks": [], "modules": {"fs": false}, "standard": []})"));
    QCOMPARE(states(answer),
             (QStringList { QStringLiteral("fs missing"), QStringLiteral("fs present") }));
}

void TestExamination::hiddenModulesAreToldOnce()
{
    Answer answer = read("**`random.py`**\n```python\nx = 1\n```\n\n**`mine.py`**\n```python\nx = "
                         "2\n```\n");
    QCOMPARE(answer.blocks[0].warnings, QStringList());
    const QByteArray found = R"({"blocks": [], "modules": {}, "standard": ["random"]})";
    addExamination(answer, said("python-examine", found));
    addExamination(answer, said("python-examine", found));
    QCOMPARE(answer.blocks[0].warnings,
             QStringList { QStringLiteral(
                 "A file named random.py hides the module random of the language.") });
    QCOMPARE(answer.blocks[1].warnings, QStringList());
}

void TestExamination::badAnswersChangeNothing_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<QByteArray>("output");
    QTest::newRow("nothing") << QByteArray("python-examine") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("python-examine") << QByteArray("Traceback");
    QTest::newRow("no list of modules")
        << QByteArray("python-examine") << QByteArray(R"({"blocks": [], "modules": {}})");
    QTest::newRow("names of another kind")
        << QByteArray("python-examine")
        << QByteArray(R"({"blocks": [], "modules": {}, "standard": [1]})");
    QTest::newRow("half of it")
        << QByteArray("python-examine")
        << QByteArray(R"({"blocks": [{"index": 1, "state": "wrong", "line": 2, "message": "no"}],
                          "modules": {"numpy": 3}, "standard": ["json"]})");
    QTest::newRow("a block of an impossible number")
        << QByteArray("python-examine")
        << QByteArray(R"({"blocks": [{"index": 7e44, "state": "wrong", "line": 2, "message": "no"}],
                          "modules": {}, "standard": ["json"]})");
    QTest::newRow("another tool") << QByteArray("pdf-page") << kSaid;
    QTest::newRow("a compiler that broke off") << QByteArray("csharp-examine") << QByteArray("x");
}

void TestExamination::badAnswersChangeNothing()
{
    QFETCH(QByteArray, tool);
    QFETCH(QByteArray, output);
    const Answer before = read(kText);
    Answer after = before;
    addExamination(after, said(tool.constData(), output));
    QCOMPARE(after.blocks, before.blocks);
    QCOMPARE(after.dependencies, before.dependencies);
}

SANDPAD_TEST(examination, TestExamination)
#include "tst_examination.moc"
