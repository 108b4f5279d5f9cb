#include "widgets/review/BlockMap.h"

#include "widgets/review/VerdictWords.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace sandpad::widgets {

namespace {
    constexpr int kMapRows =
        2; ///< more blocks get narrower cells, as long as they can be told apart
    constexpr int kCellHeight = 16;
    constexpr int kWidestCell = 16;
    constexpr int kNarrowestCell = 3;
    constexpr int kWidestMap = 400;
} // namespace

BlockMap::BlockMap(QWidget *parent)
    : QWidget(parent)
    , m_theme(Theme::light())
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("The blocks in order"));
}

BlockMap::Cell BlockMap::cellFor(const ReviewItem &item)
{
    return { .finding = findingOf(item), .index = item.block.index, .verdict = lookOf(item).text };
}

void BlockMap::setItems(const QList<ReviewItem> &items)
{
    m_cells.clear();
    for (const ReviewItem &item : items)
        m_cells.append(cellFor(item));
    setVisible(m_cells.size() > 1);
    updateGeometry();
    update();
}

void BlockMap::setItem(qsizetype position, const ReviewItem &item)
{
    m_cells[position] = cellFor(item);
    update();
}

void BlockMap::setCurrent(qsizetype position)
{
    m_current = position;
    tell();
    update();
}

void BlockMap::tell()
{
    if (m_current >= 0 && m_current < m_cells.size())
        setAccessibleDescription(
            tr("Block %1, %2").arg(m_cells[m_current].index).arg(m_cells[m_current].verdict));
}

void BlockMap::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void BlockMap::setMostWidth(int width)
{
    m_mostWidth = std::clamp(width, kWidestMap / 4, kWidestMap);
    updateGeometry();
}

int BlockMap::columns() const
{
    const int fitting = std::max(1, m_mostWidth / kWidestCell);
    const int most = std::max(1, m_mostWidth / kNarrowestCell);
    const int wanted = (static_cast<int>(m_cells.size()) + kMapRows - 1) / kMapRows;
    if (m_cells.size() <= fitting)
        return std::max(1, static_cast<int>(m_cells.size()));
    return std::clamp(wanted, fitting, most);
}

int BlockMap::stepX() const
{
    return std::clamp(m_mostWidth / columns(), kNarrowestCell, kWidestCell);
}

QSize BlockMap::sizeHint() const
{
    return { columns() * stepX() + 4, heightForWidth(0) };
}

int BlockMap::heightForWidth(int) const
{
    // All the same on two rows and more: the rest is reached by the list.
    const auto rows = (static_cast<int>(m_cells.size()) + columns() - 1) / std::max(1, columns());
    return std::clamp(rows, 1, kMapRows + 1) * (kCellHeight + 2) + 4;
}

QRect BlockMap::cellOf(qsizetype position) const
{
    const int row = static_cast<int>(position) / columns();
    const int column = static_cast<int>(position) % columns();
    const int width = stepX() > 6 ? stepX() - 2 : stepX() - 1;
    return { 2 + column * stepX(), 2 + row * (kCellHeight + 2), width, kCellHeight };
}

qsizetype BlockMap::at(QPoint point) const
{
    for (qsizetype i = 0; i < m_cells.size(); ++i) {
        if (cellOf(i).adjusted(-1, -1, 1, 1).contains(point))
            return i;
    }
    return -1;
}

QColor BlockMap::colorOf(const Cell &cell) const
{
    if (!cell.finding)
        return {};
    switch (*cell.finding) {
    case Finding::False:
        return m_theme.error;
    case Finding::Matches:
        return m_theme.successMark;
    case Finding::Varies:
        return m_theme.warningMark;
    case Finding::Unchecked:
    case Finding::CannotRun:
    case Finding::Silent:
        return {};
    }
    Q_UNREACHABLE_RETURN({});
}

void BlockMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = stepX() > 8 ? 3 : 1;
    for (qsizetype i = 0; i < m_cells.size(); ++i) {
        const QRectF cell = QRectF(cellOf(i)).adjusted(0.5, 0.5, -0.5, -0.5);
        const QColor color = colorOf(m_cells[i]);
        painter.setPen(color.isValid() ? QPen(Qt::NoPen) : QPen(m_theme.control, 1));
        painter.setBrush(color.isValid() ? QBrush(color) : QBrush(m_theme.surface));
        painter.drawRoundedRect(cell, radius, radius);
        if (i != m_current)
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.accent, 2));
        painter.drawRoundedRect(cell.adjusted(-1, -1, 1, 1), radius + 1, radius + 1);
    }
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.accent, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void BlockMap::mouseReleaseEvent(QMouseEvent *event)
{
    if (const qsizetype position = at(event->pos()); position >= 0)
        emit chosen(position);
}

void BlockMap::keyPressEvent(QKeyEvent *event)
{
    const bool isStep = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_cells.isEmpty() || (!isStep && !isEnter) || event->modifiers() != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    if (isStep)
        setCurrent(std::clamp<qsizetype>(m_current + (event->key() == Qt::Key_Right ? 1 : -1), 0,
                                         m_cells.size() - 1));
    else if (m_current >= 0)
        emit chosen(m_current);
}

bool BlockMap::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const qsizetype position = at(help->pos());
    if (position < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(
            help->globalPos(),
            tr("Block %1, %2").arg(m_cells[position].index).arg(m_cells[position].verdict), this);
    return true;
}

} // namespace sandpad::widgets
