#include "runner/guest/filter/SyscallPolicy.h"

#include <cerrno>
#include <sys/prctl.h>

namespace sandpad::guest {

// NOLINTNEXTLINE(readability-function-size): a list of data
const std::vector<AllowedCalls> &allowedCalls()
{
    static const std::vector<AllowedCalls> groups = {
        { .purpose = "files by descriptor",
          .names = { "read",      "write",        "readv",     "writev",          "pread64",
                     "pwrite64",  "preadv",       "pwritev",   "preadv2",         "pwritev2",
                     "lseek",     "_llseek",      "close",     "close_range",     "dup",
                     "dup2",      "dup3",         "fcntl",     "fcntl64",         "flock",
                     "fsync",     "fdatasync",    "fallocate", "ftruncate",       "ftruncate64",
                     "fadvise64", "fadvise64_64", "readahead", "sync_file_range", "copy_file_range",
                     "getdents",  "getdents64",   "ioctl" } },
        { .purpose = "files by name",
          .names = { "open",       "openat",     "openat2",   "creat",      "stat",
                     "stat64",     "lstat",      "lstat64",   "fstat",      "fstat64",
                     "newfstatat", "fstatat64",  "statx",     "statfs",     "statfs64",
                     "fstatfs",    "fstatfs64",  "access",    "faccessat",  "faccessat2",
                     "readlink",   "readlinkat", "truncate",  "truncate64", "rename",
                     "renameat",   "renameat2",  "unlink",    "unlinkat",   "link",
                     "linkat",     "symlink",    "symlinkat", "mkdir",      "mkdirat",
                     "rmdir",      "mknod",      "mknodat",   "chdir",      "fchdir",
                     "getcwd",     "umask",      "chmod",     "fchmod",     "fchmodat",
                     "fchmodat2",  "chown",      "fchown",    "lchown",     "fchownat",
                     "utime",      "utimes",     "futimesat", "utimensat",  "utimensat_time64" } },
        { .purpose = "extended attributes, which copying tools read and write",
          .names = { "getxattr", "lgetxattr", "fgetxattr", "setxattr", "lsetxattr", "fsetxattr",
                     "listxattr", "llistxattr", "flistxattr", "removexattr", "lremovexattr",
                     "fremovexattr" } },
        { .purpose = "memory",
          .names = { "mmap",          "mmap2",         "munmap",     "mremap",     "mprotect",
                     "madvise",       "msync",         "mincore",    "brk",        "mlock",
                     "mlock2",        "munlock",       "mlockall",   "munlockall", "mbind",
                     "get_mempolicy", "set_mempolicy", "membarrier", "mseal",      "pkey_alloc",
                     "pkey_free",     "pkey_mprotect" } },
        { .purpose = "processes and threads; namespace flags are judged separately",
          .names = { "clone",           "fork",
                     "vfork",           "execve",
                     "execveat",        "exit",
                     "exit_group",      "wait4",
                     "waitid",          "waitpid",
                     "gettid",          "getpid",
                     "getppid",         "getpgid",
                     "getpgrp",         "setpgid",
                     "getsid",          "setsid",
                     "set_tid_address", "set_robust_list",
                     "get_robust_list", "rseq",
                     "futex",           "futex_time64",
                     "futex_waitv",     "futex_wake",
                     "futex_wait",      "futex_requeue",
                     "pidfd_open",      "pidfd_send_signal",
                     "arch_prctl",      "personality",
                     "getcpu" } },
        { .purpose = "signals, which reach the program's own processes only",
          .names = { "kill", "tkill", "tgkill", "pause", "alarm", "rt_sigaction", "rt_sigprocmask",
                     "rt_sigreturn", "rt_sigpending", "rt_sigsuspend", "rt_sigtimedwait",
                     "rt_sigtimedwait_time64", "rt_sigqueueinfo", "rt_tgsigqueueinfo",
                     "sigaltstack", "sigreturn", "signalfd", "signalfd4", "restart_syscall" } },
        { .purpose = "who one is; the kernel refuses to become another",
          .names = { "getuid", "geteuid", "getgid", "getegid", "getresuid", "getresgid",
                     "getgroups", "setuid", "setgid", "setreuid", "setregid", "setresuid",
                     "setresgid", "setgroups", "setfsuid", "setfsgid", "capget", "capset" } },
        { .purpose = "time and timers",
          .names = { "time",
                     "gettimeofday",
                     "clock_gettime",
                     "clock_gettime64",
                     "clock_getres",
                     "clock_getres_time64",
                     "clock_nanosleep",
                     "clock_nanosleep_time64",
                     "nanosleep",
                     "times",
                     "getitimer",
                     "setitimer",
                     "timer_create",
                     "timer_settime",
                     "timer_settime64",
                     "timer_gettime",
                     "timer_gettime64",
                     "timer_getoverrun",
                     "timer_delete",
                     "timerfd_create",
                     "timerfd_settime",
                     "timerfd_settime64",
                     "timerfd_gettime",
                     "timerfd_gettime64" } },
        { .purpose = "scheduling and limits of its own",
          .names = { "sched_yield",
                     "sched_getaffinity",
                     "sched_setaffinity",
                     "sched_getparam",
                     "sched_setparam",
                     "sched_getscheduler",
                     "sched_setscheduler",
                     "sched_getattr",
                     "sched_setattr",
                     "sched_get_priority_max",
                     "sched_get_priority_min",
                     "sched_rr_get_interval",
                     "sched_rr_get_interval_time64",
                     "getpriority",
                     "setpriority",
                     "ioprio_get",
                     "ioprio_set",
                     "getrlimit",
                     "ugetrlimit",
                     "setrlimit",
                     "prlimit64",
                     "getrusage" } },
        { .purpose = "waiting for several things",
          .names = { "select", "_newselect", "pselect6", "pselect6_time64", "poll", "ppoll",
                     "ppoll_time64", "epoll_create", "epoll_create1", "epoll_ctl", "epoll_wait",
                     "epoll_pwait", "epoll_pwait2", "eventfd", "eventfd2", "inotify_init",
                     "inotify_init1", "inotify_add_watch", "inotify_rm_watch" } },
        { .purpose = "pipes and sockets; families are judged separately",
          .names = { "pipe",        "pipe2",      "socket",         "socketpair", "bind",
                     "listen",      "accept",     "accept4",        "connect",    "getsockname",
                     "getpeername", "getsockopt", "setsockopt",     "shutdown",   "sendto",
                     "send",        "recvfrom",   "recv",           "sendmsg",    "recvmsg",
                     "sendmmsg",    "recvmmsg",   "recvmmsg_time64" } },
        { .purpose = "the second filter, which then refuses it", .names = { "seccomp" } },
        { .purpose = "facts about the system", .names = { "uname", "sysinfo", "getrandom" } },
    };
    return groups;
}

const std::vector<RefusedCalls> &refusedCalls()
{
    static const std::vector<RefusedCalls> groups = {
        { .reason = "mounts, by the old and the new interface",
          .errorNumber = EPERM,
          .names = { "mount", "umount", "umount2", "pivot_root", "chroot", "move_mount",
                     "open_tree", "fsopen", "fsconfig", "fsmount", "fspick", "mount_setattr",
                     "open_tree_attr", "statmount", "listmount" } },
        { .reason = "other processes' memory and descriptors",
          .errorNumber = EPERM,
          .names = { "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "kcmp",
                     "pidfd_getfd" } },
        { .reason = "kernel interfaces with a record of holes",
          .errorNumber = EPERM,
          .names = { "bpf", "perf_event_open", "userfaultfd", "fanotify_init", "lookup_dcookie" } },
        { .reason = "the same; programs have fallbacks",
          .errorNumber = ENOSYS,
          .names = { "io_uring_setup", "io_uring_enter", "io_uring_register" } },
        { .reason = "the kernel's key store, which no namespace divides",
          .errorNumber = EPERM,
          .names = { "add_key", "request_key", "keyctl" } },
        { .reason = "the kernel itself",
          .errorNumber = EPERM,
          .names = { "init_module", "finit_module", "delete_module", "create_module",
                     "query_module", "get_kernel_syms", "kexec_load", "kexec_file_load" } },
        { .reason = "on which memory of the machine pages lie; the kernel keeps such wishes for "
                    "each part of a file, so they are said to be done",
          .errorNumber = 0,
          .names = { "mbind", "set_mempolicy" } },
        { .reason = "the clock and the names of the machine",
          .errorNumber = EPERM,
          .names = { "settimeofday", "stime", "clock_settime", "clock_adjtime", "adjtimex",
                     "sethostname", "setdomainname" } },
        { .reason = "administration",
          .errorNumber = EPERM,
          .names = { "swapon", "swapoff", "reboot", "quotactl", "quotactl_fd", "acct", "syslog",
                     "vhangup", "nfsservctl", "uselib", "ustat", "sysfs", "_sysctl", "iopl",
                     "ioperm", "modify_ldt" } },
        { .reason = "files by handle and other namespaces",
          .errorNumber = EPERM,
          .names = { "open_by_handle_at", "name_to_handle_at", "setns", "unshare" } },
        { .reason = "its flags hide behind a pointer; libc falls back to clone, whose flags show",
          .errorNumber = ENOSYS,
          .names = { "clone3" } },
        { .reason = "memory that no process maps would escape the accounting",
          .errorNumber = ENOSYS,
          .names = { "memfd_create", "memfd_secret", "shmget", "shmat", "shmctl", "shmdt", "msgget",
                     "semget" } },
        { .reason = "pages of files that lie in pipes and sockets show nowhere; every program that "
                    "copies so goes on by reading and writing when it cannot",
          .errorNumber = EINVAL,
          .names = { "sendfile", "sendfile64", "splice", "tee", "vmsplice" } },
        { .reason =
              "filters and rule sets of its own are not needed, and another's code in the kernel",
          .errorNumber = ENOSYS,
          .names = { "seccomp", "landlock_create_ruleset", "landlock_add_rule",
                     "landlock_restrict_self", "lsm_set_self_attr", "map_shadow_stack" } },
        { .reason =
              "lists of who may read a file in memory take 64 KiB of the kernel's memory each, "
              "which nothing counts; copying tools go on without",
          .errorNumber = ENOTSUP,
          .names = { "setxattr", "lsetxattr", "fsetxattr", "setxattrat" } },
        { .reason = "where other processes' memory lies",
          .errorNumber = EPERM,
          .names = { "move_pages", "migrate_pages", "set_mempolicy_home_node" } },
    };
    return groups;
}

const std::vector<std::uint32_t> &processOptions()
{
    static const std::vector<std::uint32_t> options = {
        // How a process ends, is called, and is seen.
        PR_SET_PDEATHSIG, PR_GET_PDEATHSIG, PR_GET_DUMPABLE, PR_SET_DUMPABLE, PR_SET_NAME,
        PR_GET_NAME, PR_SET_CHILD_SUBREAPER, PR_GET_CHILD_SUBREAPER, PR_SET_PTRACER,
        PR_GET_TID_ADDRESS, PR_SET_VMA, PR_GET_AUXV,
        // Rights, which it can only give up.
        PR_GET_KEEPCAPS, PR_SET_KEEPCAPS, PR_GET_SECCOMP, PR_SET_SECCOMP, PR_CAPBSET_READ,
        PR_CAPBSET_DROP, PR_GET_SECUREBITS, PR_SET_SECUREBITS, PR_SET_NO_NEW_PRIVS,
        PR_GET_NO_NEW_PRIVS, PR_CAP_AMBIENT, PR_GET_SPECULATION_CTRL, PR_SET_SPECULATION_CTRL,
        PR_SET_MDWE, PR_GET_MDWE,
        // How it computes.
        PR_GET_TIMING, PR_SET_TIMING, PR_GET_TSC, PR_SET_TSC, PR_SET_TIMERSLACK, PR_GET_TIMERSLACK,
        PR_MCE_KILL, PR_MCE_KILL_GET, PR_SET_THP_DISABLE, PR_GET_THP_DISABLE,
        PR_SET_SYSCALL_USER_DISPATCH
    };
    return options;
}

const std::vector<RefusedCalls> &refusedOnSharedFiles()
{
    static const std::vector<RefusedCalls> groups = {
        { .reason = "being told what happens in a folder tells what others do there; the user has "
                    "few watchers, and other programs need them, too",
          .errorNumber = EPERM,
          .names = { "inotify_init", "inotify_init1", "inotify_add_watch" } },
        { .reason = "a file that may only be read can be locked as a whole, and other programs use "
                    "the machine's, too",
          .errorNumber = ENOLCK,
          .names = { "flock" } },
    };
    return groups;
}

const std::vector<RefusedCalls> &refusedByNameCalls()
{
    static const std::vector<RefusedCalls> groups = {
        { .reason = "Landlock does not guard sockets with names: the session bus obeys its user",
          .errorNumber = EAFNOSUPPORT,
          .names = { "socket", "connect", "bind" } },
        { .reason =
              "nor modes and times of files; copying tools set them and take a refusal badly, "
              "so they are said to be done",
          .errorNumber = 0,
          .names = { "chmod", "fchmod", "fchmodat", "fchmodat2", "utime", "utimes", "futimesat",
                     "utimensat" } },
        { .reason = "nor attributes, which can be asked for of what cannot be opened",
          .errorNumber = ENOTSUP,
          .names = { "removexattr", "lremovexattr", "fremovexattr", "getxattr", "lgetxattr",
                     "listxattr", "llistxattr" } },
        { .reason = "nor owners; a descriptor that may only read is enough for them",
          .errorNumber = EPERM,
          .names = { "chown", "lchown", "fchown", "fchownat" } },
        { .reason = "its mode hides behind a pointer; libc does not use it",
          .errorNumber = ENOSYS,
          .names = { "openat2" } },
        { .reason =
              "nor having files written to the disk: the kernel looks at each mapping of each "
              "page, or waits for the disk for each mapping, and at no signal meanwhile. The "
              "folder is thrown away, so it is said to be done",
          .errorNumber = 0,
          .names = { "fsync", "fdatasync", "msync", "sync_file_range" } },
        { .reason = "one call takes more of the disk than the supervisor can see in time; libc "
                    "writes instead",
          .errorNumber = EOPNOTSUPP,
          .names = { "fallocate" } },
    };
    return groups;
}

} // namespace sandpad::guest
