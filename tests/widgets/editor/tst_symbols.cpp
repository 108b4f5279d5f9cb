#include "tests/TestProgram.h"
#include "widgets/editor/Symbols.h"

#include <QTest>

using namespace sandpad::widgets;

/// What is found in code as a function or type.
class TestSymbols : public QObject
{
    Q_OBJECT

private slots:
    void areFound_data();
    void areFound();
    void theirNamesAreFound();
    void longLinesTakeNoTime();
};

void TestSymbols::areFound_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("found"); // name:line:depth
    const auto row = [](const char *name, const char *language, const char *code,
                        const char *found) {
        QTest::newRow(name) << QString::fromLatin1(language) << QString::fromUtf8(code)
                            << QString::fromUtf8(found);
    };
    row("nothing", "python", "", "");
    row("no definition", "python", "x = 1\nprint(x)\n", "");
    row("another language", "sql", "create function f()", "");
    row("functions", "python", "def a():\n    pass\n\nasync def b(x):\n    pass\n", "a:1:0 b:4:0");
    row("methods", "python",
        "class A(B):\n    def f(self):\n        def g(): pass\n    def h(self): pass\nx = 1\n",
        "A:1:0 f:2:1 g:3:2 h:4:1");
    row("in a text", "python", "\"\"\"\nclass A:\n\"\"\"\ndef f(): pass\n", "f:4:0");
    row("letters", "python", "def größe(): pass\n", "größe:1:0");
    row("a word that begins so", "python", "default = 1\nclassify(x)\n", "");
    row("functions of JavaScript", "javascript",
        "function a() {}\nexport default async function b() {}\nfunction* c() {}\n",
        "a:1:0 b:2:0 c:3:0");
    row("functions as values", "javascript",
        "const a = (x) => x;\nconst b = async x => x;\nlet c = function () {};\nconst d = (1 + 2) "
        "* 3;\n",
        "a:1:0 b:2:0 c:3:0");
    row("methods of JavaScript", "javascript",
        "class A {\n  constructor(x) {\n    if (x) {\n    }\n    for (;;) {\n    }\n  }\n  async "
        "find(n) {\n  }\n  get #size() {\n  }\n}\n",
        "A:1:0 constructor:2:1 find:8:1 size:10:1");
    row("calls", "javascript", "  run(1);\n  test('a', () => {\n  });\n  while (x) {\n  }\n", "");
    row("in a remark", "javascript", "/*\nfunction a() {}\n*/\nfunction b() {}\n", "b:4:0");
    row("types", "typescript",
        "interface A { x: number }\nexport type B = string;\nenum C { D }\nnamespace E "
        "{\n}\nabstract class F<T> {\n  private get(key: string): T | undefined {\n  }\n}\nconst g "
        "= (x: number): number => x;\n",
        "A:1:0 B:2:0 C:3:0 E:4:0 F:6:0 get:7:1 g:10:0");
    row("types of C#", "csharp",
        "namespace N;\npublic class A\n{\n}\nrecord B(int X);\npublic readonly record struct C(int "
        "X);\nenum D { E }\ninterface IF\n{\n}\n",
        "N:1:0 A:2:0 B:5:0 C:6:0 D:7:0 IF:8:0");
    row("methods of C#", "csharp",
        "class A\n{\n    public A(int x) { }\n    public static async Task<int> "
        "Sum(IEnumerable<int> of)\n    {\n        return of.Sum();\n    }\n    int Twice(int x) => "
        "2 * x;\n    T Get<T>(string key) where T : class\n    {\n        if (key == null)\n       "
        " {\n            throw new ArgumentException(nameof(key));\n        }\n        foreach "
        "(var x in Y())\n        {\n        }\n        var list = new List<int>();\n        await "
        "Task.Delay(1);\n        return default;\n    }\n}\n",
        "A:1:0 A:3:1 Sum:4:1 Twice:8:1 Get:9:1");
    row("statements of C#", "csharp",
        "Console.WriteLine(F(2));\nvar x = Run(() =>\n{\n});\nreturn Foo(\n  1);\nint F(int n) => "
        "n;\n",
        "F:7:0");
}

void TestSymbols::areFound()
{
    QFETCH(QString, language);
    QFETCH(QString, code);
    QStringList found;
    for (const CodeSymbol &symbol : symbolsIn(code, language))
        found.append(
            QStringLiteral("%1:%2:%3").arg(symbol.name).arg(symbol.line).arg(symbol.depth));
    QTEST(found.join(u' '), "found");
}

void TestSymbols::theirNamesAreFound()
{
    const QString code = QStringLiteral("class A:\n    async def find(self):\n        pass\n");
    QList<int> columns;
    for (const CodeSymbol &symbol : symbolsIn(code, QStringLiteral("python")))
        columns.append(symbol.column);
    QCOMPARE(columns, QList<int>({ 7, 15 }));
    const auto script =
        symbolsIn(QStringLiteral("/* a\n b */ function f() {}\n"), QStringLiteral("javascript"));
    QCOMPARE(script.size(), 1);
    QCOMPARE(script.first().column, 16);
}

void TestSymbols::longLinesTakeNoTime()
{
    // A pattern that goes back and forth would take minutes.
    QString code;
    for (int i = 0; i < 2000; ++i)
        code += QStringLiteral("a<b[c]> ").repeated(50) + u'\n';
    for (const char *language : { "python", "javascript", "typescript", "csharp" })
        QCOMPARE(symbolsIn(code, QString::fromLatin1(language)).size(), 0);
    QCOMPARE(symbolsIn(QString(1'000'000, u'`'), QStringLiteral("javascript")).size(), 0);
    QCOMPARE(symbolsIn(QString(1'000'000, u'"'), QStringLiteral("python")).size(), 0);
}

SANDPAD_TEST(symbols, TestSymbols)
#include "tst_symbols.moc"
