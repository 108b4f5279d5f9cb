#pragma once

#include "app/instance/Handover.h"
#include "app/instance/InstancePlace.h"

#include <QFile>
#include <QLocalServer>
#include <QObject>

#include <memory>

namespace sandpad::app {

/// Listens for later starts of Sandpad. There is one for each place at a time; the system gives the
/// place free when the process ends, however it ends. Destroy it last, when the session is on disk:
/// who takes the place next takes the session, too.
///
/// Whoever belongs to the same user may connect. A message that is too long, malformed, or not
/// there within some seconds ends its connection.
class FirstInstance : public QObject
{
    Q_OBJECT

public:
    /// Null when another process has the place, or nobody can have it.
    [[nodiscard]] static std::unique_ptr<FirstInstance> takePlace(const InstancePlace &place);
    ~FirstInstance() override;

signals:
    /// The sender waits for the end of this signal.
    void asked(const sandpad::app::Handover &handover);

private:
    FirstInstance() = default;
    void onConnected();
    void read(QLocalSocket *peer);

    QFile m_lock;
    QLocalServer m_server;
};

} // namespace sandpad::app
