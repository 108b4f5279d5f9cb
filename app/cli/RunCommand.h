#pragma once

#include "app/cli/OutputFolder.h"
#include "app/cli/RunOptions.h"
#include "app/cli/StreamedInput.h"
#include "app/cli/TerminalFilter.h"
#include "runner/model/JsonStream.h"
#include "runner/model/RunRecorder.h"

#include <QObject>

#include <functional>
#include <memory>

namespace sandpad::app {

/// `sandpad run`: runs one file and ends the application with the contract's exit status.
class RunCommand : public QObject
{
    Q_OBJECT

public:
    /// Borrows the runner, which must outlive it.
    RunCommand(runner::Runner &runner, RunOptions options);

    void start();
    /// Ends the run because of a signal; the exit status is then 128 + the signal.
    void stopBySignal(int signal);

    /// For a command line that could not be understood: says so in the wanted format. Returns the
    /// exit status.
    static int refuse(OutputFormat format, const QString &sentence);

private:
    void onEvent(const runner::RunEvent &event);
    void passThrough(const runner::RunEvent &event);
    /// Says why a level was taken that nobody asked for.
    void sayWeakening(const runner::Isolation &isolation);
    void passDisplay(const runner::MimeBundle &data, const QString &path);
    void finish(const runner::RunResult &result);
    void print(const QByteArray &line);
    /// Resets what the program has changed in the terminal.
    void interruptOutput();
    /// Says a sentence so that nothing that the program printed hides it.
    void sayBetween(const QString &sentence);
    void printJson(const std::function<void(runner::JsonStream &)> &write);
    /// To standard output or error; a terminal gets only what it may obey.
    void passOutput(const runner::Output &output);

    runner::Runner &m_runner;
    RunOptions m_options;
    OutputFolder m_folder;
    std::unique_ptr<runner::Run> m_run;
    std::unique_ptr<StreamedInput> m_input; ///< null: all of the input was known at the start
    runner::RunRecorder m_recorder;
    QMap<QString, QString> m_writtenPaths; ///< of left files, by name
    TerminalFilter m_outFilter;
    TerminalFilter m_errorFilter;
    int m_signal = 0;
    QString m_hint; ///< what to do about the error of the program
    bool m_isUnread = false; ///< the reader of standard output has gone
    int m_outputError = 0; ///< errno of a standard output that takes no more
};

} // namespace sandpad::app
