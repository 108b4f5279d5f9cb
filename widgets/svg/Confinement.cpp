#include "widgets/svg/Confinement.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <string>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

namespace sandpad::svg {

namespace {

    /// A picture of 64 million pixels has 256 MB; a filter needs several of its size.
    constexpr rlim_t kMostMemory = 1536ULL << 20;
    constexpr rlim_t kMostSeconds = 8;
    constexpr rlim_t kMostFiles = 64;

    bool limit(__rlimit_resource resource, rlim_t value)
    {
        const rlimit both { .rlim_cur = value, .rlim_max = value };
        return ::setrlimit(resource, &both) == 0;
    }

    bool limitResources()
    {
        return limit(RLIMIT_CPU, kMostSeconds) && limit(RLIMIT_NOFILE, kMostFiles)
            && limit(RLIMIT_FSIZE, 0) && limit(RLIMIT_CORE, 0)
#ifndef __SANITIZE_ADDRESS__ // its shadow memory is larger than any limit
            && limit(RLIMIT_AS, kMostMemory)
#endif
            ;
    }

    /// Where fontconfig and pango look for fonts and their settings.
    std::vector<std::string> readableFolders()
    {
        std::vector<std::string> folders { "/usr",   "/etc/fonts",       "/lib",
                                           "/lib64", "/etc/ld.so.cache", "/var/cache/fontconfig" };
        if (const char *settings = std::getenv("FONTCONFIG_FILE")) {
            const std::string file(settings);
            folders.push_back(file.substr(0, file.rfind('/')));
        }
        const char *home = std::getenv("HOME");
        if (!home || *home != '/')
            return folders;
        for (const char *own :
             { "/.fonts", "/.local/share/fonts", "/.config/fontconfig", "/.cache/fontconfig" })
            folders.push_back(std::string(home) + own);
        return folders;
    }

    void allowReading(int rules, const std::string &path)
    {
        const int folder = ::open(path.c_str(), O_PATH | O_CLOEXEC);
        if (folder < 0)
            return;
        landlock_path_beneath_attr rule {};
        rule.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
        rule.parent_fd = folder;
        // Of a file only LANDLOCK_ACCESS_FS_READ_FILE may be allowed.
        if (::syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) {
            rule.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE;
            (void)::syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
        }
        ::close(folder);
    }

    /// Nothing can be written or started, and only fonts and what comes with programs can be read.
    void confineFiles()
    {
        // The rights of Landlock's first version, which every kernel with Landlock knows.
        constexpr std::uint64_t kFirstRights = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;
        landlock_ruleset_attr attributes {};
        attributes.handled_access_fs = kFirstRights;
        const auto rules = static_cast<int>(::syscall(SYS_landlock_create_ruleset, &attributes,
                                                      sizeof(attributes.handled_access_fs), 0));
        if (rules < 0)
            return;
        for (const std::string &path : readableFolders())
            allowReading(rules, path);
        (void)::syscall(SYS_landlock_restrict_self, rules, 0);
        ::close(rules);
    }

    /// Refuses the calls that reach other processes, programs and the network. What is left is
    /// what files, memory and threads take.
    bool confineCalls()
    {
        constexpr std::array kRefused {
            SYS_socket,
            SYS_socketpair,
            SYS_connect,
            SYS_execve,
            SYS_execveat,
            SYS_ptrace,
            SYS_kill,
            SYS_tkill,
            SYS_process_vm_readv,
            SYS_process_vm_writev,
            SYS_pidfd_open,
            SYS_pidfd_getfd,
            SYS_bpf,
            SYS_perf_event_open,
            SYS_io_uring_setup,
            SYS_userfaultfd,
            SYS_keyctl,
            SYS_add_key,
            SYS_request_key,
            SYS_unshare,
            SYS_setns,
            SYS_mount,
            SYS_chroot,
            SYS_pivot_root,
            SYS_fsopen,
            SYS_open_tree,
            SYS_move_mount,
            SYS_prlimit64,
            SYS_setrlimit,
        };
        std::vector<sock_filter> filter {
            BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch)),
#ifdef __x86_64__
            BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_X86_64, 1, 0),
#else
            BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_AARCH64, 1, 0),
#endif
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
            BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
        };
        for (const long call : kRefused) {
            filter.push_back(
                BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<unsigned>(call), 0, 1));
            filter.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM));
        }
        filter.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
        const sock_fprog program { .len = static_cast<unsigned short>(filter.size()),
                                   .filter = filter.data() };
        return ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
    }

} // namespace

bool confine()
{
    // It has nothing to do once nobody waits for the drawing.
    (void)::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (!limitResources() || ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return false;
    confineFiles();
    return confineCalls();
}

} // namespace sandpad::svg
