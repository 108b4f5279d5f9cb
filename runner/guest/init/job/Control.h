#pragma once

#include "runner/guest/init/system/System.h"

#include <functional>
#include <vector>

namespace sandpad::guest {

/// The init's end of the socket to Sandpad. Never blocks: frames that Sandpad has not taken yet
/// wait here. While many wait, isCongested() makes the relay leave the program's output in its
/// pipes. So a slow Sandpad slows the program instead of filling memory.
class Control
{
public:
    explicit Control(UniqueFd socket);

    [[nodiscard]] int fd() const { return m_socket.get(); }
    [[nodiscard]] bool hasPending() const { return m_sent < m_pending.size(); }
    [[nodiscard]] bool isCongested() const;
    /// Whether Sandpad has gone. Then everything must end.
    [[nodiscard]] bool isClosed() const { return m_isClosed; }

    /// Times of frames count from here.
    void startClock();
    [[nodiscard]] std::uint64_t elapsedNs() const;

    void send(Kind kind, std::string_view payload);
    /// Sends as much as the socket accepts now.
    void flush();
    /// Sends everything and waits for it. For the last frames, when no program runs any more.
    void flushAll();

    /// Reads the bytes that have arrived, and passes each whole frame to the handler.
    void receive(const std::function<void(const Frame &)> &handle);
    /// Waits for one whole frame; false when Sandpad has gone or the stream is broken.
    [[nodiscard]] bool receiveOne(const std::function<void(const Frame &)> &handle);
    /// The descriptors that came with the frames so far, in order.
    [[nodiscard]] std::vector<UniqueFd> takeDescriptors() { return std::move(m_descriptors); }

private:
    bool readSome();
    bool takeFrame(const std::function<void(const Frame &)> &handle);

    UniqueFd m_socket;
    std::string m_pending;
    std::size_t m_sent = 0;
    std::string m_received;
    std::vector<UniqueFd> m_descriptors;
    std::uint64_t m_startNs = 0;
    bool m_isClosed = false;
};

} // namespace sandpad::guest
