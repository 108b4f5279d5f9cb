#include "runner/guest/init/job/Relay.h"

#include "runner/guest/init/place/Terminal.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <limits>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <utility>

namespace sandpad::guest {

namespace {

    constexpr std::size_t kReadBytes = 64U << 10;
    constexpr std::size_t kEverything = std::numeric_limits<std::size_t>::max();
    constexpr char kAcknowledge = 0x06;

    std::size_t held(const UniqueFd &pipe)
    {
        int bytes = 0;
        if (!pipe.isOpen() || ::ioctl(pipe.get(), FIONREAD, &bytes) != 0 || bytes < 0)
            return 0;
        return static_cast<std::size_t>(bytes);
    }

    /// Closes a pipe that is empty and has no writer any more; poll would report it for ever.
    void closeEnded(UniqueFd &pipe)
    {
        pollfd state { .fd = pipe.get(), .events = POLLIN, .revents = 0 };
        if (pipe.isOpen() && ::poll(&state, 1, 0) == 1 && state.revents == POLLHUP)
            pipe.reset();
    }

} // namespace

Relay::Relay(Control &control, ConfinedProgram &program, std::uint64_t outputLimit,
             std::function<void(bool isDrawing)> onDrawing)
    : m_control(control)
    , m_program(program)
    , m_outputLimit(outputLimit)
    , m_onDrawing(std::move(onDrawing))
{ }

void Relay::forward(UniqueFd &pipe, Kind kind, std::size_t most)
{
    static std::array<char, kReadBytes> buffer;
    while (pipe.isOpen() && most > 0 && !m_isOverLimit) {
        const ssize_t size = ::read(pipe.get(), buffer.data(), std::min(most, buffer.size()));
        if (size < 0 && errno == EINTR)
            continue;
        // Reading fails with EIO when no program holds the terminal any more.
        if (size == 0 || (size < 0 && errno == EIO))
            pipe.reset();
        if (size <= 0)
            return;
        const auto bytes = static_cast<std::size_t>(size);
        const std::size_t kept = std::min<std::size_t>(bytes, m_outputLimit - m_outputBytes);
        if (kept > 0)
            m_control.send(kind, std::string_view(buffer.data(), kept));
        m_outputBytes += kept;
        m_isOverLimit = kept < bytes;
        most -= bytes;
    }
}

void Relay::relay()
{
    const std::size_t before = held(m_program.output);
    forward(m_program.error, Kind::Stderr, held(m_program.error));
    forward(m_program.output, Kind::Stdout, before);
    closeEnded(m_program.output);
    closeEnded(m_program.error);
}

void Relay::closeOutput()
{
    if (!m_program.hasTerminal)
        m_program.output.reset();
}

void Relay::closeChannel()
{
    m_program.channel.reset();
    m_channel.clear();
    m_control.send(Kind::LeftOut, {});
}

void Relay::acknowledge() const
{
    // A harness waits for the answer to each message. So a full socket means that it does not wait
    // for this one.
    ::send(m_program.channel.get(), &kAcknowledge, 1, MSG_NOSIGNAL | MSG_DONTWAIT);
}

bool Relay::leaveOut()
{
    const std::size_t bytes = std::min<std::uint64_t>(m_toLeaveOut, m_channel.size());
    m_channel.erase(0, bytes);
    m_toLeaveOut -= bytes;
    if (m_toLeaveOut > 0)
        return false;
    relay();
    m_control.send(Kind::LeftOut, {});
    acknowledge();
    return true;
}

bool Relay::takeMessage()
{
    if (m_toLeaveOut > 0)
        return leaveOut();
    std::uint32_t length = 0;
    if (m_channel.size() < sizeof length)
        return false;
    std::memcpy(&length, m_channel.data(), sizeof length);
    if (length > kMaxSentBytes || m_messageBytes + length > kMaxSentTotalBytes
        || m_messages >= kMaxMessages) {
        closeChannel();
        return false;
    }
    const std::size_t whole = sizeof length + length;
    if (length <= kMaxMessageBytes && m_channel.size() < whole)
        return false;
    m_messageBytes += length;
    ++m_messages;
    if (length > kMaxMessageBytes) {
        m_toLeaveOut = whole;
        return leaveOut();
    }
    relay();
    if (length == 0)
        m_onDrawing(m_isDrawing = !m_isDrawing);
    else
        m_control.send(Kind::Message, std::string_view(m_channel).substr(sizeof length, length));
    m_channel.erase(0, whole);
    acknowledge();
    return true;
}

void Relay::readChannel()
{
    std::array<char, kReadBytes> buffer {};
    const ssize_t size = ::read(m_program.channel.get(), buffer.data(), buffer.size());
    if (size == 0 || (size < 0 && errno != EAGAIN && errno != EINTR)) {
        m_program.channel.reset();
        return;
    }
    if (size > 0)
        m_channel.append(buffer.data(), static_cast<std::size_t>(size));
    while (takeMessage()) { }
}

void Relay::feed(std::string &input, bool mayMoreCome)
{
    if (!mayMoreCome && m_program.hasTerminal && m_program.input.isOpen() && !m_isEnded) {
        const bool isLineOpen = input.empty() ? m_isLineOpen : !input.ends_with('\n');
        input += endOfFile(isLineOpen);
        m_isEnded = true;
    }
    std::size_t written = 0;
    while (written < input.size() && m_program.input.isOpen()) {
        const ssize_t size =
            ::write(m_program.input.get(), input.data() + written, input.size() - written);
        if (size < 0 && errno == EINTR)
            continue;
        if (size < 0 && errno == EAGAIN)
            break;
        // The program does not read its input any more.
        if (size < 0)
            m_program.input.reset();
        else
            written += static_cast<std::size_t>(size);
    }
    if (written > 0)
        m_isLineOpen = input[written - 1] != '\n';
    input.erase(0, m_program.input.isOpen() ? written : input.size());
    if (input.empty() && !mayMoreCome)
        m_program.input.reset();
}

void Relay::drain()
{
    while (m_program.channel.isOpen() && held(m_program.channel) > 0)
        readChannel();
    forward(m_program.error, Kind::Stderr, held(m_program.error));
    forward(m_program.output, Kind::Stdout, kEverything);
    forward(m_program.error, Kind::Stderr, kEverything);
}

} // namespace sandpad::guest
