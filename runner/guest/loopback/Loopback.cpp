// sandpad-loopback.so is loaded into a program together with libsocket_wrapper, which makes sockets
// of the family UNIX of those of IP. It mends differences from a real loopback. It protects
// nothing: it is a part of the program.

#include <cerrno>
#include <dlfcn.h>
#include <netdb.h>
#include <sys/socket.h>

namespace {

template <typename Function>
Function *next(const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

} // namespace

// A server that listens on all addresses of IPv6 could not be reached over IPv4 in
// libsocket_wrapper. Where there is no IPv6, servers listen on IPv4.
extern "C" int socket(int domain, int type, int protocol) noexcept
{
    static auto *const real = next<decltype(socket)>("socket");
    if (domain == AF_INET6) {
        errno = EAFNOSUPPORT;
        return -1;
    }
    return real(domain, type, protocol);
}

// Nor must names lead to addresses of IPv6.
extern "C" int getaddrinfo(const char *node, const char *service, const addrinfo *hints,
                           addrinfo **result)
{
    static auto *const real = next<decltype(getaddrinfo)>("getaddrinfo");
    addrinfo wanted {};
    if (hints != nullptr)
        wanted = *hints;
    else
        wanted.ai_flags = AI_V4MAPPED | AI_ADDRCONFIG; // what getaddrinfo(3) says of no hints
    if (wanted.ai_family == AF_UNSPEC)
        wanted.ai_family = AF_INET;
    return real(node, service, &wanted, result);
}

// libsocket_wrapper says that there is no route where nobody listens.
extern "C" int connect(int descriptor, const sockaddr *address, socklen_t size)
{
    static auto *const real = next<decltype(connect)>("connect");
    const int result = real(descriptor, address, size);
    if (result != 0 && errno == EHOSTUNREACH)
        errno = ECONNREFUSED;
    return result;
}
