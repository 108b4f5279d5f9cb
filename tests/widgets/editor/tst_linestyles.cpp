#include "tests/TestProgram.h"
#include "widgets/editor/LineStyles.h"

#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>
#include <QTest>

using namespace sandpad::widgets;

/// What the characters of a line of code are.
class TestLineStyles : public QObject
{
    Q_OBJECT

private slots:
    void callsAreFound_data();
    void callsAreFound();
    void recordsOfCSharpAreTypes_data();
    void recordsOfCSharpAreTypes();
    void aTextOverLinesGoesOn();
    void docstringsAreStrings();
};

void TestLineStyles::callsAreFound_data()
{
    QTest::addColumn<QString>("definition");
    QTest::addColumn<QString>("code");
    // f: function, t: type, .: anything else
    QTest::addColumn<QString>("marks");
    const auto row = [](const char *definition, const char *code, const char *marks) {
        QTest::newRow(code) << QString::fromLatin1(definition) << QString::fromUtf8(code)
                            << QString::fromLatin1(marks);
    };
    row("Python", "x = greet(y)", "....fffff...");
    row("Python", "a.strip(b)", "..fffff...");
    row("Python", "pd.Frame(1)", "...ttttt...");
    row("Python", "# greet(y)", "..........");
    row("Python", "'greet(y)'", "..........");
    row("Python", "größe(1)", "fffff...");
    row("Python", "if (x): (y)", "...........");
    row("Python", "3(4)", "....");
    row("Python", "f'{up(x)}'", "...ff.....");
    row("JavaScript", "go($el)", "ff.....");
    row("C#", "x = Sum(1);", "....fff....");
    row("Markdown", "see f(x)", "........");
    row("SQL", "x(1)", "....");
}

void TestLineStyles::callsAreFound()
{
    using TextStyle = KSyntaxHighlighting::Theme::TextStyle;
    QFETCH(QString, definition);
    QFETCH(QString, code);
    QFETCH(QString, marks);
    KSyntaxHighlighting::Repository repository;
    LineStyles styles;
    styles.setDefinition(repository.definitionForName(definition));
    QVERIFY(styles.definition().isValid());
    QString found;
    for (const char style : styles.styled(code, {}).styles)
        found += style == TextStyle::Function ? u'f' : style == TextStyle::DataType ? u't' : u'.';
    QCOMPARE(found, marks);
}

void TestLineStyles::recordsOfCSharpAreTypes_data()
{
    QTest::addColumn<QString>("code");
    // k: keyword, t: type, .: anything else; of the word and the name
    QTest::addColumn<QString>("marks");
    const auto row = [](const char *code, const char *marks) {
        QTest::newRow(code) << QString::fromLatin1(code) << QString::fromLatin1(marks);
    };
    row("record Point(int X);", "kkkkkk.ttttt");
    row("  record Point;", "..kkkkkk.ttttt");
    row("record struct P<T>(T X)", "kkkkkk........t");
    row("record class Rule : IRule", "kkkkkk.......tttt");
    row("sealed record R {", ".......kkkkkk.t");
    row("record = Point(1);", "......");
    row("record.Save();", "......");
    row("// record Point(int X);", ".........");
    row("var record = 1;", "..........");
}

void TestLineStyles::recordsOfCSharpAreTypes()
{
    using TextStyle = KSyntaxHighlighting::Theme::TextStyle;
    QFETCH(QString, code);
    QFETCH(QString, marks);
    KSyntaxHighlighting::Repository repository;
    LineStyles styles;
    styles.setDefinition(repository.definitionForName(QStringLiteral("C#")));
    const QByteArray found = styles.styled(code, {}).styles;
    // Words that the definition knows are not asked for.
    for (qsizetype i = 0; i < marks.size(); ++i) {
        const auto style = static_cast<TextStyle>(found[i]);
        if (marks[i] == u'k')
            QCOMPARE(style, TextStyle::Keyword);
        else if (marks[i] == u't')
            QCOMPARE(style, TextStyle::DataType);
        else if (code.mid(i, 6) == u"record")
            QVERIFY(style != TextStyle::Keyword);
    }
}

void TestLineStyles::aTextOverLinesGoesOn()
{
    KSyntaxHighlighting::Repository repository;
    LineStyles styles;
    styles.setDefinition(repository.definitionForName(QStringLiteral("Python")));
    const auto first = styles.styled(QStringLiteral("x = \"\"\""), {});
    const auto second = styles.styled(QStringLiteral("greet(y)"), first.after);
    QVERIFY(!second.styles.contains(
        static_cast<char>(KSyntaxHighlighting::Theme::TextStyle::Function)));
    QCOMPARE(styles.styled(QString(), {}).styles.size(), 0);
}

void TestLineStyles::docstringsAreStrings()
{
    using TextStyle = KSyntaxHighlighting::Theme::TextStyle;
    KSyntaxHighlighting::Repository repository;
    LineStyles styles;
    styles.setDefinition(repository.definitionForName(QStringLiteral("Python")));
    LineStyles::State state;
    const auto next = [&](const char *line, qsizetype at) {
        const auto styled = styles.styled(QString::fromLatin1(line), state);
        state = styled.after;
        return static_cast<TextStyle>(styled.styles[at]);
    };
    next("def f():  # what", 0);
    QCOMPARE(next("    \"\"\"Says", 5), TextStyle::VerbatimString);
    QCOMPARE(next("    what # it does\"\"\"", 12), TextStyle::VerbatimString);
    QCOMPARE(next("    # a remark", 8), TextStyle::Comment);
    QCOMPARE(next("    # TODO behind it", 18), TextStyle::Comment);
    QCOMPARE(next("    'text'", 6), TextStyle::VerbatimString);
}

SANDPAD_TEST(linestyles, TestLineStyles)
#include "tst_linestyles.moc"
