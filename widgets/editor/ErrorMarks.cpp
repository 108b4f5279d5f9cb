#include "widgets/editor/ErrorMarks.h"

#include <QFontMetrics>
#include <QPainter>
#include <QSet>
#include <Qsci/qsciscintilla.h>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kLongestMessage = 120;
    constexpr int kGap = 16;

    /// Only the first sentence is shown beside a line; the whole message is in the output.
    QString shortMessage(const QString &message)
    {
        QString text = message.section(u'\n', 0, 0).simplified();
        if (text.size() > kLongestMessage)
            text = text.left(kLongestMessage - 1) + u'…';
        return text;
    }

} // namespace

ErrorMarks::ErrorMarks(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
    , m_theme(Theme::light())
    , m_marker(editor->markerDefine(QsciScintilla::Background))
{
    connect(editor, &QsciScintillaBase::SCN_MODIFIED, this,
            [this](int position, int type, const char *, int, int, int, int, int, int, int) {
                if (type
                    & (QsciScintillaBase::SC_MOD_INSERTTEXT | QsciScintillaBase::SC_MOD_DELETETEXT))
                    onEdited(position);
            });
    connect(editor, &QsciScintilla::cursorPositionChanged, this, &ErrorMarks::showCaretLine);
}

void ErrorMarks::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_editor->setMarkerBackgroundColor(theme.errorSurface, m_marker);
}

void ErrorMarks::show(const QList<ErrorMark> &marks)
{
    clear();
    for (const ErrorMark &mark : marks) {
        if (mark.line < 1 || mark.line > m_editor->lines())
            continue;
        m_placed.append({ .handle = m_editor->markerAdd(mark.line - 1, m_marker), .mark = mark });
    }
    showCaretLine();
    m_editor->viewport()->update();
}

void ErrorMarks::clear()
{
    m_placed.clear();
    m_editor->markerDeleteAll(m_marker);
    showCaretLine();
    m_editor->viewport()->update();
}

int ErrorMarks::lineOf(const Placed &placed) const
{
    return m_editor->markerLine(placed.handle);
}

QList<ErrorMark> ErrorMarks::marks() const
{
    QList<ErrorMark> marks;
    for (const Placed &placed : m_placed) {
        ErrorMark mark = placed.mark;
        mark.line = lineOf(placed) + 1;
        marks.append(mark);
    }
    return marks;
}

void ErrorMarks::showCaretLine()
{
    int line = 0;
    int column = 0;
    m_editor->getCursorPosition(&line, &column);
    // The caret line's background would hide the background of the mark.
    m_editor->setCaretLineVisible(std::ranges::none_of(
        m_placed, [&](const Placed &placed) { return lineOf(placed) == line; }));
}

void ErrorMarks::onEdited(int position)
{
    if (m_placed.isEmpty())
        return;
    const auto line = m_editor->SendScintilla(QsciScintillaBase::SCI_LINEFROMPOSITION, position);
    m_placed.removeIf([&](const Placed &placed) {
        const bool isEdited = lineOf(placed) == line || lineOf(placed) < 0;
        if (isEdited)
            m_editor->markerDeleteHandle(placed.handle);
        return isEdited;
    });
    showCaretLine();
}

void ErrorMarks::paint(QPainter &painter) const
{
    painter.setFont(m_theme.uiFont);
    painter.setPen(m_theme.error);
    int caretLine = 0;
    int column = 0;
    m_editor->getCursorPosition(&caretLine, &column);
    QSet<int> taken; // lines with a message; only the first message of a line is shown
    for (const Placed &placed : m_placed) {
        const int line = lineOf(placed);
        if (taken.contains(line))
            continue;
        taken.insert(line);
        const auto end = m_editor->SendScintilla(QsciScintillaBase::SCI_GETLINEENDPOSITION, line);
        const auto x = static_cast<int>(
            m_editor->SendScintilla(QsciScintillaBase::SCI_POINTXFROMPOSITION, 0UL, end));
        const auto y = static_cast<int>(
            m_editor->SendScintilla(QsciScintillaBase::SCI_POINTYFROMPOSITION, 0UL, end));
        const auto height =
            static_cast<int>(m_editor->SendScintilla(QsciScintillaBase::SCI_TEXTHEIGHT, line));
        const int width = m_editor->viewport()->width();
        const QString message = shortMessage(placed.mark.message);
        const QFontMetrics metrics(m_theme.uiFont);
        // When a line fills the pane, the message covers its end, except in the line of the caret.
        const int least = std::min(metrics.horizontalAdvance(message), width * 2 / 5) + kGap;
        const int left = std::min(x + kGap, width - least);
        const QRect area(left, y, width - left, height);
        if (left < x + kGap && line == caretLine)
            continue;
        if (left < x + kGap)
            painter.fillRect(area.adjusted(-kGap / 2, 0, 0, 0), m_theme.errorSurface);
        painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                         metrics.elidedText(message, Qt::ElideRight, area.width() - kGap / 2));
    }
}

} // namespace sandpad::widgets
