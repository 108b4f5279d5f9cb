#include "widgets/review/RepairList.h"

#include "runner/model/Say.h"
#include "widgets/cards/Card.h"
#include "widgets/cards/PlainLabel.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kMostListed = 30;
    constexpr qsizetype kLongestPart = 80;

    QString part(const QString &text)
    {
        const QString shown = withLabels(text.left(kLongestPart));
        return text.size() > kLongestPart ? shown + u'…' : shown;
    }

    QString lineOf(const runner::Repair &repair)
    {
        const QString after =
            repair.after.isEmpty() ? RepairList::tr("nothing") : part(repair.after);
        return RepairList::tr("line %1, %2:  %3 → %4")
            .arg(repair.line)
            .arg(runner::Say::word(repair.kind), part(repair.before), after);
    }

} // namespace

RepairList::RepairList(QWidget *parent)
    : QWidget(parent)
    , m_count(newLink({}, {}, this))
    , m_undo(newLink({}, {}, this))
    , m_list(plainLabel({}, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto *row = new QHBoxLayout;
    row->setSpacing(2);
    row->addWidget(m_count);
    row->addWidget(m_undo);
    row->addStretch();
    column->addLayout(row);
    column->addWidget(m_list);
    m_list->setProperty("tone", QStringLiteral("muted"));
    m_list->hide();
    connect(m_count, &QToolButton::clicked, this, [this] { setOpen(m_list->isHidden()); });
    connect(m_undo, &QToolButton::clicked, this,
            [this] { emit undoRequested(!m_item.isUnrepaired); });
}

void RepairList::setItem(const ReviewItem &item)
{
    m_item = item;
    const QList<runner::Repair> &repairs = item.block.repairs;
    setVisible(!repairs.isEmpty());
    const QString count = repairs.size() == 1
        ? tr("1 repair")
        : tr("%n repairs", nullptr, static_cast<int>(repairs.size()));
    m_count->setText((item.isUnrepaired ? tr("%1 taken back") : tr("%1 made")).arg(count));
    m_count->setAccessibleName(tr("Show what was repaired in block %1").arg(item.block.index));
    m_count->setToolTip(m_count->accessibleName());
    m_undo->setText(item.isUnrepaired ? tr("Repair again") : tr("Undo"));
    m_undo->setAccessibleName(
        (item.isUnrepaired ? tr("Make the repairs of block %1 again")
                           : tr("Take back the repairs of block %1: the code as it was pasted"))
            .arg(item.block.index));
    m_undo->setToolTip(m_undo->accessibleName());
    QStringList lines;
    for (const runner::Repair &repair : repairs.first(std::min(repairs.size(), kMostListed)))
        lines.append(lineOf(repair));
    if (repairs.size() > kMostListed)
        lines.append(tr("and %1 more").arg(repairs.size() - kMostListed));
    m_list->setText(lines.join(u'\n'));
}

void RepairList::setOpen(bool isOpen)
{
    if (m_list->isHidden() != isOpen)
        return;
    m_list->setVisible(isOpen);
    emit heightChanged();
}

QString RepairList::listText() const
{
    return m_list->text();
}

} // namespace sandpad::widgets
