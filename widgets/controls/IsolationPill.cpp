#include "widgets/controls/IsolationPill.h"

#include <QMenu>
#include <QStyle>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    QString textFor(runner::IsolationLevel level, bool isWhole)
    {
        if (level == runner::IsolationLevel::Landlock)
            return IsolationPill::tr("● Isolated: Landlock, seccomp");
        return isWhole ? IsolationPill::tr("● Isolated: namespaces, seccomp, Landlock")
                       : IsolationPill::tr("● Isolated, with gaps");
    }

} // namespace

IsolationPill::IsolationPill(QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("pill"));
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    setText(tr("Isolation…"));
    setAccessibleName(tr("Isolation"));
    setTone("info");
}

void IsolationPill::setTone(const char *tone)
{
    setProperty("tone", QString::fromLatin1(tone));
    style()->unpolish(this);
    style()->polish(this);
}

void IsolationPill::showIsolation(const runner::Isolation &isolation)
{
    const bool isNone = isolation.level == runner::IsolationLevel::None;
    const bool isWhole = std::ranges::all_of(isolation.layers, &runner::IsolationLayer::inForce);
    if (isNone)
        setText(tr("Not isolated"));
    else
        setText(textFor(isolation.level, isWhole));
    setTone(isNone ? "bad" : isWhole ? "good" : "warn");
    menu()->clear();
    for (const runner::IsolationLayer &layer : isolation.layers) {
        const QString text = layer.inForce
            ? QStringLiteral("✓ ") + layer.name
            : QStringLiteral("✕ %1: %2").arg(layer.name, layer.reason);
        menu()->addAction(text)->setEnabled(false);
    }
    setToolTip(tr("What protects this machine from the program; click for the layers"));
}

void IsolationPill::showBroken(const QString &reason)
{
    setText(tr("The sandbox does not work"));
    setTone("bad");
    menu()->clear();
    menu()->addAction(reason)->setEnabled(false);
    setToolTip(reason);
}

} // namespace sandpad::widgets
