#pragma once

#include <QProcess>
#include <QString>

#include <csignal>
#include <sys/prctl.h>

namespace sandpad::test {

/// A message bus of its own, which ends with the object, or with the test. Needs dbus-daemon.
class TestBus
{
public:
    TestBus()
    {
        m_daemon.setStandardErrorFile(QProcess::nullDevice());
        m_daemon.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
        m_daemon.start(QStringLiteral("dbus-daemon"),
                       { QStringLiteral("--session"), QStringLiteral("--nofork"),
                         QStringLiteral("--print-address") });
        while (!m_daemon.canReadLine() && m_daemon.waitForReadyRead()) { }
        m_address = QString::fromLocal8Bit(m_daemon.readLine()).trimmed();
    }
    ~TestBus()
    {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }
    TestBus(const TestBus &) = delete;
    TestBus &operator=(const TestBus &) = delete;

    /// Empty when it has not started.
    [[nodiscard]] QString address() const { return m_address; }

private:
    QProcess m_daemon;
    QString m_address;
};

} // namespace sandpad::test
