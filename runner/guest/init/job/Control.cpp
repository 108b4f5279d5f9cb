#include "runner/guest/init/job/Control.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>

namespace sandpad::guest {

namespace {
    constexpr std::size_t kCongestedBytes = 1U << 20;
    constexpr std::size_t kControlBytes = 64U << 10;
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

void Control::waitForClose() const
{
    constexpr int kPatienceMs = 1000;
    pollfd closed { .fd = m_socket.get(), .events = 0, .revents = 0 };
    ::poll(&closed, 1, kPatienceMs);
}

bool Control::readSome()
{
    std::array<char, kControlBytes> buffer {};
    const ssize_t size = ::recv(m_socket.get(), buffer.data(), buffer.size(), 0);
    if (size > 0) {
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
