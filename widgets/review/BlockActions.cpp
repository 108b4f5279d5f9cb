#include "widgets/review/BlockActions.h"

#include "widgets/controls/IconButton.h"

namespace sandpad::widgets {

namespace {
    constexpr int kActionGap = 4;
} // namespace

BlockActions::BlockActions(QWidget *parent)
    : QWidget(parent)
    , m_run(new IconButton(Symbol::Play, {}, this))
    , m_edit(new IconButton(Symbol::Edit, {}, this))
    , m_scratch(new IconButton(Symbol::Open, {}, this))
    , m_copy(new IconButton(Symbol::Copy, {}, this))
{
    int x = 0;
    for (IconButton *button : { m_run, m_edit, m_scratch, m_copy }) {
        button->setGeometry({ QPoint(x, 0), button->sizeHint() });
        x += IconButton::kSide + kActionGap;
    }
    connect(m_run, &IconButton::clicked, this, &BlockActions::runRequested);
    connect(m_edit, &IconButton::clicked, this, &BlockActions::editRequested);
    connect(m_scratch, &IconButton::clicked, this, &BlockActions::scratchRequested);
    connect(m_copy, &IconButton::clicked, this, &BlockActions::copyRequested);
}

QSize BlockActions::sizeHint() const
{
    return { 4 * IconButton::kSide + 3 * kActionGap, IconButton::kSide };
}

void BlockActions::setTheme(const Theme &theme)
{
    for (IconButton *button : { m_run, m_edit, m_scratch, m_copy })
        button->setTheme(theme);
}

void BlockActions::setItem(const ReviewItem &item)
{
    m_index = item.block.index;
    m_run->setVisible(item.block.canRun());
    m_run->setEnabled(item.progress == BlockProgress::Idle);
    m_run->setName(tr("Run block %1").arg(m_index));
    setEditing(m_isEditing);
    m_scratch->setName(tr("Open block %1 as a scratch").arg(m_index));
    m_copy->setName(tr("Copy the code of block %1").arg(m_index));
}

void BlockActions::setEditing(bool isEditing)
{
    m_isEditing = isEditing;
    m_edit->setSymbol(isEditing ? Symbol::Check : Symbol::Edit);
    m_edit->setName((isEditing ? tr("Stop editing block %1") : tr("Edit block %1")).arg(m_index));
}

} // namespace sandpad::widgets
