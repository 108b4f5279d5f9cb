#include "widgets/output/TreeCard.h"

#include "widgets/output/TreeModel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QShortcut>
#include <QTreeView>

namespace sandpad::widgets {

namespace {
    constexpr int kPadding = 12;
    constexpr int kFooter = 28;
    constexpr int kMostRows = 20;
    /// As many nodes as are opened by one click.
    constexpr int kMostExpanded = 2000;
} // namespace

TreeCard::TreeCard(TreeNode root, QString text, QWidget *parent)
    : Card(parent)
    , m_text(std::move(text))
    , m_model(new TreeModel(std::move(root), this))
    , m_view(new QTreeView(this))
    , m_copy(addLink(tr("Copy"), tr("Copy the whole value")))
    , m_expand(addLink(tr("Open all"), tr("Open everything that is inside")))
{
    setAccessibleName(tr("Value"));
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Value, as a tree"));
    m_view->setHeaderHidden(true);
    m_view->setUniformRowHeights(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->setObjectName(QStringLiteral("tree"));
    const QModelIndex top = m_model->index(0, 0, {});
    m_view->expand(top);
    // Where keys begin, without a look of its own.
    m_view->selectionModel()->setCurrentIndex(top, QItemSelectionModel::NoUpdate);
    for (auto signal : { &QTreeView::expanded, &QTreeView::collapsed })
        connect(m_view, signal, this, &Card::heightChanged);
    auto *copy = new QShortcut(QKeySequence::Copy, m_view);
    copy->setContext(Qt::WidgetShortcut);
    connect(copy, &QShortcut::activated, this, &TreeCard::copyChosen);
    connect(m_copy, &QToolButton::clicked, this, &TreeCard::copyAll);
    connect(m_expand, &QToolButton::clicked, this, [this] {
        m_view->expandRecursively(m_model->index(0, 0, {}));
        emit heightChanged();
    });
    const auto nodes = [](const auto &self, const TreeNode &node) -> int {
        int count = 1;
        for (const TreeNode &child : node.children)
            count += self(self, child);
        return count;
    };
    const int count = nodes(nodes, m_model->node(top));
    const bool isDeep = std::ranges::any_of(
        m_model->node(top).children, [](const auto &child) { return !child.children.empty(); });
    m_expand->setVisible(isDeep && count <= kMostExpanded);
}

void TreeCard::setTheme(const Theme &theme)
{
    Card::setTheme(theme);
    m_view->setFont(theme.codeFont);
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Base, theme.surface);
    m_view->setPalette(palette);
    emit heightChanged();
}

int TreeCard::visibleRows() const
{
    int rows = 0;
    for (QModelIndex at = m_model->index(0, 0, {}); at.isValid() && rows < kMostRows;
         at = m_view->indexBelow(at))
        ++rows;
    return rows;
}

int TreeCard::heightFor(int) const
{
    const int row = m_view->sizeHintForRow(0);
    return kPadding + visibleRows() * row + kFooter + kPadding / 2;
}

void TreeCard::resizeEvent(QResizeEvent *)
{
    const int bottom = height() - kFooter - kPadding / 2;
    m_view->setGeometry(kPadding, kPadding, width() - 2 * kPadding, bottom - kPadding);
    int right = width() - kPadding;
    for (QToolButton *button : { m_copy, m_expand }) {
        const QSize size = button->sizeHint();
        button->setGeometry(right - size.width(), bottom + 2, size.width(), kFooter - 4);
        right -= size.width() + 4;
    }
}

void TreeCard::copyAll() const
{
    QGuiApplication::clipboard()->setText(m_text);
}

void TreeCard::copyChosen() const
{
    QGuiApplication::clipboard()->setText(m_model->node(m_view->currentIndex()).text);
}

} // namespace sandpad::widgets
