#include "runner/Runner.h"
#include "tests/TestProgram.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/LinesToRun.h"
#include "widgets/editor/SyntaxLexer.h"
#include "widgets/editor/TextOffsets.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QImage>
#include <QMimeData>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QToolTip>

#include <array>
#include <functional>

using namespace sandpad;
using namespace sandpad::widgets;

class TestEditor : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void bytesComeBack_data();
    void bytesComeBack();
    void offsetsMapEveryUnit_data();
    void offsetsMapEveryUnit();
    void coloursEachLanguage_data();
    void coloursEachLanguage();
    void restylesOnlyWhatChanged();
    void incrementalEqualsWhole();
    void longLinesAreLeftPlain();
    void longLinesComeWhole_data();
    void longLinesComeWhole();
    void errorsAreMarkedAndGoWithAnEdit();
    void callersGoWithTheError();
    void typeErrorsStandBesideErrors();
    void aToolTipSaysAllOfALine();
    void manyLinesAreIndentedAtOnce();
    void manyLinesBecomeCommentsAtOnce();
    void whatChangesTheOrderIsSeen();
    void otherPlacesOfAWordAreMarked();
    void messagesNeverCoverCode();
    void longMessagesGetTheRoomThatIsFree();
    void theScrollBarGoesWithTheLongLine();
    void theCaretIsSeenWhenLinesAreWrappedNoMore();
    void showsStepsOfIndentation();
    void indentsNewLines();
    void blocksOfPythonEnd_data();
    void blocksOfPythonEnd();
    void theCaretStaysWhereItWas();
    void shiftTabGoesBackAStep_data();
    void shiftTabGoesBackAStep();
    void closesBracketsAndQuotes_data();
    void closesBracketsAndQuotes();
    void putsAPairAroundTheSelection();
    void togglesComments();
    void leavesTheWindowItsKeys();
    void givesTheSelectedLines_data();
    void givesTheSelectedLines();

private:
    static QByteArray styles(CodeEditor &editor);
    runner::LanguageInfo language(const char *name)
    {
        return m_runner.language(QString::fromLatin1(name));
    }

    runner::Runner m_runner;
};

QByteArray TestEditor::styles(CodeEditor &editor)
{
    const auto length = static_cast<int>(editor.SendScintilla(QsciScintillaBase::SCI_GETLENGTH));
    editor.SendScintilla(QsciScintillaBase::SCI_COLOURISE, 0UL, -1L);
    QByteArray all;
    for (int i = 0; i < length; ++i)
        all += static_cast<char>(editor.SendScintilla(QsciScintillaBase::SCI_GETSTYLEAT, i));
    return all;
}

void TestEditor::givesTheSelectedLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("fromLine");
    QTest::addColumn<int>("fromColumn");
    QTest::addColumn<int>("toLine");
    QTest::addColumn<int>("toColumn");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray loop = "for i in x:\n    a(i)\n\n    if i:\n        b()\nc()\n";
    QTest::newRow("nothing is selected") << loop << 5 << 1 << 5 << 1 << QByteArray("\n\n\n\n\nc()");
    QTest::newRow("parts of lines")
        << loop << 0 << 4 << 1 << 5 << QByteArray("for i in x:\n    a(i)");
    QTest::newRow("whole lines") << loop << 1 << 0 << 2 << 0 << QByteArray("\na(i)");
    QTest::newRow("a block") << loop << 1 << 0 << 5 << 0 << QByteArray("\na(i)\n\nif i:\n    b()");
    QTest::newRow("empty line") << loop << 2 << 0 << 2 << 0 << QByteArray("\n\n");
    QTest::newRow("empty text") << QByteArray() << 0 << 0 << 0 << 0 << QByteArray();
    QTest::newRow("last line") << loop << 6 << 0 << 6 << 0 << QByteArray("\n\n\n\n\n\n");
}

void TestEditor::givesTheSelectedLines()
{
    QFETCH(QByteArray, text);
    QFETCH(int, fromLine);
    QFETCH(int, fromColumn);
    QFETCH(int, toLine);
    QFETCH(int, toColumn);
    CodeEditor editor;
    editor.setBytes(text);
    // Backwards, too: the caret stands at the begin then.
    editor.setSelection(fromLine, fromColumn, toLine, toColumn);
    QTEST(linesAlone(text, linesToRun(editor, text)), "expected");
    editor.setSelection(toLine, toColumn, fromLine, fromColumn);
    QTEST(linesAlone(text, linesToRun(editor, text)), "expected");
}

void TestEditor::bytesComeBack_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("print(1)\n");
    QTest::newRow("crlf and cr") << QByteArray("a\r\nb\rc\n");
    QTest::newRow("bom") << QByteArray("\xef\xbb\xbfx");
    QTest::newRow("nul") << QByteArray("a\0b\0", 4);
    QTest::newRow("invalid") << QByteArray("\xff\xfe\xc3(\xe2\x82 end");
    QTest::newRow("emoji") << QByteArray("'\xf0\x9f\x98\x80' # \xe6\xbc\xa2");
    QTest::newRow("long line") << QByteArray(1 << 20, 'x');
}

void TestEditor::bytesComeBack()
{
    QFETCH(QByteArray, bytes);
    CodeEditor editor;
    editor.setLanguage(language("python"));
    editor.setBytes(bytes);
    QCOMPARE(editor.bytes(), bytes);
}

void TestEditor::offsetsMapEveryUnit_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QList<int>>("offsets");
    QTest::newRow("ascii") << QByteArray("ab") << QList<int> { 0, 1, 2 };
    QTest::newRow("two bytes") << QByteArray("\xc3\xa9x") << QList<int> { 0, 2, 3 };
    QTest::newRow("surrogates") << QByteArray("\xf0\x9f\x98\x80!") << QList<int> { 0, 0, 4, 5 };
    QTest::newRow("cut off") << QByteArray("a\xe2\x82") << QList<int> { 0, 1, 2, 3 };
    QTest::newRow("overlong") << QByteArray("\xc0\x80") << QList<int> { 0, 1, 2 };
    QTest::newRow("surrogate as utf-8") << QByteArray("\xed\xa0\x80") << QList<int> { 0, 1, 2, 3 };
}

void TestEditor::offsetsMapEveryUnit()
{
    QFETCH(QByteArray, bytes);
    const DecodedLine line = decodeLine(bytes);
    QTEST(line.byteOf, "offsets");
    QCOMPARE(line.text.size() + 1, line.byteOf.size());
}

void TestEditor::coloursEachLanguage_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArrayList>("coloured");
    QTest::newRow("python") << "python" << QByteArray("import os\nx = 'text' + 42  # note\n")
                            << QByteArrayList { "import", "'text'", "42", "# note" };
    QTest::newRow("javascript") << "javascript"
                                << QByteArray("const x = `a` + 42; // note\nreturn null\n")
                                << QByteArrayList { "const", "`a`", "42", "// note" };
    QTest::newRow("typescript") << "typescript"
                                << QByteArray("interface P { n: string }\nlet s = 'q'; // note\n")
                                << QByteArrayList { "interface", "string", "'q'", "// note" };
    QTest::newRow("csharp") << "csharp"
                            << QByteArray("using System; // note\nvar s = \"q\"; int i = 7;\n")
                            << QByteArrayList { "using", "// note", "\"q\"", "7" };
}

void TestEditor::coloursEachLanguage()
{
    QFETCH(QString, id);
    QFETCH(QByteArray, code);
    QFETCH(QByteArrayList, coloured);
    CodeEditor editor;
    editor.setLanguage(m_runner.language(id));
    editor.setBytes(code);
    const QByteArray all = styles(editor);
    for (const QByteArray &piece : coloured) {
        const auto style = all[code.indexOf(piece)];
        QVERIFY2(style != 0, piece.constData());
        QVERIFY2(editor.syntaxLexer().defaultColor(style) != Theme::light().text,
                 piece.constData());
    }
}

void TestEditor::restylesOnlyWhatChanged()
{
    CodeEditor editor;
    editor.setLanguage(language("python"));
    editor.setBytes(QByteArray("x = 'a'\n").repeated(2000));
    styles(editor);
    editor.insertAt(QStringLiteral("yy"), 1000, 0);
    const auto startOf = [&](int line) {
        return editor.SendScintilla(QsciScintillaBase::SCI_POSITIONFROMLINE, line);
    };
    editor.SendScintilla(QsciScintillaBase::SCI_COLOURISE,
                         static_cast<unsigned long>(startOf(1000)), startOf(1001));
    QVERIFY2(editor.syntaxLexer().linesStyled() <= 3,
             qPrintable(QString::number(editor.syntaxLexer().linesStyled())));
}

void TestEditor::incrementalEqualsWhole()
{
    QRandomGenerator random(5);
    const QList<QByteArray> pieces {
        "'''",  "\"",    "#",  "\n", "\r\n", "def f():\n", "\xf0\x9f\x98\x80",
        "\xff", "x = 1", "\\", "  "
    };
    CodeEditor editor;
    editor.setLanguage(language("python"));
    editor.setBytes(QByteArray("a = 'b'\n").repeated(30));
    for (int round = 0; round < 120; ++round) {
        const auto length = static_cast<quint32>(editor.bytes().size());
        const auto at = static_cast<unsigned long>(random.bounded(length + 1));
        if (random.bounded(4) == 0 && length > 10)
            editor.SendScintilla(QsciScintillaBase::SCI_DELETERANGE, at > 5 ? at - 5 : 0UL, 3L);
        else
            editor.SendScintilla(QsciScintillaBase::SCI_INSERTTEXT, at,
                                 pieces[random.bounded(pieces.size())].constData());
        const QByteArray incremental = styles(editor);
        CodeEditor whole;
        whole.setLanguage(language("python"));
        whole.setBytes(editor.bytes());
        QCOMPARE(incremental, styles(whole));
    }
}

void TestEditor::longLinesAreLeftPlain()
{
    CodeEditor editor;
    editor.setLanguage(language("python"));
    editor.setBytes("import os\nx = '" + QByteArray(10 << 20, 'y') + "'\nimport sys\n");
    // A text too long to be laid out is shown shortened and kept whole.
    QVERIFY(editor.isShortened());
    QVERIFY(editor.text().size() < 10'000);
    QCOMPARE(editor.bytes().size(), (10 << 20) + 10 + 5 + 2 + 11);
    editor.setBytes("import os\nx = '" + QByteArray(100'000, 'y') + "'\nimport sys\n");
    QVERIFY(!editor.isShortened());
    const QByteArray all = styles(editor);
    QVERIFY(all[0] != 0);
    QCOMPARE(all[100], '\0');
    QVERIFY(all[editor.bytes().lastIndexOf("import")] != 0);
    // A paste of such a line is kept whole too.
    editor.setBytes("ab");
    editor.setSelection(0, 1, 0, 1);
    QGuiApplication::clipboard()->setText(QString(300'000, u'z'));
    editor.paste();
    QVERIFY(editor.isShortened());
    QCOMPARE(editor.bytes(), "a" + QByteArray(300'000, 'z') + "b");
}

/// Each of them would lay out the line at once, which takes minutes.
void TestEditor::longLinesComeWhole_data()
{
    QTest::addColumn<std::function<void(CodeEditor &)>>("take");
    const auto row = [](const char *name, const std::function<void(CodeEditor &)> &take) {
        QTest::newRow(name) << take;
    };
    row("Ctrl+V", [](CodeEditor &editor) { QTest::keySequence(&editor, QKeySequence::Paste); });
    row("middle button", [](CodeEditor &editor) {
        QGuiApplication::clipboard()->setText(QString(150'000, u'z'), QClipboard::Selection);
        QTest::mouseClick(editor.viewport(), Qt::MiddleButton, {}, QPoint(60, 8));
    });
    row("dropped", [](CodeEditor &editor) {
        QMimeData data;
        data.setText(QString(150'000, u'z'));
        QDragEnterEvent enter(QPoint(60, 8), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(editor.viewport(), &enter);
        QDropEvent event(QPointF(60, 8), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(editor.viewport(), &event);
    });
}

void TestEditor::longLinesComeWhole()
{
    QFETCH(std::function<void(CodeEditor &)>, take);
    CodeEditor editor;
    if (!QGuiApplication::clipboard()->supportsSelection()
        && QTest::currentDataTag() == QByteArray("middle button"))
        QSKIP("There is no selection to paste here.");
    editor.setBytes(QByteArray(150'000, 'a'));
    editor.show();
    QGuiApplication::clipboard()->setText(QString(150'000, u'z'));
    take(editor);
    // Only both together are too long.
    QVERIFY(editor.isShortened());
    QCOMPARE(editor.bytes().count('z'), 150'000);
    QCOMPARE(editor.bytes().count('a'), 150'000);
}

void TestEditor::errorsAreMarkedAndGoWithAnEdit()
{
    CodeEditor editor;
    editor.setBytes("one\ntwo\nthree\n");
    editor.showErrors({ { 2, 1, QStringLiteral("bad") }, { 99, 1, QStringLiteral("nowhere") } });
    QCOMPARE(editor.errors().size(), 1);
    editor.insertAt(QStringLiteral("zero\n"), 0, 0);
    QCOMPARE(editor.errors().first().line, 3);
    editor.insertAt(QStringLiteral("x"), 2, 0);
    QVERIFY(editor.errors().isEmpty());
    editor.showErrors({ { 1, 1, QStringLiteral("bad") } });
    // The caret line's background is hidden on a marked line.
    editor.show();
    editor.setCursorPosition(0, 0);
    QTRY_VERIFY(!editor.SendScintilla(QsciScintillaBase::SCI_GETCARETLINEVISIBLE));
    editor.setCursorPosition(1, 0);
    QTRY_VERIFY(editor.SendScintilla(QsciScintillaBase::SCI_GETCARETLINEVISIBLE));
    editor.setCursorPosition(0, 0);
    QTRY_VERIFY(!editor.SendScintilla(QsciScintillaBase::SCI_GETCARETLINEVISIBLE));
    editor.clearErrors();
    QVERIFY(editor.errors().isEmpty());
    QVERIFY(editor.SendScintilla(QsciScintillaBase::SCI_GETCARETLINEVISIBLE));
}

void TestEditor::callersGoWithTheError()
{
    CodeEditor editor;
    editor.setBytes("one\ntwo\nthree\n");
    const QList<ErrorMark> marks { { .line = 3, .message = QStringLiteral("bad") },
                                   { .line = 1,
                                     .message = QStringLiteral("called from here"),
                                     .kind = ErrorMark::Kind::Caller } };
    editor.showErrors(marks);
    QCOMPARE(editor.errors().size(), 2);
    editor.insertAt(QStringLiteral("x"), 0, 0);
    QCOMPARE(editor.errors().size(), 1);
    editor.showErrors(marks);
    editor.insertAt(QStringLiteral("x"), 2, 0);
    QVERIFY(editor.errors().isEmpty());
    // What is wrong with types stays.
    editor.showErrors(marks);
    editor.showTypeErrors(
        { { .line = 2, .message = QStringLiteral("no text"), .kind = ErrorMark::Kind::Type } });
    editor.insertAt(QStringLiteral("x"), 2, 0);
    QCOMPARE(editor.errors().size(), 1);
    QCOMPARE(editor.errors().first().kind, ErrorMark::Kind::Type);
    editor.clearErrors();
    // The line of a caller looks as any other.
    editor.showErrors(marks);
    editor.show();
    editor.setCursorPosition(0, 0);
    QVERIFY(editor.SendScintilla(QsciScintillaBase::SCI_GETCARETLINEVISIBLE));
}

void TestEditor::typeErrorsStandBesideErrors()
{
    using Kind = ErrorMark::Kind;
    CodeEditor editor;
    editor.setBytes("one\ntwo\nthree\n");
    const auto kinds = [&editor] {
        QList<std::pair<int, Kind>> found;
        for (const ErrorMark &mark : editor.errors())
            found.append({ mark.line, mark.kind });
        return found;
    };
    editor.showErrors({ { .line = 2, .message = QStringLiteral("bad") } });
    editor.showTypeErrors(
        { { .line = 1, .message = QStringLiteral("no number"), .kind = Kind::Type },
          { .line = 2, .message = QStringLiteral("no text"), .kind = Kind::Type },
          { .line = 9, .message = QStringLiteral("nowhere"), .kind = Kind::Type } });
    QCOMPARE(
        kinds(),
        (QList<std::pair<int, Kind>> { { 2, Kind::Error }, { 1, Kind::Type }, { 2, Kind::Type } }));
    // A later check takes the place of the earlier one.
    editor.showTypeErrors(
        { { .line = 3, .message = QStringLiteral("no list"), .kind = Kind::Type } });
    QCOMPARE(kinds(), (QList<std::pair<int, Kind>> { { 2, Kind::Error }, { 3, Kind::Type } }));
    editor.insertAt(QStringLiteral("x"), 2, 0); // its line is edited
    QCOMPARE(kinds(), (QList<std::pair<int, Kind>> { { 2, Kind::Error } }));
    editor.showTypeErrors(
        { { .line = 3, .message = QStringLiteral("no list"), .kind = Kind::Type } });
    editor.clearErrors();
    QVERIFY(editor.errors().isEmpty());
}

void TestEditor::aToolTipSaysAllOfALine()
{
    using Kind = ErrorMark::Kind;
    CodeEditor editor;
    editor.resize(600, 300);
    editor.setBytes("one\ntwo\n");
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    editor.showTypeErrors({ { .line = 1,
                              .message = QStringLiteral("short"),
                              .kind = Kind::Type,
                              .details = QStringLiteral("<b>all</b>\nof it") } });
    const auto tipAt = [&editor](int line) {
        const auto start = editor.SendScintilla(QsciScintillaBase::SCI_POSITIONFROMLINE,
                                                static_cast<unsigned long>(line));
        const QPoint place(static_cast<int>(editor.SendScintilla(
                               QsciScintillaBase::SCI_POINTXFROMPOSITION, 0, start))
                               + 4,
                           static_cast<int>(editor.SendScintilla(
                               QsciScintillaBase::SCI_POINTYFROMPOSITION, 0, start))
                               + 4);
        QHelpEvent help(QEvent::ToolTip, place, editor.viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(editor.viewport(), &help);
        return QToolTip::text();
    };
    // It is no markup.
    QCOMPARE(tipAt(0), QStringLiteral("<span>&lt;b&gt;all&lt;/b&gt;<br>of it</span>"));
    QToolTip::hideText();
    QTRY_VERIFY(!QToolTip::isVisible());
    tipAt(1);
    QVERIFY(!QToolTip::isVisible());
}

void TestEditor::otherPlacesOfAWordAreMarked()
{
    CodeEditor editor;
    editor.resize(600, 300);
    editor.setBytes("item = 1\nitems = [item, \"item\"]\nprint(item_2, Item)\n"
                    + QByteArray(200, '\n') + "item\n");
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    const auto isMarked = [&editor](int line, int index) {
        const long all = editor.SendScintilla(
            QsciScintillaBase::SCI_INDICATORALLONFOR,
            static_cast<unsigned long>(editor.positionFromLineIndex(line, index)));
        return all != 0;
    };
    editor.setSelection(0, 0, 0, 4);
    QTRY_VERIFY(isMarked(1, 9)); // item in the list
    QVERIFY(isMarked(1, 16)); // in quotes
    QVERIFY(!isMarked(0, 0)); // the selection shows itself
    QVERIFY(!isMarked(1, 0) && !isMarked(2, 6) && !isMarked(2, 14)); // other words
    QVERIFY(!isMarked(203, 0)); // nobody sees it
    editor.goTo(204, 1);
    editor.setSelection(203, 0, 203, 4);
    editor.verticalScrollBar()->setValue(0);
    QTRY_VERIFY(isMarked(0, 0) && isMarked(1, 9));
    editor.setSelection(0, 0, 0, 3); // no whole word
    QTRY_VERIFY(!isMarked(1, 9));
}

void TestEditor::whatChangesTheOrderIsSeen()
{
    CodeEditor editor;
    editor.setBytes("a\u202eb\u200bc");
    std::array<char, 16> name {};
    editor.SendScintilla(QsciScintillaBase::SCI_GETREPRESENTATION, "\u202e", name.data());
    QCOMPARE(QByteArray(name.data()), "RLO");
    // Each box takes room, and the text stays as it is.
    const auto x = [&editor](long position) {
        return editor.SendScintilla(QsciScintillaBase::SCI_POINTXFROMPOSITION, 0UL, position);
    };
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    QCOMPARE_GT(x(4), x(1) + 5);
    QCOMPARE(editor.bytes(), "a\u202eb\u200bc");
}

void TestEditor::manyLinesAreIndentedAtOnce()
{
    CodeEditor editor;
    editor.setLanguage(language("python"));
    const QByteArray text = QByteArray("def f(x):\n    return x  # \xff\n\n").repeated(30'000);
    editor.setBytes(text);
    editor.show();
    editor.selectAll();
    QTest::keyClick(&editor, Qt::Key_Tab);
    QCOMPARE(editor.bytes(),
             QByteArray("    def f(x):\n        return x  # \xff\n\n").repeated(30'000));
    QTest::keyClick(&editor, Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(editor.bytes(), text);
    QTest::keyClick(&editor, Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(editor.bytes(), QByteArray("def f(x):\nreturn x  # \xff\n\n").repeated(30'000));
    editor.undo();
    QCOMPARE(editor.bytes(), text);
    // Some lines of a text that is indented by tabulators; the lines stay selected.
    editor.setBytes("a\n\tb\n  c\nd\n");
    editor.setSelection(1, 1, 2, 2);
    QTest::keyClick(&editor, Qt::Key_Tab);
    QCOMPARE(editor.bytes(), "a\n\t\tb\n\t  c\nd\n");
    QCOMPARE(editor.selectedText(), QStringLiteral("\t\tb\n\t  c\n"));
}

/// Each line by itself froze the window for 20 seconds and more.
void TestEditor::manyLinesBecomeCommentsAtOnce()
{
    CodeEditor editor;
    editor.setLanguage(language("python"));
    const QByteArray text = QByteArray("def f(x):\n    return x  # \xff\n\n").repeated(30'000);
    editor.setBytes(text);
    editor.selectAll();
    editor.toggleComment();
    QCOMPARE(editor.bytes(),
             QByteArray("# def f(x):\n#     return x  # \xff\n\n").repeated(30'000));
    editor.toggleComment();
    QCOMPARE(editor.bytes(), text);
    editor.undo();
    QVERIFY(editor.bytes().startsWith("# def"));
    editor.undo();
    QCOMPARE(editor.bytes(), text);
}

/// What of the editor looks otherwise when the message is another one.
void TestEditor::messagesNeverCoverCode()
{
    CodeEditor editor;
    editor.resize(600, 300);
    editor.setBytes("short = 1\n    long = '" + QByteArray(200, 'x') + "'\nlast = 3\n");
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    const auto differing = [&editor](int line) {
        QList<QImage> pictures;
        for (const char *message : { "NameError", "IndexError" }) {
            editor.showErrors({ { line, 1, QString::fromLatin1(message) } });
            pictures.append(editor.viewport()->grab().toImage());
        }
        QRect area;
        for (int y = 0; y < pictures[0].height(); ++y)
            for (int x = 0; x < pictures[0].width(); ++x)
                if (pictures[0].pixel(x, y) != pictures[1].pixel(x, y))
                    area |= QRect(x, y, 1, 1);
        return area;
    };
    const auto place = [&editor](int line, unsigned int axis) {
        const auto end = editor.SendScintilla(QsciScintillaBase::SCI_GETLINEENDPOSITION, line - 1);
        return static_cast<int>(editor.SendScintilla(axis, 0UL, end));
    };
    const int height = static_cast<int>(editor.SendScintilla(QsciScintillaBase::SCI_TEXTHEIGHT, 1));
    const QRect behind = differing(1);
    QCOMPARE_GT(behind.left(), place(1, QsciScintillaBase::SCI_POINTXFROMPOSITION));
    QCOMPARE_LT(behind.bottom(), place(2, QsciScintillaBase::SCI_POINTYFROMPOSITION));
    const QRect below = differing(2);
    QVERIFY(!below.isEmpty());
    QCOMPARE_GE(below.top(), place(2, QsciScintillaBase::SCI_POINTYFROMPOSITION) + height);
    QCOMPARE_LT(below.bottom(), place(3, QsciScintillaBase::SCI_POINTYFROMPOSITION));
    // Where there is room, no row is made; where there is none any more, one is.
    editor.resize(2600, 300);
    QCOMPARE_LT(differing(2).bottom(), place(3, QsciScintillaBase::SCI_POINTYFROMPOSITION));
    QCOMPARE(place(3, QsciScintillaBase::SCI_POINTYFROMPOSITION), 2 * height);
    editor.resize(600, 300);
    QCOMPARE(place(3, QsciScintillaBase::SCI_POINTYFROMPOSITION), 3 * height);
    editor.insertAt(QStringLiteral("x"), 1, 0);
    QCOMPARE(place(3, QsciScintillaBase::SCI_POINTYFROMPOSITION), 2 * height);
}

void TestEditor::longMessagesGetTheRoomThatIsFree()
{
    CodeEditor editor;
    editor.resize(500, 300);
    editor.setBytes("with urlopen(URL + base):\nlast = 3\n");
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    const int height = static_cast<int>(editor.SendScintilla(QsciScintillaBase::SCI_TEXTHEIGHT, 1));
    const auto rowsBelow = [&](int width, const QString &message) {
        editor.resize(width, 300);
        editor.showErrors({ { 1, 1, message } });
        const auto start = editor.SendScintilla(QsciScintillaBase::SCI_POSITIONFROMLINE, 1UL);
        return static_cast<int>(
                   editor.SendScintilla(QsciScintillaBase::SCI_POINTYFROMPOSITION, 0UL, start))
            / height
            - 1;
    };
    const QString message = QStringLiteral("URLError · the network is off for this scratch");
    QCOMPARE(rowsBelow(900, message), 0);
    QCOMPARE(rowsBelow(450, message), 1);
    QCOMPARE(rowsBelow(450, message + QStringLiteral(", and so no name can be looked up")), 2);
    QCOMPARE(rowsBelow(450, QString(500, u'x')), 3);
    QCOMPARE(rowsBelow(450, QStringLiteral("short")), 0);
}

void TestEditor::theScrollBarGoesWithTheLongLine()
{
    CodeEditor editor;
    editor.resize(600, 300);
    editor.setBytes(QByteArray(300, 'x') + "\nshort\n");
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    QTRY_VERIFY(editor.horizontalScrollBar()->isVisible());
    editor.setCursorPosition(0, 0);
    QTest::keyClick(&editor, Qt::Key_End, Qt::ShiftModifier);
    QTest::keyClick(&editor, Qt::Key_Delete);
    QCOMPARE(editor.bytes(), QByteArray("\nshort\n"));
    QTest::keyClicks(&editor, QStringLiteral("y"));
    QTRY_VERIFY(!editor.horizontalScrollBar()->isVisible());
}

void TestEditor::theCaretIsSeenWhenLinesAreWrappedNoMore()
{
    CodeEditor editor;
    editor.setTheme(Theme::light());
    editor.resize(400, 200);
    editor.setBytes("a\n" + QByteArray("word ").repeated(80));
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    editor.wrapLines(true);
    editor.grab();
    const long end = editor.SendScintilla(CodeEditor::SCI_GETLENGTH);
    editor.SendScintilla(CodeEditor::SCI_GOTOPOS, end);
    editor.wrapLines(false);
    editor.grab();
    const long x = editor.SendScintilla(CodeEditor::SCI_POINTXFROMPOSITION, 0UL, end);
    QVERIFY2(x > 0 && x < editor.viewport()->width(), qPrintable(QString::number(x)));
}

void TestEditor::showsStepsOfIndentation()
{
    CodeEditor editor;
    editor.setLanguage(language("python"));
    Theme theme = Theme::light();
    theme.guide = Qt::magenta; // nothing else has it
    editor.setTheme(theme);
    editor.resize(600, 300);
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    const auto columns = [&editor] {
        const QImage image = editor.viewport()->grab().toImage();
        QSet<int> found;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == QColor(Qt::magenta))
                    found.insert(x);
            }
        }
        return found;
    };
    editor.setBytes("def f():\n    if 1:\n\n        return 1\n");
    QTRY_COMPARE(columns().size(), 2);
    editor.setBytes("def f():\n    if 1:\n        if 2:\n            return 1\n");
    QTRY_COMPARE(columns().size(), 3);
    editor.setBytes("def f():\n    return 1\n");
    QTRY_COMPARE(columns().size(), 1);
    editor.setBytes("f()\n\ng()\n");
    QTRY_COMPARE(columns().size(), 0);
    // Empty lines have what both neighbours have.
    const auto heightOf = [&editor](const QByteArray &text) {
        editor.setBytes(text);
        const QImage image = editor.viewport()->grab().toImage();
        qsizetype pixels = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                pixels += image.pixelColor(x, y) == QColor(Qt::magenta) ? 1 : 0;
        }
        return pixels / editor.textHeight(0);
    };
    QCOMPARE(heightOf("def f():\n    a\n\n    b\n"), 3);
    QCOMPARE(heightOf("def f():\n    a\n\n\nb\n"), 1);
}

void TestEditor::indentsNewLines()
{
    CodeEditor editor;
    editor.setLanguage(language("python"));
    editor.show();
    QTest::keyClicks(&editor, QStringLiteral("def f():"));
    QTest::keyClick(&editor, Qt::Key_Return);
    QTest::keyClicks(&editor, QStringLiteral("y = 1"));
    QTest::keyClick(&editor, Qt::Key_Return);
    QTest::keyClicks(&editor, QStringLiteral("x"));
    QCOMPARE(editor.bytes(), "def f():\n    y = 1\n    x");

    editor.setLanguage(language("javascript"));
    for (const char *label : { "case 'a:':", "default: // the rest" }) {
        editor.setBytes({});
        QTest::keyClicks(&editor, QString::fromLatin1(label));
        QTest::keyClick(&editor, Qt::Key_Return);
        QTest::keyClicks(&editor, QStringLiteral("x"));
        QVERIFY2(editor.bytes().endsWith("\n  x"), editor.bytes().constData());
    }
    for (const char *line :
         { "const r = /[({]/;", "const u = a.replace(/\\//g, '{'); // (", "x = a / b; y = '{'" }) {
        editor.setBytes(line);
        editor.setCursorPosition(0, static_cast<int>(qstrlen(line)));
        QTest::keyClick(&editor, Qt::Key_Return);
        QTest::keyClicks(&editor, QStringLiteral("x"));
        QCOMPARE(editor.bytes(), QByteArray(line) + "\nx");
    }
    editor.setBytes({});
    QTest::keyClicks(&editor, QStringLiteral("this.#a = ["));
    QTest::keyClick(&editor, Qt::Key_Return);
    QTest::keyClicks(&editor, QStringLiteral("1"));
    QCOMPARE(editor.bytes(), "this.#a = [\n  1\n]");
    editor.setBytes({});
    QTest::keyClicks(&editor, QStringLiteral("if (a) {"));
    QTest::keyClick(&editor, Qt::Key_Return);
    QTest::keyClicks(&editor, QStringLiteral("b"));
    QTest::keyClick(&editor, Qt::Key_Return);
    QTest::keyClicks(&editor, QStringLiteral("}"));
    QCOMPARE(editor.bytes(), "if (a) {\n  b\n}");
}

void TestEditor::blocksOfPythonEnd_data()
{
    QTest::addColumn<QString>("typed"); // ⏎ Enter
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *typed, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(expected);
    };
    row("return", "def f():⏎return 1⏎x", "def f():\n    return 1\nx");
    row("in two levels", "def f():⏎if a:⏎raise b⏎c", "def f():\n    if a:\n        raise b\n    c");
    row("a return that goes on", "def f():⏎return (1 +⏎2", "def f():\n    return (1 +\n        2)");
    row("a bracket that stays open", "x = f(1,⏎2,⏎3)⏎y", "x = f(1,\n    2,\n    3)\ny");
    row("heads over lines", "def f(a,⏎b):⏎c", "def f(a,\n    b):\n    c");
    row("brackets in a text", "x = \"(\"⏎y", "x = \"(\"\ny");
    row("a division", "y = max(7 // 2, 1)⏎z", "y = max(7 // 2, 1)\nz");
    row("a remark behind a colon", "if a:  # why: not⏎b", "if a:  # why: not\n    b");
    row("a remark behind the end", "def f():⏎return 1  # one⏎x",
        "def f():\n    return 1  # one\nx");
    row("a colon in a text", "x = ':'⏎y", "x = ':'\ny");
    row("a name that begins so", "def f():⏎returned = 1⏎x", "def f():\n    returned = 1\n    x");
    row("at the margin", "pass⏎x", "pass\nx");
    row("else", "if a:⏎b⏎else:⏎c", "if a:\n    b\nelse:\n    c");
    row("else behind a return", "if a:⏎return⏎else:⏎c", "if a:\n    return\nelse:\n    c");
    row("except and finally", "try:⏎a⏎except B:⏎c⏎finally:⏎d",
        "try:\n    a\nexcept B:\n    c\nfinally:\n    d");
    row("elif", "if a:⏎b⏎elif c:⏎d", "if a:\n    b\nelif c:\n    d");
    row("a key called so", "d = {⏎'a': 1,⏎else_: 2", "d = {\n    'a': 1,\n    else_: 2\n}");
    row("else with nothing to go on", "with a:⏎b⏎else:", "with a:\n    b\n    else:");
}

void TestEditor::blocksOfPythonEnd()
{
    QFETCH(QString, typed);
    CodeEditor editor;
    editor.setLanguage(language("python"));
    editor.show();
    for (const QChar sign : std::as_const(typed)) {
        if (sign == u'⏎')
            QTest::keyClick(&editor, Qt::Key_Return);
        else
            QTest::sendKeyEvent(QTest::Click, &editor, Qt::Key_unknown, QString(sign),
                                Qt::NoModifier);
    }
    QTEST(QString::fromUtf8(editor.bytes()), "expected");
}

void TestEditor::theCaretStaysWhereItWas()
{
    CodeEditor editor;
    editor.setBytes("one\n  größer = 1\nthree\n");
    editor.show();
    editor.setCursorPosition(1, 5);
    editor.replaceBytes("first\n  größte = 2\nthree\n");
    int line = 0;
    int column = 0;
    editor.getCursorPosition(&line, &column);
    QCOMPARE(std::pair(line, column), std::pair(1, 5));
    // Where the line is shorter, to its end.
    editor.replaceBytes("a\nb\n");
    editor.getCursorPosition(&line, &column);
    QCOMPARE(std::pair(line, column), std::pair(1, 1));
}

void TestEditor::shiftTabGoesBackAStep_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::newRow("at the end") << 14 << 14;
    QTest::newRow("in the middle") << 10 << 10;
    QTest::newRow("at the beginning") << 0 << 0;
    QTest::newRow("with a selection") << 9 << 12;
    QTest::newRow("behind the white space") << 8 << 8;
}

void TestEditor::shiftTabGoesBackAStep()
{
    QFETCH(int, from);
    QFETCH(int, to);
    CodeEditor editor;
    editor.setLanguage(language("python"));
    editor.setBytes("if a:\n        b = cd\n");
    editor.show();
    editor.setSelection(1, from, 1, to);
    QTest::keyClick(&editor, Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(editor.bytes(), "if a:\n    b = cd\n");
    QCOMPARE(editor.selectedText().size(), to - from);
    int line = 0;
    int column = 0;
    editor.getCursorPosition(&line, &column);
    QCOMPARE(line, 1);
    QCOMPARE(column, std::max(to - 4, 0)); // it keeps its place in the text
    QTest::keyClick(&editor, Qt::Key_Backtab, Qt::ShiftModifier);
    QTest::keyClick(&editor, Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(editor.bytes(), "if a:\nb = cd\n");
    QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor.bytes(), "if a:\n    b = cd\n");
}

void TestEditor::closesBracketsAndQuotes_data()
{
    QTest::addColumn<QString>("typed"); // ⏎ Enter, ⌫ Backspace, ← Left
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *typed, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(expected);
    };
    row("a bracket is closed", "f(", "f()");
    row("and typed over", "f(x);", "f(x);");
    row("all of a statement", "a = [f({'k': \"v\"}), (1, 2)];", "a = [f({'k': \"v\"}), (1, 2)];");
    row("not in front of a word", "x←(", "(x");
    row("an apostrophe", "# don't", "# don't");
    row("a text with a letter in front", "f'", "f''");
    row("a word in front of a quote", "of'", "of'");
    row("an escaped quote", "'\\'", "'\\''");
    row("three quotes", "\"\"\"doc\"\"\"", "\"\"\"doc\"\"\"");
    row("the pair goes together", "f(⌫", "f");
    row("but not one that was typed", "x)←⌫", ")");
    row("a closing bracket of one's own", "f)", "f)");
    row("the bracket gets a line", "if (a) {⏎b", "if (a) {\n  b\n}");
    row("and is typed over from there", "if (a) {⏎b⏎}⏎c", "if (a) {\n  b\n}\nc");
    row("in two levels", "a {⏎b {⏎c⏎}⏎}", "a {\n  b {\n    c\n  }\n}");
    row("a template of JavaScript", "`${x}`", "`${x}`");
    row("beyond ASCII", "größe'", "größe'");
}

void TestEditor::closesBracketsAndQuotes()
{
    QFETCH(QString, typed);
    CodeEditor editor;
    editor.setLanguage(language("javascript"));
    editor.show();
    for (const QChar sign : std::as_const(typed)) {
        if (sign == u'⏎')
            QTest::keyClick(&editor, Qt::Key_Return);
        else if (sign == u'⌫')
            QTest::keyClick(&editor, Qt::Key_Backspace);
        else if (sign == u'←')
            QTest::keyClick(&editor, Qt::Key_Left);
        else
            QTest::sendKeyEvent(QTest::Click, &editor, Qt::Key_unknown, QString(sign),
                                Qt::NoModifier);
    }
    QTEST(QString::fromUtf8(editor.bytes()), "expected");
}

void TestEditor::putsAPairAroundTheSelection()
{
    CodeEditor editor;
    editor.setLanguage(language("python"));
    editor.setBytes("a + b\n");
    editor.show();
    editor.setSelection(0, 0, 0, 5);
    QTest::keyClick(&editor, '(');
    QCOMPARE(editor.bytes(), "(a + b)\n");
    QCOMPARE(editor.selectedText(), QStringLiteral("a + b"));
    QTest::keyClick(&editor, '"');
    QCOMPARE(editor.bytes(), "(\"a + b\")\n");
    editor.undo();
    editor.undo();
    QCOMPARE(editor.bytes(), "a + b\n");
}

void TestEditor::togglesComments()
{
    CodeEditor editor;
    editor.setLanguage(language("python"));
    const QByteArray code("if x:\n    y\n\n    z\n");
    editor.setBytes(code);
    editor.setSelection(0, 0, 4, 0);
    editor.toggleComment();
    QCOMPARE(editor.bytes(), "# if x:\n#     y\n\n#     z\n");
    editor.setSelection(0, 0, 4, 0);
    editor.toggleComment();
    QCOMPARE(editor.bytes(), code);
    editor.undo();
    QCOMPARE(editor.bytes(), "# if x:\n#     y\n\n#     z\n");
}

void TestEditor::leavesTheWindowItsKeys()
{
    CodeEditor editor;
    editor.setBytes("text");
    editor.show();
    for (const auto &[key, modifiers] : { std::pair { Qt::Key_Return, Qt::ControlModifier },
                                          { Qt::Key_T, Qt::ControlModifier },
                                          { Qt::Key_W, Qt::ControlModifier },
                                          { Qt::Key_Period, Qt::ControlModifier },
                                          { Qt::Key_F5, Qt::NoModifier } })
        QTest::keyClick(&editor, key, modifiers);
    QCOMPARE(editor.bytes(), "text");
}

SANDPAD_TEST(editor, TestEditor)
#include "tst_editor.moc"
