#pragma once

#include "runner/model/LanguageInfo.h"
#include "widgets/review/ReviewItem.h"

#include <QMenu>

namespace sandpad::widgets {

/// The menu of roles for a block: code in one of the languages, or something that is not run. Below
/// them a menu for each block that claims its output. Deletes itself when closed.
class RoleMenu : public QMenu
{
    Q_OBJECT

public:
    RoleMenu(const ReviewItem &item, const QList<runner::LanguageInfo> &languages, QWidget *parent);

signals:
    void chosen(int index, sandpad::runner::BlockRole role, const QString &languageId);

private:
    void fill(QMenu *menu, const runner::AnswerBlock &block,
              const QList<runner::LanguageInfo> &languages);
};

} // namespace sandpad::widgets
