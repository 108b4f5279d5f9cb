#pragma once

#include "runner/guest/init/limits/Processes.h"

#include <string>

namespace sandpad::guest {

/// Tells whether a program waits for standard input: its pipe is empty, and a thread of the tree
/// sleeps in a read of it, or in a wait on an epoll set that holds it (as Node does).
///
/// Source: proc_pid_syscall(5), proc_pid_fdinfo(5). The information comes from the kernel, so a
/// program cannot pretend to wait. A program that hides from /proc (prctl PR_SET_DUMPABLE) counts
/// as working.
class InputWatch
{
public:
    /// `pipe` is the init's own end of the pipe, or the master of a terminal.
    InputWatch(int pipe, bool isTerminal);

    /// Whether typed text is shown. Only a terminal can report that it is not.
    [[nodiscard]] bool isEchoed() const;
    [[nodiscard]] bool isWaitedFor(const std::vector<ProcessSample> &processes) const;

private:
    [[nodiscard]] bool waits(pid_t pid, const std::string &thread) const;
    [[nodiscard]] bool isThePipe(pid_t pid, const std::string &descriptor) const;
    [[nodiscard]] bool holdsThePipe(pid_t pid, const std::string &epoll) const;

    [[nodiscard]] bool holdsInput() const;

    int m_pipe;
    bool m_isTerminal;
    std::string m_name; ///< as links in /proc give it, "pipe:[INODE]" or "/dev/pts/N"
};

} // namespace sandpad::guest
