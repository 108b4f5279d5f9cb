#include "app/window/MainWindow.h"

#include "app/window/ControlBar.h"
#include "app/window/ControlBinding.h"
#include "app/window/Dialogs.h"
#include "app/window/NewTabButton.h"
#include "app/window/ScratchPage.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/StyleSheet.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/OutputPane.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace sandpad::app {

namespace {

    constexpr int kSaveDelayMs = 400;

} // namespace

MainWindow::MainWindow(runner::RunStarter &starter, const QList<runner::LanguageInfo> &languages,
                       SessionStore &store)
    : m_starter(starter)
    , m_languages(languages)
    , m_store(store)
    , m_actions(this)
    , m_theme(widgets::Theme::light())
{
    setWindowTitle(tr("Sandpad"));
    setAcceptDrops(true);
    buildUi();
    connectActions();
    connectTabs();
    bindControls(
        *m_controls, [this] { return currentPage(); },
        [this](const QString &id) { return languageOf(id); });
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(kSaveDelayMs);
    connect(&m_saveTimer, &QTimer::timeout, this, &MainWindow::saveNow);
    connect(&m_store, &SessionStore::failed, m_footer, &widgets::Footer::showNotice);
    connect(&m_themeChoice, &ThemeChoice::changed, this, &MainWindow::applyTheme);
    restore();
}

void MainWindow::buildUi()
{
    auto *central = new QWidget(this);
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(8, 2, 8, 0);
    top->setSpacing(0);
    m_tabs = new widgets::TabStrip(central);
    auto *plus = new NewTabButton(m_languages, central);
    connect(plus, &NewTabButton::wanted, this, &MainWindow::newScratch);
    top->addWidget(m_tabs);
    top->addWidget(plus, 0, Qt::AlignBottom);
    top->addStretch();
    m_controls = new ControlBar(m_actions.run, m_actions.stop, m_actions.makeMenu(this), central);
    m_controls->setLanguages(m_languages);
    m_pages = new QStackedWidget(central);
    m_footer = new widgets::Footer(central);
    column->addLayout(top);
    column->addWidget(m_controls);
    column->addWidget(m_pages, 1);
    column->addWidget(m_footer);
    setCentralWidget(central);
    resize(1280, 800);
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction *action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(m_actions.run, [this] { currentPage()->run(); });
    on(m_actions.stop, [this] { currentPage()->stop(); });
    on(m_actions.newScratch, [this] { newScratch(currentPage()->language().id); });
    on(m_actions.open, [this] {
        connect(askForFiles(this), &QFileDialog::filesSelected, this, &MainWindow::openFiles);
    });
    on(m_actions.saveAs, [this] {
        connect(askForSavePath(this, currentPage()->language().fileName),
                &QFileDialog::fileSelected, this, &MainWindow::saveAs);
    });
    on(m_actions.rename, [this] { m_tabs->startRenaming(m_tabs->currentIndex()); });
    on(m_actions.close, [this] { closePage(m_tabs->currentIndex()); });
    on(m_actions.reopen, [this] { reopen(); });
    on(m_actions.next, [this] { step(1); });
    on(m_actions.previous, [this] { step(-1); });
    on(m_actions.find, [this] { currentPage()->outputPane().find(); });
    on(m_actions.copyForModel, [this] { currentPage()->copyForModel(); });
    on(m_actions.comment, [this] { currentPage()->editor().toggleComment(); });
    on(m_actions.themeSystem, [this] { m_themeChoice.choose(ThemeChoice::kSystem); });
    on(m_actions.themeLight, [this] { m_themeChoice.choose(ThemeChoice::kLight); });
    on(m_actions.themeDark, [this] { m_themeChoice.choose(ThemeChoice::kDark); });
    on(m_actions.about, [this] { showAbout(this); });
    on(m_actions.quit, [this] { close(); });
}

void MainWindow::connectTabs()
{
    connect(m_tabs, &QTabBar::currentChanged, this, &MainWindow::onCurrentChanged);
    connect(m_tabs, &widgets::TabStrip::closeRequested, this, &MainWindow::closePage);
    connect(m_tabs, &widgets::TabStrip::renamed, this,
            [this](int index, const QString &title) { page(index)->setTitle(title); });
    connect(m_tabs, &QTabBar::tabMoved, this, [this](int from, int to) {
        QWidget *moved = m_pages->widget(from);
        m_pages->removeWidget(moved);
        m_pages->insertWidget(to, moved);
        m_pages->setCurrentIndex(m_tabs->currentIndex());
        saveIndex();
    });
}

void MainWindow::restore()
{
    const Session session = m_store.load();
    m_splitter = session.window.splitter;
    for (const Scratch &scratch : session.scratches)
        addPage(scratch);
    if (session.scratches.isEmpty()) {
        for (const runner::LanguageInfo &language : m_languages)
            addPage(freshScratch(language, language.sample));
    }
    restoreGeometry(session.window.geometry);
    m_tabs->setCurrentIndex(std::clamp(session.window.current, 0, pageCount() - 1));
    m_themeChoice.choose(session.window.theme);
    onCurrentChanged();
    currentPage()->editor().setFocus();
}

runner::LanguageInfo MainWindow::languageOf(const QString &idOrExtension) const
{
    for (const runner::LanguageInfo &language : m_languages) {
        if (language.id == idOrExtension
            || language.extensions.contains(idOrExtension, Qt::CaseInsensitive))
            return language;
    }
    return {};
}

int MainWindow::pageCount() const
{
    return m_pages->count();
}

ScratchPage *MainWindow::page(int index) const
{
    return qobject_cast<ScratchPage *>(m_pages->widget(index));
}

ScratchPage *MainWindow::currentPage() const
{
    return page(m_tabs->currentIndex());
}

ScratchPage *MainWindow::addPage(const Scratch &scratch)
{
    runner::LanguageInfo language = languageOf(scratch.languageId);
    if (language.id.isEmpty())
        language = m_languages.first();
    auto *added = new ScratchPage(m_starter, scratch, language, m_pages);
    added->setTheme(m_theme);
    added->splitter().restoreState(m_splitter);
    connect(added, &ScratchPage::changed, this, [this, added] { onPageChanged(added); });
    connect(added, &ScratchPage::textEdited, this, [this, added] { scheduleSave(added); });
    connect(added, &ScratchPage::caretMoved, this, [this, added](int line, int column) {
        if (added == currentPage())
            m_footer->showCaret(line, column);
    });
    connect(&added->splitter(), &QSplitter::splitterMoved, this, [this, added] {
        m_splitter = added->splitter().saveState();
        saveIndex();
    });
    m_pages->addWidget(added);
    m_tabs->addScratch(scratch.title, QColor::fromString(language.accent));
    m_store.saveScratch(added->scratch());
    return added;
}

void MainWindow::newScratch(const QString &languageId)
{
    addPage(freshScratch(languageOf(languageId), {}));
    m_tabs->setCurrentIndex(pageCount() - 1);
    currentPage()->editor().setFocus();
    saveIndex();
}

void MainWindow::closePage(int index)
{
    ScratchPage *closing = page(index);
    if (!closing)
        return;
    m_closed.append(closing->scratch());
    m_unsaved.removeAll(closing);
    m_store.remove(m_closed.last().id);
    const QString language = closing->language().id;
    m_pages->removeWidget(closing);
    m_tabs->removeTab(index);
    closing->deleteLater();
    if (pageCount() == 0)
        newScratch(language);
    saveIndex();
}

void MainWindow::reopen()
{
    if (m_closed.isEmpty())
        return;
    addPage(m_closed.takeLast());
    m_tabs->setCurrentIndex(pageCount() - 1);
    saveIndex();
}

void MainWindow::step(int by)
{
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + pageCount()) % pageCount());
}

void MainWindow::onCurrentChanged()
{
    const int index = m_tabs->currentIndex();
    if (index < 0 || index >= pageCount())
        return;
    m_pages->setCurrentIndex(index);
    showCurrent();
    int line = 0;
    int column = 0;
    currentPage()->editor().getCursorPosition(&line, &column);
    m_footer->showCaret(line + 1, column + 1);
    currentPage()->editor().setFocus();
    saveIndex();
}

void MainWindow::onPageChanged(ScratchPage *changed)
{
    const int index = m_pages->indexOf(changed);
    m_tabs->setAccent(index, QColor::fromString(changed->language().accent));
    m_tabs->setRunning(index, changed->isRunning());
    scheduleSave(changed);
    if (changed == currentPage())
        showCurrent();
}

void MainWindow::showCurrent()
{
    const ScratchPage &shown = *currentPage();
    m_controls->setToolchains(m_toolchains.value(shown.language().id));
    m_controls->showScratch(shown.scratch(), shown.language());
    m_actions.stop->setEnabled(shown.isRunning());
    if (const auto &isolation = shown.isolation())
        m_controls->showIsolation(*isolation);
    else if (m_probed && !shown.scratch().isolation)
        m_controls->showIsolation(*m_probed);
    else if (!m_brokenSandbox.isEmpty())
        m_controls->showBrokenSandbox(m_brokenSandbox);
    if (shown.isRunning())
        m_footer->showRunning(shown.runningSince(), shown.isWaiting());
    else if (const auto &result = shown.result())
        m_footer->showResult(*result);
    else
        m_footer->showNothing();
}

void MainWindow::setToolchains(const QMap<QString, QList<runner::Toolchain>> &toolchains)
{
    m_toolchains = toolchains;
    showCurrent();
}

void MainWindow::showHealth(const runner::DoctorReport &report)
{
    m_controls->setMaySwitchAccount(report.maySwitchAccount);
    m_probed = strongestOf(report);
    m_brokenSandbox = m_probed ? QString() : report.layers.value(0).reason;
    showCurrent();
}

void MainWindow::openFiles(const QStringList &paths)
{
    for (const QString &path : paths)
        openFile(path);
}

void MainWindow::openFile(const QString &path)
{
    const auto code = readScratchFile(path);
    if (!code)
        return m_footer->showNotice(code.error().text);
    runner::LanguageInfo language = languageOf(QFileInfo(path).suffix());
    if (language.id.isEmpty())
        language = currentPage()->language();
    Scratch scratch = freshScratch(language, *code);
    scratch.title = QFileInfo(path).fileName();
    addPage(scratch);
    m_tabs->setCurrentIndex(pageCount() - 1);
}

void MainWindow::saveAs(const QString &path)
{
    const auto saved = writeScratchFile(path, currentPage()->scratch().code);
    m_footer->showNotice(saved ? tr("Saved as %1").arg(path) : saved.error().text);
}

void MainWindow::scheduleSave(ScratchPage *edited)
{
    if (!m_unsaved.contains(edited))
        m_unsaved.append(edited);
    m_saveTimer.start();
}

void MainWindow::saveNow()
{
    for (const ScratchPage *edited : std::exchange(m_unsaved, {}))
        m_store.saveScratch(edited->scratch());
    saveIndex();
}

void MainWindow::saveIndex()
{
    QStringList order;
    for (int i = 0; i < pageCount(); ++i)
        order.append(page(i)->scratch().id);
    m_store.saveIndex(order,
                      { .geometry = saveGeometry(),
                        .splitter = m_splitter,
                        .theme = m_themeChoice.name(),
                        .current = m_tabs->currentIndex() });
}

void MainWindow::applyTheme()
{
    const QString &name = m_themeChoice.name();
    m_actions.themeLight->setChecked(name == ThemeChoice::kLight);
    m_actions.themeDark->setChecked(name == ThemeChoice::kDark);
    m_actions.themeSystem->setChecked(name == ThemeChoice::kSystem);
    m_theme = m_themeChoice.theme();
    setPalette(m_theme.palette());
    setFont(m_theme.uiFont);
    setStyleSheet(widgets::styleSheet(m_theme));
    for (int i = 0; i < pageCount(); ++i)
        page(i)->setTheme(m_theme);
    saveIndex();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    for (int i = 0; i < pageCount(); ++i) {
        page(i)->stop();
        m_store.saveScratch(page(i)->scratch());
    }
    saveIndex();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    openFiles(paths);
}

} // namespace sandpad::app
