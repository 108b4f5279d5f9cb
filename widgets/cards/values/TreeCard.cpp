#include "widgets/cards/values/TreeCard.h"

#include "widgets/cards/OutputRequest.h"
#include "widgets/cards/values/TreeDetail.h"
#include "widgets/cards/values/TreeModel.h"
#include "widgets/controls/CopiedText.h"
#include "widgets/markup/BundleText.h"
#include "widgets/theme/FocusFrame.h"

#include <QAction>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QStyledItemDelegate>
#include <QTreeView>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kTreePadding = 12;
    constexpr int kGap = 6;
    constexpr int kTreeFooter = 28;
    constexpr int kMostTreeRows = 20;
    /// The most nodes that one click opens.
    constexpr int kMostExpanded = 2000;

    int countOf(const TreeNode &node)
    {
        int count = 1;
        for (const TreeNode &child : node.children)
            count += countOf(child);
        return count;
    }

    /// Is there something to open below the value itself?
    bool isDeep(const TreeNode &node)
    {
        return std::ranges::any_of(node.children,
                                   [](const auto &child) { return !child.children.empty(); });
    }

    /// The chosen row has one flat ground; the style would paint a step at its indentation.
    class FlatRows : public QStyledItemDelegate
    {
    public:
        using QStyledItemDelegate::QStyledItemDelegate;

    protected:
        void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
        {
            QStyledItemDelegate::initStyleOption(option, index);
            if (!(option->state & QStyle::State_Selected))
                return;
            option->backgroundBrush = option->palette.brush(QPalette::Highlight);
            option->state &= ~(QStyle::State_Selected | QStyle::State_HasFocus);
        }
    };

} // namespace

TreeCard::TreeCard(TreeNode root, runner::MimeBundle value, QWidget *parent)
    : Card(parent)
    , m_value(std::move(value))
    , m_model(new TreeModel(std::move(root), this))
    , m_view(new QTreeView(this))
    , m_detail(new TreeDetail(this))
    , m_expand(addLink(tr("Open all"), tr("Open everything that is inside")))
    , m_copy(addLink(tr("Copy"), tr("Copy the whole value"))) // Tab comes to the right one last
{
    setAccessibleName(tr("Value"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new FlatRows(m_view));
    m_view->setAccessibleName(tr("Value, as a tree"));
    m_view->setHeaderHidden(true);
    m_view->setUniformRowHeights(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->setObjectName(QStringLiteral("tree"));
    m_view->viewport()->setAutoFillBackground(false); // the card's ground shows what is selected
    m_detail->hide();
    new FocusFrame(m_view);
    const QModelIndex top = m_model->index(0, 0, {});
    m_view->expand(top);
    // Keys begin at the top row, which does not look selected.
    m_view->selectionModel()->setCurrentIndex(top, QItemSelectionModel::NoUpdate);
    for (auto signal : { &QTreeView::expanded, &QTreeView::collapsed })
        connect(m_view, signal, this, &Card::heightChanged);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TreeCard::showChosen);
    addActions();
    const TreeNode &node = m_model->node(top);
    m_expand->setVisible(isDeep(node) && countOf(node) <= kMostExpanded);
}

void TreeCard::addActions()
{
    auto *copy = new QAction(tr("Copy value"), m_view);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &TreeCard::copyChosen);
    auto *copyPath = new QAction(tr("Copy path"), m_view);
    copyPath->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    copyPath->setShortcutContext(Qt::WidgetShortcut);
    connect(copyPath, &QAction::triggered, this, &TreeCard::copyPath);
    auto *copyAll = new QAction(tr("Copy the whole value"), m_view);
    connect(copyAll, &QAction::triggered, this, &TreeCard::copyAll);
    m_view->addActions({ copy, copyPath, copyAll });
    m_view->installEventFilter(this);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_copy, &QToolButton::clicked, this, &TreeCard::copyAll);
    connect(m_expand, &QToolButton::clicked, this, &TreeCard::openOrCloseAll);
}

bool TreeCard::eventFilter(QObject *watched, QEvent *event)
{
    // The window has a command with the key of an action of the tree. While the tree has the focus,
    // its own comes first.
    const auto type = event->type();
    if (watched == m_view && (type == QEvent::FocusIn || type == QEvent::FocusOut)) {
        showFocus();
        // Where the keys are is seen; a click chooses a row itself.
        QItemSelectionModel *chosen = m_view->selectionModel();
        const bool isByMouse = static_cast<QFocusEvent *>(event)->reason() == Qt::MouseFocusReason;
        if (type == QEvent::FocusIn && !isByMouse && !chosen->hasSelection())
            chosen->select(chosen->currentIndex(), QItemSelectionModel::ClearAndSelect);
    }
    if (watched != m_view || (type != QEvent::ShortcutOverride && type != QEvent::KeyPress))
        return Card::eventFilter(watched, event);
    const QKeySequence key(static_cast<QKeyEvent *>(event)->keyCombination());
    for (QAction *action : m_view->actions()) {
        if (action->shortcut() != key || key.isEmpty())
            continue;
        event->accept();
        if (type == QEvent::KeyPress)
            action->trigger();
        return true;
    }
    return Card::eventFilter(watched, event);
}

void TreeCard::openOrCloseAll()
{
    const QModelIndex top = m_model->index(0, 0, {});
    m_isAllOpen = !m_isAllOpen;
    if (m_isAllOpen)
        m_view->expandRecursively(top);
    else
        m_view->collapseAll();
    m_view->expand(top);
    m_expand->setText(m_isAllOpen ? tr("Close all") : tr("Open all"));
    const QString description =
        m_isAllOpen ? tr("Close everything that is inside") : tr("Open everything that is inside");
    m_expand->setAccessibleName(description);
    m_expand->setToolTip(description);
    emit heightChanged();
}

void TreeCard::showChosen()
{
    const QModelIndex index = m_view->currentIndex();
    // The card may be higher than what is seen of it.
    if (m_view->hasFocus() && index.isValid()) {
        const QRect row = m_view->visualRect(index).translated(0, m_view->y());
        emit placeWanted(row.top() - row.height(), row.bottom() + row.height());
    }
    const bool isShown = index.isValid()
        && (m_model->isCut(index)
            || m_view->fontMetrics().horizontalAdvance(index.data().toString())
                > m_view->visualRect(index).width());
    if (isShown)
        m_detail->setText(TreeModel::wholeText(m_model->node(index)));
    markDetail();
    if (!isShown && m_detail->isHidden())
        return;
    m_detail->setVisible(isShown);
    emit heightChanged();
}

void TreeCard::markDetail()
{
    const qsizetype line = m_model->lineOf(m_view->currentIndex());
    QList<CardHit> inLine;
    for (const CardHit &hit : hits().all) {
        if (hit.line == line)
            inLine.append(hit);
    }
    if (!inLine.isEmpty())
        m_detail->setText(TreeModel::wholeText(m_model->node(m_view->currentIndex())));
    const auto current = hits().current();
    m_detail->setHits(inLine, current && current->line == line ? current : std::nullopt, theme());
}

void TreeCard::showFocus()
{
    QPalette palette = m_view->palette();
    const QColor ground = m_view->hasFocus() ? theme().selection : theme().infoSurface;
    for (const auto group : { QPalette::Active, QPalette::Inactive }) {
        palette.setColor(group, QPalette::Highlight, ground);
        palette.setColor(group, QPalette::HighlightedText, theme().text);
    }
    m_view->setPalette(palette);
}

void TreeCard::setTheme(const Theme &theme)
{
    Card::setTheme(theme);
    m_view->setFont(theme.codeFont);
    m_detail->setFont(theme.codeFont);
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Base, theme.surface);
    m_view->setPalette(palette);
    showFocus();
    onHits();
    emit heightChanged();
}

int TreeCard::visibleRows() const
{
    int rows = 0;
    for (QModelIndex at = m_model->index(0, 0, {}); at.isValid() && rows < kMostTreeRows;
         at = m_view->indexBelow(at))
        ++rows;
    return rows;
}

int TreeCard::treeHeight() const
{
    return visibleRows() * m_view->sizeHintForRow(0);
}

int TreeCard::detailHeight(int width) const
{
    return m_detail->isHidden() ? 0 : m_detail->heightFor(width - 2 * kTreePadding);
}

int TreeCard::heightFor(int width) const
{
    const int detail = detailHeight(width);
    return kTreePadding + treeHeight() + (detail > 0 ? detail + kGap : 0) + kTreeFooter
        + kTreePadding / 2;
}

void TreeCard::resizeEvent(QResizeEvent *)
{
    const int bottom = height() - kTreeFooter - kTreePadding / 2;
    const int inner = width() - 2 * kTreePadding;
    const int detail = detailHeight(width());
    m_detail->setGeometry(kTreePadding, bottom - detail, inner, detail);
    m_view->setGeometry(kTreePadding, kTreePadding, inner,
                        bottom - kTreePadding - (detail > 0 ? detail + kGap : 0));
    int right = width() - kTreePadding;
    for (QToolButton *button : { m_copy, m_expand }) {
        const QSize size = button->sizeHint();
        button->setGeometry(right - size.width(), bottom + 2, size.width(), kTreeFooter - 4);
        right -= size.width() + 4;
    }
}

QStringList TreeCard::searchedLines()
{
    return m_model->lines();
}

void TreeCard::onHits()
{
    m_model->setHits(hits(), theme());
    m_view->viewport()->update();
    markDetail();
    // A text that was opened for a hit is closed with the last hit.
    if (hits().all.isEmpty() && !m_view->selectionModel()->isSelected(m_view->currentIndex())
        && !m_detail->isHidden()) {
        m_detail->hide();
        emit heightChanged();
    }
}

void TreeCard::openHit()
{
    const auto hit = hits().current();
    if (!hit)
        return;
    const QModelIndex index = m_model->indexOfLine(hit->line);
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        m_view->expand(above);
}

int TreeCard::seekHit()
{
    const auto hit = hits().current();
    if (!hit)
        return 0;
    const QModelIndex index = m_model->indexOfLine(hit->line);
    m_view->scrollTo(index);
    // The row's whole text is shown, but the row is marked as a hit and not as selected.
    m_view->selectionModel()->clearSelection();
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    showChosen();
    return m_view->y() + m_view->visualRect(index).top();
}

bool TreeCard::focusHit()
{
    const auto hit = hits().current();
    if (!hit)
        return false;
    m_view->setCurrentIndex(m_model->indexOfLine(hit->line));
    m_view->setFocus(Qt::ShortcutFocusReason); // a key has led here
    return true;
}

void TreeCard::copyAll() const
{
    copyText(textOf(m_value));
}

void TreeCard::copyChosen() const
{
    copyText(wholeText(m_model->node(m_view->currentIndex())));
}

void TreeCard::copyPath()
{
    const QString path = m_model->pathOf(m_view->currentIndex());
    const bool isMember = !m_expression.isEmpty() && !path.isEmpty() && !path.startsWith(u'[');
    const QString whole = m_expression + (isMember ? QStringLiteral(".") : QString()) + path;
    copyText(whole);
    emit requested(Tell { tr("On the clipboard: %1").arg(whole) });
}

} // namespace sandpad::widgets
