#include "widgets/quickpick/QuickPick.h"

#include "widgets/quickpick/PickDelegate.h"
#include "widgets/quickpick/PickModel.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

namespace {
    constexpr int kWidth = 640;
    constexpr int kTop = 96;
    constexpr int kMargin = 16; // of the window, where that is small
    constexpr int kMostHeight = 440; // of the list
} // namespace

QuickPick::QuickPick(QWidget *parent)
    : QWidget(parent)
    , m_panel(new QFrame(this))
    , m_field(new QLineEdit(m_panel))
    , m_count(new QLabel(m_panel))
    , m_nothing(new QLabel(tr("Nothing is called so."), m_panel))
    , m_view(new QListView(m_panel))
    , m_model(new PickModel(this))
    , m_delegate(new PickDelegate(this))
{
    hide();
    m_panel->setObjectName(QStringLiteral("quickPick"));
    m_field->setObjectName(QStringLiteral("quickPickField"));
    m_view->setObjectName(QStringLiteral("quickPickList"));
    m_count->setProperty("tone", QStringLiteral("muted"));
    m_nothing->setObjectName(QStringLiteral("quickPickNothing"));
    m_nothing->setProperty("tone", QStringLiteral("muted"));
    m_nothing->setContentsMargins(16, 8, 16, 8);
    auto *keys = new QLabel(tr("↑ ↓ move    Enter select    Esc close"), m_panel);
    keys->setObjectName(QStringLiteral("keys"));
    keys->setContentsMargins(16, 8, 16, 8);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(8, 4, 16, 4);
    top->addWidget(m_field);
    top->addWidget(m_count);
    auto *column = new QVBoxLayout(m_panel);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    column->addLayout(top);
    column->addWidget(m_nothing);
    column->addWidget(m_view);
    column->addWidget(keys);
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setFocusPolicy(Qt::NoFocus); // the field keeps it, and sends the keys
    m_view->setMouseTracking(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_field, &QLineEdit::textChanged, this, &QuickPick::search);
    connect(m_view, &QListView::clicked, this, &QuickPick::pick);
    m_field->installEventFilter(this);
    parent->installEventFilter(this);
}

void QuickPick::setTheme(const Theme &theme)
{
    m_isDark = theme.isDark;
    m_delegate->setTheme(theme);
    m_view->viewport()->update();
}

void QuickPick::open(const QString &name, QList<PickItem> items, std::function<void(int)> picked,
                     LineSearch lineSearch)
{
    if (!isVisible())
        m_focusBefore = QApplication::focusWidget();
    m_picked = std::move(picked);
    m_lineSearch = std::move(lineSearch);
    ++m_opened;
    m_model->setItems(std::move(items));
    m_field->setPlaceholderText(name);
    m_field->setAccessibleName(name);
    m_view->setAccessibleName(name);
    m_field->clear();
    search({});
    show();
    raise();
    m_field->setFocus(Qt::PopupFocusReason);
}

void QuickPick::dismiss()
{
    if (!isVisible())
        return;
    // To hide what has the focus would give it to whatever comes next.
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    hide();
}

void QuickPick::search(const QString &typed)
{
    m_model->search(typed);
    showRows(m_model->first());
    m_view->scrollToTop();
    if (m_lineSearch)
        m_lineSearch(typed, [pick = QPointer(this), opened = m_opened](const auto &lines) {
            if (pick && pick->m_opened == opened)
                pick->addLines(lines);
        });
}

void QuickPick::addLines(const QHash<int, QString> &lines)
{
    // What a person has chosen meanwhile stays chosen.
    const bool isFirst = m_view->currentIndex() == m_model->first();
    const int chosen = m_view->currentIndex().isValid()
        ? m_view->currentIndex().data(PickModel::kItem).toInt()
        : -1;
    m_model->addLines(lines);
    const QModelIndex now = isFirst ? QModelIndex() : m_model->rowOf(chosen);
    showRows(now.isValid() ? now : m_model->first());
}

void QuickPick::showRows(const QModelIndex &current)
{
    m_view->setCurrentIndex(current);
    m_count->setText(tr("%1 of %2").arg(m_model->found()).arg(m_model->itemCount()));
    m_nothing->setVisible(m_model->found() == 0);
    m_view->setVisible(m_model->found() > 0);
    place();
}

void QuickPick::place()
{
    setGeometry(parentWidget()->rect());
    int height = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        height += m_view->sizeHintForRow(row);
    const int width = std::min(kWidth, this->width() - 2 * kMargin);
    const int room = this->height() - kTop - m_field->sizeHint().height() - 5 * kMargin;
    m_view->setFixedHeight(std::clamp(height, 0, std::max(0, std::min(room, kMostHeight))));
    m_panel->setFixedWidth(width);
    m_panel->adjustSize();
    m_panel->move((this->width() - width) / 2, kTop);
}

void QuickPick::pick(const QModelIndex &index)
{
    if (!index.isValid() || !(index.flags() & Qt::ItemIsEnabled))
        return;
    const int number = index.data(PickModel::kItem).toInt();
    const auto picked = m_picked;
    dismiss();
    picked(number);
}

bool QuickPick::onKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Escape:
        dismiss();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        pick(m_view->currentIndex());
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
        QKeyEvent copy(event.type(), event.key(), event.modifiers());
        QCoreApplication::sendEvent(m_view, &copy);
        return true;
    }
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true; // there is one place for the focus
    default:
        return false;
    }
}

bool QuickPick::opensOther(const QKeyEvent &event) const
{
    const QKeySequence keys(event.keyCombination());
    return std::ranges::any_of(
        m_openers, [&keys](const QAction *action) { return action->shortcuts().contains(keys); });
}

bool QuickPick::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::ShortcutOverride
        && !opensOther(static_cast<QKeyEvent &>(*event))) {
        event->accept();
        return true;
    }
    if (watched == m_field && event->type() == QEvent::KeyPress)
        return onKey(static_cast<QKeyEvent &>(*event));
    if (watched == m_field && event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent *>(event)->reason();
        // The field's own menu, and another window, leave it open.
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
            hide();
    }
    if (watched == parent() && event->type() == QEvent::Resize && isVisible())
        place();
    return QWidget::eventFilter(watched, event);
}

void QuickPick::mousePressEvent(QMouseEvent *event)
{
    dismiss();
    event->accept();
}

void QuickPick::paintEvent(QPaintEvent * /*event*/)
{
    QPainter(this).fillRect(rect(), QColor(0, 0, 0, m_isDark ? 110 : 50));
}

} // namespace sandpad::widgets
