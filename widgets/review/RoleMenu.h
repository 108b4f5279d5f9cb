#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/model/LanguageInfo.h"

#include <QMenu>

namespace sandpad::widgets {

/// The menu of roles for a block: code in one of the languages, or something that is not run.
/// Deletes itself when closed.
class RoleMenu : public QMenu
{
    Q_OBJECT

public:
    RoleMenu(const runner::AnswerBlock &block, const QList<runner::LanguageInfo> &languages,
             QWidget *parent);

signals:
    void chosen(sandpad::runner::BlockRole role, const QString &languageId);

private:
    void add(const QString &text, runner::BlockRole role, const QString &languageId,
             bool isPresent);
};

} // namespace sandpad::widgets
