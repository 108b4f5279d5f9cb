#include "widgets/output/OutputView.h"

#include "widgets/output/CharacterWidth.h"
#include "widgets/output/ErrorCard.h"
#include "widgets/output/InputLine.h"
#include "widgets/output/ItemFactory.h"
#include "widgets/output/LongScrollBar.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace sandpad::widgets {

namespace {
    constexpr int kSide = OutputGeometry::kSide;
    constexpr int kTop = OutputGeometry::kTop;
    constexpr int kGap = OutputGeometry::kGap;
    constexpr int kFrameMs = 16;
    constexpr qsizetype kDescribedLines = 20;
} // namespace

OutputView::OutputView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_theme(Theme::light())
    , m_bar(new LongScrollBar(this))
    , m_input(new InputLine(viewport()))
    , m_jump(new QToolButton(this))
{
    setAccessibleName(tr("Output"));
    setVerticalScrollBar(m_bar);
    m_input->hide();
    m_input->setCursor(Qt::IBeamCursor);
    connect(m_input, &InputLine::entered, this, [this](const QString &text) {
        if (m_input->echoMode() == QLineEdit::Normal)
            m_document.addInput(text);
        scheduleLayout();
        emit inputEntered(text);
    });
    connect(m_input, &InputLine::ended, this, &OutputView::inputEnded);
    connect(m_input, &InputLine::stopRequested, this, &OutputView::stopRequested);
    m_jump->setObjectName(QStringLiteral("jump"));
    m_jump->setText(tr("↓ Jump to end"));
    m_jump->setToolTip(tr("Show the end of the output and follow it (End)"));
    m_jump->setCursor(Qt::ArrowCursor);
    m_jump->hide();
    connect(m_jump, &QToolButton::clicked, this, &OutputView::scrollToEnd);
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
    for (const Card *card : m_cards)
        delete card;
    m_cards.clear();
    m_document.clear();
    m_geometry.clear();
    m_marks = {};
    setInputOpen(false);
    layOut();
}

void OutputView::setInputOpen(bool isOpen)
{
    if (isOpen == m_input->isVisibleTo(this))
        return;
    const bool hadFocus = m_input->hasFocus();
    m_input->setVisible(isOpen);
    m_input->clear();
    if (hadFocus && !isOpen)
        setFocus();
    scheduleLayout();
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
    m_input->setFont(theme.codeFont);
    for (Card *card : m_cards) {
        if (card)
            card->setTheme(theme);
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
    for (std::size_t i = m_cards.size(); i < m_document.items().size(); ++i) {
        Card *card = makeCard(m_document.items()[i], m_source, viewport());
        if (card) {
            card->setTheme(m_theme);
            card->setCursor(Qt::ArrowCursor);
            connect(card, &Card::heightChanged, this, &OutputView::scheduleLayout);
            connect(card, &Card::goToRequested, this, &OutputView::goToRequested);
            connect(card, &Card::moreRequested, this, &OutputView::moreRequested);
            connect(card, &Card::reportRequested, this, &OutputView::reportRequested);
        }
        m_cards.push_back(card);
    }
}

bool OutputView::isAtEnd() const
{
    return m_bar->isAtEnd();
}

void OutputView::scrollToEnd()
{
    m_bar->setValue(m_bar->maximum());
}

OutputView::Hold OutputView::hold() const
{
    Hold hold { .position = topPosition(), .pixels = 0 };
    hold.pixels = m_bar->offset() - m_geometry.topOf(hold.position);
    return hold;
}

void OutputView::layOut()
{
    const bool follows = isAtEnd();
    const Hold held = follows ? Hold {} : hold();
    makeCards();
    m_geometry.layOut(TextGrid::forWidth(m_theme, contentWidth()), [this](std::size_t item) {
        return m_cards[item] ? m_cards[item]->heightFor(contentWidth()) : 0;
    });
    const int input = m_input->isVisibleTo(this) ? m_input->sizeHint().height() + kGap : 0;
    m_height = m_geometry.bottom() + input + kTop;
    m_bar->setExtent(m_height, viewport()->height(), m_geometry.grid().rowHeight);
    if (follows)
        scrollToEnd();
    else
        m_bar->setOffset(m_geometry.topOf(held.position) + held.pixels);
    placeCards();
    setAccessibleDescription(m_document.lastLines(kDescribedLines));
    viewport()->update();
    emit laidOut();
}

void OutputView::placeCards()
{
    // Those near the screen are ready before they are on it.
    const qint64 margin = viewport()->height();
    const qint64 from = m_bar->offset();
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (!m_cards[i])
            continue;
        const auto [top, height] = m_geometry.extents()[i];
        const qint64 y = top - from;
        const bool isNear = y + height > -margin && y < viewport()->height() + margin;
        if (isNear)
            m_cards[i]->setGeometry(kSide, static_cast<int>(y), contentWidth(),
                                    static_cast<int>(height) - kGap);
        m_cards[i]->setVisible(isNear);
    }
    m_input->place(m_geometry, m_bar->offset(), contentWidth());
    placeJump();
}

void OutputView::placeJump()
{
    m_jump->setVisible(!isAtEnd());
    const QSize size = m_jump->sizeHint();
    m_jump->setGeometry(viewport()->width() - size.width() - kSide,
                        viewport()->height() - size.height() - kTop, size.width(), size.height());
    m_jump->raise();
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
    const qint64 bottom = m_bar->offset() + event->rect().bottom();
    const auto &extents = m_geometry.extents();
    for (std::size_t i = m_geometry.itemAt(m_bar->offset() + event->rect().top());
         i < extents.size() && extents[i].top < bottom; ++i) {
        if (!m_cards[i])
            paintText(painter, i, event->rect());
    }
}

void OutputView::paintText(QPainter &painter, std::size_t item, const QRect &area)
{
    const TextBlock &block = *m_document.items()[item].text;
    const TextGrid &grid = m_geometry.grid();
    const qint64 top = m_geometry.extents()[item].top - m_bar->offset();
    const qint64 rows = block.rowCount(grid.columns);
    qint64 row = std::max<qint64>(0, (area.top() - top) / grid.rowHeight);
    const qint64 last = std::min(rows - 1, (area.bottom() - top) / grid.rowHeight);
    while (row <= last) {
        const qsizetype index = block.lineOfRow(row, grid.columns);
        const qint64 first = block.firstRowOfLine(index, grid.columns);
        const TextLine line = block.line(index);
        const QList<TextMark> marks = m_marks.in(item, index, line.text.size(), m_theme);
        TextGrid::Slice slice = grid.slice(line.text, row - first);
        do {
            const QPoint place(kSide, static_cast<int>(top + row * grid.rowHeight));
            paintRow(painter, { .line = line, .slice = slice, .topLeft = place, .marks = marks },
                     grid, m_theme);
            ++row;
            slice = { .start = slice.end, .end = endOfColumns(line.text, slice.end, grid.columns) };
        } while (slice.start < line.text.size() && row <= last);
    }
}

OutputPosition OutputView::positionAt(QPoint point) const
{
    return m_geometry.positionAt(point.x() - kSide, point.y() + m_bar->offset());
}

OutputPosition OutputView::topPosition() const
{
    return positionAt({ kSide, 0 });
}

void OutputView::showPosition(OutputPosition position)
{
    const qint64 top = m_geometry.topOf(position);
    const qint64 from = m_bar->offset();
    // Not at the very edge, where the eye does not look.
    const qint64 margin = 3LL * m_geometry.grid().rowHeight;
    if (top < from + kTop || top + margin > from + viewport()->height())
        m_bar->setOffset(std::max<qint64>(0, top - viewport()->height() / 3));
}

void OutputView::setHits(const QList<OutputHit> &hits, qsizetype current)
{
    m_marks.hits = hits;
    m_marks.currentHit = current;
    showHitPlaces();
    viewport()->update();
}

void OutputView::showHitPlaces()
{
    // As many as a bar can show.
    constexpr qsizetype kMostPlaces = 2000;
    QList<double> places;
    const qsizetype step = std::max<qsizetype>(1, m_marks.hits.size() / kMostPlaces);
    for (qsizetype i = 0; i < m_marks.hits.size() && m_height > 0; i += step)
        places.append(static_cast<double>(m_geometry.topOf(m_marks.hits[i].start))
                      / static_cast<double>(m_height));
    m_bar->setMarks(places, m_theme.warning);
}

QString OutputView::selectedText() const
{
    const auto [from, to] = m_marks.selection();
    return from == to ? QString() : m_document.textBetween(from, to);
}

QList<Card *> OutputView::cards() const
{
    QList<Card *> cards;
    for (Card *card : m_cards) {
        if (card)
            cards.append(card);
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
    m_marks.anchor = {};
    m_marks.caret = m_document.end();
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
    m_marks.caret = positionAt(event->pos());
    if (!event->modifiers().testFlag(Qt::ShiftModifier))
        m_marks.anchor = m_marks.caret;
    viewport()->update();
}

void OutputView::mouseMoveEvent(QMouseEvent *event)
{
    if (!event->buttons().testFlag(Qt::LeftButton))
        return;
    m_marks.caret = positionAt(event->pos());
    if (event->pos().y() < 0)
        m_bar->setOffset(m_bar->offset() - m_geometry.grid().rowHeight);
    else if (event->pos().y() > viewport()->height())
        m_bar->setOffset(m_bar->offset() + m_geometry.grid().rowHeight);
    viewport()->update();
}

void OutputView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const OutputPosition position = positionAt(event->pos());
    if (m_cards.empty() || m_cards[position.item])
        return;
    m_marks.selectWord(m_document, position);
    viewport()->update();
}

void OutputView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit stopRequested();
    else if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (event->key() == Qt::Key_Home)
        m_bar->setOffset(0);
    else if (event->key() == Qt::Key_End)
        scrollToEnd();
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
