#pragma once

#include "runner/guest/protocol/UniqueFd.h"

#include <QObject>

namespace sandpad::app {

/// Turns SIGINT and SIGTERM into a Qt signal. They are blocked for the process as long as it
/// lives; make it before any thread. SIGPIPE is ignored, so that a closed pipe is an error code.
class SignalWatcher : public QObject
{
    Q_OBJECT

public:
    explicit SignalWatcher(QObject *parent = nullptr);

signals:
    void received(int signal);

private:
    void read();

    guest::UniqueFd m_signals;
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
