#include "widgets/review/RoleMenu.h"

#include "widgets/review/VerdictWords.h"

#include <algorithm>

namespace sandpad::widgets {

RoleMenu::RoleMenu(const ReviewItem &item, const QList<runner::LanguageInfo> &languages,
                   QWidget *parent)
    : QMenu(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(tr("What block %1 is").arg(item.block.index));
    fill(this, item.block, languages);
    constexpr qsizetype kMost = 8;
    if (!item.outputs.isEmpty())
        addSeparator();
    for (const runner::AnswerBlock &output :
         item.outputs.first(std::min(item.outputs.size(), kMost)))
        fill(addMenu(tr("Block %1, its output").arg(output.index)), output, languages);
}

void RoleMenu::fill(QMenu *menu, const runner::AnswerBlock &block,
                    const QList<runner::LanguageInfo> &languages)
{
    using runner::BlockRole;
    const auto add = [this, menu, index = block.index](const QString &text, BlockRole role,
                                                       const QString &languageId, bool isPresent) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(isPresent);
        connect(action, &QAction::triggered, this,
                [this, index, role, languageId] { emit chosen(index, role, languageId); });
    };
    for (const runner::LanguageInfo &language : languages)
        add(language.name, BlockRole::Code, language.id,
            block.role == BlockRole::Code && block.languageId == language.id);
    menu->addSeparator();
    for (const BlockRole role : { BlockRole::Output, BlockRole::Shell, BlockRole::Edit,
                                  BlockRole::Data, BlockRole::File, BlockRole::Prose })
        add(roleWords(role), role, {}, block.role == role);
}

} // namespace sandpad::widgets
