#pragma once

#include "runner/model/RunEvent.h"
#include "runner/model/RunRequest.h"

#include <QObject>

#include <memory>

namespace sandpad::runner {

/// One execution of a snippet. Owned by the caller; deleting it kills the run at once, and then
/// nothing more is signalled. Lives in the thread that made it; never blocks.
class Run : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Ends the run: SIGINT to the program, SIGTERM after 0.5 s, everything killed after 1.5 s, or
    /// at once when it is called again. Safe to call at any time. The Finished event still follows,
    /// exactly once.
    virtual void stop() = 0;

    /// Gives the program something to read, where the request keeps standard input open.
    virtual void sendInput(const QByteArray &bytes) = 0;
    /// The program reads the end of its input.
    virtual void endInput() = 0;
    /// The program's terminal has another size now; ignored before Started and without a terminal.
    virtual void resizeTerminal(TerminalSize size) = 0;
    /// Nobody reads standard output any more: for the program, writing there fails from now on (on
    /// Unix by SIGPIPE or EPIPE). Ignored before output has come, and with a terminal.
    virtual void closeOutput() { }

signals:
    /// Something happened. Never emitted from within start() or stop(). The last event holds
    /// Finished; the run may be deleted (with deleteLater) from a slot on it.
    void happened(const sandpad::runner::RunEvent &event);
};

/// Whatever can run snippets: the Runner, or a fake in a test of a front.
class RunStarter
{
public:
    virtual ~RunStarter() = default;

    /// Starts a run. Always gives one: what cannot be run finishes with NotStarted.
    [[nodiscard]] virtual std::unique_ptr<Run> start(const RunRequest &request) = 0;
    /// A run like this, perhaps with other code, may be asked for soon. What can be done before it
    /// is asked for may be done now. Promises nothing.
    virtual void expect(const RunRequest & /*request*/) { }
};

} // namespace sandpad::runner
