#include "widgets/controls/IsolationPill.h"

#include "widgets/controls/Icons.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QFontMetrics>
#include <QMenu>
#include <QRegularExpression>
#include <QStyle>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kWidestLine = 640;

    /// A text of a level, in the person's language.
    QString translated(const QString &words)
    {
        return QCoreApplication::translate("IsolationLevel", words.toUtf8().constData());
    }

    QString meaningOf(const runner::LayerName &name)
    {
        const QString meaning = name.meaning();
        return meaning.isEmpty()
            ? IsolationPill::tr("in force")
            : QCoreApplication::translate("Layer", meaning.toUtf8().constData());
    }

} // namespace

IsolationPill::IsolationPill(QWidget *parent)
    : QToolButton(parent)
    , m_theme(Theme::light())
{
    setObjectName(QStringLiteral("pill"));
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    constexpr int kSymbol = 14;
    setIconSize({ kSymbol + 2, kSymbol }); // with room to the word
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
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

void IsolationPill::setLevels(const QList<runner::LevelInfo> &levels)
{
    m_levels = levels;
    // A level can be chosen before it is known which ones work here.
    menu()->clear();
    addChoices();
}

runner::LevelInfo IsolationPill::infoOf(const runner::IsolationLevel &level) const
{
    return runner::infoOf(m_levels, level)
        .value_or(runner::LevelInfo { .level = level,
                                      .choice = level.id(),
                                      .badge = level.id(),
                                      .badgeWithGaps = level.id() });
}

void IsolationPill::showIsolation(const runner::Isolation &isolation)
{
    const runner::LevelInfo info = infoOf(isolation.level);
    m_isWhole = std::ranges::all_of(isolation.layers, &runner::IsolationLayer::inForce);
    const QString badge = translated(m_isWhole ? info.badge : info.badgeWithGaps);
    m_badge = badge;
    m_isKnown = true;
    m_isolates = info.isolates;
    showBadge();
    showSymbol();
    setTone(!info.isolates ? "bad" : (m_isWhole ? "good" : "warn"));
    menu()->clear();
    for (const runner::IsolationLayer &layer : isolation.layers)
        addLayer(layer);
    addChoices();
    setToolTip(tr("What protects this machine from the program; click for the layers"));
}

void IsolationPill::setLength(Length length)
{
    m_length = length;
    if (!m_badge.isEmpty())
        showBadge();
    else if (!m_isKnown)
        setText(length == Mark ? QString() : tr("Isolation…"));
}

QString IsolationPill::shortened(const QString &badge) const
{
    // Chinese has a colon of its own.
    static const QRegularExpression colon(QStringLiteral("[:：]"));
    return m_length == Layers ? badge : badge.section(colon, 0, 0);
}

QSize IsolationPill::sizeHint() const
{
    QSize size = QToolButton::sizeHint();
    if (m_isKnown || m_levels.isEmpty())
        return size;
    const auto widthOf = [this](const QString &words) {
        return fontMetrics().size(Qt::TextShowMnemonic, words).width();
    };
    const QString expected =
        m_length == Mark ? QString() : shortened(translated(m_levels.first().badge));
    // A button without a symbol has neither its room nor the gap behind it.
    constexpr int kGap = 4;
    const int symbol = text().isEmpty() || expected.isEmpty() ? 0 : iconSize().width() + kGap;
    size.rwidth() += symbol + widthOf(expected) - widthOf(text());
    return size;
}

void IsolationPill::showBadge()
{
    setText(shortened(m_badge));
    // Only what isolates is told by its symbol alone.
    setToolButtonStyle(m_length == Mark && m_isWhole && m_isolates ? Qt::ToolButtonIconOnly
                                                                   : Qt::ToolButtonTextBesideIcon);
}

void IsolationPill::setTheme(const Theme &theme)
{
    m_theme = theme;
    showSymbol();
}

void IsolationPill::showSymbol()
{
    if (m_badge.isEmpty())
        return setIcon({});
    const QColor color = !m_isolates ? m_theme.error
        : m_isWhole                  ? m_theme.success
                                     : m_theme.warning;
    setIcon(symbolIcon(m_isolates ? Symbol::Shield : Symbol::Refused, color, color));
}

void IsolationPill::showWarm()
{
    const QString text = tr("Started ahead: the sandbox waited for this run, and is used once");
    auto *line = new QAction(text, menu());
    line->setToolTip(text);
    menu()->insertAction(menu()->actions().value(0), line);
    setToolTip(toolTip() + u'\n' + text);
}

void IsolationPill::addLayer(const runner::IsolationLayer &layer)
{
    const QString meaning =
        layer.inForce ? meaningOf(layer.name) : tr("not in force: %1").arg(layer.reason);
    const QString mark = layer.inForce ? QStringLiteral("✓") : QStringLiteral("✕");
    const QString text = QStringLiteral("%1 %2  –  %3").arg(mark, layer.name.title(), meaning);
    const QString advice = layer.inForce ? QString() : layer.name.advice();
    // A reason may be a paragraph. All of it is in the tool tip.
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
    if (!m_mayChoose)
        return;
    menu()->addSeparator();
    auto *group = new QActionGroup(menu());
    const auto add = [this, group](const QString &text,
                                   const std::optional<runner::IsolationLevel> &level) {
        QAction *action = menu()->addAction(text, this, [this, level] { emit levelChosen(level); });
        action->setCheckable(true);
        action->setChecked(level == m_choice);
        group->addAction(action);
    };
    add(tr("As strong as this machine allows"), std::nullopt);
    // The entry "As strong as ..." also means the default level.
    for (const runner::LevelInfo &info : m_levels) {
        if (info.level != runner::defaultLevel(m_levels))
            add(translated(info.choice), info.level);
    }
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

void IsolationPill::setChoice(const std::optional<runner::IsolationLevel> &level)
{
    m_choice = level;
    if (!level)
        return;
    runner::Isolation chosen { .level = *level, .layers = {} };
    const auto usual = runner::defaultLevel(m_levels);
    if (usual && *usual != *level)
        chosen.layers.append(runner::missingLayer(runner::LayerName(usual->id()),
                                                  tr("another level was chosen for this tab")));
    showIsolation(chosen);
}

void IsolationPill::showBroken(const QString &reason)
{
    m_badge.clear();
    m_isKnown = true;
    showSymbol();
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setText(tr("The sandbox does not work"));
    setTone("bad");
    menu()->clear();
    menu()->addAction(reason)->setEnabled(false);
    addChoices();
    setToolTip(reason);
}

} // namespace sandpad::widgets
