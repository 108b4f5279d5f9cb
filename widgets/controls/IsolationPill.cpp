#include "widgets/controls/IsolationPill.h"

#include "runner/model/LayerAdvice.h"
#include "widgets/controls/LayerWords.h"

#include <QActionGroup>
#include <QFontMetrics>
#include <QMenu>
#include <QStyle>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kWidestLine = 640;

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
    menu()->setToolTipsVisible(true);
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
    setTone(isNone ? "bad" : (isWhole ? "good" : "warn"));
    menu()->clear();
    for (const runner::IsolationLayer &layer : isolation.layers)
        addLayer(layer);
    addChoices();
    setToolTip(tr("What protects this machine from the program; click for the layers"));
}

void IsolationPill::addLayer(const runner::IsolationLayer &layer)
{
    const QString meaning =
        layer.inForce ? meaningOfLayer(layer.name) : tr("not in force: %1").arg(layer.reason);
    const QString mark = layer.inForce ? QStringLiteral("✓") : QStringLiteral("✕");
    const QString text = QStringLiteral("%1 %2  –  %3")
                             .arg(mark, layer.name, meaning.isEmpty() ? tr("in force") : meaning);
    const QString advice = layer.inForce ? QString() : runner::adviceForLayer(layer.name);
    // A reason may be a paragraph; the whole of it is in the tool tip.
    const QString line = QFontMetrics(menu()->font()).elidedText(text, Qt::ElideRight, kWidestLine);
    QAction *action = menu()->addAction(line);
    action->setToolTip(text + (advice.isEmpty() ? QString() : u'\n' + advice));
    action->setStatusTip(action->toolTip());
    if (advice.isEmpty())
        return;
    const QString mending = tr("how to mend it: %1").arg(advice);
    QAction *second = menu()->addAction(
        QStringLiteral("      ")
        + QFontMetrics(menu()->font()).elidedText(mending, Qt::ElideRight, kWidestLine));
    second->setToolTip(mending);
    second->setStatusTip(mending);
}

void IsolationPill::addChoices()
{
    using runner::IsolationLevel;
    menu()->addSeparator();
    auto *group = new QActionGroup(menu());
    const auto add = [this, group](const QString &text, std::optional<IsolationLevel> level) {
        QAction *action = menu()->addAction(text, this, [this, level] { emit levelChosen(level); });
        action->setCheckable(true);
        action->setChecked(level == m_choice);
        group->addAction(action);
    };
    add(tr("As strong as this machine allows"), std::nullopt);
    add(tr("Landlock only, without namespaces"), IsolationLevel::Landlock);
    add(tr("None: the program may do whatever you may"), IsolationLevel::None);
    if (!m_maySwitchAccount)
        return;
    menu()->addSeparator();
    const QString nobody = QStringLiteral("nobody");
    QAction *action = menu()->addAction(tr("Run as the account nobody instead of an unused one"));
    action->setCheckable(true);
    action->setChecked(m_account == nobody);
    connect(action, &QAction::toggled, this,
            [this, nobody](bool isOn) { emit accountChosen(isOn ? nobody : QString()); });
}

void IsolationPill::setAccount(const QString &name)
{
    m_account = name;
}

void IsolationPill::setChoice(std::optional<runner::IsolationLevel> level)
{
    m_choice = level;
    if (!level)
        return;
    const runner::IsolationLayer missing { .name = tr("namespaces"),
                                           .inForce = false,
                                           .reason = tr("another level was chosen for this tab") };
    showIsolation({ .level = *level, .layers = { missing } });
}

void IsolationPill::showBroken(const QString &reason)
{
    setText(tr("The sandbox does not work"));
    setTone("bad");
    menu()->clear();
    menu()->addAction(reason)->setEnabled(false);
    addChoices();
    setToolTip(reason);
}

} // namespace sandpad::widgets
