#include "runner/lending/UnixSocket.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>

namespace sandpad::runner {

namespace {

    std::optional<sockaddr_un> addressOf(const QString &path)
    {
        const QByteArray name = QFile::encodeName(path);
        sockaddr_un address {};
        address.sun_family = AF_UNIX;
        if (name.isEmpty() || name.size() >= qsizetype(sizeof address.sun_path))
            return std::nullopt;
        std::memcpy(address.sun_path, name.constData(), static_cast<std::size_t>(name.size()));
        return address;
    }

    guest::UniqueFd newSocket()
    {
        return guest::UniqueFd(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    }

    const sockaddr *general(const sockaddr_un &address)
    {
        return reinterpret_cast<const sockaddr *>(&address);
    }

} // namespace

std::optional<guest::UniqueFd> connectedTo(const QString &path)
{
    const auto address = addressOf(path);
    guest::UniqueFd socket = newSocket();
    if (!address || !socket.isOpen()
        || ::connect(socket.get(), general(*address), sizeof *address) != 0)
        return std::nullopt;
    return socket;
}

std::optional<guest::UniqueFd> listeningAt(const QString &path)
{
    constexpr int kWaiting = 8;
    const auto address = addressOf(path);
    if (!address || connectedTo(path))
        return std::nullopt;
    ::unlink(address->sun_path);
    guest::UniqueFd socket = newSocket();
    if (!socket.isOpen() || ::bind(socket.get(), general(*address), sizeof *address) != 0
        || ::listen(socket.get(), kWaiting) != 0)
        return std::nullopt;
    return socket;
}

bool sendWith(int socket, const QByteArray &bytes, int descriptor)
{
    QByteArray copy = bytes;
    iovec part { .iov_base = copy.data(), .iov_len = static_cast<std::size_t>(copy.size()) };
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof descriptor)> extra {};
    msghdr message {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    if (descriptor >= 0) {
        message.msg_control = extra.data();
        message.msg_controllen = extra.size();
        cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof descriptor);
        std::memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
    }
    return ::sendmsg(socket, &message, MSG_NOSIGNAL) == bytes.size();
}

std::optional<Received> received(int socket, qsizetype most)
{
    constexpr std::size_t kMostDescriptors = 4; // others than the first are closed
    Received all { .bytes = QByteArray(most, Qt::Uninitialized), .descriptor = {} };
    iovec part { .iov_base = all.bytes.data(), .iov_len = static_cast<std::size_t>(most) };
    std::array<int, kMostDescriptors> descriptors {};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof descriptors)> extra {};
    msghdr message {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = extra.data();
    message.msg_controllen = extra.size();
    const ssize_t size = ::recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    if (size < 0 && (errno == EAGAIN || errno == EINTR))
        return std::nullopt;
    all.bytes.truncate(std::max<ssize_t>(size, 0));
    for (const cmsghdr *header = CMSG_FIRSTHDR(&message); header != nullptr;
         header = CMSG_NXTHDR(&message, const_cast<cmsghdr *>(header))) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS)
            continue;
        const std::size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        std::memcpy(descriptors.data(), CMSG_DATA(header), count * sizeof(int));
        for (std::size_t i = 0; i < count; ++i) {
            guest::UniqueFd one(descriptors[i]);
            if (!all.descriptor.isOpen())
                all.descriptor = std::move(one);
        }
    }
    return all;
}

} // namespace sandpad::runner
