#include "runner/guest/init/job/Control.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>

namespace sandpad::guest {

namespace {
    constexpr std::size_t kCongestedBytes = 1U << 20;
    constexpr std::size_t kControlBytes = 64U << 10;
    constexpr std::size_t kMostDescriptors = 4;

    void keepDescriptors(const msghdr &message, std::vector<UniqueFd> &kept)
    {
        const cmsghdr *header = CMSG_FIRSTHDR(&message);
        if (header == nullptr || header->cmsg_type != SCM_RIGHTS)
            return;
        const std::size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (std::size_t i = 0; i < count; ++i) {
            int fd = -1;
            std::memcpy(&fd, CMSG_DATA(header) + i * sizeof fd, sizeof fd);
            kept.emplace_back(fd);
        }
    }

} // namespace

Control::Control(UniqueFd socket)
    : m_socket(std::move(socket))
{
    ::fcntl(m_socket.get(), F_SETFL, O_NONBLOCK);
    ::fcntl(m_socket.get(), F_SETFD, FD_CLOEXEC);
}

bool Control::isCongested() const
{
    return m_pending.size() - m_sent > kCongestedBytes;
}

void Control::startClock()
{
    m_startNs = monotonicNs();
}

std::uint64_t Control::elapsedNs() const
{
    return m_startNs == 0 ? 0 : monotonicNs() - m_startNs;
}

void Control::send(Kind kind, std::string_view payload)
{
    m_pending.append(encodeFrame(kind, elapsedNs(), payload));
    flush();
}

void Control::flush()
{
    while (hasPending()) {
        const ssize_t sent = ::send(m_socket.get(), m_pending.data() + m_sent,
                                    m_pending.size() - m_sent, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent < 0) {
            if (errno != EAGAIN)
                m_isClosed = true;
            break;
        }
        m_sent += static_cast<std::size_t>(sent);
    }
    if (!hasPending()) {
        m_pending.clear();
        m_sent = 0;
    } else if (m_sent > kCongestedBytes) {
        m_pending.erase(0, m_sent);
        m_sent = 0;
    }
}

void Control::flushAll()
{
    while (hasPending() && !m_isClosed) {
        pollfd writable { .fd = m_socket.get(), .events = POLLOUT, .revents = 0 };
        ::poll(&writable, 1, -1);
        flush();
    }
}

bool Control::readSome()
{
    std::array<char, kControlBytes> buffer {};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int) * kMostDescriptors)> extra {};
    iovec part { .iov_base = buffer.data(), .iov_len = buffer.size() };
    msghdr message {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = extra.data();
    message.msg_controllen = extra.size();
    const ssize_t size = ::recvmsg(m_socket.get(), &message, MSG_CMSG_CLOEXEC);
    if (size > 0) {
        keepDescriptors(message, m_descriptors);
        m_received.append(buffer.data(), static_cast<std::size_t>(size));
        return true;
    }
    if (size == 0 || (errno != EAGAIN && errno != EINTR))
        m_isClosed = true;
    return false;
}

bool Control::takeFrame(const std::function<void(const Frame &)> &handle)
{
    Frame frame;
    std::size_t size = 0;
    const FrameState state = decodeFrame(m_received, frame, size);
    if (state == FrameState::Broken)
        m_isClosed = true;
    if (state != FrameState::Complete)
        return false;
    handle(frame);
    m_received.erase(0, size);
    return true;
}

void Control::receive(const std::function<void(const Frame &)> &handle)
{
    while (readSome()) { }
    while (takeFrame(handle)) { }
}

bool Control::receiveOne(const std::function<void(const Frame &)> &handle)
{
    while (!takeFrame(handle)) {
        if (m_isClosed)
            return false;
        pollfd readable { .fd = m_socket.get(), .events = POLLIN, .revents = 0 };
        ::poll(&readable, 1, -1);
        readSome();
    }
    return true;
}

} // namespace sandpad::guest
