#pragma once

#include "runner/guest/protocol/UniqueFd.h"
#include "runner/model/Error.h"
#include "runner/sandbox/Launch.h"

#include <QString>

#include <array>
#include <functional>

namespace sandpad::runner {

/// A control group (version 2) of one program: there the kernel itself counts and caps the memory
/// and the processes of the whole tree. The program enters it before it is executed (see
/// guest::Group). The processes of Sandpad and of `sandpad-init` stay outside, so the kernel never
/// ends them for the program's memory.
///
/// A group lies in a folder where Sandpad may make groups. There are two ways to one:
/// - Directly: Sandpad is root, or its own group was delegated to it, or its own group's parent.
/// - systemd's user manager: the sandbox is started in a transient scope with Delegate=yes. Its
///   processes are then moved into a subgroup, because the kernel allows no processes in a group
///   that hands controllers to others.
///
/// Source: the kernel's admin-guide/cgroup-v2.rst; systemd-run(1), systemd.resource-control(5);
/// https://systemd.io/CGROUP_DELEGATION.
class ControlGroup
{
public:
    /// Makes `launch` start in a scope of its own, where that is the way here. To be called only
    /// where probe() found no obstacle.
    static void prepare(Launch &launch);

    /// Makes a group for the program of a sandbox that waits. `starter` is the process that was
    /// started for the launch. The error is a sentence. Takes a few milliseconds.
    [[nodiscard]] static Result<ControlGroup> make(const Launch &launch, qint64 starter);

    /// Tries to make a group. Calls back later, from the event loop, with the reason why that is
    /// not possible, or with an empty text.
    static void probe(QObject *context, const std::function<void(const QString &)> &done);
    /// A text of all that probe() depends on and that may change while the machine runs.
    [[nodiscard]] static QString circumstances();

    ControlGroup() = default;
    ControlGroup(ControlGroup &&other) noexcept = default;
    ControlGroup &operator=(ControlGroup &&other) noexcept;
    ControlGroup(const ControlGroup &) = delete;
    ControlGroup &operator=(const ControlGroup &) = delete;
    /// Kills what is left in it, and removes it.
    ~ControlGroup();

    /// For the init: the folder, cgroup.procs and cgroup.kill.
    [[nodiscard]] std::array<int, 3> descriptors() const
    {
        return { m_folder.get(), m_members.get(), m_killer.get() };
    }

private:
    [[nodiscard]] static Result<ControlGroup> makeIn(const QString &parent, const GroupCaps &caps);
    void remove();

    QString m_path;
    guest::UniqueFd m_folder;
    guest::UniqueFd m_members;
    guest::UniqueFd m_killer;
};

} // namespace sandpad::runner
