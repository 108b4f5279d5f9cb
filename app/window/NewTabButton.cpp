#include "app/window/NewTabButton.h"

#include <QMenu>

namespace sandpad::app {

NewTabButton::NewTabButton(const QList<runner::LanguageInfo> &languages, QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("newTab"));
    setText(QStringLiteral("+"));
    setAccessibleName(tr("New scratch"));
    setToolTip(tr("New scratch (Ctrl+T)"));
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    for (const runner::LanguageInfo &language : languages)
        menu()->addAction(language.name, this, [this, id = language.id] { emit wanted(id); });
}

} // namespace sandpad::app
