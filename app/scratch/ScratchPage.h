#pragma once

#include "app/page/Page.h"
#include "app/scratch/Execution.h"
#include "app/session/FileStamp.h"
#include "app/session/Scratch.h"
#include "app/settings/Settings.h"
#include "runner/model/LanguageInfo.h"
#include "widgets/cards/OutputRequest.h"
#include "widgets/controls/Footer.h"
#include "widgets/theme/Theme.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <utility>

class QSplitter;

namespace sandpad::widgets {
class CodeEditor;
class EditorPane;
class OutputPane;
class OutputView;
} // namespace sandpad::widgets

namespace sandpad::app {

class FirstLines;
class TypeChecks;

/// One tab: a scratch, its editor, its output, and its run. Independent of all other tabs.
class ScratchPage : public Page
{
    Q_OBJECT

public:
    /// Borrows the starter, which must outlive it.
    ScratchPage(runner::RunStarter &starter, Scratch scratch, const runner::LanguageInfo &language,
                QWidget *parent = nullptr);
    ~ScratchPage() override;

    /// With code and caret as they are in the editor now.
    [[nodiscard]] Scratch scratch() const;
    [[nodiscard]] QString id() const override { return m_scratch.id; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString ownTitle() const override { return m_scratch.title; }
    void setTitle(const QString &title) override;
    [[nodiscard]] QString about() const override;
    [[nodiscard]] bool isFileChanged() const override { return m_isFileChanged; }
    [[nodiscard]] bool isOfFile(const QString &path) const override { return file().isAt(path); }
    [[nodiscard]] QColor accent() const override;
    [[nodiscard]] std::optional<runner::Ending> ending() const override;
    void save(SessionStore &store) const override;
    void showIn(widgets::Footer &footer) const override;
    /// The place of the caret, and how the text is indented, encoded and ended.
    void showCaret(widgets::Footer &footer) const;
    void focusContent() override;
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] const ScratchFile &file() const { return m_scratch.file; }
    /// The scratch is called as its file.
    void setFile(const ScratchFile &file);
    /// Was the file written since this was asked the last time? Looks at the disk.
    [[nodiscard]] bool isFileTouched();
    /// Was it gone when it was last looked at?
    [[nodiscard]] bool isFileMissing() const { return m_fileStamp && !m_fileStamp->isThere(); }
    /// Replaces the whole text; one step for undo.
    void takeText(const QByteArray &text);
    void setLanguage(const runner::LanguageInfo &language);
    void setInterpreter(const QString &path);
    void setLimits(const runner::Limits &limits);
    void setUsualLimits(const runner::Limits &before, const runner::Limits &now) override;
    void setNetwork(runner::Network network);
    void setFiles(const widgets::FilesChoice &files);
    void addInputs(const QStringList &paths);
    /// Asks for the files to add.
    void chooseInputs();
    void setPreparedInputPath(const QString &path);
    /// The folder with the files that are kept from run to run.
    void setKeptFolder(const QString &path) { m_keptFolder = path; }
    [[nodiscard]] const QString &keptFolder() const { return m_keptFolder; }
    void setIsolation(const std::optional<runner::IsolationLevel> &level);
    /// The account to run as; empty: an unused one.
    void setAccount(const QString &name);
    void setTheme(const widgets::Theme &theme) override;
    /// Interpreters for the ids of languages, where the scratch has none of its own.
    void setUsualInterpreters(const QMap<QString, QString> &paths);
    void setOutputSide(OutputSide side);
    /// Shows a run of an earlier session below this sentence, unless there was one in this session.
    void showBefore(const runner::KeptRun &run, const QString &sentence);
    /// There is no run of an earlier session any more.
    void forgetBefore();
    /// Was nothing run in this session, and is nothing shown from before? True once at most.
    [[nodiscard]] bool takeWishForBefore();
    /// The run whose output is shown, so far; null when there is none.
    [[nodiscard]] const runner::KeptRun *shownRun() const
    {
        return m_before ? &*m_before : m_execution.recorded();
    }

    [[nodiscard]] const runner::LanguageInfo &language() const { return m_language; }
    [[nodiscard]] bool isRunning() const override { return m_execution.isUnderWay(); }
    /// The result of the last run; nothing before its end.
    [[nodiscard]] const std::optional<runner::RunResult> &result() const
    {
        return m_execution.result();
    }
    /// The isolation of the last run; nothing before its start and after another level was chosen.
    [[nodiscard]] const std::optional<runner::Isolation> &isolation() const { return m_isolation; }

    /// Whether the last run's sandbox had been made before the run was asked for.
    [[nodiscard]] bool wasWarm() const { return m_wasWarm; }

    [[nodiscard]] widgets::CodeEditor &editor() const { return *m_editor; }
    [[nodiscard]] widgets::EditorPane &editorPane() const { return *m_code; }
    [[nodiscard]] widgets::OutputView &output() const { return *m_output; }
    [[nodiscard]] widgets::OutputPane &outputPane() const { return *m_pane; }
    [[nodiscard]] QSplitter &splitter() const { return *m_splitter; }
    [[nodiscard]] TypeChecks &types() const { return *m_types; }

public slots:
    /// Runs what is in the editor; a run under way is ended first.
    void run() override;
    /// Runs only the lines that are selected, or what begins at the line of the caret.
    void runSelection();
    /// Checks the types of what is in the editor, where the language has a checker.
    void checkTypes();
    void stop() override;
    /// Puts code, error, output, versions and limits on the clipboard, as Markdown.
    void copyForModel() override;

signals:
    /// A run begins, and can be stopped. What shows it follows a frame later, by changed().
    void began();
    /// What showCaret() shows is another.
    void caretMoved();
    /// The line of another file is wanted; line and column count from 1.
    void fileWanted(const QString &path, int line, int column);
    /// A person gives the tab's file this name; perhaps empty.
    void fileNameWanted(const QString &name);
    /// The code is to run in this language from now on.
    void languageWanted(const QString &id);
    /// A run has ended, also by the end of the page.
    void ran(const sandpad::runner::KeptRun &run);

private:
    /// What the person works on since the run began.
    enum class Attention : std::uint8_t
    {
        Output,
        Code
    };

    /// The run of what is in the editor now.
    /// The interpreter for a program of Python's beside the scratch; empty: the best one found.
    [[nodiscard]] QString python() const;
    [[nodiscard]] runner::RunRequest request() const;
    /// Says so where the language is shown only.
    [[nodiscard]] bool canRun();
    /// The program gets its text as a file of this encoding would hold it. `kept` is what the run
    /// is called in the history.
    void run(const runner::RunRequest &request, const TextEncoding &encoding, const QString &kept);
    void connectEditor();
    void connectOutput();
    void compareWithFile();
    /// Esc in the output stops the run; when there is none it leads back to the code.
    void leaveOutput();
    void onEvent(const runner::RunEvent &event);
    void onRequested(const widgets::OutputRequest &request);
    /// After a change of the language: what failed in the former one goes, with its offers and
    /// marks; what else is shown is said to be from before.
    void leaveRunBehind(const QString &former);
    void runWithMore(runner::LimitKind kind);
    void goTo(const widgets::GoTo &place);
    void runWithFile(const QString &path);
    void runWithNetwork();
    [[nodiscard]] widgets::TextStatus::FileState fileState() const;
    [[nodiscard]] widgets::Footer::Activity activity() const;
    /// At most once a frame, and not at all of a run that ends sooner: to show it takes
    /// milliseconds.
    void tellProgress();
    void askForInput(bool isSecret);
    /// Where the program is waited for, the focus goes to what it waits for.
    void focusInput();
    /// Back into the code, if waiting for input took it from there.
    void returnFocus();

    runner::RunStarter &m_starter;
    Scratch m_scratch;
    runner::LanguageInfo m_language;
    QSplitter *m_splitter;
    widgets::EditorPane *m_code;
    widgets::CodeEditor *m_editor; ///< the pane's
    widgets::OutputPane *m_pane;
    widgets::OutputView *m_output; ///< the pane's
    QString m_keptFolder;
    QMap<QString, QString> m_usualInterpreters;
    bool m_isFileChanged = false; ///< the text is not that of the scratch's file
    std::optional<FileStamp> m_fileStamp; ///< nothing: the file was not looked at yet
    FirstLines *m_firstLines = nullptr;
    TypeChecks *m_types = nullptr;
    Execution m_execution;
    QTimer m_progress; ///< runs while something of the run is to be told
    Attention m_attention = Attention::Output;
    bool m_isFocusLent = false; ///< the program's questions took the focus out of the code
    std::optional<runner::Isolation> m_isolation;
    bool m_wasWarm = false;
    bool m_wantsBefore = true; ///< nobody has looked for a run of an earlier session
    std::optional<runner::KeptRun> m_before; ///< the run from before, while it is shown
};

} // namespace sandpad::app
