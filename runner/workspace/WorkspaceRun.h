#pragma once

#include "runner/model/Run.h"

#include <QPromise>

#include <functional>
#include <memory>

namespace sandpad::runner {

/// A run with a workspace: reads its files in the background, then starts the run itself and passes
/// on what happens; before the last event it stores what is to be kept.
class WorkspaceRun : public Run
{
    Q_OBJECT

public:
    using Starter = std::function<std::unique_ptr<Run>(const RunRequest &)>;

    /// `own` is the program's own file name, which no input may have.
    WorkspaceRun(RunRequest request, QString own, Starter start);
    ~WorkspaceRun() override;

    void stop() override;
    void sendInput(const QByteArray &bytes) override;
    void endInput() override;
    void resizeTerminal(TerminalSize size) override;
    void closeOutput() override;

private:
    /// What has been read, or the sentence that says why it has not.
    struct Files
    {
        QList<InputFile> inputs;
        QByteArray standardInput;
        QString refusal;
    };

    [[nodiscard]] static Files read(const RunRequest &request, const QString &own);
    void begin(const Files &files);
    void refuse(RunOutcome outcome, const QString &message);
    void onEvent(const RunEvent &event);
    void finish(RunEvent event);

    RunRequest m_request;
    QString m_own;
    Starter m_start;
    std::unique_ptr<Run> m_run; ///< none until the files are read
    QByteArray m_early; ///< input that came before the files were read
    bool m_isInputEnded = false;
    bool m_isOver = false;
};

} // namespace sandpad::runner
