#include "widgets/figures/FigureViewer.h"

#include "widgets/figures/FigureActions.h"
#include "widgets/figures/FigureCanvas.h"
#include "widgets/figures/FigureImage.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QScreen>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace sandpad::widgets {

namespace {

    constexpr QSize kSize(960, 720);
    constexpr int kReadoutWidth = 200;
    constexpr double kMostOfScreen = 0.8;
    constexpr double kArrowStep = 48;

    QString colorWords(const QColor &color)
    {
        if (color.alpha() == 0)
            return FigureViewer::tr("transparent");
        if (color.alpha() == 255)
            return color.name();
        return FigureViewer::tr("%1, alpha %2").arg(color.name()).arg(color.alpha());
    }

} // namespace

FigureViewer::FigureViewer(QList<Figure> figures, qsizetype current, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_figures(std::move(figures))
    , m_canvas(new FigureCanvas(this))
    , m_actions(new FigureActions(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("figureViewer"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_canvas, 1);
    auto *bar = new QWidget(this);
    bar->setObjectName(QStringLiteral("figureBar"));
    bar->setAttribute(Qt::WA_StyledBackground);
    layout->addWidget(bar);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(16, 8, 16, 8);
    row->setSpacing(8);
    addSteps(row);
    m_status = new QLabel(bar);
    m_status->setTextFormat(Qt::PlainText);
    m_status->setProperty("tone", QStringLiteral("muted"));
    m_status->setAccessibleName(tr("Place and colour"));
    // A long sentence must not make the window wider.
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_status->setMinimumWidth(kReadoutWidth);
    row->addWidget(m_status, 1);
    addZooms(row);
    row->addSpacing(8);
    addActions(row);
    connect(m_canvas, &FigureCanvas::loaded, this, [this] {
        m_actions->setNaturalSize(m_canvas->figureSize());
        showSize();
    });
    connect(m_canvas, &FigureCanvas::zoomChanged, this, &FigureViewer::showZoom);
    connect(m_canvas, &FigureCanvas::pointedAt, this, &FigureViewer::showReadout);
    connect(m_canvas, &FigureCanvas::left, this, &FigureViewer::showSize);
    connect(m_actions, &FigureActions::said, m_status, &QLabel::setText);
    resize(kSize.boundedTo(screen()->availableSize() * kMostOfScreen));
    goTo(current);
    m_canvas->setFocus();
}

QToolButton *FigureViewer::addButton(QBoxLayout *row, const QString &text,
                                     const QString &description)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("link"));
    button->setText(text);
    button->setAutoRaise(true);
    button->setCursor(Qt::PointingHandCursor);
    button->setAccessibleName(description);
    button->setToolTip(description);
    button->setFocusPolicy(Qt::StrongFocus);
    row->addWidget(button);
    return button;
}

void FigureViewer::addSteps(QBoxLayout *row)
{
    m_previous = addButton(row, tr("‹"), tr("Previous figure (Page Up)"));
    m_place = new QLabel(this);
    m_place->setProperty("tone", QStringLiteral("muted"));
    row->addWidget(m_place);
    m_next = addButton(row, tr("›"), tr("Next figure (Page Down)"));
    row->addSpacing(8);
    connect(m_previous, &QToolButton::clicked, this, &FigureViewer::showPrevious);
    connect(m_next, &QToolButton::clicked, this, &FigureViewer::showNext);
    const bool hasMore = m_figures.size() > 1;
    for (QWidget *widget : { static_cast<QWidget *>(m_previous), static_cast<QWidget *>(m_place),
                             static_cast<QWidget *>(m_next) })
        widget->setVisible(hasMore);
}

void FigureViewer::addZooms(QBoxLayout *row)
{
    auto *out = addButton(row, tr("−"), tr("Smaller (−)"));
    m_zoom = addButton(row, {}, tr("Show at its natural size (1)"));
    auto *in = addButton(row, tr("+"), tr("Larger (+)"));
    auto *fit = addButton(row, tr("Fit"), tr("Fit into the window (0)"));
    // The width is fixed, so that other widgets do not move when the number changes.
    m_zoom->setMinimumWidth(m_zoom->fontMetrics().horizontalAdvance(QStringLiteral("6400 %")) + 8);
    connect(out, &QToolButton::clicked, m_canvas, &FigureCanvas::zoomOut);
    connect(m_zoom, &QToolButton::clicked, m_canvas, &FigureCanvas::showNatural);
    connect(in, &QToolButton::clicked, m_canvas, &FigureCanvas::zoomIn);
    connect(fit, &QToolButton::clicked, m_canvas, &FigureCanvas::fit);
}

void FigureViewer::addActions(QBoxLayout *row)
{
    for (QAction *action : { m_actions->copy(), m_actions->save() }) {
        auto *button = addButton(row, action->text(), action->toolTip());
        connect(button, &QToolButton::clicked, action, &QAction::trigger);
    }
    auto *more = addButton(row, tr("⋯"), tr("More that can be done with the figure"));
    auto *menu = new QMenu(more);
    m_actions->addLesser(menu);
    more->setMenu(menu);
    more->setPopupMode(QToolButton::InstantPopup);
}

void FigureViewer::setTheme(const Theme &theme)
{
    setPalette(theme.palette());
    setFont(theme.uiFont);
    m_canvas->setTheme(theme);
}

QString FigureViewer::status() const
{
    return m_status->text();
}

void FigureViewer::goTo(qsizetype index)
{
    m_current = std::clamp<qsizetype>(index, 0, m_figures.size() - 1);
    const Figure &figure = m_figures[m_current];
    setWindowTitle(figure.title());
    m_actions->setFigure(figure);
    m_actions->setNaturalSize({});
    m_canvas->setFigure(figure);
    m_status->clear();
    m_place->setText(tr("%1 of %2").arg(m_current + 1).arg(m_figures.size()));
    m_previous->setEnabled(m_current > 0);
    m_next->setEnabled(m_current + 1 < m_figures.size());
}

void FigureViewer::showSize()
{
    const QSizeF size = m_canvas->figureSize();
    QString words;
    if (!size.isEmpty())
        words = tr("%1 × %2 pixels").arg(std::lround(size.width())).arg(std::lround(size.height()));
    const PictureNote &note = m_canvas->image()->note();
    if (!note.words.isEmpty())
        words += QStringLiteral(" · ") + note.words;
    m_status->setText(words);
    m_status->setToolTip(note.sentence);
}

void FigureViewer::showReadout(QPointF onCanvas)
{
    const auto readout = m_canvas->readout(onCanvas);
    if (!readout) {
        showSize();
        return;
    }
    // Coordinates of a drawing have fractions, those of a bitmap do not.
    const bool isVector = m_figures[m_current].isVector();
    const auto number = [isVector](double value) {
        return isVector ? QLocale().toString(value, 'f', 1)
                        : QString::number(static_cast<int>(value));
    };
    m_status->setText(tr("x %1, y %2 · %3")
                          .arg(number(readout->place.x()), number(readout->place.y()),
                               colorWords(readout->color)));
}

void FigureViewer::showZoom()
{
    m_zoom->setText(tr("%1 %").arg(std::lround(m_canvas->zoom().zoom() * 100)));
}

bool FigureViewer::handleZoomKey(int key)
{
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: // plus without Shift, on many keyboards
        m_canvas->zoomIn();
        return true;
    case Qt::Key_Minus:
        m_canvas->zoomOut();
        return true;
    case Qt::Key_0:
    case Qt::Key_F:
        m_canvas->fit();
        return true;
    case Qt::Key_1:
        m_canvas->showNatural();
        return true;
    default:
        return false;
    }
}

void FigureViewer::turn(QPointF direction)
{
    if (m_canvas->zoom().canPan())
        m_canvas->pan(-direction * kArrowStep);
    else if (direction.x() != 0)
        goTo(m_current + (direction.x() > 0 ? 1 : -1));
}

void FigureViewer::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape || event->matches(QKeySequence::Close))
        close();
    else if (event->matches(QKeySequence::Copy))
        m_actions->copy()->trigger();
    else if (event->matches(QKeySequence::Save))
        m_actions->save()->trigger();
    else if (event->key() == Qt::Key_PageUp)
        showPrevious();
    else if (event->key() == Qt::Key_PageDown)
        showNext();
    else if (event->key() == Qt::Key_Left)
        turn({ -1, 0 });
    else if (event->key() == Qt::Key_Right)
        turn({ 1, 0 });
    else if (event->key() == Qt::Key_Up)
        turn({ 0, -1 });
    else if (event->key() == Qt::Key_Down)
        turn({ 0, 1 });
    else if (!handleZoomKey(event->key()))
        QWidget::keyPressEvent(event);
}

FigureViewer *openFigures(QList<Figure> figures, qsizetype current, const Theme &theme,
                          QWidget *window)
{
    auto *viewer = new FigureViewer(std::move(figures), current, window);
    viewer->setTheme(theme);
    viewer->show();
    return viewer;
}

} // namespace sandpad::widgets
