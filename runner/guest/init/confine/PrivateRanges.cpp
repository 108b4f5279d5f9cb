#include "runner/guest/init/confine/PrivateRanges.h"

#include "runner/guest/init/system/Translatable.h"
#include "runner/guest/protocol/UniqueFd.h"

#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <cstring>
#include <linux/netlink.h>
#include <linux/xfrm.h>
#include <net/route.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

namespace sandpad::guest {

namespace {

    struct Range
    {
        const char *address;
        int bits;
        std::uint16_t port = 0; ///< 0: all
    };

    /// The ranges of RFC 6890, and the address at which Azure gives a machine its settings and
    /// certificates.
    constexpr auto kRanges = std::to_array<Range>({ { .address = "168.63.129.16", .bits = 32 },
                                                    { .address = "192.88.99.0", .bits = 24 },
                                                    { .address = "0.0.0.0", .bits = 8 },
                                                    { .address = "10.0.0.0", .bits = 8 },
                                                    { .address = "100.64.0.0", .bits = 10 },
                                                    { .address = "169.254.0.0", .bits = 16 },
                                                    { .address = "172.16.0.0", .bits = 12 },
                                                    { .address = "192.0.0.0", .bits = 24 },
                                                    { .address = "192.0.2.0", .bits = 24 },
                                                    { .address = "192.168.0.0", .bits = 16 },
                                                    { .address = "198.18.0.0", .bits = 15 },
                                                    { .address = "198.51.100.0", .bits = 24 },
                                                    { .address = "203.0.113.0", .bits = 24 },
                                                    { .address = "224.0.0.0", .bits = 4 },
                                                    { .address = "240.0.0.0", .bits = 4 } });

    /// The sandbox's own address, and the one where it asks for names (NetworkGate.cpp). Pasta
    /// takes that to the name server of the machine; other ports of it would lead to whoever has
    /// that address outside, such as a tunnel that gives names addresses of its own.
    constexpr auto kOwn =
        std::to_array<Range>({ { .address = "198.18.0.2", .bits = 32 },
                               { .address = "198.18.0.53", .bits = 32, .port = 53 } });

    sockaddr address(in_addr_t value)
    {
        sockaddr_in in {};
        in.sin_family = AF_INET;
        in.sin_addr.s_addr = value;
        sockaddr generic {};
        std::memcpy(&generic, &in, sizeof in);
        return generic;
    }

    /// The route makes the range unreachable. It is more specific than the default route, so it
    /// wins. A program learns at once, and with an error that it knows.
    bool addRoute(int socket, const Range &range)
    {
        constexpr int kAddressBits = 32;
        rtentry route {};
        route.rt_dst = address(::inet_addr(range.address));
        route.rt_genmask = address(htonl(~0U << (kAddressBits - range.bits)));
        route.rt_flags = RTF_UP | RTF_REJECT;
        return ::ioctl(socket, SIOCADDRT, &route) == 0 || errno == EEXIST;
    }

    /// A message of rtnetlink's kind that adds a policy of IPsec (linux/xfrm.h).
    struct PolicyMessage
    {
        nlmsghdr header;
        xfrm_userpolicy_info policy;
    };

    /// What is sent to the range is dropped, however the program chooses its way. A program can
    /// name a network card (SO_BINDTODEVICE, IP_PKTINFO); the kernel then sends without a route.
    /// What is allowed goes before that.
    PolicyMessage policyFor(const Range &range, std::uint8_t action)
    {
        PolicyMessage message {};
        message.header.nlmsg_len = sizeof message;
        message.header.nlmsg_type = XFRM_MSG_NEWPOLICY;
        message.header.nlmsg_flags = NLM_F_REQUEST | NLM_F_ACK | NLM_F_CREATE;
        xfrm_userpolicy_info &policy = message.policy;
        policy.sel.family = AF_INET;
        policy.sel.daddr.a4 = ::inet_addr(range.address);
        policy.sel.prefixlen_d = static_cast<std::uint8_t>(range.bits);
        policy.sel.dport = htons(range.port);
        policy.sel.dport_mask = range.port == 0 ? 0 : 0xffff;
        policy.lft.soft_byte_limit = policy.lft.hard_byte_limit = XFRM_INF;
        policy.lft.soft_packet_limit = policy.lft.hard_packet_limit = XFRM_INF;
        policy.dir = XFRM_POLICY_OUT;
        policy.action = action;
        policy.priority = action == XFRM_POLICY_ALLOW ? 1 : 2;
        return message;
    }

    bool addPolicy(int netlink, const Range &range, std::uint8_t action)
    {
        const PolicyMessage message = policyFor(range, action);
        if (::send(netlink, &message, sizeof message, 0) != sizeof message)
            return false;
        struct
        {
            nlmsghdr header;
            nlmsgerr error;
        } reply {};
        if (::recv(netlink, &reply, sizeof reply, 0) < static_cast<ssize_t>(sizeof reply.header))
            return false;
        errno = reply.header.nlmsg_type == NLMSG_ERROR ? -reply.error.error : EBADMSG;
        return errno == 0 || errno == EEXIST;
    }

} // namespace

Tried<void> refusePrivateRanges()
{
    const UniqueFd socket(::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0));
    const UniqueFd netlink(::socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC, NETLINK_XFRM));
    if (!socket.isOpen() || !netlink.isOpen())
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "open a socket"));
    for (const Range &range : kOwn) {
        if (!addPolicy(netlink.get(), range, XFRM_POLICY_ALLOW))
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "allow %1"), range.address);
    }
    for (const Range &range : kRanges) {
        if (!addRoute(socket.get(), range) || !addPolicy(netlink.get(), range, XFRM_POLICY_BLOCK))
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "refuse %1"), range.address);
    }
    return {};
}

} // namespace sandpad::guest
