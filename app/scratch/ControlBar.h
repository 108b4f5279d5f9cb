#pragma once

#include "app/session/Scratch.h"
#include "runner/model/LanguageInfo.h"
#include "runner/model/LevelInfo.h"
#include "runner/model/Toolchain.h"
#include "widgets/theme/Theme.h"

#include <QTimer>
#include <QWidget>

#include <cstdint>

class QAction;
class QHBoxLayout;
class QMenu;
class QToolButton;

namespace sandpad::widgets {
class IsolationPill;
class LimitsPopup;
class FilesPopup;
} // namespace sandpad::widgets

namespace sandpad::app {

/// The window's commands that have a button in the bar, and the menu behind the last one.
struct BarCommands
{
    QAction *run;
    QAction *stop;
    QAction *pasteAnswer;
    QAction *otherLanguage;
    QMenu *menu;
};

/// The row of controls above the editor, for the current scratch. It shows values and signals what
/// a person chooses; it decides nothing.
class ControlBar : public QWidget
{
    Q_OBJECT

public:
    /// The actions are the window's; the bar only shows them.
    explicit ControlBar(const BarCommands &commands, QWidget *parent = nullptr);

    void setTheme(const widgets::Theme &theme);
    void setLevels(const QList<runner::LevelInfo> &levels);
    [[nodiscard]] const QList<runner::LevelInfo> &levels() const { return m_levels; }
    void setLanguages(const QList<runner::LanguageInfo> &languages);
    /// Shows a scratch. Everything is set in one call, so a form that a person types into keeps its
    /// text.
    void showScratch(const Scratch &scratch, const runner::LanguageInfo &language,
                     const QList<runner::Toolchain> &toolchains);
    /// `isWarm`: the sandbox had been made before the run was asked for.
    void showIsolation(const runner::Isolation &isolation, bool isWarm = false);
    void setMaySwitchAccount(bool may);
    /// What the form for limits leads back to.
    void setUsualLimits(const runner::Limits &limits);
    [[nodiscard]] widgets::FilesPopup &files() const { return *m_files; }
    void showBrokenSandbox(const QString &reason);
    /// While the scratch runs, the button that runs says that it begins anew. A moment later: a
    /// short run changes nothing.
    void setRunning(bool isRunning);
    /// Why nothing can be run now; empty: it can.
    void setObstacle(const QString &sentence);

signals:
    void filesOpened(); ///< the form for files is shown
    void languageChosen(const QString &id);
    void interpreterChosen(const QString &path);
    void interpreterWanted(); ///< another one, to be picked from the disk
    void filesChosen(const sandpad::widgets::FilesChoice &files);
    void limitsChosen(const sandpad::runner::Limits &limits);
    void networkChosen(sandpad::runner::Network network);
    void isolationChosen(const std::optional<sandpad::runner::IsolationLevel> &level);
    void accountChosen(const QString &name);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What leaves the bar where it is narrow, in this order. Keys and words are in tool tips,
    /// layers in the pill's menu.
    enum class Leaves : std::uint8_t
    {
        Nothing,
        Keys,
        Layers,
        StopWord,
        PasteWord,
        RunWord,
        NetworkWord,
        IsolationWord,
        Paste, ///< the menu has a line for it
    };

    /// Leaves out words until everything fits into one row.
    void fit();
    [[nodiscard]] QString runText(const QString &word, bool hasKey) const;
    [[nodiscard]] QString runWord() const;
    void showRunWord(bool hasWord, bool hasKey);
    void showRestart(bool isRestart);
    /// Whether a run button for this language would do anything.
    void showRunnable();
    QToolButton *addButton(const QString &name);
    /// The buttons that run and stop.
    void addCommands();
    /// Those of language, limits and files.
    void addForms();
    void addNetwork(QHBoxLayout &pills);
    void fillLanguageMenu();
    void openLimits();
    void openFiles();
    void showNetwork();
    void showRunSymbol();

    widgets::Theme m_theme;
    QAction *m_run;
    QAction *m_stop;
    QAction *m_otherLanguage;
    QAction *m_pasteAnswer;
    QString m_shownRun; ///< its text and its key
    QString m_obstacle; ///< why nothing can be run now
    QTimer m_restartSoon; ///< runs while a run is too young for another word
    bool m_isRestart = false;
    QList<runner::LevelInfo> m_levels;
    QList<runner::LanguageInfo> m_languages;
    QList<runner::Toolchain> m_toolchains;
    Scratch m_scratch;
    runner::LanguageInfo m_language;
    QToolButton *m_runButton;
    QToolButton *m_stopButton;
    QToolButton *m_languageButton;
    QToolButton *m_limitsButton;
    QToolButton *m_filesButton;
    QToolButton *m_network;
    QToolButton *m_paste;
    widgets::IsolationPill *m_isolation;
    widgets::LimitsPopup *m_limits;
    widgets::FilesPopup *m_files;
};

} // namespace sandpad::app
