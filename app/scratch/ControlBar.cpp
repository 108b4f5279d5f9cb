#include "app/scratch/ControlBar.h"

#include "widgets/controls/ComboArrows.h"
#include "widgets/controls/FilesPopup.h"
#include "widgets/controls/FlowLayout.h"
#include "widgets/controls/Icons.h"
#include "widgets/controls/IsolationPill.h"
#include "widgets/controls/KeyTip.h"
#include "widgets/controls/LimitsPopup.h"

#include <QAction>
#include <QActionGroup>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QResizeEvent>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <utility>

namespace sandpad::app {

namespace {
    constexpr int kMargin = 12;
    constexpr int kSpacing = 8;
    constexpr int kIcon = 16;
    constexpr int kToWord = 4; ///< besides the room that Qt leaves
} // namespace

ControlBar::ControlBar(const BarCommands &commands, QWidget *parent)
    : QWidget(parent)
    , m_run(commands.run)
    , m_stop(commands.stop)
    , m_otherLanguage(commands.otherLanguage)
    , m_pasteAnswer(commands.pasteAnswer)
    , m_isolation(new widgets::IsolationPill(this))
    , m_limits(new widgets::LimitsPopup(this))
    , m_files(new widgets::FilesPopup(this))
{
    setObjectName(QStringLiteral("controlBar"));
    setAttribute(Qt::WA_StyledBackground);
    // Only a very small screen makes a second row: nothing of the bar is ever cut off.
    auto *row = new widgets::FlowLayout(this, kSpacing);
    row->setContentsMargins(kMargin, kSpacing, kMargin, kSpacing);
    addCommands();
    addForms();
    row->addGap();
    auto *pills = new QWidget(this);
    auto *pillRow = new QHBoxLayout(pills);
    pillRow->setContentsMargins(0, 0, 0, 0);
    pillRow->setSpacing(kSpacing);
    pillRow->addWidget(m_isolation);
    row->addWidget(pills);
    row->setYielding(pills);
    connect(m_isolation, &widgets::IsolationPill::levelChosen, this, &ControlBar::isolationChosen);
    connect(m_isolation, &widgets::IsolationPill::accountChosen, this, &ControlBar::accountChosen);
    addNetwork(*pillRow);
    m_paste = addButton(tr("Paste answer"));
    m_paste->setObjectName(QStringLiteral("pasteAnswer"));
    m_paste->setDefaultAction(m_pasteAnswer);
    // A button takes the symbol of its command whenever that changes.
    m_pasteAnswer->setIcon(widgets::symbolIcon(widgets::Symbol::Paste, QPalette::Text));
    m_stop->setIcon(widgets::symbolIcon(widgets::Symbol::Stop, QPalette::Text));
    for (QAction *command : { m_run, m_stop, m_pasteAnswer })
        command->setIconVisibleInMenu(false);
    auto *more = addButton(tr("Menu"));
    more->setToolTip(tr("Menu"));
    more->setIcon(widgets::symbolIcon(widgets::Symbol::Dots, QPalette::Text));
    more->setToolButtonStyle(Qt::ToolButtonIconOnly);
    more->setPopupMode(QToolButton::InstantPopup);
    more->setMenu(commands.menu);
    const QList<QWidget *> order { m_runButton,    m_stopButton,  m_languageButton,
                                   m_limitsButton, m_filesButton, m_isolation,
                                   m_network,      m_paste,       more };
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

void ControlBar::addCommands()
{
    m_runButton = addButton(tr("Run"));
    m_runButton->setObjectName(QStringLiteral("run"));
    m_runButton->setDefaultAction(m_run);
    connect(m_run, &QAction::changed, this, [this] {
        const QString shown = runText(m_run->text(), true);
        if (std::exchange(m_shownRun, shown) != shown)
            fit();
    });
    constexpr std::chrono::milliseconds kShortRun { 400 };
    m_restartSoon.setSingleShot(true);
    m_restartSoon.setInterval(kShortRun);
    connect(&m_restartSoon, &QTimer::timeout, this, [this] { showRestart(true); });
    m_stopButton = addButton(tr("Stop"));
    m_stopButton->setObjectName(QStringLiteral("stop"));
    m_stopButton->setDefaultAction(m_stop);
}

void ControlBar::addForms()
{
    m_languageButton = addButton(tr("Language and interpreter"));
    constexpr int kLanguageWidth = 132;
    m_languageButton->setFixedWidth(kLanguageWidth);
    m_languageButton->setPopupMode(QToolButton::InstantPopup);
    m_languageButton->setMenu(new QMenu(m_languageButton));
    m_limitsButton = addButton(tr("Limits"));
    m_limitsButton->setIcon(widgets::symbolIcon(widgets::Symbol::Gauge, QPalette::Text));
    connect(m_limitsButton, &QToolButton::clicked, this, &ControlBar::openLimits);
    connect(m_limits, &widgets::LimitsPopup::changed, this, &ControlBar::limitsChosen);
    m_filesButton = addButton(tr("Files and input"));
    m_filesButton->setIcon(widgets::symbolIcon(widgets::Symbol::File, QPalette::Text));
    for (QToolButton *button : { m_languageButton, m_limitsButton, m_filesButton })
        widgets::setChevron(button);
    connect(m_filesButton, &QToolButton::clicked, this, &ControlBar::openFiles);
    connect(m_files, &widgets::FilesPopup::changed, this, &ControlBar::filesChosen);
}

void ControlBar::addNetwork(QHBoxLayout &pills)
{
    m_network = addButton(tr("Network"));
    pills.addWidget(m_network);
    m_network->setObjectName(QStringLiteral("pill"));
    m_network->setCheckable(true);
    m_network->setIconSize(m_isolation->iconSize());
    connect(m_network, &QToolButton::clicked, this, [this](bool isOn) {
        emit networkChosen(isOn ? runner::Network::On : runner::Network::Off);
    });
}

void ControlBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        fit();
}

void ControlBar::fit()
{
    for (int step = 0; step <= static_cast<int>(Leaves::Paste); ++step) {
        const auto has = [step](Leaves part) { return step < static_cast<int>(part); };
        const auto setWord = [](QToolButton *button, bool isShown) {
            button->setToolButtonStyle(isShown ? Qt::ToolButtonTextBesideIcon
                                               : Qt::ToolButtonIconOnly);
        };
        setWord(m_runButton, has(Leaves::RunWord));
        showRunWord(has(Leaves::RunWord), has(Leaves::Keys));
        m_isolation->setLength(has(Leaves::Layers)              ? widgets::IsolationPill::Layers
                                   : has(Leaves::IsolationWord) ? widgets::IsolationPill::Word
                                                                : widgets::IsolationPill::Mark);
        setWord(m_stopButton, has(Leaves::StopWord));
        setWord(m_paste, has(Leaves::PasteWord));
        m_paste->setVisible(has(Leaves::Paste));
        setWord(m_network, has(Leaves::NetworkWord));
        // The widths are wanted now, not when the event loop comes to them.
        QWidget *pills = m_isolation->parentWidget();
        pills->layout()->invalidate();
        pills->updateGeometry();
        layout()->invalidate();
        if (layout()->sizeHint().width() <= width())
            break;
    }
    showRunnable();
}

QString ControlBar::runText(const QString &word, bool hasKey) const
{
    const QString key = hasKey ? widgets::keyText(m_run->shortcut()) : QString();
    return key.isEmpty() ? word : word + QStringLiteral("   ") + key;
}

QString ControlBar::runWord() const
{
    return m_isRestart ? tr("Restart") : m_run->text();
}

void ControlBar::showRunWord(bool hasWord, bool hasKey)
{
    m_run->setIconText(runText(runWord(), hasKey));
    m_runButton->setAccessibleName(runWord());
    // As wide for either word, so that the other buttons keep their places.
    const QFontMetrics metrics = m_runButton->fontMetrics();
    const int longest = std::max(metrics.horizontalAdvance(m_run->text()),
                                 metrics.horizontalAdvance(tr("Restart")));
    m_runButton->setMinimumWidth(hasWord ? m_runButton->sizeHint().width() + longest
                                         - metrics.horizontalAdvance(runWord())
                                         : 0);
}

void ControlBar::setRunning(bool isRunning)
{
    if (!isRunning) {
        m_restartSoon.stop();
        showRestart(false);
    } else if (!m_isRestart && !m_restartSoon.isActive()) {
        m_restartSoon.start();
    }
}

void ControlBar::showRestart(bool isRestart)
{
    if (std::exchange(m_isRestart, isRestart) != isRestart)
        fit();
}

void ControlBar::showRunnable()
{
    const QString tone = m_language.canRun ? QString() : QStringLiteral("quiet");
    if (m_runButton->property("tone").toString() != tone) {
        m_runButton->setProperty("tone", tone);
        showRunSymbol();
        m_runButton->style()->unpolish(m_runButton);
        m_runButton->style()->polish(m_runButton);
    }
    // The command stays: its key says why nothing runs. And a button takes its command's tool tip
    // whenever that changes, or its symbol.
    QString tip = m_obstacle;
    if (tip.isEmpty() && !m_language.canRun)
        tip = tr("%1 is shown, not run").arg(m_language.name);
    else if (tip.isEmpty() && m_isRestart)
        tip = tr("End this run and begin it anew (%1)").arg(widgets::keyText(m_run->shortcut()));
    m_runButton->setToolTip(tip.isEmpty() ? m_run->toolTip() : tip);
}

void ControlBar::setObstacle(const QString &sentence)
{
    m_obstacle = sentence;
    showRunnable();
}

QToolButton *ControlBar::addButton(const QString &name)
{
    auto *button = new QToolButton(this);
    button->setAccessibleName(name);
    // A click leaves the focus where the person types.
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIconSize({ kIcon + kToWord, kIcon });
    layout()->addWidget(button);
    return button;
}

void ControlBar::setTheme(const widgets::Theme &theme)
{
    m_theme = theme;
    m_isolation->setTheme(theme);
    showRunSymbol();
    showRunnable();
    showNetwork();
}

void ControlBar::showRunSymbol()
{
    m_run->setIcon(widgets::symbolIcon(widgets::Symbol::Play,
                                       m_language.canRun ? m_theme.onAccent : m_theme.mutedText,
                                       m_theme.mutedText));
}

void ControlBar::setLevels(const QList<runner::LevelInfo> &levels)
{
    m_levels = levels;
    m_isolation->setLevels(levels);
}

void ControlBar::setLanguages(const QList<runner::LanguageInfo> &languages)
{
    m_languages = languages;
    fillLanguageMenu();
}

void ControlBar::fillLanguageMenu()
{
    QMenu *menu = m_languageButton->menu();
    menu->clear();
    for (const runner::LanguageInfo &language : m_languages) {
        QAction *action = menu->addAction(language.name);
        action->setCheckable(true);
        action->setChecked(language.id == m_language.id);
        connect(action, &QAction::triggered, this,
                [this, id = language.id] { emit languageChosen(id); });
    }
    menu->addAction(m_otherLanguage);
    if (!m_language.canRun)
        return;
    menu->addSeparator();
    QAction *best = menu->addAction(tr("Usual interpreter"));
    best->setCheckable(true);
    best->setChecked(m_scratch.interpreter.isEmpty());
    connect(best, &QAction::triggered, this, [this] { emit interpreterChosen({}); });
    for (const runner::Toolchain &toolchain : m_toolchains) {
        QAction *action = menu->addAction(
            QStringLiteral("%1 %2   %3").arg(toolchain.name, toolchain.version, toolchain.path));
        action->setCheckable(true);
        action->setChecked(m_scratch.interpreter == toolchain.path);
        connect(action, &QAction::triggered, this,
                [this, path = toolchain.path] { emit interpreterChosen(path); });
    }
    menu->addAction(tr("Other interpreter…"), this, &ControlBar::interpreterWanted);
}

void ControlBar::showScratch(const Scratch &scratch, const runner::LanguageInfo &language,
                             const QList<runner::Toolchain> &toolchains)
{
    m_scratch = scratch;
    m_language = language;
    m_toolchains = toolchains;
    QString name = language.name;
    if (!scratch.interpreter.isEmpty())
        name += QStringLiteral(" · ") + QFileInfo(scratch.interpreter).fileName();
    else if (!m_toolchains.isEmpty() && m_toolchains.first().languageId == language.id)
        name = m_toolchains.first().name == language.name
            ? name + u' ' + m_toolchains.first().version.section(u'.', 0, 1)
            : QStringLiteral("%1 · %2 %3")
                  .arg(name, m_toolchains.first().name,
                       m_toolchains.first().version.section(u'.', 0, 0))
                  .trimmed();
    // The button is as wide in every language, so that the others keep their places.
    constexpr int kPadding = 42; // with the arrow
    const QFontMetrics metrics = m_languageButton->fontMetrics();
    const int room = m_languageButton->width() - kPadding;
    const QString shown = metrics.horizontalAdvance(name) <= room
        ? name
        : metrics.elidedText(language.name, Qt::ElideRight, room);
    m_languageButton->setText(shown);
    m_languageButton->setToolTip(tr("Language and interpreter: %1").arg(name));
    m_limitsButton->setText(widgets::limitsInShort(scratch.limits));
    m_limitsButton->setToolTip(widgets::limitsSummary(scratch.limits));
    m_filesButton->setText(widgets::filesSummary(scratch.files));
    m_files->setChoice(scratch.files);
    showNetwork();
    m_isolation->setAccount(scratch.runAs);
    m_isolation->setChoice(scratch.isolation);
    fillLanguageMenu();
    fit();
}

void ControlBar::showNetwork()
{
    const auto level =
        m_scratch.isolation ? runner::infoOf(m_levels, *m_scratch.isolation) : std::nullopt;
    const bool canForbid = !level || level->canForbidNetwork;
    const bool isOn = m_scratch.network == runner::Network::On || !canForbid;
    m_network->setEnabled(canForbid);
    m_network->setChecked(isOn);
    m_network->setText(isOn ? tr("Network on") : tr("Network off"));
    m_network->setIcon(
        widgets::symbolIcon(isOn ? widgets::Symbol::Network : widgets::Symbol::NoNetwork,
                            isOn ? m_theme.warning : m_theme.text, m_theme.disabledText));
    m_network->setToolTip(!canForbid ? tr("Nothing keeps a program without isolation from the "
                                          "network")
                              : isOn ? tr("The program may use the network; click to forbid it")
                                     : tr("The program has no network; click to allow it"));
    m_network->setProperty("tone", isOn ? QStringLiteral("warn") : QStringLiteral("neutral"));
    m_network->style()->unpolish(m_network);
    m_network->style()->polish(m_network);
}

void ControlBar::showIsolation(const runner::Isolation &isolation, bool isWarm)
{
    m_isolation->showIsolation(isolation);
    if (isWarm)
        m_isolation->showWarm();
    fit();
}

void ControlBar::setMaySwitchAccount(bool may)
{
    m_isolation->setMaySwitchAccount(may);
}

void ControlBar::showBrokenSandbox(const QString &reason)
{
    m_isolation->showBroken(reason);
}

void ControlBar::setUsualLimits(const runner::Limits &limits)
{
    m_limits->setUsual(limits);
}

void ControlBar::openLimits()
{
    m_limits->setLimits(m_scratch.limits);
    m_limits->adjustSize();
    m_limits->move(m_limitsButton->mapToGlobal(QPoint(0, m_limitsButton->height() + 4)));
    m_limits->show();
}

void ControlBar::openFiles()
{
    m_files->setChoice(m_scratch.files);
    m_files->adjustSize();
    m_files->move(m_filesButton->mapToGlobal(QPoint(0, m_filesButton->height() + 4)));
    m_files->show();
    emit filesOpened();
}

} // namespace sandpad::app
