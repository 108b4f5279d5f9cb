#include "widgets/editor/AutoClose.h"

#include "widgets/editor/Scintilla.h"

#include <QKeyEvent>

#include <cctype>
#include <string_view>

namespace sandpad::widgets {

using Base = QsciScintillaBase;

namespace {

    constexpr std::string_view kOpening = "([{\"'`";
    constexpr std::string_view kClosing = ")]}\"'`";

    /// The sign that closes this one; 0: it opens nothing.
    char closingOf(char opening)
    {
        const auto at = kOpening.find(opening);
        return at == std::string_view::npos ? '\0' : kClosing[at];
    }

    bool isQuote(char sign)
    {
        return sign == '"' || sign == '\'' || sign == '`';
    }

    /// Part of a word; a byte of a character beyond ASCII is taken as such.
    bool isOfWord(char sign)
    {
        const auto byte = static_cast<unsigned char>(sign);
        return std::isalnum(byte) != 0 || sign == '_' || byte >= 0x80;
    }

} // namespace

AutoClose::AutoClose(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
    , m_mark(editor->indicatorDefine(QsciScintilla::HiddenIndicator))
{ }

char AutoClose::at(long place) const
{
    return place < 0 ? '\0' : static_cast<char>(send(*m_editor, Base::SCI_GETCHARAT, place));
}

bool AutoClose::isOurs(long place) const
{
    return send(*m_editor, Base::SCI_INDICATORVALUEAT, m_mark, place) != 0;
}

bool AutoClose::takes(const QKeyEvent &event)
{
    // Several carets type for themselves.
    if (send(*m_editor, Base::SCI_GETSELECTIONS) != 1)
        return false;
    const long caret = send(*m_editor, Base::SCI_GETCURRENTPOS);
    const bool isEmpty = send(*m_editor, Base::SCI_GETSELECTIONEMPTY) != 0;
    if (event.key() == Qt::Key_Backspace && event.modifiers() == Qt::NoModifier)
        return isEmpty && removePair(caret);
    const QString text = event.text();
    if (text.size() != 1 || text[0].unicode() >= 0x80)
        return false;
    const char sign = text[0].toLatin1();
    if (isEmpty && typeOver(sign, caret))
        return true;
    if (closingOf(sign) == '\0')
        return false;
    return isEmpty ? mayClose(sign, caret) && close(sign, caret) : wrap(sign);
}

bool AutoClose::mayClose(char opening, long caret) const
{
    const char next = at(caret);
    const bool isFree = next == '\0' || std::isspace(static_cast<unsigned char>(next)) != 0
        || std::string_view(")]},;:").find(next) != std::string_view::npos;
    if (!isQuote(opening))
        return isFree;
    // An apostrophe, the third quote of a long text, or an escaped quote ends nothing. A letter may
    // stand in front of a Python text.
    const char before = at(caret - 1);
    const bool isPrefix = std::string_view("rbfuRBFU$@").find(before) != std::string_view::npos
        && !isOfWord(at(caret - 2)) && opening != '`';
    return isFree && !isQuote(before) && before != '\\' && (!isOfWord(before) || isPrefix);
}

void AutoClose::insert(long place, const char *text) const
{
    m_editor->SendScintilla(Base::SCI_INSERTTEXT, place, text);
}

bool AutoClose::close(char opening, long caret)
{
    const char pair[] = { opening, closingOf(opening), '\0' };
    insert(caret, pair);
    send(*m_editor, Base::SCI_SETINDICATORCURRENT, m_mark);
    send(*m_editor, Base::SCI_INDICATORFILLRANGE, caret + 1, 1);
    send(*m_editor, Base::SCI_GOTOPOS, caret + 1);
    return true;
}

bool AutoClose::typeOver(char sign, long caret)
{
    if (kClosing.find(sign) == std::string_view::npos)
        return false;
    long place = caret;
    // From an empty line a bracket further down is meant.
    const auto line = [this](long of) { return send(*m_editor, Base::SCI_LINEFROMPOSITION, of); };
    const auto startOf = [this](long of) {
        return send(*m_editor, Base::SCI_POSITIONFROMLINE, of);
    };
    const auto isSpace = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
    if (m_editor->text(static_cast<int>(line(caret))).trimmed().isEmpty() && !isQuote(sign)) {
        while (isSpace(at(place)))
            ++place;
    }
    if (at(place) != sign || !isOurs(place) || (isQuote(sign) && at(caret - 1) == '\\'))
        return false;
    send(*m_editor, Base::SCI_SETINDICATORCURRENT, m_mark);
    send(*m_editor, Base::SCI_INDICATORCLEARRANGE, place, 1);
    if (const long lines = startOf(line(place)) - startOf(line(caret)); lines > 0) {
        send(*m_editor, Base::SCI_DELETERANGE, startOf(line(caret)), lines);
        place -= lines;
    }
    send(*m_editor, Base::SCI_GOTOPOS, place + 1);
    return true;
}

bool AutoClose::removePair(long caret)
{
    const char closing = closingOf(at(caret - 1));
    if (closing == '\0' || at(caret) != closing || !isOurs(caret))
        return false;
    send(*m_editor, Base::SCI_DELETERANGE, caret - 1, 2);
    return true;
}

bool AutoClose::wrap(char opening)
{
    const long start = send(*m_editor, Base::SCI_GETSELECTIONSTART);
    const long end = send(*m_editor, Base::SCI_GETSELECTIONEND);
    const char first[] = { opening, '\0' };
    const char last[] = { closingOf(opening), '\0' };
    send(*m_editor, Base::SCI_BEGINUNDOACTION);
    insert(end, last);
    insert(start, first);
    send(*m_editor, Base::SCI_ENDUNDOACTION);
    send(*m_editor, Base::SCI_SETSEL, start + 1, end + 1);
    return true;
}

} // namespace sandpad::widgets
