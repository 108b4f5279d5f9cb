#include "app/window/NewTabButton.h"

#include "widgets/controls/Icons.h"
#include "widgets/controls/KeyTip.h"

#include <QMenu>

namespace sandpad::app {

NewTabButton::NewTabButton(const QList<runner::LanguageInfo> &languages, QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("newTab"));
    setIcon(widgets::symbolIcon(widgets::Symbol::Plus, QPalette::PlaceholderText));
    setAccessibleName(tr("New scratch"));
    setToolTip(tr("New scratch"));
    widgets::setCommand(this, QStringLiteral("newScratch"));
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    for (const runner::LanguageInfo &language : languages)
        menu()->addAction(language.name, this, [this, id = language.id] { emit wanted(id); });
}

} // namespace sandpad::app
