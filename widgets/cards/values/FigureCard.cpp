#include "widgets/cards/values/FigureCard.h"

#include "widgets/figures/FigureActions.h"
#include "widgets/figures/FigureDrag.h"
#include "widgets/figures/FigureImage.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <chrono>
#include <cmath>

namespace sandpad::widgets {

namespace {
    constexpr int kFigurePadding = 12;
    constexpr int kFigureFooter = 28;
    constexpr int kPlaceholder = 96;
    /// Between the name and a note.
    const QString kNoteSign = QStringLiteral(" · ");
    /// How long a message replaces the name.
    constexpr std::chrono::seconds kSaid { 8 };
} // namespace

FigureCard::FigureCard(const runner::MimeBundle &bundle, QWidget *parent)
    : Card(parent)
    , m_figure(bundle)
    , m_image(new FigureImage(m_figure, this))
    , m_actions(new FigureActions(this))
    , m_drag(new FigureDrag(this))
    , m_copy(addLink(tr("Copy"), m_actions->copy()->toolTip()))
    , m_source(addLink(m_actions->copyText()->text(), m_actions->copyText()->toolTip()))
    , m_save(addLink(tr("Save…"), m_actions->save()->toolTip()))
    , m_open(addLink(tr("Open"), tr("Look at the figure in a window of its own (Enter)")))
    , m_more(addLink(tr("⋯"), tr("More that can be done with the figure")))
{
    setAccessibleName(m_figure.title());
    setFocusPolicy(Qt::StrongFocus);
    m_actions->setFigure(m_figure);
    m_saidTimer.setSingleShot(true);
    m_saidTimer.setInterval(kSaid);
    connect(&m_saidTimer, &QTimer::timeout, this, [this] { say({}); });
    connect(m_image, &FigureImage::rendered, this, &FigureCard::onRendered);
    connect(m_image, &FigureImage::refused, this, &FigureCard::onRefused);
    connect(m_image, &FigureImage::frameShown, this, &FigureCard::onFrameShown);
    connect(m_actions, &FigureActions::said, this, &FigureCard::say);
    connect(m_drag, &FigureDrag::said, this, &FigureCard::say);
    addLinks();
    m_image->request(0);
}

void FigureCard::setData(const runner::MimeBundle &bundle)
{
    m_figure = Figure(bundle);
    m_image->setFigure(m_figure);
    m_actions->setFigure(m_figure);
    showLinks();
    // The picture may be too small for the place that it has on this screen.
    m_requestedPixels = 0;
    requestSharp();
}

void FigureCard::addLinks()
{
    connect(m_copy, &QToolButton::clicked, m_actions->copy(), &QAction::trigger);
    connect(m_source, &QToolButton::clicked, m_actions->copyText(), &QAction::trigger);
    connect(m_save, &QToolButton::clicked, m_actions->save(), &QAction::trigger);
    connect(m_open, &QToolButton::clicked, this, [this] { emit requested(ShowFigures {}); });
    auto *menu = new QMenu(m_more);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        // In a narrow pane their buttons have no room.
        if (m_copy->isHidden())
            menu->addAction(m_actions->copy());
        if (m_save->isHidden())
            menu->addAction(m_actions->save());
        m_actions->addLesser(menu);
    });
    m_more->setMenu(menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    showLinks();
}

QSize FigureCard::shownSize(int width) const
{
    const QSizeF natural = m_image->naturalSize();
    if (natural.isEmpty() || !m_refusal.isEmpty())
        return { width - 2 * kFigurePadding, kPlaceholder };
    const double shown = std::min<double>(natural.width(), width - 2 * kFigurePadding);
    return QSizeF(shown, natural.height() * shown / natural.width()).toSize();
}

QRect FigureCard::figureArea() const
{
    const QSize size = shownSize(width());
    return { QPoint((width() - size.width()) / 2, kFigurePadding), size };
}

int FigureCard::heightFor(int width) const
{
    return kFigurePadding + shownSize(width).height() + kFigureFooter + kFigurePadding / 2;
}

void FigureCard::onRendered(const QImage &image)
{
    m_refusal.clear();
    if (!isHidden())
        m_picture = image;
    m_actions->setNaturalSize(m_image->naturalSize());
    showNote();
    showLinks();
    emit heightChanged();
    requestSharp();
    update();
}

void FigureCard::onFrameShown(const QImage &image)
{
    if (isHidden())
        return;
    m_picture = image;
    showNote();
    update();
}

void FigureCard::onRefused(const QString &reason)
{
    m_refusal = reason;
    m_picture = {};
    showLinks();
    emit heightChanged();
    update();
}

/// A figure that cannot be shown can only be taken as it is: a drawing as text, which no program
/// draws.
void FigureCard::showLinks()
{
    const bool isKnown = !m_image->naturalSize().isEmpty() && m_refusal.isEmpty();
    m_links.clear();
    if (isKnown)
        m_links << m_more << m_open;
    if (isKnown || !m_figure.isVector())
        m_links << m_save;
    if (!m_refusal.isEmpty() && m_figure.isVector())
        m_links << m_source;
    if (isKnown)
        m_links << m_copy;
    for (QToolButton *link : { m_copy, m_source, m_save, m_open, m_more })
        link->setVisible(m_links.contains(link));
    placeLinks();
}

/// From the right to the left, as many as there is room for.
void FigureCard::placeLinks()
{
    const int top = height() - kFigureFooter - kFigurePadding / 4;
    m_linksLeft = width() - kFigurePadding;
    bool fits = true;
    for (QToolButton *link : m_links) {
        const QSize size = link->sizeHint();
        fits = fits && m_linksLeft - size.width() >= kFigurePadding;
        link->setVisible(fits);
        if (!fits)
            continue;
        link->setGeometry(m_linksLeft - size.width(), top, size.width(), kFigureFooter - 4);
        m_linksLeft -= size.width() + 4;
    }
}

void FigureCard::say(const QString &sentence)
{
    m_said = sentence;
    if (!sentence.isEmpty())
        m_saidTimer.start();
    showNote();
    update();
}

void FigureCard::showNote()
{
    setToolTip(m_image->note().sentence);
    setAccessibleDescription(m_said.isEmpty() ? m_image->note().sentence : m_said);
}

QString FigureCard::footerText() const
{
    if (!m_said.isEmpty())
        return m_said;
    const QString &words = m_image->note().words;
    return words.isEmpty() ? m_figure.title() : m_figure.title() + kNoteSign + words;
}

/// A long name leaves room for the note.
QString FigureCard::shortFooterText(const QFontMetrics &metrics, int room) const
{
    const QString note = kNoteSign + m_image->note().words;
    const int left = room - metrics.horizontalAdvance(note);
    const bool isNoteLost = m_said.isEmpty() && !m_image->note().words.isEmpty() && left > 0
        && metrics.horizontalAdvance(footerText()) > room;
    return isNoteLost ? metrics.elidedText(m_figure.title(), Qt::ElideRight, left) + note
                      : metrics.elidedText(footerText(), Qt::ElideRight, room);
}

/// A figure is made anew for the pixels that it really covers.
void FigureCard::requestSharp()
{
    if (!m_image->hasSizes() || m_image->naturalSize().isEmpty() || isHidden())
        return;
    const auto pixels =
        static_cast<int>(std::ceil(shownSize(width()).width() * devicePixelRatioF()));
    if (pixels == m_requestedPixels || pixels < 1)
        return;
    m_requestedPixels = pixels;
    if (pixels == m_picture.width())
        return;
    m_image->request(pixels);
}

void FigureCard::resizeEvent(QResizeEvent *)
{
    placeLinks();
    requestSharp();
}

void FigureCard::showEvent(QShowEvent *)
{
    if (m_picture.isNull() && m_refusal.isEmpty() && !m_image->naturalSize().isEmpty())
        m_image->request(m_requestedPixels);
}

void FigureCard::hideEvent(QHideEvent *)
{
    // Pixels are freed only when the card itself is hidden, not when the whole pane is (for another
    // tab). They are kept until the size is known, because the view waits for it.
    if (!isHidden() || m_image->naturalSize().isEmpty())
        return;
    m_picture = {};
    m_image->release();
}

void FigureCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRect area = figureArea();
    if (isShown()) {
        // Figures are made for paper; on a dark surface their black axes would be lost.
        painter.fillRect(area, Qt::white);
        painter.drawImage(area, m_picture);
        if (event->rect().intersects(area))
            m_image->onPainted();
    } else {
        painter.setPen(theme().mutedText);
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap,
                         m_refusal.isEmpty() ? tr("Drawing the figure…")
                                             : tr("The figure is not shown: %1.").arg(m_refusal));
    }
    painter.setPen(theme().mutedText);
    const QRect footer(kFigurePadding, height() - kFigureFooter - 3,
                       m_linksLeft - 4 - kFigurePadding, kFigureFooter - 4);
    painter.drawText(footer, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     shortFooterText(painter.fontMetrics(), footer.width()));
}

void FigureCard::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt.reset();
    if (event->button() == Qt::LeftButton && isShown() && figureArea().contains(event->pos()))
        m_pressedAt = event->pos();
    else
        Card::mousePressEvent(event);
}

void FigureCard::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pressedAt) {
        Card::mouseMoveEvent(event);
        return;
    }
    if ((event->pos() - *m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    m_pressedAt.reset();
    m_drag->begin(m_figure, m_picture);
}

void FigureCard::mouseReleaseEvent(QMouseEvent *event)
{
    m_pressedAt.reset();
    Card::mouseReleaseEvent(event);
}

void FigureCard::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && isShown() && figureArea().contains(event->pos()))
        emit requested(ShowFigures {});
    else
        Card::mouseDoubleClickEvent(event);
}

void FigureCard::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    // With modifiers these keys are commands of the pad.
    if (isEnter && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && isShown())
        emit requested(ShowFigures {});
    else if (event->matches(QKeySequence::Copy) && isShown())
        m_actions->copy()->trigger();
    else
        Card::keyPressEvent(event);
}

void FigureCard::contextMenuEvent(QContextMenuEvent *event)
{
    if (!isShown()) {
        Card::contextMenuEvent(event);
        return;
    }
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open"), this, [this] { emit requested(ShowFigures {}); });
    menu->addActions({ m_actions->copy(), m_actions->save() });
    menu->addSeparator();
    m_actions->addLesser(menu);
    menu->popup(event->globalPos());
}

} // namespace sandpad::widgets
