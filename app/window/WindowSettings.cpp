#include "app/history/EarlierRuns.h"
#include "app/scratch/ControlBar.h"
#include "app/scratch/ScratchPage.h"
#include "app/scratch/TypeChecks.h"
#include "app/settings/dialog/SettingsDialog.h"
#include "app/window/MainWindow.h"
#include "app/window/PageTabs.h"
#include "widgets/controls/Footer.h"
#include "widgets/editor/CodeEditor.h"

#include <algorithm>
#include <ranges>

// MainWindow: how it follows the settings.
namespace sandpad::app {

void MainWindow::connectSettings()
{
    connect(&m_settings, &SettingsStore::failed, m_footer, &widgets::Footer::showWarning);
    connect(&m_settings, &SettingsStore::recovered, m_footer,
            [this] { m_footer->showWarning({}); });
    connect(&m_settings, &SettingsStore::changed, this, &MainWindow::onSettingsChanged);
    connect(&m_themeChoice, &ThemeChoice::changed, this, &MainWindow::applyTheme);
    connect(m_actions.settings, &QAction::triggered, this, &MainWindow::showSettings);
    connect(m_actions.outputBelow, &QAction::triggered, this, [this](bool isBelow) {
        m_settings.change([isBelow](Settings &settings) {
            settings.output = isBelow ? OutputSide::Below : OutputSide::Right;
        });
    });
    connect(m_actions.wrapLines, &QAction::triggered, this, [this](bool isOn) {
        m_settings.change([isOn](Settings &settings) { settings.wrapsLines = isOn; });
    });
    applyTheme();
    applySettings();
}

void MainWindow::showSettings()
{
    if (!m_settingsDialog) {
        m_settingsDialog = new SettingsDialog(m_settings, m_runnable, m_actions.commands, this);
        m_settingsDialog->setAttribute(Qt::WA_DeleteOnClose);
        m_settingsDialog->setToolchains(m_machine.toolchains());
    }
    m_settingsDialog->show();
    m_settingsDialog->raise();
    m_settingsDialog->activateWindow();
}

SettingsDialog *MainWindow::settingsDialog() const
{
    return m_settingsDialog;
}

void MainWindow::onSettingsChanged(const Settings &before)
{
    const Settings &now = m_settings.settings();
    applySettings();
    for (Page *page : m_open->pages()) {
        if (before.limits != now.limits)
            page->setUsualLimits(before.limits, now.limits);
        auto *scratch = qobject_cast<ScratchPage *>(page);
        if (!scratch)
            continue;
        if (before.output != now.output || before.wrapsLines != now.wrapsLines
            || before.listsEarlierRuns != now.listsEarlierRuns
            || before.interpreters != now.interpreters || before.checksTypes != now.checksTypes)
            applySettings(*scratch);
    }
}

void MainWindow::applySettings(ScratchPage &page) const
{
    page.setOutputSide(m_settings.settings().output);
    page.editor().wrapLines(m_settings.settings().wrapsLines);
    if (auto *earlier = page.findChild<EarlierRuns *>())
        earlier->setOpen(m_settings.settings().listsEarlierRuns);
    page.setUsualInterpreters(m_settings.settings().interpreters);
    page.types().setAutomatic(m_settings.settings().checksTypes);
}

void MainWindow::applySettings()
{
    m_actions.wrapLines->setChecked(m_settings.settings().wrapsLines);
    m_actions.outputBelow->setChecked(m_settings.settings().output == OutputSide::Below);
    const Settings &settings = m_settings.settings();
    m_actions.setKeys(settings.shortcuts);
    m_history.setRetention(settings.history);
    m_controls->setUsualLimits(settings.limits);
    m_machine.setUsualInterpreters(settings.interpreters);
    showCurrent();
}

Scratch MainWindow::withUsual(Scratch scratch) const
{
    scratch.limits = m_settings.settings().limits;
    return scratch;
}

void MainWindow::openFirst(const Session &session)
{
    const KeptPage last = session.open.value(session.window.current);
    if (m_settings.settings().start == StartWith::EmptyScratch) {
        // The first tab is the first among those that were closed.
        for (const KeptPage &kept : session.open | std::views::reverse)
            m_store.close(idOf(kept.page));
        const auto *scratch = std::get_if<Scratch>(&last.page);
        return newScratch(scratch ? scratch->languageId : QString());
    }
    QList<Page *> pages;
    for (const KeptPage &kept : session.open)
        pages.append(placeholder(kept.page));
    if (session.open.isEmpty()) {
        for (const runner::LanguageInfo &language : m_runnable)
            pages.append(placeholder(withUsual(freshScratch(language, language.sample))));
    }
    for (const Page *page : pages)
        page->save(m_store);
    m_open->restore(pages, session.window.current, session.window.pinned, session.window.used);
}

} // namespace sandpad::app
