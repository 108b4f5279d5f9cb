#pragma once

#include "runner/model/Error.h"
#include "runner/sandbox/Launch.h"
#include "runner/sandbox/SandboxSpec.h"

#include <QString>

#include <functional>
#include <optional>

namespace sandpad::runner {

/// A control group of one sandbox: the kernel's own cap on the memory and processes of the whole
/// tree. It backs up the limits that the init watches. It is a transient scope of systemd's user
/// manager, which owns the delegated groups on a desktop. It is gone with the last process in it.
///
/// The caps are somewhat above the limits of a run. So in all but the fastest cases the init sees
/// the excess first, names the limit and ends the run in order. The group stops what grows faster.
///
/// Source: systemd-run(1), systemd.resource-control(5), the kernel's admin-guide/cgroup-v2.rst.
class ControlGroup
{
public:
    /// Makes `launch` start in a group of its own. To be called only where probe() found no
    /// obstacle.
    static void wrap(Launch &launch, const SandboxSpec &spec);

    /// Tries to make a group. Calls back later, from the event loop, with the reason why that is
    /// not possible, or with an empty text.
    static void probe(QObject *context, const std::function<void(const QString &)> &done);
    /// A text of all that probe() depends on and that may change while the machine runs.
    [[nodiscard]] static QString circumstances();

    /// The group that a process is in; nothing when it cannot be told.
    [[nodiscard]] static std::optional<ControlGroup> of(qint64 pid);

    /// How often the kernel ended a process for the memory of the group.
    [[nodiscard]] quint64 memoryKills() const;
    /// The most memory that the group has had, in bytes; 0 when it is not known.
    [[nodiscard]] quint64 peakMemoryBytes() const;

private:
    explicit ControlGroup(QString folder)
        : m_folder(std::move(folder))
    { }

    QString m_folder;
};

} // namespace sandpad::runner
