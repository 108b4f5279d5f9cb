#include "widgets/editor/Folding.h"

#include "widgets/editor/Scintilla.h"

#include <QPainter>

#include <algorithm>

namespace sandpad::widgets {

using Base = QsciScintillaBase;

namespace {

    /// Nobody has more empty lines than this between two that belong together.
    constexpr int kMostEmpty = 1000;
    /// Deeper lines count as this deep; Scintilla has no larger numbers for levels.
    constexpr int kDeepest = 2000;

} // namespace

struct Folding::Line
{
    int indent = 0; ///< in columns
    bool isEmpty = true;
};

Folding::Folding(QsciScintilla *editor, int margin)
    : QObject(editor)
    , m_editor(editor)
    , m_margin(margin)
{
    m_editor->setFolding(QsciScintilla::PlainFoldStyle, margin);
    send(*m_editor, Base::SCI_SETFOLDFLAGS, 0); // paint() shows it, and the arrows
    send(*m_editor, Base::SCI_MARKERDEFINE, Base::SC_MARKNUM_FOLDER, Base::SC_MARK_EMPTY);
    send(*m_editor, Base::SCI_MARKERDEFINE, Base::SC_MARKNUM_FOLDEROPEN, Base::SC_MARK_EMPTY);
    send(*m_editor, Base::SCI_SETAUTOMATICFOLD,
         Base::SC_AUTOMATICFOLD_SHOW | Base::SC_AUTOMATICFOLD_CHANGE);
}

void Folding::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_editor->setFoldMarginColors(theme.surface, theme.surface);
}

void Folding::paintArrow(QPainter &painter, int line, bool isOpen) const
{
    constexpr double kStroke = 1.5;
    constexpr double kHalf = 3.5; ///< of the arrow's longer side
    int left = 0;
    for (int margin = 0; margin < m_margin; ++margin)
        left += m_editor->marginWidth(margin);
    const long start = send(*m_editor, Base::SCI_POSITIONFROMLINE, line);
    const auto above = static_cast<double>(send(*m_editor, Base::SCI_POINTYFROMPOSITION, 0, start));
    const auto height = static_cast<double>(send(*m_editor, Base::SCI_TEXTHEIGHT, line));
    const QPointF middle(left + m_editor->marginWidth(m_margin) / 2.0, above + height / 2);
    const QPointF along = isOpen ? QPointF(kHalf, 0) : QPointF(0, kHalf);
    const QPointF across = isOpen ? QPointF(0, kHalf / 2) : QPointF(kHalf / 2, 0);
    painter.setPen(QPen(m_theme.mutedText, kStroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF { middle - along - across, middle + across, middle + along - across });
}

void Folding::paint(QPainter &painter)
{
    constexpr int kGap = 6;
    constexpr int kWidth = 22;
    constexpr int kRadius = 3;
    const long top = send(*m_editor, Base::SCI_GETFIRSTVISIBLELINE);
    const long shown = send(*m_editor, Base::SCI_LINESONSCREEN) + 1;
    catchUp(static_cast<int>(send(*m_editor, Base::SCI_DOCLINEFROMVISIBLE, top + shown)));
    painter.setRenderHint(QPainter::Antialiasing);
    int before = -1;
    for (long row = top; row < top + shown; ++row) {
        const auto line = static_cast<int>(send(*m_editor, Base::SCI_DOCLINEFROMVISIBLE, row));
        if (!canFold(line) || line == before)
            continue;
        before = line; // a wrapped line has more rows
        const bool isOpen = send(*m_editor, Base::SCI_GETFOLDEXPANDED, line) != 0;
        paintArrow(painter, line, isOpen);
        if (isOpen)
            continue;
        const long end = send(*m_editor, Base::SCI_GETLINEENDPOSITION, line);
        const auto left = static_cast<int>(send(*m_editor, Base::SCI_POINTXFROMPOSITION, 0, end));
        const auto above = static_cast<int>(send(*m_editor, Base::SCI_POINTYFROMPOSITION, 0, end));
        const auto height = static_cast<int>(send(*m_editor, Base::SCI_TEXTHEIGHT, line));
        const QRect box(left + kGap, above + height / 4, kWidth, height / 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.selection);
        painter.drawRoundedRect(box, kRadius, kRadius);
        painter.setBrush(m_theme.mutedText);
        for (const int dot : { -1, 0, 1 })
            painter.drawEllipse(QPointF(box.center()) + QPointF(5.0 * dot + 0.5, 0.5), 1.2, 1.2);
    }
}

Folding::Line Folding::lineAt(int number) const
{
    return { .indent = static_cast<int>(
                 std::min<long>(send(*m_editor, Base::SCI_GETLINEINDENTATION, number), kDeepest)),
             .isEmpty = send(*m_editor, Base::SCI_GETLINEINDENTPOSITION, number)
                 == send(*m_editor, Base::SCI_GETLINEENDPOSITION, number) };
}

int Folding::textFrom(int number, int step) const
{
    const int end = number + step * kMostEmpty;
    for (; number >= 0 && number < m_editor->lines() && number != end; number += step) {
        if (!lineAt(number).isEmpty)
            return number;
    }
    return -1;
}

void Folding::update(int first, int last)
{
    const Lines lines = m_waiting ? Lines { .first = std::min(first, m_waiting->first),
                                            .last = std::max(last, m_waiting->last) }
                                  : Lines { .first = first, .last = last };
    // Where a line becomes one that can be folded, Scintilla has the line below its block styled,
    // and that calls this again: for a line further down each time, to the end of the text.
    if (m_isSettingLevels) {
        m_waiting = lines;
        return;
    }
    m_waiting.reset();
    m_isSettingLevels = true;
    setLevels(lines);
    m_isSettingLevels = false;
}

void Folding::catchUp(int lastShown)
{
    if (!m_waiting || m_waiting->first > lastShown)
        return;
    // Nothing may change while the editor paints.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_waiting)
                update(m_waiting->first, m_waiting->last);
        },
        Qt::QueuedConnection);
}

void Folding::setLevels(Lines lines)
{
    const int first = lines.first;
    const int last = std::min(lines.last, m_editor->lines() - 1);
    // Whether the line before can be folded depends on the first of these.
    const int before = textFrom(first - 1, -1);
    const int after = textFrom(last + 1, 1);
    int below = after < 0 ? 0 : lineAt(after).indent;
    for (int number = last; number >= (before < 0 ? first : before); --number) {
        const Line line = lineAt(number);
        int level = Base::SC_FOLDLEVELBASE + (line.isEmpty ? below : line.indent);
        // Scintilla has a flag for empty lines, with which they go with the line before.
        if (!line.isEmpty && below > line.indent)
            level |= Base::SC_FOLDLEVELHEADERFLAG;
        send(*m_editor, Base::SCI_SETFOLDLEVEL, number, level);
        if (!line.isEmpty)
            below = line.indent;
    }
}

int Folding::caretLine() const
{
    return static_cast<int>(
        send(*m_editor, Base::SCI_LINEFROMPOSITION, send(*m_editor, Base::SCI_GETCURRENTPOS)));
}

bool Folding::canFold(int line) const
{
    return (send(*m_editor, Base::SCI_GETFOLDLEVEL, line) & Base::SC_FOLDLEVELHEADERFLAG) != 0;
}

void Folding::foldAtCaret()
{
    int line = caretLine();
    if (!canFold(line) || send(*m_editor, Base::SCI_GETFOLDEXPANDED, line) == 0)
        line = static_cast<int>(send(*m_editor, Base::SCI_GETFOLDPARENT, line));
    if (line < 0)
        return;
    send(*m_editor, Base::SCI_FOLDLINE, line, Base::SC_FOLDACTION_CONTRACT);
    if (caretLine() != line)
        send(*m_editor, Base::SCI_GOTOPOS, send(*m_editor, Base::SCI_GETLINEENDPOSITION, line));
}

void Folding::unfoldAtCaret()
{
    if (canFold(caretLine()))
        send(*m_editor, Base::SCI_FOLDLINE, caretLine(), Base::SC_FOLDACTION_EXPAND);
}

void Folding::foldAll()
{
    // Levels are known as far as the text was styled.
    send(*m_editor, Base::SCI_COLOURISE, 0, -1);
    send(*m_editor, Base::SCI_FOLDALL, Base::SC_FOLDACTION_CONTRACT);
    int line = caretLine();
    while (line >= 0 && send(*m_editor, Base::SCI_GETLINEVISIBLE, line) == 0)
        line = static_cast<int>(send(*m_editor, Base::SCI_GETFOLDPARENT, line));
    if (line >= 0 && line != caretLine())
        send(*m_editor, Base::SCI_GOTOPOS, send(*m_editor, Base::SCI_GETLINEENDPOSITION, line));
}

void Folding::unfoldAll()
{
    send(*m_editor, Base::SCI_FOLDALL, Base::SC_FOLDACTION_EXPAND);
}

void Folding::reveal(int line)
{
    send(*m_editor, Base::SCI_ENSUREVISIBLE, line);
}

QList<int> Folding::folded() const
{
    QList<int> lines;
    long line = send(*m_editor, Base::SCI_CONTRACTEDFOLDNEXT, 0);
    for (; line >= 0 && lines.size() < kMostKept;
         line = send(*m_editor, Base::SCI_CONTRACTEDFOLDNEXT, line + 1))
        lines.append(static_cast<int>(line));
    return lines;
}

void Folding::fold(const QList<int> &lines)
{
    if (lines.isEmpty())
        return;
    // Levels are known as far as the text was styled.
    update(0, m_editor->lines() - 1);
    for (const int line : lines) {
        if (line < m_editor->lines() && canFold(line))
            send(*m_editor, Base::SCI_FOLDLINE, line, Base::SC_FOLDACTION_CONTRACT);
    }
}

} // namespace sandpad::widgets
