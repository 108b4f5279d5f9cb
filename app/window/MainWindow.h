#pragma once

#include "app/session/SessionStore.h"
#include "app/settings/SettingsStore.h"
#include "app/window/Actions.h"
#include "app/window/KnownMachine.h"
#include "app/window/ThemeChoice.h"
#include "runner/history/HistoryStore.h"
#include "runner/model/DoctorReport.h"
#include "runner/model/LanguageInfo.h"
#include "runner/model/LevelInfo.h"
#include "runner/model/Run.h"
#include "runner/model/Toolchain.h"
#include "widgets/theme/Theme.h"

#include <QMainWindow>
#include <QMap>
#include <QPointer>

class QStackedWidget;

namespace sandpad::widgets {
class CodeEditor;
class Footer;
class OfferBar;
class QuickPick;
class TabStrip;
} // namespace sandpad::widgets

namespace sandpad::app {

class AnswerIntake;
class ControlBar;
class FileWatch;
class HistoryPanel;
class Page;
class PageTabs;
class ReviewPage;
class ScratchPage;
class SessionSaver;
class SettingsDialog;

/// What is kept from one start to the next.
struct Stores
{
    SessionStore &session;
    runner::HistoryStore &history;
    SettingsStore &settings;
};

/// The pad's window. It joins tabs, pages, controls and the session; the work is done there.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Borrows starter and stores, which must outlive it. Opens the stored session, or a scratch
    /// for each language the first time.
    MainWindow(runner::RunStarter &starter, const QList<runner::LanguageInfo> &languages,
               const QList<runner::LevelInfo> &levels, const Stores &stores);

    /// Begins a scratch in a tab of its own, in the first language where there is none of this id.
    void newScratch(const QString &languageId, const QByteArray &code = {});
    /// Opens each file in a tab of its own. The footer says which could not be opened.
    void openFiles(const QStringList &paths);
    /// Sets the toolchains that discovery found for each language.
    void setToolchains(const QMap<QString, QList<runner::Toolchain>> &toolchains);
    void showHealth(const runner::DoctorReport &report);

    [[nodiscard]] int pageCount() const;
    /// The page of this tab if it is a scratch; else null. It is made now where nobody has looked
    /// at it.
    [[nodiscard]] ScratchPage *page(int index) const;
    /// The current page if it is a scratch; else null.
    [[nodiscard]] ScratchPage *currentPage() const;
    /// The current page if it is a review; else null.
    [[nodiscard]] ReviewPage *currentReview() const;
    [[nodiscard]] widgets::Footer &footer() const { return *m_footer; }
    [[nodiscard]] widgets::OfferBar &offer() const { return *m_offer; }
    [[nodiscard]] widgets::TabStrip &tabs() const { return *m_tabs; }
    [[nodiscard]] widgets::QuickPick &quickPick() const { return *m_pick; }
    [[nodiscard]] HistoryPanel &historyPanel() const { return *m_past; }
    [[nodiscard]] const Actions &actions() const { return m_actions; }
    /// Null while it is closed.
    [[nodiscard]] SettingsDialog *settingsDialog() const;

protected:
    void closeEvent(QCloseEvent *event) override;
    /// Esc leads back to the page.
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildUi();
    /// The button that lists all tabs; many have no room in their row.
    [[nodiscard]] QWidget *makeTabList();
    void connectActions();
    void connectTabs();
    void connectHistory();
    void connectSettings();
    void showSettings();
    void onSettingsChanged(const Settings &before);
    /// What holds for each page.
    void applySettings(ScratchPage &page) const;
    /// What holds for the window, besides its look.
    void applySettings();
    /// Opens the tabs of the last time, or what the settings want instead.
    void openFirst(const Session &session);
    /// With the limits of a new one.
    [[nodiscard]] Scratch withUsual(Scratch scratch) const;
    void restore();
    [[nodiscard]] Page *makePage(const StoredPage &page);
    [[nodiscard]] Page *makeScratch(const Scratch &scratch);
    [[nodiscard]] Page *makeReview(const StoredReview &review);
    [[nodiscard]] Page *placeholder(const StoredPage &page) const;
    /// Opens it in a tab of its own.
    void addPage(const StoredPage &page);
    void closePage(Page *page);
    /// All from a place in the row on, but for the current one and those that are pinned.
    void closeOthers(int from);
    /// Closes the tab of an answer that was pasted into it and has a review now, where it holds
    /// nothing else. It can be opened again, as all that is closed.
    void closeReviewed(const widgets::CodeEditor *editor, const QByteArray &pasted);
    /// One of those that were closed; does nothing when there is none.
    void reopen(qsizetype at = 0);
    /// Its place among those that were closed; -1: it is none of them.
    [[nodiscard]] qsizetype placeOfClosed(const QString &id) const;
    /// Opens the scratch of a kept run again, and shows the run beside it.
    void reopenFor(const runner::KeptRun &run);
    /// Those that were closed by one command the last time.
    void reopenTogether();
    void onCurrentChanged();
    void showCurrent();
    /// While the history hides the page, no command and no fact is about what nobody sees.
    void showPast();
    void openFile(const QString &path);
    /// Shows the tab with the file's text, or with its review. False when there is none.
    bool showTabOf(const QString &path, bool isText);
    /// As a text, whatever it holds.
    void openText(const QString &path);
    /// Brings a kept run's code back into its tab, as one step for undo; into a new tab when its
    /// own is closed.
    void restoreCode(const runner::KeptRun &run);
    /// Null when it has no tab.
    [[nodiscard]] ScratchPage *scratch(const QString &id) const;
    /// Shows the last run of an earlier session, where the page has none of this one.
    void showLastRun(ScratchPage &page, const std::function<void()> &done = {});
    /// Puts the page's runs into the history, and lists earlier ones below its output.
    void keepRuns(ScratchPage &page);
    void applyTheme();
    /// Closing would lose what could not be saved.
    void askToLose(QCloseEvent *event);
    void selectLast();
    [[nodiscard]] Page *current() const;
    [[nodiscard]] runner::LanguageInfo currentLanguage() const;
    /// That language where it is run, else the first one.
    [[nodiscard]] runner::LanguageInfo runnableLanguage() const;
    /// The first language when there is none of this name.
    [[nodiscard]] runner::LanguageInfo languageOf(const QString &idOrExtension) const;

    runner::RunStarter &m_starter;
    QList<runner::LanguageInfo> m_languages; ///< also those that are shown only
    QList<runner::LanguageInfo> m_runnable;
    QList<runner::LevelInfo> m_levels;
    SessionStore &m_store;
    runner::HistoryStore &m_history;
    SettingsStore &m_settings;
    Actions m_actions;
    widgets::Theme m_theme;
    ThemeChoice m_themeChoice;
    widgets::TabStrip *m_tabs;
    ControlBar *m_controls;
    QStackedWidget *m_pages;
    HistoryPanel *m_past;
    widgets::Footer *m_footer;
    widgets::OfferBar *m_offer;
    KnownMachine m_machine;
    PageTabs *m_open;
    AnswerIntake *m_intake;
    SessionSaver *m_saver;
    FileWatch *m_files;
    widgets::QuickPick *m_pick;
    QPointer<SettingsDialog> m_settingsDialog; ///< null while it is closed
    QByteArray m_splitter;
    QStringList m_closedTogether; ///< ids of pages that one command has closed, in their order
    QStringList m_orderBefore; ///< the ids of all tabs before these were closed
    bool m_mayLose = false; ///< a person said so
};

} // namespace sandpad::app
