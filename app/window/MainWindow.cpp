#include "app/window/MainWindow.h"

#include "app/history/HistoryPanel.h"
#include "app/page/Dialogs.h"
#include "app/review/AnswerIntake.h"
#include "app/review/AnswerSource.h"
#include "app/review/ReviewPage.h"
#include "app/scratch/ControlBar.h"
#include "app/scratch/ControlBinding.h"
#include "app/scratch/FileSaving.h"
#include "app/scratch/FormattedOffer.h"
#include "app/scratch/ScratchPage.h"
#include "app/settings/dialog/SettingsDialog.h"
#include "app/window/FileWatch.h"
#include "app/window/LanguagePick.h"
#include "app/window/NewTabButton.h"
#include "app/window/PageTabs.h"
#include "app/window/Panes.h"
#include "app/window/PinnedClosing.h"
#include "app/window/QuickPicks.h"
#include "app/window/ReviewActions.h"
#include "app/window/ScratchActions.h"
#include "app/window/SessionSaver.h"
#include "app/window/SettingsBinding.h"
#include "app/window/TabActions.h"
#include "app/window/ThemeActions.h"
#include "runner/model/HarmlessText.h"
#include "runner/model/Prose.h"
#include "widgets/controls/AltLetters.h"
#include "widgets/controls/ButtonKeys.h"
#include "widgets/controls/ComboArrows.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/controls/StyleSheet.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"
#include "widgets/quickpick/QuickPick.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>
#include <chrono>

namespace sandpad::app {

namespace {
    /// Good news goes by itself.
    constexpr std::chrono::seconds kNews { 20 };
} // namespace

MainWindow::MainWindow(runner::RunStarter &starter, const QList<runner::LanguageInfo> &languages,
                       const QList<runner::LevelInfo> &levels, const Stores &stores)
    : m_starter(starter)
    , m_languages(languages)
    , m_runnable(runnableOf(languages))
    , m_levels(levels)
    , m_store(stores.session)
    , m_history(stores.history)
    , m_settings(stores.settings)
    , m_actions(this)
    , m_theme(widgets::Theme::light())
    , m_themeChoice(stores.settings)
{
    setWindowTitle(tr("Sandpad"));
    setAcceptDrops(true);
    buildUi();
    connectActions();
    connectTabs();
    connectHistory();
    bindControls(
        *m_controls, [this] { return currentPage(); },
        [this](const QString &id) { return languageOf(id); });
    connect(&m_store, &SessionStore::failed, m_footer, &widgets::Footer::showNotKept);
    connect(&m_store, &SessionStore::recovered, m_footer, &widgets::Footer::showKeptAgain);
    connect(&m_history, &runner::HistoryStore::failed, m_footer, &widgets::Footer::showWarning);
    connect(&m_history, &runner::HistoryStore::recovered, m_footer,
            [this] { m_footer->showWarning({}); });
    restore();
    connectSettings();
}

void MainWindow::buildUi()
{
    new widgets::AltLetters(this);
    new widgets::ButtonKeys(this);
    new widgets::ComboArrows(this);
    auto *central = new QWidget(this);
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(8, 2, 8, 0);
    top->setSpacing(0);
    m_tabs = new widgets::TabStrip(central);
    auto *plus = new NewTabButton(m_runnable, central);
    connect(plus, &NewTabButton::wanted, this, [this](const QString &id) { newScratch(id); });
    top->addWidget(m_tabs);
    top->addWidget(plus, 0, Qt::AlignBottom);
    top->addStretch();
    top->addWidget(makeTabList(), 0, Qt::AlignBottom);
    m_controls = new ControlBar(barCommands(m_actions, m_actions.makeMenu(this)), central);
    m_controls->setLanguages(m_runnable);
    m_controls->setLevels(m_levels);
    m_offer = new widgets::OfferBar(central); // Tab goes through the rows in this order
    m_pages = new QStackedWidget(central);
    m_past = new HistoryPanel(m_history, m_runnable, central);
    m_footer = new widgets::Footer(central);
    column->addLayout(top);
    column->addWidget(m_controls);
    column->addWidget(m_offer);
    column->addWidget(m_pages, 1);
    column->addWidget(m_past, 1);
    column->addWidget(m_footer);
    setCentralWidget(central);
    m_pick = new widgets::QuickPick(central);
    resize(1280, 800);
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction *action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(m_actions.newScratch, [this] { newScratch(runnableLanguage().id); });
    on(m_actions.pasteAnswer, [this] { m_intake->takeClipboard(); });
    on(m_actions.open, [this] {
        connect(askForFiles(this), &QFileDialog::filesSelected, this, &MainWindow::openFiles);
    });
    on(m_actions.close, [this] { closePage(current()); });
    on(m_actions.closeOthers, [this] { closeOthers(0); });
    on(m_actions.closeRight, [this] { closeOthers(m_open->currentIndex() + 1); });
    on(m_actions.reopen, [this] { reopen(); });
    on(m_actions.reopenTogether, [this] { reopenTogether(); });
    on(m_actions.about, [this] { showAbout(this); });
    on(m_actions.quit, [this] { close(); });
    bindThemeActions(m_actions, *this, m_themeChoice);
    bindScratchActions(m_actions, *this, *m_pick, [this] { return currentPage(); });
    on(m_actions.otherLanguage, [this] {
        if (currentPage())
            pickLanguage(*currentPage(), m_languages, *m_pick);
    });
    bindPaneActions(m_actions, *this, [this] {
        return current()->panes() + QList<QWidget *> { m_past, m_controls };
    });
    bindReviewActions(m_actions, *this, [this] { return currentReview(); });
}

void MainWindow::connectTabs()
{
    m_open = new PageTabs(
        *m_tabs, *m_pages, [this](const StoredPage &page) { return makePage(page); }, this);
    bindTabActions(m_actions, *this, *m_open, *m_tabs);
    bindQuickPicks(
        m_actions, *this, *m_pick,
        { .open = *m_open, .store = m_store, .reopen = [this](qsizetype at) { reopen(at); } },
        { .runnable = m_runnable, .page = [this] { return currentPage(); } });
    m_saver = new SessionSaver(m_store,
                               { .pages = [this] { return m_open->pages(); },
                                 .window =
                                     [this] {
                                         return WindowState { .geometry = saveGeometry(),
                                                              .splitter = m_splitter,
                                                              .current = m_open->currentIndex(),
                                                              .pinned = m_open->pinned(),
                                                              .used = m_open->byUse() };
                                     } },
                               this);
    m_files = new FileWatch(
        [this] {
            return currentPage()  ? currentPage()->file().path
                : currentReview() ? currentReview()->filePath()
                                  : QString();
        },
        this);
    connect(m_files, &FileWatch::mayBeChanged, this, [this] {
        if (currentPage())
            lookAtFile(*currentPage());
        else if (currentReview())
            m_intake->lookAtFile(currentReview()->stored(), currentReview()->hasRun());
    });
    connect(m_open, &PageTabs::noticed, m_footer, &widgets::Footer::showNotice);
    connect(m_open, &PageTabs::offered, m_offer, &widgets::OfferBar::tell);
    connect(m_open, &PageTabs::settled, m_offer, &widgets::OfferBar::withdraw);
    connect(m_open, &PageTabs::currentChanged, this, &MainWindow::onCurrentChanged);
    connect(m_open, &PageTabs::closeRequested, this, &MainWindow::closePage);
    connect(new PinnedClosing(m_actions, *m_open, this), &PinnedClosing::refused, m_footer,
            &widgets::Footer::showNotice);
    connect(m_open, &PageTabs::orderChanged, m_saver, &SessionSaver::saveIndex);
    connect(m_open, &PageTabs::textEdited, m_saver, &SessionSaver::schedule);
    connect(m_open, &PageTabs::pageChanged, this, [this](Page *changed) {
        m_saver->schedule(changed);
        if (changed == current())
            showCurrent();
    });
    m_intake = new AnswerIntake(*m_footer, *m_offer, this);
    connect(m_intake, &AnswerIntake::reviewWanted, this,
            [this](const QString &title, const QByteArray &text, const QString &path) {
                addPage(freshReview(title, text, path));
                selectLast();
            });
    connect(m_intake, &AnswerIntake::anewWanted, this, [this](const QString &id, const auto &path) {
        const auto pages = m_open->pages();
        const auto old = std::ranges::find(pages, id, &Page::id);
        m_intake->takeFile(path);
        if (old != pages.end())
            closePage(*old);
    });
    connect(m_intake, &AnswerIntake::textWanted, this, &MainWindow::openText);
    connect(m_intake, &AnswerIntake::reviewed, this, &MainWindow::closeReviewed);
}

void MainWindow::restore()
{
    const Session session = m_store.load(m_levels);
    m_splitter = session.window.splitter;
    restoreGeometry(session.window.geometry);
    openFirst(session);
    takeFormerLook(session.window, m_settings);
    const QString brokenOff = session.wasBrokenOff && !session.open.isEmpty()
        ? tr("Sandpad was not closed the last time. All is here but what was typed in its last "
             "moment.")
        : QString();
    m_footer->showWarning(
        runner::sentencesOf({ brokenOff, session.restored, m_settings.notice() }));
    if (session.restored.isEmpty() && m_settings.notice().isEmpty() && !brokenOff.isEmpty())
        QTimer::singleShot(kNews, m_footer, [footer = m_footer, brokenOff] {
            if (footer->text().contains(brokenOff))
                footer->showWarning({});
        });
}

runner::LanguageInfo MainWindow::languageOf(const QString &idOrExtension) const
{
    const runner::LanguageInfo language = languageNamed(m_languages, idOrExtension);
    return language.id.isEmpty() ? m_languages.first() : language;
}

int MainWindow::pageCount() const
{
    return m_open->count();
}

Page *MainWindow::current() const
{
    return m_open->current();
}

ScratchPage *MainWindow::page(int index) const
{
    return qobject_cast<ScratchPage *>(m_open->opened(index));
}

ScratchPage *MainWindow::currentPage() const
{
    return qobject_cast<ScratchPage *>(current());
}

ReviewPage *MainWindow::currentReview() const
{
    return qobject_cast<ReviewPage *>(current());
}

runner::LanguageInfo MainWindow::currentLanguage() const
{
    return currentPage() ? currentPage()->language() : m_languages.first();
}

void MainWindow::onCurrentChanged()
{
    m_intake->leavePage();
    showCurrent();
    if (currentPage()) {
        lookAtFile(*currentPage());
        showLastRun(*currentPage());
        offerFormatted(*m_offer, *currentPage(), [this](const QString &title, const auto &text) {
            newScratch(QStringLiteral("JSON"), text);
            currentPage()->setTitle(title);
        });
    } else if (currentReview()) {
        m_intake->lookAtFile(currentReview()->stored(), currentReview()->hasRun());
    }
    // The arrow keys go from tab to tab while the tabs have the focus.
    if (!m_tabs->hasFocus())
        current()->focusContent();
    m_saver->saveIndex();
}

void MainWindow::showCurrent()
{
    m_controls->setVisible(currentPage() != nullptr);
    if (const ScratchPage *shown = currentPage()) {
        m_machine.show(*shown, *m_controls);
        m_actions.showInvisible->setChecked(shown->output().invisible()
                                            == widgets::Invisible::Shown);
    }
    m_files->follow();
    m_actions.reload->setEnabled(currentPage() && currentPage()->file().exists());
    m_actions.stop->setEnabled(current()->isRunning());
    m_controls->setRunning(current()->isRunning());
    m_actions.checkTypes->setEnabled(currentPage() && !currentPage()->language().checker.isEmpty());
    m_actions.editAsText->setEnabled(currentReview() != nullptr);
    current()->showIn(*m_footer);
    showPast();
    setWindowTitle(tr("%1[*] – Sandpad")
                       .arg(runner::harmless(current()->title()).remove(QLatin1String("[*]"))));
    setWindowModified(current()->isFileChanged());
}

void MainWindow::setToolchains(const QMap<QString, QList<runner::Toolchain>> &toolchains)
{
    m_machine.setToolchains(toolchains);
    if (m_settingsDialog)
        m_settingsDialog->setToolchains(toolchains);
    showCurrent();
}

void MainWindow::showHealth(const runner::DoctorReport &report)
{
    m_controls->setMaySwitchAccount(report.maySwitchAccount);
    m_machine.setHealth(report);
    showCurrent();
}

void MainWindow::applyTheme()
{
    m_theme = m_themeChoice.theme();
    QApplication::setPalette(m_theme.palette()); // for dialogs and menus, too
    setFont(m_theme.uiFont);
    setStyleSheet(widgets::styleSheet(m_theme));
    m_controls->setTheme(m_theme);
    m_pick->setTheme(m_theme);
    m_past->setTheme(m_theme);
    m_footer->setTheme(m_theme);
    m_tabs->setTheme(m_theme);
    for (Page *page : m_open->pages())
        page->setTheme(m_theme);
}

} // namespace sandpad::app
