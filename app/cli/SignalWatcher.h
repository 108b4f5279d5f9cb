#pragma once

#include "runner/guest/protocol/UniqueFd.h"

#include <QObject>

#include <thread>

namespace sandpad::app {

/// Turns SIGINT, SIGTERM and SIGHUP into a Qt signal. They are blocked for the process as long as
/// the watcher lives, and children inherit that; make it before any thread. Afterwards they end the
/// process, as they do by themselves. SIGPIPE is ignored, so that a closed pipe is an error code.
///
/// A thread of its own waits for them from the beginning: the first one is told when the event loop
/// runs, the second one ends the process, also while the thread that should act on it is busy, or
/// waits for somebody to read its output.
class SignalWatcher : public QObject
{
    Q_OBJECT

public:
    explicit SignalWatcher(QObject *parent = nullptr);
    ~SignalWatcher() override;

signals:
    void received(int signal);

private:
    void start();
    void watch();
    /// The next signal; 0: none came in time; negative: the watcher ends.
    [[nodiscard]] int next(int timeoutMs) const;
    void pass(int signal);

    guest::UniqueFd m_signals;
    guest::UniqueFd m_ending; ///< readable when the watcher ends
    std::thread m_thread;
};

/// Lets the signals of a SignalWatcher end the process while it lives, as they do by themselves:
/// for the time before anything was started, when a read may wait for ever. Of this thread only.
class SignalsEndTheProcess
{
public:
    SignalsEndTheProcess();
    ~SignalsEndTheProcess();
    SignalsEndTheProcess(const SignalsEndTheProcess &) = delete;
    SignalsEndTheProcess &operator=(const SignalsEndTheProcess &) = delete;
};

} // namespace sandpad::app
