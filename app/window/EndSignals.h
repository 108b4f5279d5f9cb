#pragma once

#include <QFile>
#include <QObject>

namespace sandpad::app {

/// Tells when the system wants the program to end: SIGTERM as a session is closed, SIGHUP as its
/// terminal goes, SIGINT for Ctrl+C there. The second signal ends the process at once, as the first
/// does without this. Programs that are started have none of it. One at a time.
class EndSignals : public QObject
{
    Q_OBJECT

public:
    explicit EndSignals(QObject *parent = nullptr);
    ~EndSignals() override;

signals:
    void received();

private:
    QFile m_event; ///< readable after a signal
};

} // namespace sandpad::app
