#include "widgets/review/BlockActions.h"

#include "widgets/cards/Card.h"
#include "widgets/controls/FlowLayout.h"

#include <QLayout>

namespace sandpad::widgets {

namespace {
    void name(QToolButton *button, const QString &name)
    {
        button->setAccessibleName(name);
        button->setToolTip(name);
    }
} // namespace

BlockActions::BlockActions(QWidget *parent)
    : QWidget(parent)
{
    constexpr int kSpacing = 2;
    new FlowLayout(this, kSpacing);
    m_run = add(tr("Run"));
    m_edit = add(tr("Edit"));
    m_scratch = add(tr("Open"));
    m_copy = add(tr("Copy"));
    connect(m_run, &QToolButton::clicked, this, &BlockActions::runRequested);
    connect(m_edit, &QToolButton::clicked, this, &BlockActions::editRequested);
    connect(m_scratch, &QToolButton::clicked, this, &BlockActions::scratchRequested);
    connect(m_copy, &QToolButton::clicked, this, &BlockActions::copyRequested);
}

QToolButton *BlockActions::add(const QString &text)
{
    QToolButton *button = newLink(text, text, this);
    layout()->addWidget(button);
    return button;
}

void BlockActions::setItem(const ReviewItem &item)
{
    m_index = item.block.index;
    m_run->setVisible(item.block.canRun());
    m_run->setEnabled(item.progress == BlockProgress::Idle);
    name(m_run, tr("Run block %1").arg(m_index));
    setEditing(m_isEditing);
    name(m_scratch, tr("Open block %1 as a scratch").arg(m_index));
    name(m_copy, tr("Copy the code of block %1").arg(m_index));
}

void BlockActions::setEditing(bool isEditing)
{
    m_isEditing = isEditing;
    m_edit->setText(isEditing ? tr("Done") : tr("Edit"));
    name(m_edit, (isEditing ? tr("Stop editing block %1") : tr("Edit block %1")).arg(m_index));
}

} // namespace sandpad::widgets
