#include "widgets/output/OutputView.h"

#include "widgets/controls/CopiedText.h"
#include "widgets/controls/KeyTip.h"
#include "widgets/figures/FigureViewer.h"
#include "widgets/output/CardDeck.h"
#include "widgets/output/InputLine.h"
#include "widgets/output/JumpButton.h"
#include "widgets/output/OutputLinks.h"
#include "widgets/output/OutputPainter.h"
#include "widgets/output/RunFigures.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

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
    , m_jump(new JumpButton(this))
    , m_cards(new CardDeck(m_document, viewport()))
    , m_links(new OutputLinks(m_document, this, viewport()))
{
    SpokenText::install();
    setAccessibleName(tr("Output"));
    setVerticalScrollBar(m_bar);
    m_input->hide();
    m_input->setCursor(Qt::IBeamCursor);
    connect(m_input, &InputLine::entered, this, [this](const QString &text) {
        addTyped(text, m_input->echoMode() != QLineEdit::Normal);
        emit inputEntered(text);
    });
    connect(m_input, &InputLine::ended, this, &OutputView::inputEnded);
    connect(m_input, &InputLine::stopRequested, this, &OutputView::escaped);
    connect(m_jump, &JumpButton::clicked, this, &OutputView::scrollToEnd);
    connect(m_cards, &CardDeck::heightChanged, this, &OutputView::onCardHeight);
    connect(m_cards, &CardDeck::searchedLinesChanged, this, &OutputView::searchedLinesChanged);
    connect(m_cards, &CardDeck::placeWanted, this, [this](std::size_t item, int top, int bottom) {
        layOut(); // the card may have grown
        const qint64 from = m_geometry.extents()[item].top;
        m_bar->reveal(from + top, from + bottom);
    });
    connect(m_cards, &CardDeck::requested, this, &OutputView::onRequested);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setMouseTracking(true);
    connect(m_links, &OutputLinks::openChosen, this, &OutputView::linkRequested);
    m_layoutTimer.setSingleShot(true);
    connect(&m_layoutTimer, &QTimer::timeout, this, [this] {
        layOut();
        m_sinceFrame.start();
    });
    connect(&m_keyFocus, &KeyFocus::moved, this, &OutputView::reveal);
    setTheme(m_theme);
}

void OutputView::addTyped(const QString &text, bool isSecret)
{
    // A terminal echoes typed text itself. A password is never shown.
    if (!m_isEchoedByProgram)
        m_document.addInput(isSecret ? QString() : text);
    else if (!isSecret)
        m_document.expectEcho(text);
    scheduleLayout();
}

int OutputView::untilNextFrame() const
{
    const qint64 since = m_sinceFrame.isValid() ? m_sinceFrame.elapsed() : kFrameMs;
    return static_cast<int>(std::max<qint64>(0, kFrameMs - since));
}

void OutputView::clear()
{
    m_cards->clear();
    m_document.clear();
    m_geometry.clear();
    m_mainCard.reset();
    m_marks = {};
    m_links->hover({}, {});
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

void OutputView::add(const runner::RunEvent &event)
{
    const std::size_t item = m_document.add(event);
    // Else the text that follows would wait for the next frame.
    if (item == m_document.items().size())
        return;
    if (std::holds_alternative<runner::DisplayMore>(event.payload))
        m_cards->renew(item);
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
    m_cards->setTheme(theme);
    emit themeChanged(theme);
    layOut();
}

void OutputView::setInvisible(Invisible invisible)
{
    if (invisible == m_invisible)
        return;
    m_invisible = invisible;
    layOut();
    emit invisibleChanged();
}

runner::TerminalSize OutputView::terminalSize() const
{
    const TextGrid grid = TextGrid::forWidth(m_theme, contentWidth(), m_invisible);
    return { .columns = grid.columns,
             .rows = std::max(1, (viewport()->height() - 2 * kTop) / grid.rowHeight) };
}

int OutputView::contentWidth() const
{
    return std::max(64, viewport()->width() - 2 * kSide);
}

void OutputView::onRequested(std::size_t item, const OutputRequest &request)
{
    if (std::holds_alternative<Unfold>(request))
        unfold(item);
    else if (std::holds_alternative<ShowFigures>(request))
        showFiguresFrom(item);
    else
        emit requested(request);
}

void OutputView::unfold(std::size_t item)
{
    if (m_cards->itemWith(QApplication::focusWidget()) == item)
        setFocus(); // else it would go to whatever comes next
    m_document.unfold(item);
    m_geometry.remove(item);
    m_cards->remove(item);
    m_marks = {};
    showMarks();
    layOut();
}

void OutputView::showFiguresFrom(std::size_t item)
{
    if (const auto *viewer = showFigures(m_document, item, m_theme, window()))
        connect(this, &OutputView::themeChanged, viewer, &FigureViewer::setTheme);
}

void OutputView::onCardHeight()
{
    // A card that a person opens stays where it is.
    const QWidget *focus = QApplication::focusWidget();
    m_staysInPlace = m_staysInPlace || (focus && focus != m_input && isAncestorOf(focus));
    scheduleLayout();
}

OutputView::Hold OutputView::hold() const
{
    const OutputPosition position = topPosition();
    return { .position = position, .pixels = m_bar->offset() - m_geometry.topOf(position) };
}

void OutputView::layOut()
{
    const std::size_t known = m_geometry.extents().size();
    const bool stays = std::exchange(m_staysInPlace, false) && known == m_document.items().size();
    const bool follows = isAtEnd() && !stays;
    const bool isMoved = m_bar->offset() != m_laidOutAt;
    const Hold held = follows ? Hold {} : hold();
    m_cards->makeMissing(m_source, m_theme);
    m_geometry.layOut(TextGrid::forWidth(m_theme, contentWidth(), m_invisible),
                      [this](std::size_t item) { return m_cards->heightOf(item, contentWidth()); });
    const int input = m_input->isVisibleTo(this) ? m_input->sizeHint().height() + kGap : 0;
    m_height = m_geometry.bottom() + input + kTop;
    m_bar->setExtent(m_height, viewport()->height(), m_geometry.grid().rowHeight);
    if (known != m_document.items().size() || isMoved)
        m_mainCard = m_geometry.mainCard(known);
    if (follows)
        m_bar->follow(m_mainCard ? std::optional(m_geometry.topOfCard(*m_mainCard)) : std::nullopt);
    else
        m_bar->setOffset(m_geometry.topOf(held.position) + held.pixels);
    m_laidOutAt = m_bar->offset();
    placeCards();
    setAccessibleDescription(m_document.lastLines(kDescribedLines));
    viewport()->update();
    emit laidOut();
}

void OutputView::placeCards()
{
    if (m_cards->place(m_geometry, m_bar->offset(), contentWidth()))
        chainFocus();
    m_input->place(m_geometry, m_bar->offset(), contentWidth());
    m_jump->place(viewport()->size(), isAtEnd());
}

void OutputView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const QString runKey =
        m_document.items().empty() ? commandKey(*this, QStringLiteral("run")) : QString();
    paintOutput(painter,
                { .document = m_document,
                  .geometry = m_geometry,
                  .marks = m_marks,
                  .theme = m_theme,
                  .offset = m_bar->offset(),
                  .hoveredLink = m_links->hovered(),
                  .hint = m_hint,
                  .runKey = runKey },
                event->rect());
}

OutputPosition OutputView::positionAt(QPoint point) const
{
    return m_geometry.positionAt(point.x() - kSide, point.y() + m_bar->offset());
}

std::optional<OutputPosition> OutputView::characterAt(QPoint point) const
{
    return m_geometry.characterAt(point.x() - kSide, point.y() + m_bar->offset());
}

void OutputView::askForLink(quint16 link)
{
    m_links->ask(link, m_theme);
}

void OutputView::copyLink(quint16 link) const
{
    m_links->copy(link);
}

void OutputView::showMarks()
{
    const auto [from, to] = m_marks.selection();
    m_cards->showSelection(from, to);
    viewport()->update();
}

bool OutputView::showPosition(OutputPosition position)
{
    // The place may be in output that came since the last frame.
    if (m_geometry.extents().size() != m_document.items().size())
        layOut();
    if (m_document.isFold(position.item)) {
        unfold(position.item);
        return false;
    }
    const int margin = 3 * m_geometry.grid().rowHeight;
    Card *card = m_cards->cardOf(position.item);
    if (card) {
        card->openHit();
        layOut();
    }
    // A card that is far from the screen has no size yet.
    if (!card || card->isHidden())
        m_bar->bringIntoSight(m_geometry.topOf(position), margin);
    if (card)
        m_bar->bringIntoSight(m_geometry.topOf(position) + card->seekHit(), margin);
    return true;
}

QStringList OutputView::searchedLines(std::size_t item) const
{
    m_cards->makeMissing(m_source, m_theme);
    Card *card = m_cards->cardOf(item);
    return card ? card->searchedLines() : QStringList();
}

void OutputView::setHits(const QList<OutputHit> &hits, qsizetype current)
{
    m_marks.hits = hits;
    m_marks.currentHit = current;
    m_cards->showHits(hits, current);
    m_bar->setMarks(placesOf(hits, m_geometry, m_height), m_theme.warning);
    viewport()->update();
}

QString OutputView::selectedText() const
{
    const auto [from, to] = selection();
    return from == to ? QString() : m_document.textBetween(from, to);
}

QList<Card *> OutputView::cards() const
{
    return m_cards->cards();
}

QString OutputView::spokenText() const
{
    constexpr qsizetype kLines = 1000;
    return m_document.tail(kLines);
}

void OutputView::copy() const
{
    if (const QString text = selectedText(); !text.isEmpty())
        copyText(text);
}

void OutputView::selectAll()
{
    layOut(); // includes output that came since the last frame
    m_marks.anchor = {};
    m_marks.caret = m_document.end();
    showMarks();
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
    m_links->press(m_links->at(characterAt(event->pos()), event->modifiers()));
    if (!event->modifiers().testFlag(Qt::ShiftModifier))
        m_marks.anchor = m_marks.caret;
    showMarks();
}

void OutputView::mouseMoveEvent(QMouseEvent *event)
{
    if (!event->buttons().testFlag(Qt::LeftButton))
        return m_links->hover(characterAt(event->pos()), event->modifiers());
    m_marks.caret = positionAt(event->pos());
    if (event->pos().y() < 0)
        m_bar->setOffset(m_bar->offset() - m_geometry.grid().rowHeight);
    else if (event->pos().y() > viewport()->height())
        m_bar->setOffset(m_bar->offset() + m_geometry.grid().rowHeight);
    showMarks();
}

void OutputView::mouseReleaseEvent(QMouseEvent *event)
{
    // Releasing the mouse on a link after a selection is not a click on the link.
    const bool isClick = event->button() == Qt::LeftButton && selectedText().isEmpty();
    const auto place = isClick ? characterAt(event->pos()) : std::nullopt;
    m_links->release(m_links->at(place, event->modifiers()), m_theme);
}

void OutputView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const OutputPosition position = positionAt(event->pos());
    if (m_document.items().empty() || !m_document.items()[position.item].text)
        return;
    m_marks.selectWord(m_document, position);
    showMarks();
}

} // namespace sandpad::widgets
