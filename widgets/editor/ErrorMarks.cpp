#include "widgets/editor/ErrorMarks.h"

#include <QFontMetrics>
#include <QPainter>
#include <QSet>
#include <Qsci/qsciscintilla.h>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kLongestMessage = 120;
    constexpr int kGap = 24; // between the code and its message
    constexpr int kLeastRoom = 120; // for a message behind its line
    constexpr int kMostRows = 3; // below its line
    constexpr int kMessagePixels = 12;
    constexpr int kRightEdge = 8;

    /// Only the first sentence is shown beside a line; the whole message is in the output.
    QString shortMessage(const QString &message)
    {
        QString text = message.section(u'\n', 0, 0).simplified();
        if (text.size() > kLongestMessage)
            text = text.left(kLongestMessage - 1) + u'…';
        return text;
    }

    QString shownText(const ErrorMark &mark)
    {
        return (mark.isCaller ? QString() : QStringLiteral("✕ ")) + shortMessage(mark.message);
    }

    constexpr int kWrapped = Qt::AlignLeft | Qt::TextWordWrap | Qt::TextWrapAnywhere;

    /// How many rows of this width a message takes.
    int rowsOf(const QString &text, const QFontMetrics &metrics, int width)
    {
        const QRect area = metrics.boundingRect(QRect(0, 0, std::max(width, 1), 1), kWrapped, text);
        const int rows = (area.height() + metrics.lineSpacing() - 1) / metrics.lineSpacing();
        return std::clamp(rows, 1, kMostRows);
    }

    QFont messageFont(const Theme &theme)
    {
        QFont font = theme.uiFont;
        font.setPixelSize(kMessagePixels);
        return font;
    }

} // namespace

ErrorMarks::ErrorMarks(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
    , m_theme(Theme::light())
    , m_marker(editor->markerDefine(QsciScintilla::Background))
    , m_callerMarker(editor->markerDefine(QsciScintilla::Invisible))
{
    connect(editor, &QsciScintillaBase::SCN_MODIFIED, this,
            [this](int position, int type, const char *, int, int, int, int, int, int, int) {
                if (type
                    & (QsciScintillaBase::SC_MOD_INSERTTEXT | QsciScintillaBase::SC_MOD_DELETETEXT))
                    onEdited(position);
            });
    connect(editor, &QsciScintilla::cursorPositionChanged, this, &ErrorMarks::showCaretLine);
    editor->SendScintilla(QsciScintillaBase::SCI_ANNOTATIONSETVISIBLE,
                          QsciScintillaBase::ANNOTATION_STANDARD);
}

void ErrorMarks::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_editor->setMarkerBackgroundColor(theme.errorSurface, m_marker);
    findRoom();
}

void ErrorMarks::show(const QList<ErrorMark> &marks)
{
    clear();
    for (const ErrorMark &mark : marks) {
        if (mark.line < 1 || mark.line > m_editor->lines())
            continue;
        const int marker = mark.isCaller ? m_callerMarker : m_marker;
        m_placed.append({ .handle = m_editor->markerAdd(mark.line - 1, marker), .mark = mark });
    }
    findRoom();
    showCaretLine();
    m_editor->viewport()->update();
}

void ErrorMarks::clear()
{
    m_placed.clear();
    m_editor->markerDeleteAll(m_marker);
    m_editor->markerDeleteAll(m_callerMarker);
    m_editor->SendScintilla(QsciScintillaBase::SCI_ANNOTATIONCLEARALL);
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
    m_editor->setCaretLineVisible(std::ranges::none_of(m_placed, [&](const Placed &placed) {
        return !placed.mark.isCaller && lineOf(placed) == line;
    }));
}

void ErrorMarks::onEdited(int position)
{
    if (m_placed.isEmpty())
        return;
    const auto line = m_editor->SendScintilla(QsciScintillaBase::SCI_LINEFROMPOSITION, position);
    const auto removed = m_placed.removeIf([&](const Placed &placed) {
        const bool isEdited = lineOf(placed) == line || lineOf(placed) < 0;
        if (isEdited)
            m_editor->markerDeleteHandle(placed.handle);
        return isEdited;
    });
    if (removed == 0)
        return;
    if (std::ranges::all_of(m_placed, [](const Placed &placed) { return placed.mark.isCaller; })) {
        clear();
        return;
    }
    m_editor->SendScintilla(QsciScintillaBase::SCI_ANNOTATIONCLEARALL);
    findRoom();
    showCaretLine();
}

ErrorMarks::Room ErrorMarks::roomFor(int line) const
{
    const auto ask = [this](unsigned int message, unsigned long first, long second) {
        return static_cast<int>(m_editor->SendScintilla(message, first, second));
    };
    const int start = ask(QsciScintillaBase::SCI_GETLINEINDENTPOSITION, line, 0);
    const int end = ask(QsciScintillaBase::SCI_GETLINEENDPOSITION, line, 0);
    const int scrolled = ask(QsciScintillaBase::SCI_GETXOFFSET, 0, 0);
    return { .left = ask(QsciScintillaBase::SCI_POINTXFROMPOSITION, 0, start) + scrolled,
             .behind = ask(QsciScintillaBase::SCI_POINTXFROMPOSITION, 0, end) + kGap,
             .top = ask(QsciScintillaBase::SCI_POINTYFROMPOSITION, 0, end),
             .height = ask(QsciScintillaBase::SCI_TEXTHEIGHT, line, 0),
             .rowsBelow = ask(QsciScintillaBase::SCI_ANNOTATIONGETLINES, line, 0) };
}

void ErrorMarks::findRoom()
{
    const int width = m_editor->viewport()->width();
    const QFontMetrics metrics(messageFont(m_theme));
    QSet<int> taken;
    for (const Placed &placed : m_placed) {
        const int line = lineOf(placed);
        if (line < 0 || placed.mark.isCaller || taken.contains(line))
            continue;
        taken.insert(line);
        const Room room = roomFor(line);
        const auto scrolled =
            static_cast<int>(m_editor->SendScintilla(QsciScintillaBase::SCI_GETXOFFSET));
        const QString text = shownText(placed.mark);
        const int wanted = std::max(metrics.horizontalAdvance(text), kLeastRoom);
        const bool fits = room.behind + scrolled + wanted + kRightEdge <= width;
        const int rows = fits ? 0 : rowsOf(text, metrics, width - room.left - kRightEdge);
        // Scintilla makes empty rows below the line; the message is painted onto them.
        if (rows == room.rowsBelow)
            continue;
        const QByteArray empty = QByteArrayList(rows, " ").join('\n');
        m_editor->SendScintilla(QsciScintillaBase::SCI_ANNOTATIONSETTEXT,
                                static_cast<unsigned long>(line),
                                rows == 0 ? nullptr : empty.constData());
    }
}

void ErrorMarks::paint(QPainter &painter) const
{
    painter.setFont(messageFont(m_theme));
    int margins = 0;
    for (int margin = 0; margin < m_editor->margins(); ++margin)
        margins += m_editor->marginWidth(margin);
    QSet<int> taken; // lines with a message; only the first message of a line is shown
    for (const Placed &placed : m_placed) {
        const int line = lineOf(placed);
        if (taken.contains(line))
            continue;
        taken.insert(line);
        if (m_editor->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, line) != 0)
            paint(painter, placed, margins); // else it is folded away
    }
}

void ErrorMarks::paint(QPainter &painter, const Placed &placed, int margins) const
{
    const Room room = roomFor(lineOf(placed));
    const int width = m_editor->viewport()->width();
    const bool isBelow = room.rowsBelow > 0;
    const QRect row(0, room.top + (isBelow ? room.height : 0), width,
                    room.height * std::max(room.rowsBelow, 1));
    if (isBelow)
        painter.fillRect(row.adjusted(margins, 0, 0, 0), m_theme.errorSurface);
    const QRect area = row.adjusted(isBelow ? room.left : room.behind, 0, -kRightEdge, 0);
    const QFontMetrics metrics(painter.font());
    const QString text = shownText(placed.mark);
    if (placed.mark.isCaller && metrics.horizontalAdvance(text) > area.width())
        return; // nothing that must be read
    painter.setPen(placed.mark.isCaller ? m_theme.mutedText : m_theme.error);
    if (room.rowsBelow > 1)
        painter.drawText(area, kWrapped | Qt::AlignVCenter, text);
    else
        painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                         metrics.elidedText(text, Qt::ElideRight, area.width()));
}

} // namespace sandpad::widgets
