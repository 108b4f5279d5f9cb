#include "tests/TestProgram.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/CodeSearch.h"
#include "widgets/editor/EditorPane.h"
#include "widgets/editor/LineRow.h"
#include "widgets/editor/LongLines.h"
#include "widgets/find/FindBar.h"
#include "widgets/find/ReplaceRow.h"

#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

using namespace sandpad::widgets;

/// Finding and replacing text in the code, by keys in the rows below it.
class TestCodeSearch : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init();
    void finds_data();
    void finds();
    void stepsInACircle();
    void jumpsWhileOneTypes();
    void followsEdits();
    void findsOnlyInTheSelection();
    void hitsInTheSelectionAreMarked_data();
    void hitsInTheSelectionAreMarked();
    void keysTurnSwitches();
    void earlierTextsComeBack();
    void anExpressionIsKept();
    void replacesOne();
    void replacesAll_data();
    void replacesAll();
    void undoInTheRowUndoesTheReplacement();
    void leavesInvalidBytesAlone();
    void replacesNothingInAShortenedText();
    void badPatternsAreTold();
    void manyHitsInAnyText();
    void goesToALine_data();
    void goesToALine();
    void escapeInTheLineRowLeadsBack();

private:
    [[nodiscard]] CodeEditor &editor() const { return m_pane->editor(); }
    [[nodiscard]] QLineEdit *edit() const { return m_pane->findBar().findChild<QLineEdit *>(); }
    [[nodiscard]] QToolButton *option(const char *name) const
    {
        for (auto *button : m_pane->findBar().findChildren<QToolButton *>()) {
            if (button->accessibleName() == QLatin1String(name))
                return button;
        }
        return nullptr;
    }
    /// What the bar says once the search is over.
    [[nodiscard]] QString state() const
    {
        QTest::qWait(0);
        const auto *label = m_pane->findBar().findChild<QLabel *>();
        const auto isOver = [label] {
            return !label->text().isEmpty() && label->text() != u"Searching…";
        };
        [[maybe_unused]] const bool isDone = QTest::qWaitFor(isOver, 120'000);
        return label->text();
    }
    /// Types a text to find, with options as "cwp": case, words, pattern.
    QString find(const QString &text, const QString &options = {})
    {
        m_pane->find();
        edit()->clear();
        for (const auto &[letter, name] :
             { std::pair('c', "Match case"), std::pair('w', "Whole words"),
               std::pair('p', "Regular expression") })
            option(name)->setChecked(options.contains(QLatin1Char(letter)));
        edit()->insert(text); // keyClicks() knows only ASCII
        return state();
    }
    void replaceWith(const QString &text)
    {
        m_pane->replaceRow().show();
        auto *replacement = m_pane->replaceRow().findChild<QLineEdit *>();
        replacement->clear();
        replacement->insert(text);
    }
    void replaceAll(const QString &text)
    {
        replaceWith(text);
        QTest::keyClick(m_pane->replaceRow().findChild<QLineEdit *>(), Qt::Key_Return,
                        Qt::ControlModifier | Qt::AltModifier);
    }
    [[nodiscard]] std::pair<int, int> caret() const
    {
        std::pair<int, int> place;
        editor().getCursorPosition(&place.first, &place.second);
        return place;
    }

    std::unique_ptr<EditorPane> m_pane;
};

void TestCodeSearch::init()
{
    m_pane = std::make_unique<EditorPane>();
    m_pane->setTheme(Theme::light());
    m_pane->resize(600, 400);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
}

void TestCodeSearch::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *text, const char *options, const char *told) {
        QTest::addRow("%s (%s)", text, options)
            << QString::fromUtf8(text) << QString::fromLatin1(options) << QString::fromUtf8(told);
    };
    row("one", "", "1 of 4");
    row("one", "c", "1 of 2");
    row("one", "w", "1 of 3");
    row("one", "cw", "1 of 1");
    row("on.", "", "Not found");
    row("on[a-z]", "p", "1 of 4");
    row("^", "p", "1 of 4");
    row("größe", "", "1 of 1");
    row("😀", "", "1 of 1");
    row("d$", "p", "1 of 1");
}

void TestCodeSearch::finds()
{
    QFETCH(QString, text);
    QFETCH(QString, options);
    QFETCH(QString, told);
    editor().setBytes("one One ONE ones\r\ngröße = '😀'\nend\n");
    QCOMPARE(find(text, options), told);
}

void TestCodeSearch::stepsInACircle()
{
    editor().setBytes("a1\na2\na3\n");
    QCOMPARE(find(QStringLiteral("a")), QStringLiteral("1 of 3"));
    QTest::keyClick(edit(), Qt::Key_Return);
    QCOMPARE(state(), QStringLiteral("2 of 3"));
    QCOMPARE(editor().selectedText(), QStringLiteral("a"));
    QTest::keyClick(edit(), Qt::Key_Return);
    QTest::keyClick(edit(), Qt::Key_Return);
    QCOMPARE(state(), QStringLiteral("1 of 3"));
    QTest::keyClick(edit(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(state(), QStringLiteral("3 of 3"));
    QVERIFY(edit()->hasFocus());
    // From a caret between two hits.
    editor().setCursorPosition(1, 1);
    m_pane->stepHit(1);
    QCOMPARE(state(), QStringLiteral("3 of 3"));
    editor().setCursorPosition(1, 1);
    m_pane->stepHit(-1);
    QCOMPARE(state(), QStringLiteral("2 of 3"));
    QTest::keyClick(edit(), Qt::Key_Escape);
    QVERIFY(m_pane->findBar().isHidden());
    QVERIFY(editor().hasFocus());
}

void TestCodeSearch::jumpsWhileOneTypes()
{
    QByteArray code(400, '\n');
    code += "the needle\n";
    editor().setBytes(code);
    QCOMPARE(find(QStringLiteral("needle")), QStringLiteral("1 of 1"));
    QCOMPARE(caret().first, 400);
    const auto top = editor().SendScintilla(QsciScintillaBase::SCI_GETFIRSTVISIBLELINE);
    QVERIFY(top > 380 && top <= 400);
}

void TestCodeSearch::followsEdits()
{
    editor().setBytes("ab\nab\n");
    QCOMPARE(find(QStringLiteral("ab")), QStringLiteral("1 of 2"));
    editor().setCursorPosition(2, 0);
    editor().insert(QStringLiteral("ab\n"));
    QTRY_COMPARE(state(), QStringLiteral("Found: 3"));
    editor().undo();
    QTRY_COMPARE(state(), QStringLiteral("Found: 2"));
}

void TestCodeSearch::findsOnlyInTheSelection()
{
    editor().setBytes("x = 1\nx = 2\nx = 3\nx = 4\n");
    editor().setSelection(1, 0, 3, 0);
    QCOMPARE(find(QStringLiteral("x")), QStringLiteral("1 of 2"));
    QVERIFY(option("Only in the selected lines")->isChecked());
    replaceAll(QStringLiteral("longer"));
    QCOMPARE(editor().bytes(), QByteArray("x = 1\nlonger = 2\nlonger = 3\nx = 4\n"));
    // The part has grown with what was put into it.
    QCOMPARE(find(QStringLiteral("longer")), QStringLiteral("1 of 2"));
    QTest::mouseClick(option("Only in the selected lines"), Qt::LeftButton);
    QCOMPARE(find(QStringLiteral("x")), QStringLiteral("2 of 2"));
    QCOMPARE(find(QStringLiteral("=")), QStringLiteral("4 of 4"));
}

void TestCodeSearch::hitsInTheSelectionAreMarked_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestCodeSearch::hitsInTheSelectionAreMarked()
{
    QFETCH(bool, isDark);
    const Theme theme = isDark ? Theme::dark() : Theme::light();
    m_pane->setTheme(theme);
    editor().setBytes("xxxx = 1\nxxxx = 2\nxxxx = 3\nend\n");
    editor().setSelection(0, 0, 2, 4);
    QCOMPARE(find(QStringLiteral("xxxx")), QStringLiteral("1 of 3"));
    const QImage shown = editor().viewport()->grab().toImage();
    const auto pixelsOf = [&shown](const QColor &color) {
        int count = 0;
        for (int y = 0; y < shown.height(); ++y) {
            for (int x = 0; x < shown.width(); ++x)
                count += shown.pixelColor(x, y) == color ? 1 : 0;
        }
        return count;
    };
    const int hits = pixelsOf(theme.hit);
    const int current = pixelsOf(theme.currentHit);
    QVERIFY2(hits > 200, qPrintable(QString::number(hits)));
    QVERIFY2(current > 100, qPrintable(QString::number(current)));
    QVERIFY2(hits > current, qPrintable(QString::number(hits - current)));
}

void TestCodeSearch::keysTurnSwitches()
{
    editor().setBytes("one One\nONE\n");
    QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    QCOMPARE(find(QStringLiteral("one")), QStringLiteral("1 of 3"));
    for (const auto &[key, name] :
         { std::pair(Qt::Key_C, "Match case"), std::pair(Qt::Key_W, "Whole words"),
           std::pair(Qt::Key_R, "Regular expression"),
           std::pair(Qt::Key_L, "Only in the selected lines") }) {
        QTest::keyClick(edit(), key, Qt::AltModifier);
        QVERIFY2(option(name)->isChecked(), name);
        QTest::keyClick(edit(), key, Qt::AltModifier);
        QVERIFY2(!option(name)->isChecked(), name);
    }
    QCOMPARE(edit()->text(), QStringLiteral("one"));
    QVERIFY(edit()->hasFocus());
    replaceWith(QStringLiteral("x"));
    QTest::keyClick(edit(), Qt::Key_Return, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(editor().bytes(), QByteArray("x x\nx\n"));
}

void TestCodeSearch::earlierTextsComeBack()
{
    editor().setBytes("one two\n");
    for (const char *text : { "one", "two", "one" }) {
        find(QString::fromLatin1(text));
        QTest::keyClick(edit(), Qt::Key_Return);
    }
    edit()->setText(QStringLiteral("x"));
    const auto pressed = [this](Qt::Key key) {
        QTest::keyClick(edit(), key);
        return edit()->text();
    };
    QCOMPARE(pressed(Qt::Key_Down), QStringLiteral("x"));
    QCOMPARE(pressed(Qt::Key_Up), QStringLiteral("one"));
    QCOMPARE(pressed(Qt::Key_Up), QStringLiteral("two"));
    QCOMPARE(pressed(Qt::Key_Up), QStringLiteral("two"));
    QCOMPARE(pressed(Qt::Key_Down), QStringLiteral("one"));
    QCOMPARE(pressed(Qt::Key_Down), QString());
    QCOMPARE(pressed(Qt::Key_Up), QStringLiteral("one"));
}

/// Of what it has found, too.
void TestCodeSearch::anExpressionIsKept()
{
    editor().setBytes("one two\n");
    find(QStringLiteral("t.o"), QStringLiteral("p"));
    QCOMPARE(editor().selectedText(), QStringLiteral("two"));
    QTest::keyClick(edit(), Qt::Key_Escape);
    m_pane->find();
    QCOMPARE(edit()->text(), QStringLiteral("t.o"));
    option("Regular expression")->setChecked(false);
    QTest::keyClick(edit(), Qt::Key_Escape);
    m_pane->find();
    QCOMPARE(edit()->text(), QStringLiteral("two"));
}

void TestCodeSearch::replacesOne()
{
    editor().setBytes("cat cat cat\n");
    QCOMPARE(find(QStringLiteral("cat")), QStringLiteral("1 of 3"));
    replaceWith(QStringLiteral("cats"));
    auto *replacement = m_pane->replaceRow().findChild<QLineEdit *>();
    QTest::keyClick(replacement, Qt::Key_Return);
    QCOMPARE(editor().bytes(), QByteArray("cats cat cat\n"));
    QCOMPARE(state(), QStringLiteral("2 of 3"));
    QTest::keyClick(replacement, Qt::Key_Return);
    QCOMPARE(editor().bytes(), QByteArray("cats cats cat\n"));
    editor().undo();
    editor().undo();
    QCOMPARE(editor().bytes(), QByteArray("cat cat cat\n"));
}

void TestCodeSearch::replacesAll_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("replacement");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &code, const char *text,
                        const char *replacement, const QByteArray &expected) {
        QTest::newRow(name) << code << QString::fromUtf8(text) << QString::fromUtf8(replacement)
                            << expected;
    };
    row("plain", "a b a\na\n", "a", "xy", "xy b xy\nxy\n");
    row("nothing in its place", "a b a", "a", "", " b ");
    row("groups", "f(1, 2); f(3, 4)", R"(f\((\d), (\d)\))", "g($2, \\1)", "g(2, 1); g(4, 3)");
    row("all that was found", "a b", R"(\w)", "[$0]", "[a] [b]");
    row("a group that is not there", "a", "a", "<$3>", "<>");
    row("signs", "a", "a", R"($$1 \\1 \t\n$ \x)", "$1 \\1 \t\n$ \\x");
    row("line begins", "a\nb", "^", "> ", "> a\n> b");
    row("line ends", "a\r\nb\r\n", "$", ";", "a;\r\nb;\r\n;");
    row("with a look behind", "ab ab", "(?<=a)b", "c", "ac ac");
    row("wide characters", "ä 😀 ä", "😀", "→", "ä → ä");
}

void TestCodeSearch::replacesAll()
{
    QFETCH(QByteArray, code);
    QFETCH(QString, text);
    QFETCH(QString, replacement);
    QFETCH(QByteArray, expected);
    editor().setBytes(code);
    find(text, QStringLiteral("p"));
    replaceAll(replacement);
    QCOMPARE(editor().bytes(), expected);
    editor().undo(); // one step
    QCOMPARE(editor().bytes(), code);
}

void TestCodeSearch::undoInTheRowUndoesTheReplacement()
{
    editor().setBytes("a a a\n");
    find(QStringLiteral("a"));
    auto *row = m_pane->replaceRow().findChild<QLineEdit *>();
    m_pane->replaceRow().show();
    QTest::keyClicks(row, QStringLiteral("b"));
    QTest::keyClick(row, Qt::Key_Return); // the first one
    QCOMPARE(editor().bytes(), QByteArray("b a a\n"));
    QTest::keyClick(row, Qt::Key_Return, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(editor().bytes(), QByteArray("b b b\n"));
    QTest::keyClick(row, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor().bytes(), QByteArray("b a a\n"));
    QTest::keyClick(row, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor().bytes(), QByteArray("a a a\n"));
    QCOMPARE(row->text(), QStringLiteral("b"));
    // There is no replacement any more: the key is the row's own.
    QTest::keyClick(row, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(row->text(), QString());
    QTest::keyClicks(row, QStringLiteral("c"));
    QTest::keyClick(row, Qt::Key_Return, Qt::ControlModifier | Qt::AltModifier);
    QTest::keyClicks(row, QStringLiteral("d"));
    QTest::keyClick(row, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor().bytes(), QByteArray("c c c\n"));
}

void TestCodeSearch::leavesInvalidBytesAlone()
{
    editor().setBytes("\xff\xfe a \xc3( a\n");
    find(QStringLiteral("a"));
    replaceAll(QStringLiteral("b"));
    QCOMPARE(editor().bytes(), QByteArray("\xff\xfe b \xc3( b\n"));
}

void TestCodeSearch::replacesNothingInAShortenedText()
{
    const QByteArray code = "a\n" + QByteArray(widgets::kLongestEditedLine + 1, 'a');
    editor().setBytes(code);
    find(QStringLiteral("a"));
    replaceAll(QStringLiteral("b"));
    QCOMPARE(editor().bytes(), code);
}

void TestCodeSearch::badPatternsAreTold()
{
    editor().setBytes("a(\n");
    QVERIFY(!find(QStringLiteral("("), QStringLiteral("p")).isEmpty());
    QVERIFY(!state().contains(QLatin1String(" of ")));
    replaceAll(QStringLiteral("b"));
    QCOMPARE(editor().bytes(), QByteArray("a(\n"));
}

void TestCodeSearch::manyHitsInAnyText()
{
    editor().setBytes(QByteArray("a\n").repeated(150'000));
    QVERIFY(find(QStringLiteral("a")).endsWith(QLatin1String("100,000+")));
    replaceAll(QStringLiteral("b"));
    QCOMPARE(editor().bytes().count('b'), 100'000);
    editor().undo();
    QCOMPARE(editor().bytes().count('b'), 0);
}

void TestCodeSearch::goesToALine_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("index");
    QTest::newRow("line") << "3" << 2 << 0;
    QTest::newRow("line and column") << "2:4" << 1 << 3;
    QTest::newRow("far behind the end") << "999999999" << 4 << 0;
    QTest::newRow("no number") << "x" << 0 << 2;
}

void TestCodeSearch::goesToALine()
{
    QFETCH(QString, typed);
    QFETCH(int, line);
    QFETCH(int, index);
    editor().setBytes("first\nsecond\nthird\nfourth\n");
    editor().setCursorPosition(0, 2);
    m_pane->askForLine();
    auto *edit = m_pane->lineRow().findChild<QLineEdit *>();
    QVERIFY(edit->hasFocus());
    QTest::keyClicks(edit, typed);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(caret(), std::pair(line, index));
    QVERIFY(m_pane->lineRow().isHidden());
    QVERIFY(editor().hasFocus());
}

void TestCodeSearch::escapeInTheLineRowLeadsBack()
{
    editor().setBytes("first\nsecond\n");
    editor().setCursorPosition(0, 2);
    m_pane->askForLine();
    auto *edit = m_pane->lineRow().findChild<QLineEdit *>();
    QTest::keyClicks(edit, QStringLiteral("2"));
    QCOMPARE(caret().first, 1);
    QTest::keyClick(edit, Qt::Key_Escape);
    QCOMPARE(caret(), std::pair(0, 2));
    QVERIFY(editor().hasFocus());
}

SANDPAD_TEST(codesearch, TestCodeSearch)
#include "tst_codesearch.moc"
