#include "runner/guest/filter/SocketRules.h"

#include <cerrno>
#include <netinet/in.h>
#include <sys/socket.h>

namespace sandpad::guest {

namespace {

    /// Requests about network cards (SIOC...) work on any socket. At the level `landlock` they
    /// would reach the cards of the machine.
    bool forbidNetworkCards(const FilterContext &context)
    {
        constexpr std::uint64_t kRequests = 0xffffff00U;
        constexpr std::uint64_t kOfSockets = 0x8900; // SIOC..., linux/sockios.h
        return addRule(context, SCMP_ACT_ERRNO(EPERM), "ioctl",
                       { masked(1, kRequests, kOfSockets) });
    }

    /// EAFNOSUPPORT is the error on a machine without IP, which programs can handle.
    bool forbidSocketFamilies(const FilterContext &context, bool allowsNetwork)
    {
        bool isDone = true;
        constexpr unsigned kFamilies = 64;
        for (const char *call : { "socket", "socketpair" }) {
            for (unsigned family = 0; family < kFamilies; ++family) {
                const bool isIp = family == AF_INET || family == AF_INET6 || family == AF_NETLINK;
                if (family == AF_UNIX || (isIp && allowsNetwork))
                    continue;
                isDone = addRule(context, SCMP_ACT_ERRNO(EAFNOSUPPORT), call,
                                 { masked(0, kLowBits, family) })
                    && isDone;
            }
        }
        return isDone;
    }

    /// Of the protocols of IP only TCP (6) and UDP (17) are needed, and 0, which stands for the
    /// usual one of a type of socket. The kernel loads others on demand, and few test them. One
    /// rule cannot exclude three values, so the rules exclude sets of bits that none of the three
    /// has. Rare types of sockets lead to the same protocols.
    bool forbidRareProtocols(const FilterContext &context)
    {
        constexpr unsigned kBits = 32;
        constexpr std::uint64_t kUsed = IPPROTO_TCP | IPPROTO_UDP;
        bool isDone = true;
        const auto refuse = [&](unsigned argument, std::uint64_t mask, std::uint64_t value) {
            for (const std::uint64_t family : { AF_INET, AF_INET6 })
                isDone = addRule(context, SCMP_ACT_ERRNO(EPROTONOSUPPORT), "socket",
                                 { masked(0, kLowBits, family), masked(argument, mask, value) })
                    && isDone;
        };
        for (unsigned bit = 0; bit < kBits; ++bit) {
            const std::uint64_t flag = 1ULL << bit;
            if ((kUsed & flag) == 0)
                refuse(2, flag, flag);
        }
        for (std::uint64_t value = 1; value <= kUsed; ++value) {
            if ((value & kUsed) == value && value != IPPROTO_TCP && value != IPPROTO_UDP)
                refuse(2, kUsed, value);
        }
        constexpr std::uint64_t kTypes = 0xf; // SOCK_TYPE_MASK of the kernel
        for (std::uint64_t type = SOCK_RAW + 1; type <= kTypes; ++type)
            refuse(1, kTypes, type);
        return isDone;
    }

    /// Of the protocols of netlink libraries need the one of routes (0), which tells the addresses
    /// of the sandbox. The kernel loads others on demand.
    bool forbidRareNetlink(const FilterContext &context)
    {
        constexpr unsigned kBits = 32;
        bool isDone = true;
        for (unsigned bit = 0; bit < kBits; ++bit) {
            const std::uint64_t flag = 1ULL << bit;
            isDone = addRule(context, SCMP_ACT_ERRNO(EPROTONOSUPPORT), "socket",
                             { masked(0, kLowBits, AF_NETLINK), masked(2, flag, flag) })
                && isDone;
        }
        return isDone;
    }

    /// A TCP socket can ask the kernel to speak another protocol above TCP, such as TLS. That is
    /// much code of the kernel which programs do not need. The error is that of a kernel without
    /// it.
    bool forbidProtocolsAboveTcp(const FilterContext &context)
    {
        constexpr std::uint64_t kTcpUlp = 31;
        return addRule(context, SCMP_ACT_ERRNO(ENOENT), "setsockopt",
                       { masked(1, kLowBits, IPPROTO_TCP), masked(2, kLowBits, kTcpUlp) });
    }

    /// Ignores requests to enlarge the buffers of sockets, because no process shows this memory as
    /// its own. The call reports success, as the kernel does when it reduces a requested size.
    bool keepSocketBuffers(const FilterContext &context)
    {
        bool isDone = true;
        for (const std::uint64_t option : { SO_SNDBUF, SO_RCVBUF, SO_SNDBUFFORCE, SO_RCVBUFFORCE })
            isDone = addRule(context, SCMP_ACT_ERRNO(0), "setsockopt",
                             { masked(1, kLowBits, SOL_SOCKET), masked(2, kLowBits, option) })
                && isDone;
        return isDone;
    }

    /// The last descriptor of a socket with this option waits when it is closed, for as long as the
    /// program wants, and the last one may be the supervisor's, by a message. The call reports
    /// success: programs set it to close sooner.
    bool ignoreLinger(const FilterContext &context)
    {
        return addRule(context, SCMP_ACT_ERRNO(0), "setsockopt",
                       { masked(1, kLowBits, SOL_SOCKET), masked(2, kLowBits, SO_LINGER) });
    }

    /// Refuses options with which sockets take memory of the kernel that no process shows. Pages
    /// that are sent without a copy stay in memory, huge ones whole, after the program has unmapped
    /// them. Filters of packets share one store with the filters of system calls of all users. The
    /// errors are those of a socket that cannot do it.
    bool forbidHiddenMemory(const FilterContext &context)
    {
        const auto forbid = [&context](std::uint64_t option, int error) {
            return addRule(context, SCMP_ACT_ERRNO(static_cast<unsigned>(error)), "setsockopt",
                           { masked(1, kLowBits, SOL_SOCKET), masked(2, kLowBits, option) });
        };
        return forbid(SO_ZEROCOPY, EOPNOTSUPP) && forbid(SO_ATTACH_FILTER, ENOPROTOOPT)
            && forbid(SO_ATTACH_BPF, ENOPROTOOPT) && forbid(SO_ATTACH_REUSEPORT_CBPF, ENOPROTOOPT)
            && forbid(SO_ATTACH_REUSEPORT_EBPF, ENOPROTOOPT);
    }

} // namespace

bool refuseSockets(const FilterContext &context, bool allowsNetwork)
{
    return (allowsNetwork || forbidNetworkCards(context))
        && forbidSocketFamilies(context, allowsNetwork)
        && (!allowsNetwork || (forbidRareProtocols(context) && forbidRareNetlink(context)))
        && forbidProtocolsAboveTcp(context) && keepSocketBuffers(context) && ignoreLinger(context)
        && forbidHiddenMemory(context);
}

} // namespace sandpad::guest
