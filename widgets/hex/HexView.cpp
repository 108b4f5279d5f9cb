#include "widgets/hex/HexView.h"

#include "widgets/hex/HexPage.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sandpad::widgets {

namespace {
    constexpr int kSide = 12;
    constexpr int kTop = 8;
    constexpr int kGapColumns = 2;
    constexpr int kHexColumns = 3 * HexView::kRowBytes + 1; // with a gap in the middle
    constexpr int kUsualRows = 24;
} // namespace

HexView::HexView(std::shared_ptr<const ByteSpool> bytes, const Theme &theme, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_bytes(std::move(bytes))
    , m_theme(theme)
{
    setAccessibleName(tr("Bytes of the output"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setCursor(Qt::IBeamCursor);
    setTheme(theme);
}

void HexView::setTheme(const Theme &theme)
{
    m_theme = theme;
    const QFontMetricsF metrics(theme.codeFont);
    m_cellWidth = std::max(1.0, metrics.horizontalAdvance(u'0'));
    m_rowHeight = static_cast<int>(std::ceil(metrics.height())) + 2;
    refresh();
}

void HexView::refresh()
{
    const bool isAtEnd = verticalScrollBar()->maximum() > 0
        && verticalScrollBar()->value() == verticalScrollBar()->maximum();
    const qint64 rows = (m_bytes->size() + kRowBytes - 1) / kRowBytes;
    // An int counts rows of 32 GiB of bytes, more than anybody keeps.
    const auto most =
        static_cast<int>(std::clamp<qint64>(rows - pageRows(), 0, std::numeric_limits<int>::max()));
    verticalScrollBar()->setPageStep(pageRows());
    verticalScrollBar()->setRange(0, most);
    if (isAtEnd)
        verticalScrollBar()->setValue(most);
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, contentWidth() - viewport()->width()));
    viewport()->update();
}

int HexView::offsetDigits() const
{
    constexpr int kUsualDigits = 8;
    return std::max<int>(kUsualDigits,
                         static_cast<int>(QString::number(m_bytes->size(), 16).size()));
}

int HexView::x(double column) const
{
    return kSide - horizontalScrollBar()->value()
        + static_cast<int>(std::lround(column * m_cellWidth));
}

int HexView::hexX(int byte) const
{
    return x(offsetDigits() + kGapColumns + 3 * byte + (byte >= kRowBytes / 2 ? 1 : 0));
}

int HexView::textX(int byte) const
{
    return x(offsetDigits() + 2 * kGapColumns + kHexColumns - 1 + byte);
}

int HexView::pageRows() const
{
    return std::max(1, (viewport()->height() - 2 * kTop) / m_rowHeight);
}

int HexView::contentWidth() const
{
    const int columns = offsetDigits() + 2 * kGapColumns + kHexColumns + kRowBytes;
    return static_cast<int>(std::ceil(columns * m_cellWidth)) + 2 * kSide;
}

QSize HexView::sizeHint() const
{
    return { contentWidth() + verticalScrollBar()->sizeHint().width(),
             kUsualRows * m_rowHeight + 2 * kTop };
}

std::pair<qint64, qint64> HexView::selection() const
{
    const auto [first, last] = std::minmax(m_anchor, m_caret);
    return { first, std::min(last + 1, m_bytes->size()) };
}

void HexView::select(qint64 offset, qint64 count)
{
    m_anchor = offset;
    moveCaret(offset + std::max<qint64>(1, count) - 1, true);
}

void HexView::moveCaret(qint64 to, bool selects)
{
    m_caret = std::clamp<qint64>(to, 0, std::max<qint64>(0, m_bytes->size() - 1));
    if (!selects)
        m_anchor = m_caret;
    const QByteArray byte = m_bytes->read(m_caret, 1);
    setAccessibleDescription(
        tr("Offset %1, byte %2")
            .arg(QString::number(m_caret, 16), QString::fromLatin1(byte.toHex())));
    showCaret();
    viewport()->update();
    emit caretMoved();
}

void HexView::showCaret()
{
    const auto row = static_cast<int>(m_caret / kRowBytes);
    QScrollBar *bar = verticalScrollBar();
    if (row < bar->value())
        bar->setValue(row);
    else if (row >= bar->value() + pageRows())
        bar->setValue(row - pageRows() + 1);
}

void HexView::goToEnd()
{
    moveCaret(m_bytes->size(), false);
}

void HexView::selectAll()
{
    m_anchor = 0;
    m_caret = std::max<qint64>(0, m_bytes->size() - 1);
    viewport()->update();
    emit caretMoved();
}

QString HexView::selectedHex() const
{
    const auto [from, to] = selection();
    const QByteArray bytes = to - from > kMostCopied
        ? QByteArray()
        : m_bytes->read(from, static_cast<qsizetype>(to - from));
    QString text;
    text.reserve(bytes.size() * 3);
    for (qsizetype at = 0; at < bytes.size(); at += kRowBytes)
        text += QString::fromLatin1(
                    bytes.sliced(at, std::min<qsizetype>(kRowBytes, bytes.size() - at)).toHex(' '))
            + u'\n';
    text.chop(1);
    return text;
}

QString HexView::selectedText() const
{
    const auto [from, to] = selection();
    return to - from > kMostCopied
        ? QString()
        : QString::fromUtf8(m_bytes->read(from, static_cast<qsizetype>(to - from)));
}

void HexView::copyHex() const
{
    QGuiApplication::clipboard()->setText(selectedHex());
}

void HexView::copyText() const
{
    QGuiApplication::clipboard()->setText(selectedText());
}

void HexView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.surface);
    painter.setFont(m_theme.codeFont);
    const qint64 first = qint64(verticalScrollBar()->value()) * kRowBytes;
    // One row more than the whole ones, for the row that is partly visible.
    const HexPage page(*m_bytes, first, (qsizetype(pageRows()) + 1) * kRowBytes);
    const auto [from, to] = selection();
    const QFontMetrics metrics(m_theme.codeFont);
    const int ascent = (m_rowHeight + metrics.ascent() - metrics.descent()) / 2;
    const int cell = static_cast<int>(std::ceil(m_cellWidth));
    for (qint64 at = first; at < first + page.size(); ++at) {
        const int byte = static_cast<int>(at % kRowBytes);
        const int top = kTop + static_cast<int>((at - first) / kRowBytes) * m_rowHeight;
        if (byte == 0) {
            painter.setPen(m_theme.mutedText);
            painter.drawText(x(0), top + ascent,
                             QStringLiteral("%1").arg(at, offsetDigits(), 16, QLatin1Char('0')));
        }
        const HexPage::Look look = page.look(at, m_theme);
        const bool isSelected = at >= from && at < to;
        const QColor behind = isSelected ? m_theme.selection : look.background;
        const QRect hex(hexX(byte), top, 2 * cell, m_rowHeight);
        const QRect text(textX(byte), top, cell, m_rowHeight);
        if (behind.isValid()) {
            // Selected bytes form one band, not a box for each byte.
            const bool goesOn = isSelected && at + 1 < to && byte + 1 < kRowBytes;
            painter.fillRect(goesOn ? hex.united(QRect(hexX(byte + 1), top, 1, m_rowHeight)) : hex,
                             behind);
            painter.fillRect(text, behind);
        }
        painter.setPen(look.foreground);
        painter.drawText(hex.left(), top + ascent, page.hex(at));
        painter.drawText(text.left(), top + ascent, page.ascii(at));
    }
    if (m_bytes->size() == 0) {
        painter.setFont(m_theme.uiFont);
        painter.setPen(m_theme.mutedText);
        painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("The program printed nothing."));
    }
}

void HexView::resizeEvent(QResizeEvent *)
{
    refresh();
}

void HexView::scrollContentsBy(int, int)
{
    viewport()->update();
}

qint64 HexView::byteAt(QPoint point) const
{
    const int row = std::max(0, point.y() - kTop) / m_rowHeight;
    int byte = 0;
    const bool isText = point.x() >= textX(0) - static_cast<int>(m_cellWidth);
    while (byte + 1 < kRowBytes && point.x() >= (isText ? textX(byte + 1) : hexX(byte + 1)))
        ++byte;
    return (qint64(verticalScrollBar()->value()) + row) * kRowBytes + byte;
}

void HexView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        moveCaret(byteAt(event->pos()), event->modifiers().testFlag(Qt::ShiftModifier));
}

void HexView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        moveCaret(byteAt(event->pos()) - (event->pos().y() < 0 ? kRowBytes : 0), true);
}

/// The byte that a key moves the caret to; -1: none.
qint64 HexView::targetOf(const QKeyEvent &event) const
{
    const bool isFar = event.modifiers().testFlag(Qt::ControlModifier);
    const qint64 page = qint64(pageRows()) * kRowBytes;
    switch (event.key()) {
    case Qt::Key_Left:
        return std::max<qint64>(0, m_caret - 1);
    case Qt::Key_Right:
        return m_caret + 1;
    case Qt::Key_Up:
        return m_caret >= kRowBytes ? m_caret - kRowBytes : m_caret;
    case Qt::Key_Down:
        return m_caret + kRowBytes < m_bytes->size() ? m_caret + kRowBytes : m_caret;
    case Qt::Key_PageUp:
        return std::max(m_caret % kRowBytes, m_caret - page);
    case Qt::Key_PageDown:
        return m_caret + page;
    case Qt::Key_Home:
        return isFar ? 0 : m_caret - m_caret % kRowBytes;
    case Qt::Key_End:
        return isFar ? m_bytes->size() : m_caret - m_caret % kRowBytes + kRowBytes - 1;
    default:
        return -1;
    }
}

void HexView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        return copyHex();
    if (QKeySequence(event->keyCombination()) == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C))
        return copyText();
    if (event->matches(QKeySequence::SelectAll))
        return selectAll();
    const qint64 target = targetOf(*event);
    if (target >= 0)
        moveCaret(target, event->modifiers().testFlag(Qt::ShiftModifier));
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void HexView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto [from, to] = selection();
    const auto add = [&](const QString &text, const QKeySequence &key, auto slot) {
        QAction *action = menu->addAction(text, this, slot);
        action->setShortcut(key);
        return action;
    };
    const bool mayCopy = to > from && to - from <= kMostCopied;
    add(tr("Copy as hex"), QKeySequence(QKeySequence::Copy), &HexView::copyHex)
        ->setEnabled(mayCopy);
    add(tr("Copy as text"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), &HexView::copyText)
        ->setEnabled(mayCopy);
    add(tr("Select all"), QKeySequence(QKeySequence::SelectAll), &HexView::selectAll);
    add(tr("Go to the end"), QKeySequence(Qt::CTRL | Qt::Key_End), &HexView::goToEnd);
    menu->popup(event->globalPos());
}

} // namespace sandpad::widgets
