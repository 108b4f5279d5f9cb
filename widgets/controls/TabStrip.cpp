#include "widgets/controls/TabStrip.h"

#include "runner/model/Prose.h"
#include "widgets/controls/EndingMark.h"
#include "widgets/controls/KeyTip.h"
#include "widgets/controls/TabCloser.h"
#include "widgets/theme/FocusFrame.h"

#include <QApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTextDocument>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>

namespace sandpad::widgets {

namespace {

    constexpr int kIcon = 16;
    constexpr int kDot = 8;

    /// A filled dot, or a ring while the scratch runs.
    QIcon dot(const TabState &data, qreal ratio)
    {
        QPixmap pixmap(QSize(kIcon, kIcon) * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        const int size = data.isRunning ? kDot + 2 : kDot;
        const QRectF area((kIcon - size) / 2.0, (kIcon - size) / 2.0, size, size);
        if (data.isRunning)
            painter.setPen(QPen(data.accent, 2.5));
        else
            painter.setPen(Qt::NoPen);
        painter.setBrush(data.isRunning ? QBrush() : QBrush(data.accent));
        painter.drawEllipse(area);
        return { pixmap };
    }

} // namespace

TabStrip::TabStrip(QWidget *parent)
    : QTabBar(parent)
    , m_theme(Theme::light())
    , m_edit(new QLineEdit(this))
{
    setAccessibleName(tr("Scratches"));
    setMovable(true);
    setExpanding(false);
    setDrawBase(false);
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(true);
    setSelectionBehaviorOnRemove(SelectPreviousTab); // where the person came from
    setIconSize({ kIcon, kIcon });
    m_edit->setAccessibleName(tr("New title"));
    m_edit->hide();
    connect(m_edit, &QLineEdit::editingFinished, this, &TabStrip::finishRenaming);
    auto *giveUp = new QShortcut(QKeySequence(Qt::Key_Escape), m_edit);
    giveUp->setContext(Qt::WidgetShortcut);
    connect(giveUp, &QShortcut::activated, this, [this] {
        m_edit->setText(tabText(m_renaming));
        finishRenaming();
    });
}

int TabStrip::addScratch(const QString &title, const QColor &accent)
{
    const int index = addTab(title);
    auto *close = new TabCloser(this);
    connect(close, &QToolButton::clicked, this, [this, close] {
        for (int i = 0; i < count(); ++i) {
            if (tabButton(i, QTabBar::RightSide) != close)
                continue;
            if (isPinned(i))
                emit unpinRequested(i);
            else
                emit closeRequested(i);
            return;
        }
    });
    close->installEventFilter(this);
    setTabButton(index, QTabBar::RightSide, close);
    setState(index, { .accent = accent });
    return index;
}

void TabStrip::setState(int index, const TabState &state)
{
    setTabData(index, QVariant::fromValue(state));
    setTabIcon(index, dot(state, devicePixelRatioF()));
    QStringList lines;
    if (state.isRunning)
        lines.append(tr("Running"));
    else if (state.ending)
        lines.append(state.endWords);
    setAccessibleTabName(index, runner::listOf(QStringList { tabText(index) } + lines));
    if (!state.about.isEmpty())
        lines.append(state.about);
    showMark(index);
    // Names of files are no markup, and a screen reader shall not read tags.
    const QString text = lines.join(u'\n');
    setTabToolTip(
        index,
        Qt::mightBeRichText(text)
            ? QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text.toHtmlEscaped())
            : text);
    showClosing(index, false);
}

bool TabStrip::isPinned(int index) const
{
    return tabData(index).value<TabState>().isPinned;
}

void TabStrip::showMark(int index)
{
    auto *close = qobject_cast<TabCloser *>(tabButton(index, QTabBar::RightSide));
    if (!close)
        return;
    const auto state = tabData(index).value<TabState>();
    std::optional<TabCloser::Mark> mark;
    if (state.ending && !state.isRunning)
        mark = { .symbol = endingSymbolInTab(*state.ending),
                 .color = endingColor(*state.ending, m_theme) };
    close->setMark(mark);
}

void TabStrip::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (int i = 0; i < count(); ++i)
        showMark(i);
}

void TabStrip::showClosing(int index, bool isOver)
{
    auto *close = qobject_cast<TabCloser *>(tabButton(index, QTabBar::RightSide));
    if (!close)
        return;
    const auto state = tabData(index).value<TabState>();
    close->setSymbol(state.isPinned                   ? Symbol::Pin
                         : state.isChanged && !isOver ? Symbol::Dot
                                                      : Symbol::Cross);
    close->setAccessibleName(state.isPinned ? tr("Unpin %1").arg(tabText(index))
                                            : tr("Close %1").arg(tabText(index)));
    close->setToolTip(state.isPinned ? tr("Unpin") : tr("Close"));
    setCommand(close, state.isPinned ? QStringLiteral("pin") : QStringLiteral("close"));
}

bool TabStrip::eventFilter(QObject *watched, QEvent *event)
{
    const bool hasMoved = event->type() == QEvent::Move;
    if (hasMoved || event->type() == QEvent::Enter || event->type() == QEvent::Leave) {
        for (int i = 0; i < count(); ++i) {
            // One that is hidden hears nothing of its moves, so any of them tells of all.
            if (hasMoved)
                showWhereWhole(i);
            else if (tabButton(i, QTabBar::RightSide) == watched)
                showClosing(i, event->type() == QEvent::Enter);
        }
    }
    return QTabBar::eventFilter(watched, event);
}

void TabStrip::showWhereWhole(int index)
{
    constexpr int kMostCut = 8; // of a tab's margin
    if (QWidget *button = tabButton(index, QTabBar::RightSide))
        button->setVisible(tabRect(index).left() >= -kMostCut);
}

void TabStrip::showCurrent()
{
    // QTabBar scrolls only when another tab becomes the current one.
    const QSignalBlocker isQuiet(this);
    const int shown = currentIndex();
    setCurrentIndex(shown == 0 ? count() - 1 : 0);
    setCurrentIndex(shown);
}

void TabStrip::startRenaming(int index)
{
    if (index < 0 || index >= count())
        return;
    m_renaming = index;
    m_focusBefore = QApplication::focusWidget();
    m_edit->setGeometry(tabRect(index).adjusted(4, 4, -4, -2));
    m_edit->setText(tabText(index));
    // Of the name of a file, its ending mostly stays.
    static const QRegularExpression ending(QStringLiteral(R"(\.\w{1,8}$)"));
    m_edit->setSelection(0, static_cast<int>(QString(tabText(index)).remove(ending).size()));
    m_edit->show();
    m_edit->raise();
    m_edit->setFocus();
}

void TabStrip::finishRenaming()
{
    const int index = std::exchange(m_renaming, -1);
    if (index < 0)
        return;
    if (m_edit->hasFocus() && m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    m_edit->hide();
    const QString title = m_edit->text().simplified();
    if (title == tabText(index))
        return;
    if (!title.isEmpty())
        setTabText(index, title);
    emit renamed(index, title);
}

void TabStrip::mouseDoubleClickEvent(QMouseEvent *event)
{
    startRenaming(tabAt(event->pos()));
}

void TabStrip::mousePressEvent(QMouseEvent *event)
{
    const int index = tabAt(event->pos());
    if (event->button() == Qt::RightButton && index >= 0)
        setCurrentIndex(index);
    QTabBar::mousePressEvent(event);
}

void TabStrip::mouseReleaseEvent(QMouseEvent *event)
{
    const int index = tabAt(event->pos());
    if (event->button() == Qt::MiddleButton && index >= 0 && !isPinned(index))
        emit closeRequested(index);
    else
        QTabBar::mouseReleaseEvent(event);
}

void TabStrip::wheelEvent(QWheelEvent *event)
{
    constexpr int kStep = QWheelEvent::DefaultDeltasPerStep;
    const QPoint turn = event->angleDelta();
    m_turned += std::abs(turn.x()) > std::abs(turn.y()) ? turn.x() : turn.y();
    event->accept();
    while (std::abs(m_turned) >= kStep) {
        const bool isBack = m_turned > 0;
        m_turned += isBack ? -kStep : kStep;
        // QTabBar scrolls by its own buttons only.
        auto *button = findChild<QToolButton *>(isBack ? QStringLiteral("ScrollLeftButton")
                                                       : QStringLiteral("ScrollRightButton"));
        if (button && button->isVisible())
            button->click();
    }
}

void TabStrip::paintEvent(QPaintEvent *event)
{
    QTabBar::paintEvent(event);
    if (!hasFocus() || currentIndex() < 0)
        return;
    constexpr int kMargin = 4;
    constexpr double kRadius = 6;
    QPainter painter(this);
    paintFocusRing(painter,
                   tabRect(currentIndex()).adjusted(kMargin, 2 * kMargin, -kMargin, -kMargin),
                   palette(), kRadius);
}

QSize TabStrip::minimumTabSizeHint(int index) const
{
    constexpr int kShortest = 168;
    const QSize whole = tabSizeHint(index);
    return { std::min(whole.width(), kShortest), whole.height() };
}

void TabStrip::tabLayoutChange()
{
    if (m_renaming >= 0 && m_renaming < count())
        m_edit->setGeometry(tabRect(m_renaming).adjusted(4, 4, -4, -2));
}

} // namespace sandpad::widgets
