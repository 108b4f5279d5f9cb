#include "runner/answer/source/MeantLanguage.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QTest>

using namespace sandpad::runner;

/// Code in the tab of another language.
class TestMeantLanguage : public QObject
{
    Q_OBJECT

private slots:
    void isFound_data();
    void isFound();
    void textsThatAreNoPrograms_data();
    void textsThatAreNoPrograms();
    void programsOfTheProjectAreKnown();
    void onlyErrorsOfTheirKindAreTold_data();
    void onlyErrorsOfTheirKindAreTold();
    void codeThatIsEvaluatedSaysNothing();
    void theEventTellsIt();

private:
    static QString meant(const QString &language, const QByteArray &code)
    {
        ErrorReport error;
        error.type = QStringLiteral("SyntaxError");
        return meantLanguage({ .languageId = language, .code = code }, error);
    }
};

void TestMeantLanguage::isFound_data()
{
    QTest::addColumn<QString>("tab");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("meant");
    const auto row = [](const char *name, const char *tab, const char *code, const char *meant) {
        QTest::newRow(name) << QString::fromLatin1(tab) << QByteArray(code)
                            << QString::fromLatin1(meant);
    };
    row("a loop of Python", "javascript", "for x in range(3):\n    print(x)\n", "python");
    row("a function of Python", "csharp", "def f(x):\n    return x + 1\nprint(f(2))\n", "python");
    row("imports of Python", "typescript",
        "import os\nfrom pathlib import Path\nprint(Path.cwd())\n", "python");
    row("one call of Python", "javascript", "print('hello')", "python");
    row("a formatted text", "javascript", "name = 'x'\nprint(f\"hi {name}\")", "python");
    row("one call of JavaScript", "python", "console.log('hello');", "javascript");
    row("JavaScript", "csharp", "const x = [1, 2].map(a => a * 2);\nconsole.log(x);", "javascript");
    row("a function of JavaScript", "python",
        "function f(a) {\n  return a + 1;\n}\nconsole.log(f(1));", "javascript");
    row("types", "javascript", "interface P { x: number }\nconst p: P = { x: 1 };\nconsole.log(p);",
        "typescript");
    row("types in the tab of Python", "python",
        "class Shelf {\n  private books: Book[] = [];\n  find(title: string): Book | undefined {\n"
        "    return this.books.find(b => b.title === title);\n  }\n}\n"
        "const shelf = new Shelf();\nconsole.log(shelf.find('x'));\n",
        "typescript");
    row("types of names", "python",
        "const all: Book[] = [];\nfunction first<T>(of: T[]): T {\n  return of[0];\n}\n"
        "const seen = new Map<Book, Shelf>();\nconsole.log(first(all));\n",
        "typescript");
    row("a ternary in JavaScript", "python",
        "const f = (a) => a ? a.size : A;\nconst o = { a: B, c: D };\nswitch (o) {\n"
        "  case x: y();\n  default: z();\n}\nconsole.log(f(o), o === 1 ? (2) : C);\n",
        "javascript");
    row("C#", "python", "using System;\nConsole.WriteLine(\"hi\");", "csharp");
    row("a class of C#", "javascript",
        "using System;\npublic class A\n{\n    public static void Main(string[] args)\n    {\n"
        "        Console.WriteLine(1);\n    }\n}",
        "csharp");
    row("one call of C#", "typescript", "Console.WriteLine(1);", "csharp");
    // Patterns that look ahead took minutes for it.
    const QByteArray rules = QByteArray("a{\na:\n").repeated(3000);
    row("rules of CSS without an end", "python", rules.constData(), "");
    row("one long word", "python", QByteArray(20'000, 'a').constData(), "");
    row("empty lines", "python", QByteArray(20'000, '\n').constData(), "");
    row("Python with a mistake", "python", "def f(x)\n    return x\nprint(f(2))\n", "");
    row("JavaScript with a mistake", "javascript", "const x = ;\nconsole.log(x);", "");
    row("JavaScript in TypeScript", "typescript", "const x = ;\nconsole.log(x);", "");
    row("C# with a mistake", "csharp", "var x = ;\nConsole.WriteLine(x);", "");
    row("no code", "python", "hello there, how are you?", "");
    row("nothing", "python", "", "");
    row("a language that nobody can run", "python", "SELECT a FROM b;\nSELECT c FROM d;", "");
    row("Python that speaks of JavaScript", "python",
        "import os\ncode = \"console.log('x')\"\nprint(code\n", "");
}

void TestMeantLanguage::isFound()
{
    QFETCH(QString, tab);
    QFETCH(QByteArray, code);
    QTEST(meant(tab, code), "meant");
}

void TestMeantLanguage::textsThatAreNoPrograms_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char *name, const char *text, const char *kind) {
        QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(kind);
    };
    row("an object", "{\"a\": [1, 2], \"b\": true}", "json");
    row("a list of objects", "[{\"a\": 1}, {\"a\": 2}]\n", "json");
    row("a list of numbers", "[1, 2, 3, 4]", "");
    row("an empty object", "{}", "");
    row("an object of Python", "{'a': [1, 2], 'b': True}", "");
    row("an object that is cut off", "{\"a\": [1, 2], \"b\": ", "");
    row("a query", "SELECT a, b\nFROM t\nWHERE a > 3;\n", "sql");
    row("a table", "CREATE TABLE t (\n  a INTEGER\n);\nINSERT INTO t VALUES (1);\n", "sql");
    row("a page", "<!DOCTYPE html>\n<html>\n<body></body>\n</html>\n", "html");
    row("a script of the shell", "#!/bin/bash\nset -e\ncd /tmp\nmkdir -p a\n", "shell");
    row("prose", "Bread, milk and three apples.\nSome coffee, too.\n", "");
    row("nothing", "", "");
}

void TestMeantLanguage::textsThatAreNoPrograms()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, kind);
    QCOMPARE(otherKind(text), kind);
}

void TestMeantLanguage::programsOfTheProjectAreKnown()
{
    const QList<QPair<QString, QStringList>> languages {
        { QStringLiteral("python"), { QStringLiteral("*.py") } },
        { QStringLiteral("javascript"),
          { QStringLiteral("*.js"), QStringLiteral("*.mjs"), QStringLiteral("*.cjs") } },
        { QStringLiteral("typescript"), { QStringLiteral("*.ts") } },
        { QStringLiteral("csharp"), { QStringLiteral("*.cs") } },
    };
    int tried = 0;
    int found = 0;
    QStringList wrong;
    for (const auto &[own, names] : languages) {
        const QDir folder(QStringLiteral(SANDPAD_FIDELITY "/") + own);
        for (const QString &name : folder.entryList(names, QDir::Files)) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray code = file.readAll();
            if (!otherKind(code).isEmpty())
                wrong.append(name + u':' + otherKind(code));
            for (const auto &[tab, others] : languages) {
                const QString id = meant(tab, code);
                const bool isOwn = tab == own
                    || (tab == QLatin1String("typescript") && own == QLatin1String("javascript"));
                if (isOwn && !id.isEmpty())
                    wrong.append(name + u':' + id);
                if (isOwn)
                    continue;
                ++tried;
                found += id == own ? 1 : 0;
                if (!id.isEmpty() && id != own && id != QLatin1String("javascript"))
                    wrong.append(name + u':' + id);
            }
        }
    }
    QVERIFY(tried > 300);
    // A guess is a guess: a long text in JavaScript may hold words of TypeScript.
    QVERIFY2(wrong.size() * 50 <= tried, qPrintable(wrong.join(u' ')));
    QVERIFY2(found * 10 >= tried * 9, qPrintable(QString::number(found)));
}

void TestMeantLanguage::onlyErrorsOfTheirKindAreTold_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<bool>("isTold");
    for (const char *type : { "SyntaxError", "IndentationError", "NameError", "ReferenceError" })
        QTest::newRow(type) << QString::fromLatin1(type) << true;
    for (const char *type : { "ValueError", "TypeError", "" })
        QTest::newRow(type) << QString::fromLatin1(type) << false;
}

void TestMeantLanguage::onlyErrorsOfTheirKindAreTold()
{
    QFETCH(QString, type);
    QFETCH(bool, isTold);
    ErrorReport error;
    error.type = type;
    const Snippet snippet { .languageId = QStringLiteral("python"),
                            .code = "console.log(1);\nconst a = 2;" };
    QCOMPARE(!meantLanguage(snippet, error).isEmpty(), isTold);
    error.type.clear();
    error.diagnostics.append(Diagnostic { .file = {}, .code = {}, .message = {} });
    QCOMPARE(meantLanguage(snippet, error), QStringLiteral("javascript"));
}

void TestMeantLanguage::codeThatIsEvaluatedSaysNothing()
{
    const Snippet snippet { .languageId = QStringLiteral("python"),
                            .code = "console.log(1);\nconst a = 2;" };
    ErrorReport error;
    error.type = QStringLiteral("SyntaxError");
    error.frames = { { QStringLiteral("script.py"), 1, 0, {}, true, 0, 0 } };
    QCOMPARE(meantLanguage(snippet, error), QStringLiteral("javascript"));
    error.frames.append({ QStringLiteral("<string>"), 1, 0, {}, false, 0, 0 });
    QCOMPARE(meantLanguage(snippet, error), QString());
}

void TestMeantLanguage::theEventTellsIt()
{
    const Snippet snippet { .languageId = QStringLiteral("python"), .code = "console.log(1);" };
    ErrorReport error;
    error.type = QStringLiteral("NameError");
    RunResult result;
    result.error = error;
    const RunEvent end =
        withMeantLanguage({ .time = {}, .payload = Finished { result } }, snippet, Front::Terminal);
    const RunEvent told =
        withMeantLanguage({ .time = {}, .payload = error }, snippet, Front::Window);
    for (const ErrorReport &one :
         { *std::get<Finished>(end.payload).result.error, std::get<ErrorReport>(told.payload) }) {
        QCOMPARE(one.meantLanguage, QStringLiteral("javascript"));
        QVERIFY(one.hint.startsWith(QStringLiteral("This looks like JavaScript.")));
    }
    // Only in a terminal there are options.
    QVERIFY(std::get<Finished>(end.payload)
                .result.error->hint.contains(QStringLiteral("--language javascript")));
    QVERIFY(!std::get<ErrorReport>(told.payload).hint.contains(QStringLiteral("--")));
    const RunEvent output =
        withMeantLanguage({ .time = {}, .payload = Output { .stream = Stream::Out, .bytes = "x" } },
                          snippet, Front::Window);
    QCOMPARE(std::get<Output>(output.payload).bytes, QByteArray("x"));
}

SANDPAD_TEST(meantlanguage, TestMeantLanguage)
#include "tst_meantlanguage.moc"
