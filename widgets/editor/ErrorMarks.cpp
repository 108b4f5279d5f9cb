#include "widgets/editor/ErrorMarks.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QPainter>
#include <QSet>
#include <QToolTip>
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
        using Kind = ErrorMark::Kind;
        const QString sign = mark.kind == Kind::Error ? QStringLiteral("✕ ")
            : mark.kind == Kind::Type                 ? QStringLiteral("△ ")
                                                      : QString();
        return sign + shortMessage(mark.message);
    }

    QColor textColor(ErrorMark::Kind kind, const Theme &theme)
    {
        using Kind = ErrorMark::Kind;
        return kind == Kind::Error ? theme.error
            : kind == Kind::Type   ? theme.warning
                                   : theme.mutedText;
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
    , m_typeMarker(editor->markerDefine(QsciScintilla::Background))
{
    editor->viewport()->installEventFilter(this);
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
    m_editor->setMarkerBackgroundColor(theme.warningSurface, m_typeMarker);
    findRoom();
}

void ErrorMarks::show(const QList<ErrorMark> &marks)
{
    clear();
    for (const ErrorMark &mark : marks)
        place(mark);
    showPlaced();
}

void ErrorMarks::showKind(ErrorMark::Kind kind, const QList<ErrorMark> &marks)
{
    m_placed.removeIf([kind](const Placed &placed) { return placed.mark.kind == kind; });
    m_editor->markerDeleteAll(markerOf(kind));
    for (const ErrorMark &mark : marks)
        place(mark);
    m_editor->SendScintilla(QsciScintillaBase::SCI_ANNOTATIONCLEARALL);
    showPlaced();
}

void ErrorMarks::place(const ErrorMark &mark)
{
    if (mark.line < 1 || mark.line > m_editor->lines())
        return;
    const int handle = m_editor->markerAdd(mark.line - 1, markerOf(mark.kind));
    m_placed.append({ .handle = handle, .mark = mark });
}

int ErrorMarks::markerOf(ErrorMark::Kind kind) const
{
    using Kind = ErrorMark::Kind;
    return kind == Kind::Error ? m_marker : kind == Kind::Type ? m_typeMarker : m_callerMarker;
}

void ErrorMarks::showPlaced()
{
    findRoom();
    showCaretLine();
    m_editor->viewport()->update();
}

void ErrorMarks::clear()
{
    m_placed.clear();
    m_editor->markerDeleteAll(m_marker);
    m_editor->markerDeleteAll(m_callerMarker);
    m_editor->markerDeleteAll(m_typeMarker);
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
        return placed.mark.kind != ErrorMark::Kind::Caller && lineOf(placed) == line;
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
    if (std::ranges::none_of(m_placed, [](const Placed &placed) {
            return placed.mark.kind == ErrorMark::Kind::Error;
        })) {
        m_placed.removeIf(
            [](const Placed &placed) { return placed.mark.kind == ErrorMark::Kind::Caller; });
        m_editor->markerDeleteAll(m_callerMarker);
    }
    m_editor->SendScintilla(QsciScintillaBase::SCI_ANNOTATIONCLEARALL);
    showPlaced();
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
        const bool isCaller = placed.mark.kind == ErrorMark::Kind::Caller;
        if (line < 0 || isCaller || taken.contains(line))
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
    const ErrorMark::Kind kind = placed.mark.kind;
    if (isBelow)
        painter.fillRect(row.adjusted(margins, 0, 0, 0),
                         kind == ErrorMark::Kind::Type ? m_theme.warningSurface
                                                       : m_theme.errorSurface);
    const QRect area = row.adjusted(isBelow ? room.left : room.behind, 0, -kRightEdge, 0);
    const QFontMetrics metrics(painter.font());
    const QString text = shownText(placed.mark);
    if (kind == ErrorMark::Kind::Caller && metrics.horizontalAdvance(text) > area.width())
        return; // nothing that must be read
    painter.setPen(textColor(kind, m_theme));
    if (room.rowsBelow > 1)
        painter.drawText(area, kWrapped | Qt::AlignVCenter, text);
    else
        painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                         metrics.elidedText(text, Qt::ElideRight, area.width()));
}

QString ErrorMarks::toolTip(int line) const
{
    QStringList texts;
    for (const Placed &placed : m_placed) {
        if (lineOf(placed) == line && placed.mark.kind != ErrorMark::Kind::Caller)
            texts.append(placed.mark.details.isEmpty() ? placed.mark.message : placed.mark.details);
    }
    return texts.join(QStringLiteral("\n\n"));
}

bool ErrorMarks::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QObject::eventFilter(watched, event);
    const auto *help = static_cast<const QHelpEvent *>(event);
    const auto place = m_editor->SendScintilla(
        QsciScintillaBase::SCI_POSITIONFROMPOINT,
        static_cast<unsigned long>(std::max(help->pos().x(), 0)), help->pos().y());
    const auto line = static_cast<int>(m_editor->SendScintilla(
        QsciScintillaBase::SCI_LINEFROMPOSITION, static_cast<unsigned long>(place)));
    // Qt takes what looks like markup for rich text, and this may hold a guest's words.
    const QString text = toolTip(line).toHtmlEscaped().replace(u'\n', QLatin1String("<br>"));
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), QStringLiteral("<span>%1</span>").arg(text),
                           m_editor->viewport());
    return true;
}

} // namespace sandpad::widgets
