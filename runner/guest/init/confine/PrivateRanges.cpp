#include "runner/guest/init/confine/PrivateRanges.h"

#include "runner/guest/protocol/UniqueFd.h"

#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <cstring>
#include <net/route.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

namespace sandpad::guest {

namespace {

    struct Range
    {
        const char *address;
        int bits;
    };

    /// The ranges of RFC 6890, except that of the sandbox's own addresses (RFC 2544).
    constexpr auto kRanges = std::to_array<Range>({ { .address = "0.0.0.0", .bits = 8 },
                                                    { .address = "10.0.0.0", .bits = 8 },
                                                    { .address = "100.64.0.0", .bits = 10 },
                                                    { .address = "169.254.0.0", .bits = 16 },
                                                    { .address = "172.16.0.0", .bits = 12 },
                                                    { .address = "192.0.0.0", .bits = 24 },
                                                    { .address = "192.168.0.0", .bits = 16 },
                                                    { .address = "224.0.0.0", .bits = 4 },
                                                    { .address = "240.0.0.0", .bits = 4 } });

    sockaddr address(in_addr_t value)
    {
        sockaddr_in in {};
        in.sin_family = AF_INET;
        in.sin_addr.s_addr = value;
        sockaddr generic {};
        std::memcpy(&generic, &in, sizeof in);
        return generic;
    }

} // namespace

Tried<void> refusePrivateRanges()
{
    const UniqueFd socket(::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0));
    if (!socket.isOpen())
        return systemFailure("open a socket");
    for (const Range &range : kRanges) {
        constexpr int kAddressBits = 32;
        rtentry route {};
        route.rt_dst = address(::inet_addr(range.address));
        route.rt_genmask = address(htonl(~0U << (kAddressBits - range.bits)));
        // The route makes the range unreachable. It is more specific than the default route, so it
        // wins.
        route.rt_flags = RTF_UP | RTF_REJECT;
        if (::ioctl(socket.get(), SIOCADDRT, &route) != 0 && errno != EEXIST)
            return systemFailure(std::string("refuse ") + range.address);
    }
    return {};
}

} // namespace sandpad::guest
