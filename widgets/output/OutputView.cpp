#include "widgets/output/OutputView.h"

#include "widgets/output/CharacterWidth.h"
#include "widgets/output/ErrorCard.h"
#include "widgets/output/ItemFactory.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <limits>

namespace sandpad::widgets {

namespace {
    constexpr int kSide = 16;
    constexpr int kTop = 12;
    constexpr int kGap = 8;
    constexpr int kFrameMs = 16;
    constexpr qsizetype kDescribedLines = 20;
} // namespace

OutputView::OutputView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_theme(Theme::light())
{
    setAccessibleName(tr("Output"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setCursor(Qt::IBeamCursor);
    m_layoutTimer.setSingleShot(true);
    m_layoutTimer.setInterval(kFrameMs);
    connect(&m_layoutTimer, &QTimer::timeout, this, &OutputView::layOut);
    setTheme(m_theme);
}

void OutputView::clear()
{
    for (const Placed &placed : m_placed)
        delete placed.card;
    m_placed.clear();
    m_document.clear();
    m_anchor = m_caret = {};
    layOut();
}

void OutputView::setSource(const QByteArray &source)
{
    m_source = QString::fromUtf8(source).split(u'\n');
}

void OutputView::add(const runner::RunEvent &event)
{
    m_document.add(event);
    scheduleLayout();
}

void OutputView::setTheme(const Theme &theme)
{
    m_theme = theme;
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Base, theme.window);
    setPalette(palette);
    viewport()->setPalette(palette);
    for (const Placed &placed : m_placed) {
        if (placed.card)
            placed.card->setTheme(theme);
    }
    layOut();
}

int OutputView::contentWidth() const
{
    return std::max(64, viewport()->width() - 2 * kSide);
}

void OutputView::scheduleLayout()
{
    if (!m_layoutTimer.isActive())
        m_layoutTimer.start();
}

void OutputView::makeCards()
{
    for (std::size_t i = m_placed.size(); i < m_document.items().size(); ++i) {
        const OutputItem &item = m_document.items()[i];
        Card *card = nullptr;
        if (const auto *display = std::get_if<runner::Display>(&item.rich))
            card = makeCard(display->data, viewport());
        else if (const auto *value = std::get_if<runner::Value>(&item.rich))
            card = makeCard(value->data, viewport());
        else if (const auto *error = std::get_if<runner::ErrorReport>(&item.rich))
            card = new ErrorCard(*error, m_source, viewport());
        if (card) {
            card->setTheme(m_theme);
            card->setCursor(Qt::ArrowCursor);
            connect(card, &Card::heightChanged, this, &OutputView::scheduleLayout);
            connect(card, &Card::goToRequested, this, &OutputView::goToRequested);
        }
        m_placed.push_back({ .card = card, .top = 0, .height = 0 });
    }
}

qint64 OutputView::heightOf(std::size_t item) const
{
    if (const Card *card = m_placed[item].card)
        return card->heightFor(contentWidth()) + kGap;
    const TextBlock &text = *m_document.items()[item].text;
    const qint64 rows = text.rowCount(m_grid.columns);
    return rows == 0 ? 0 : rows * m_grid.rowHeight + kGap;
}

void OutputView::layOut()
{
    QScrollBar *bar = verticalScrollBar();
    const bool isAtEnd = bar->value() >= bar->maximum() - 2;
    m_grid = TextGrid::forWidth(m_theme, contentWidth());
    makeCards();
    qint64 top = kTop;
    for (std::size_t i = 0; i < m_placed.size(); ++i) {
        m_placed[i].top = top;
        m_placed[i].height = heightOf(i);
        top += m_placed[i].height;
    }
    const qint64 beyond = std::max<qint64>(0, top + kTop - viewport()->height());
    bar->setPageStep(viewport()->height());
    bar->setSingleStep(m_grid.rowHeight);
    bar->setRange(0, static_cast<int>(std::min<qint64>(beyond, std::numeric_limits<int>::max())));
    if (isAtEnd)
        bar->setValue(bar->maximum());
    placeCards();
    setAccessibleDescription(m_document.lastLines(kDescribedLines));
    viewport()->update();
}

void OutputView::placeCards()
{
    const int offset = verticalScrollBar()->value();
    for (const Placed &placed : m_placed) {
        if (!placed.card)
            continue;
        const qint64 y = placed.top - offset;
        const bool isVisible = y + placed.height > 0 && y < viewport()->height();
        if (isVisible)
            placed.card->setGeometry(kSide, static_cast<int>(y), contentWidth(),
                                     static_cast<int>(placed.height) - kGap);
        placed.card->setVisible(isVisible);
    }
}

void OutputView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_theme.window);
    if (m_document.items().empty()) {
        painter.setFont(m_theme.uiFont);
        painter.setPen(m_theme.mutedText);
        painter.drawText(viewport()->rect().adjusted(kSide, kTop, -kSide, 0),
                         Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
                         tr("Output, values, figures and errors appear here. Press Ctrl+Enter to "
                            "run."));
        return;
    }
    const int offset = verticalScrollBar()->value();
    for (std::size_t i = 0; i < m_placed.size(); ++i) {
        const Placed &placed = m_placed[i];
        const bool isSeen = placed.top + placed.height > offset + event->rect().top()
            && placed.top < offset + event->rect().bottom();
        if (isSeen && !placed.card)
            paintText(painter, i, event->rect());
    }
}

void OutputView::paintText(QPainter &painter, std::size_t item, const QRect &area)
{
    const TextBlock &block = *m_document.items()[item].text;
    const qint64 top = m_placed[item].top - verticalScrollBar()->value();
    const qint64 rows = block.rowCount(m_grid.columns);
    qint64 row = std::max<qint64>(0, (area.top() - top) / m_grid.rowHeight);
    const qint64 last = std::min(rows - 1, (area.bottom() - top) / m_grid.rowHeight);
    while (row <= last) {
        const qsizetype index = block.lineOfRow(row, m_grid.columns);
        const qint64 first = block.firstRowOfLine(index, m_grid.columns);
        const TextLine line = block.line(index);
        const auto [from, to] = selectionIn(item, index, line.text.size());
        TextGrid::Slice slice = m_grid.slice(line.text, row - first);
        do {
            const QPoint place(kSide, static_cast<int>(top + row * m_grid.rowHeight));
            paintRow(painter,
                     { .line = line,
                       .slice = slice,
                       .topLeft = place,
                       .selectionStart = from,
                       .selectionEnd = to },
                     m_grid, m_theme);
            ++row;
            slice = { .start = slice.end,
                      .end = endOfColumns(line.text, slice.end, m_grid.columns) };
        } while (slice.start < line.text.size() && row <= last);
    }
}

std::pair<qsizetype, qsizetype> OutputView::selectionIn(std::size_t item, qsizetype line,
                                                        qsizetype length) const
{
    const auto [from, to] = std::minmax(m_anchor, m_caret);
    const Position start { .item = item, .line = line, .unit = 0 };
    const Position end { .item = item, .line = line, .unit = length };
    if (from == to || to <= start || from > end)
        return { 0, 0 };
    return { from <= start ? 0 : from.unit, to >= end ? length : to.unit };
}

OutputView::Position OutputView::positionAt(QPoint point) const
{
    const qint64 y = point.y() + verticalScrollBar()->value();
    Position position;
    for (std::size_t i = 0; i < m_placed.size(); ++i) {
        if (m_placed[i].top > y && i > 0)
            break;
        position = { .item = i, .line = 0, .unit = 0 };
    }
    if (m_placed.empty() || m_placed[position.item].card)
        return position;
    const TextBlock &block = *m_document.items()[position.item].text;
    const qint64 rows = block.rowCount(m_grid.columns);
    if (rows == 0)
        return position;
    const qint64 row =
        std::clamp<qint64>((y - m_placed[position.item].top) / m_grid.rowHeight, 0, rows - 1);
    position.line = block.lineOfRow(row, m_grid.columns);
    const QString text = block.line(position.line).text;
    const auto slice =
        m_grid.slice(text, row - block.firstRowOfLine(position.line, m_grid.columns));
    position.unit = m_grid.unitAt(text, slice, point.x() - kSide);
    return position;
}

QString OutputView::textBetween(Position from, Position to) const
{
    QString text;
    for (std::size_t i = from.item; i <= to.item && i < m_placed.size(); ++i) {
        if (const Card *card = m_placed[i].card) {
            text += card->plainText() + u'\n';
            continue;
        }
        const TextBlock &block = *m_document.items()[i].text;
        const qsizetype firstLine = i == from.item ? from.line : 0;
        const qsizetype lastLine = i == to.item ? to.line : block.lineCount() - 1;
        for (qsizetype line = firstLine; line <= lastLine && line < block.lineCount(); ++line) {
            const bool isFirst = i == from.item && line == from.line;
            const bool isLast = i == to.item && line == to.line;
            const TextLine whole = block.line(line);
            text += whole.piece(isFirst ? from.unit : 0, isLast ? to.unit : -1);
        }
    }
    return text;
}

QString OutputView::plainText() const
{
    QString text;
    const auto &items = m_document.items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].text)
            text += items[i].text->plainText();
        else if (i < m_placed.size() && m_placed[i].card)
            text += m_placed[i].card->plainText() + u'\n';
    }
    return text;
}

qint64 OutputView::lineCount() const
{
    qint64 count = 0;
    for (const OutputItem &item : m_document.items())
        count += item.text ? item.text->lineCount() : 0;
    return count;
}

QString OutputView::selectedText() const
{
    const auto [from, to] = std::minmax(m_anchor, m_caret);
    return from == to ? QString() : textBetween(from, to);
}

QList<Card *> OutputView::cards() const
{
    QList<Card *> cards;
    for (const Placed &placed : m_placed) {
        if (placed.card)
            cards.append(placed.card);
    }
    return cards;
}

void OutputView::copy() const
{
    const QString text = selectedText();
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void OutputView::selectAll()
{
    layOut(); // what has come since the last frame belongs to it
    m_anchor = {};
    if (!m_placed.empty()) {
        const std::size_t last = m_placed.size() - 1;
        const auto &text = m_document.items()[last].text;
        const qsizetype line = text ? std::max<qsizetype>(0, text->lineCount() - 1) : 0;
        m_caret = { .item = last,
                    .line = line,
                    .unit = text && text->lineCount() > 0 ? text->line(line).text.size() : 1 };
    }
    viewport()->update();
}

void OutputView::resizeEvent(QResizeEvent *)
{
    layOut();
}

void OutputView::scrollContentsBy(int, int)
{
    placeCards();
    viewport()->update();
}

void OutputView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_caret = positionAt(event->pos());
    if (!event->modifiers().testFlag(Qt::ShiftModifier))
        m_anchor = m_caret;
    viewport()->update();
}

void OutputView::mouseMoveEvent(QMouseEvent *event)
{
    if (!event->buttons().testFlag(Qt::LeftButton))
        return;
    m_caret = positionAt(event->pos());
    QScrollBar *bar = verticalScrollBar();
    if (event->pos().y() < 0)
        bar->setValue(bar->value() - m_grid.rowHeight);
    else if (event->pos().y() > viewport()->height())
        bar->setValue(bar->value() + m_grid.rowHeight);
    viewport()->update();
}

void OutputView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const Position position = positionAt(event->pos());
    if (m_placed.empty() || m_placed[position.item].card)
        return;
    const QString text = m_document.items()[position.item].text->line(position.line).text;
    const auto isWord = [&](qsizetype at) {
        return at >= 0 && at < text.size() && (text[at].isLetterOrNumber() || text[at] == u'_');
    };
    m_anchor = m_caret = position;
    while (isWord(m_anchor.unit - 1))
        --m_anchor.unit;
    while (isWord(m_caret.unit))
        ++m_caret.unit;
    viewport()->update();
}

void OutputView::keyPressEvent(QKeyEvent *event)
{
    QScrollBar *bar = verticalScrollBar();
    if (event->key() == Qt::Key_Escape)
        emit stopRequested();
    else if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (event->key() == Qt::Key_Home)
        bar->setValue(0);
    else if (event->key() == Qt::Key_End)
        bar->setValue(bar->maximum());
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void OutputView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy"), this, &OutputView::copy)->setEnabled(!selectedText().isEmpty());
    menu->addAction(tr("Select all"), this, &OutputView::selectAll);
    menu->addAction(tr("Clear"), this, &OutputView::clear);
    menu->popup(event->globalPos());
}

} // namespace sandpad::widgets
