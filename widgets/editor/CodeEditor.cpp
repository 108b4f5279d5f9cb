#include "widgets/editor/CodeEditor.h"

#include "widgets/editor/AutoClose.h"
#include "widgets/editor/AutoIndent.h"
#include "widgets/editor/Carets.h"
#include "widgets/editor/CommentToggler.h"
#include "widgets/editor/Folding.h"
#include "widgets/editor/IndentGuides.h"
#include "widgets/editor/Indentation.h"
#include "widgets/editor/LineEdits.h"
#include "widgets/editor/LineEnds.h"
#include "widgets/editor/LineKeys.h"
#include "widgets/editor/LongLines.h"
#include "widgets/editor/LongPastes.h"
#include "widgets/editor/OrderControls.h"
#include "widgets/editor/Scintilla.h"
#include "widgets/editor/SyntaxLexer.h"
#include "widgets/editor/TypingSteps.h"
#include "widgets/editor/WordPlaces.h"
#include "widgets/theme/CodeThemes.h"

#include <QAction>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <Qsci/qscicommandset.h>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kNumberMargin = 0;
    constexpr int kFoldMargin = 1;
    constexpr int kExtraAscent = 2;
    constexpr int kWhiteSpacePoint = 2; // pixels
    constexpr int kExtraDescent = 2;

    constexpr auto kCombining = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

    QKeyCombination pressed(const QKeyEvent &event)
    {
        // The keys of the number pad are as good as the others.
        return QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, Qt::Key(event.key()));
    }

    bool isCommandOf(const QWidget &window, const QKeySequence &keys)
    {
        return std::ranges::any_of(window.actions(), [&keys](const QAction *action) {
            return action->shortcuts().contains(keys);
        });
    }

} // namespace

CodeEditor::CodeEditor(QWidget *parent)
    : QsciScintilla(parent)
    , m_lexer(new SyntaxLexer(this))
    , m_errors(new ErrorMarks(this))
    , m_folding(new Folding(this, kFoldMargin))
    , m_autoIndent(new AutoIndent(this))
    , m_autoClose(new AutoClose(this))
    , m_comments(new CommentToggler(this))
    , m_carets(new Carets(this))
    , m_lineEnds(new LineEnds(this))
    , m_wordPlaces(new WordPlaces(this))
    , m_indentation(new Indentation(this))
    , m_longPastes(new LongPastes(this, [this](const QByteArray &bytes) { setBytes(bytes); }))
{
    new TypingSteps(this);
    setAccessibleName(tr("Code editor"));
    setUtf8(true);
    showOrderControls(*this);
    setLexer(m_lexer);
    setUpBehaviour();
    setUpMargins();
    bindKeys(*this);
    setTheme(Theme::light());
    connect(m_lexer, &SyntaxLexer::styled, m_folding, &Folding::update);
    connect(this, &QsciScintilla::textChanged, this, &CodeEditor::textEdited);
    connect(this, &QsciScintilla::textChanged, this, &CodeEditor::forgetWidth);
    connect(this, &QsciScintilla::linesChanged, this, &CodeEditor::widenLineNumbers);
    connect(this, &QsciScintilla::cursorPositionChanged, this,
            [this](int line, int index) { emit caretMoved(line + 1, index + 1); });
}

void CodeEditor::setUpBehaviour()
{
    setFrameShape(QFrame::NoFrame);
    setIndentationsUseTabs(false);
    setTabIndents(true);
    setBackspaceUnindents(true);
    setBraceMatching(QsciScintilla::SloppyBraceMatch);
    setCaretLineVisible(true);
    setCaretWidth(2);
    setEolMode(QsciScintilla::EolUnix);
    setWrapMode(QsciScintilla::WrapNone);
    SendScintilla(SCI_SETSCROLLWIDTHTRACKING, 1UL);
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
    SendScintilla(SCI_SETWHITESPACESIZE, kWhiteSpacePoint);
    SendScintilla(SCI_SETEXTRAASCENT, kExtraAscent);
    SendScintilla(SCI_SETEXTRADESCENT, kExtraDescent);
}

void CodeEditor::setUpMargins()
{
    setMarginType(kNumberMargin, QsciScintilla::NumberMargin);
    setMarginWidth(2, 0);
    widenLineNumbers();
}

void CodeEditor::widenLineNumbers()
{
    const qsizetype digits = std::max<qsizetype>(QString::number(lines()).size(), 3);
    setMarginWidth(kNumberMargin, QString(digits + 1, u'9'));
}

void CodeEditor::forgetWidth()
{
    // Scintilla only ever widens. What is painted next tells the width anew; a person who has
    // scrolled to the right stays there.
    if (SendScintilla(SCI_GETXOFFSET) == 0)
        SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
}

bool CodeEditor::isForEditor(const QKeyEvent &event) const
{
    const QKeyCombination keys = pressed(event);
    if (isCommandOf(*window(), keys))
        return false;
    // Scintilla would type the character of a combination that is no command.
    return !(keys.keyboardModifiers() & kCombining)
        || standardCommands()->boundTo(keys.toCombined());
}

void CodeEditor::setBytes(const QByteArray &bytes)
{
    setReadOnly(false);
    m_whole.reset();
    if (!hasLongLine(bytes))
        return showText(bytes);
    m_whole = bytes;
    showText(shortened(bytes));
    setReadOnly(true);
    emit textEdited();
}

void CodeEditor::paste()
{
    if (!m_longPastes->takes(QGuiApplication::clipboard()->text()))
        QsciScintilla::paste();
}

void CodeEditor::showText(const QByteArray &bytes)
{
    SendScintilla(SCI_CLEARALL);
    SendScintilla(SCI_ALLOCATE, static_cast<unsigned long>(bytes.size()));
    SendScintilla(SCI_ADDTEXT, static_cast<unsigned long>(bytes.size()), bytes.constData());
    SendScintilla(SCI_EMPTYUNDOBUFFER);
    m_indentation->look();
    SendScintilla(SCI_GOTOPOS, 0UL);
}

void CodeEditor::replaceBytes(const QByteArray &bytes)
{
    if (isShortened() || hasLongLine(bytes))
        return setBytes(bytes);
    const auto line = SendScintilla(SCI_LINEFROMPOSITION, SendScintilla(SCI_GETCURRENTPOS));
    const auto column = SendScintilla(SCI_GETCOLUMN, SendScintilla(SCI_GETCURRENTPOS));
    const auto top = SendScintilla(SCI_GETFIRSTVISIBLELINE);
    SendScintilla(SCI_BEGINUNDOACTION);
    SendScintilla(SCI_TARGETWHOLEDOCUMENT);
    SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(bytes.size()), bytes.constData());
    SendScintilla(SCI_ENDUNDOACTION);
    m_indentation->look();
    send(*this, SCI_GOTOPOS, send(*this, SCI_FINDCOLUMN, line, column));
    SendScintilla(SCI_SETFIRSTVISIBLELINE, top);
}

qsizetype CodeEditor::byteCount() const
{
    return m_whole ? m_whole->size() : SendScintilla(SCI_GETLENGTH);
}

QByteArray CodeEditor::bytes() const
{
    return head(byteCount());
}

QByteArray CodeEditor::head(qsizetype most) const
{
    if (m_whole)
        return m_whole->first(std::min(most, m_whole->size()));
    const auto length = static_cast<int>(std::min<qsizetype>(most, byteCount()));
    QByteArray bytes(length + 1, '\0'); // Scintilla ends it with a NUL
    SendScintilla(SCI_GETTEXTRANGE, 0, length, bytes.data());
    bytes.chop(1);
    return bytes;
}

void CodeEditor::setLanguage(const runner::LanguageInfo &language)
{
    m_lexer->setDefinitionName(language.definition);
    m_indentation->setUsual(language.indentWidth);
    const QString comment = language.canRun ? language.lineComment : m_lexer->lineComment();
    m_comments->setPrefix(comment);
    m_autoIndent->setLineComment(comment);
    m_autoIndent->setColonOpensBlock(language.lineComment == QLatin1String("#"));
}

void CodeEditor::setTheme(const Theme &given)
{
    const Theme theme = withCodeTheme(given);
    m_lexer->setTheme(theme);
    m_wordPlaces->setTheme(theme);
    m_errors->setTheme(theme);
    m_folding->setTheme(theme);
    m_carets->setTheme(theme);
    m_guides = theme;
    setPaper(theme.surface);
    setColor(theme.text);
    setCaretForegroundColor(theme.text);
    setCaretLineBackgroundColor(theme.currentLine);
    setSelectionBackgroundColor(theme.selection);
    resetSelectionForegroundColor();
    setMarginsFont(editorFont(theme, *this));
    setMarginsForegroundColor(theme.mutedText);
    setMarginsBackgroundColor(theme.surface);
    setMatchedBraceBackgroundColor(theme.selection);
    setMatchedBraceForegroundColor(theme.text);
    setUnmatchedBraceBackgroundColor(theme.errorSurface);
    setUnmatchedBraceForegroundColor(theme.error);
    widenLineNumbers();
    send(*this, SCI_SETWHITESPACEFORE, 1, scintillaColor(theme.mutedText));
    forgetWidth(); // lines are shorter in a smaller font
}

void CodeEditor::wrapLines(bool isWrapped)
{
    if (isWrapped == (wrapMode() != QsciScintilla::WrapNone))
        return; // what is on the screen stays there
    setWrapMode(isWrapped ? QsciScintilla::WrapWord : QsciScintilla::WrapNone);
    setWrapIndentMode(QsciScintilla::WrapIndentSame);
    showLineStarts();
    forgetWidth();
    // Scintilla lays out anew when it paints; until then the caret is in its place of before.
    if (!isWrapped)
        send(*this, SCI_ENSUREVISIBLE,
             send(*this, SCI_LINEFROMPOSITION, send(*this, SCI_GETCURRENTPOS)));
    ensureCursorVisible();
}

void CodeEditor::showLineStarts()
{
    send(*this, SCI_SETXOFFSET, 0);
}

void CodeEditor::showWhiteSpace(bool isShown)
{
    setWhitespaceVisibility(isShown ? WsVisible : WsInvisible);
}

void CodeEditor::showErrors(const QList<ErrorMark> &marks)
{
    m_errors->show(marks);
}

void CodeEditor::showTypeErrors(const QList<ErrorMark> &marks)
{
    m_errors->showKind(ErrorMark::Kind::Type, marks);
}

void CodeEditor::clearErrors()
{
    m_errors->clear();
}

QList<ErrorMark> CodeEditor::errors() const
{
    return m_errors->marks();
}

void CodeEditor::showPlace(int line, int column)
{
    m_folding->reveal(std::clamp(line, 1, lines()) - 1);
    const int wanted = std::clamp(line, 1, lines()) - 1;
    const long row = send(*this, SCI_VISIBLEFROMDOCLINE, wanted);
    const long top = send(*this, SCI_GETFIRSTVISIBLELINE);
    const long shown = send(*this, SCI_LINESONSCREEN);
    setCursorPosition(wanted, std::max(column, 1) - 1);
    SendScintilla(SCI_CHOOSECARETX); // up and down go from here
    // Not at the edge, where nothing tells what is around it.
    if (row < top || row >= top + shown)
        send(*this, SCI_SETFIRSTVISIBLELINE, std::max(row - shown / 2, 0L));
    ensureCursorVisible();
}

void CodeEditor::goTo(int line, int column)
{
    showPlace(line, column);
    setFocus();
}

int CodeEditor::topLine() const
{
    return static_cast<int>(
        send(*this, SCI_DOCLINEFROMVISIBLE, SendScintilla(SCI_GETFIRSTVISIBLELINE)));
}

void CodeEditor::setTopLine(int line)
{
    send(*this, SCI_SETFIRSTVISIBLELINE, send(*this, SCI_VISIBLEFROMDOCLINE, line));
}

void CodeEditor::completeWord()
{
    if (!isReadOnly() && !m_carets->areSeveral())
        autoCompleteFromDocument();
}

void CodeEditor::toggleComment()
{
    m_comments->toggle();
}

void CodeEditor::paintEvent(QPaintEvent *event)
{
    QsciScintilla::paintEvent(event);
    QPainter painter(viewport());
    paintIndentGuides(*this, painter, m_guides);
    m_folding->paint(painter);
    m_errors->paint(painter);
}

void CodeEditor::resizeEvent(QResizeEvent *event)
{
    QsciScintilla::resizeEvent(event);
    m_errors->findRoom();
    // A scroll bar that comes would hide the line of the caret.
    const long caret = send(*this, SCI_GETCURRENTPOS);
    const long bottom = send(*this, SCI_POINTYFROMPOSITION, 0, caret)
        + send(*this, SCI_TEXTHEIGHT, send(*this, SCI_LINEFROMPOSITION, caret));
    if (bottom > viewport()->height() && bottom <= event->oldSize().height())
        send(*this, SCI_SCROLLCARET);
}

void CodeEditor::keyPressEvent(QKeyEvent *event)
{
    if (!isForEditor(*event))
        event->ignore();
    else if (event->key() == Qt::Key_Escape && m_carets->areSeveral())
        m_carets->keepLast();
    else if ((!m_carets->areSeveral() && takesForLine(*this, *event))
             || (!isReadOnly() && m_autoClose->takes(*event)))
        event->accept();
    else
        QsciScintilla::keyPressEvent(event);
}

bool CodeEditor::event(QEvent *event)
{
    // Scintilla claims every key that it could use, also those of the window.
    if (event->type() == QEvent::ShortcutOverride
        && !isForEditor(*static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return false;
    }
    return QsciScintilla::event(event);
}

void CodeEditor::wheelEvent(QWheelEvent *event)
{
    // The window zooms code and output together.
    if (event->modifiers().testFlag(Qt::ControlModifier))
        event->ignore();
    else
        QsciScintilla::wheelEvent(event);
}

void CodeEditor::dragEnterEvent(QDragEnterEvent *event)
{
    // Files are opened by the window, not inserted as text.
    if (event->mimeData()->hasUrls())
        event->ignore();
    else
        QsciScintilla::dragEnterEvent(event);
}

} // namespace sandpad::widgets
