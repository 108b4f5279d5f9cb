#include "widgets/review/RoleMenu.h"

#include "widgets/review/VerdictWords.h"

namespace sandpad::widgets {

RoleMenu::RoleMenu(const runner::AnswerBlock &block, const QList<runner::LanguageInfo> &languages,
                   QWidget *parent)
    : QMenu(parent)
{
    using runner::BlockRole;
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(tr("What block %1 is").arg(block.index));
    for (const runner::LanguageInfo &language : languages)
        add(language.name, BlockRole::Code, language.id,
            block.role == BlockRole::Code && block.languageId == language.id);
    addSeparator();
    for (const BlockRole role : { BlockRole::Output, BlockRole::Shell, BlockRole::Edit,
                                  BlockRole::Data, BlockRole::File, BlockRole::Prose })
        add(roleWords(role), role, {}, block.role == role);
}

void RoleMenu::add(const QString &text, runner::BlockRole role, const QString &languageId,
                   bool isPresent)
{
    QAction *action = addAction(text);
    action->setCheckable(true);
    action->setChecked(isPresent);
    connect(action, &QAction::triggered, this,
            [this, role, languageId] { emit chosen(role, languageId); });
}

} // namespace sandpad::widgets
