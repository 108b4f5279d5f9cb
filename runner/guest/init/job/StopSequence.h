#pragma once

#include <cstdint>
#include <optional>

namespace sandpad::guest {

/// How a program is asked to end: by SIGINT as at Ctrl+C, later by SIGTERM, at last by SIGKILL. Who
/// asks twice does not wait. Plain arithmetic: the caller gives the clock (monotonicNs) and sends
/// the signals.
class StopSequence
{
public:
    static constexpr std::uint64_t kTerminateAfterNs = 500'000'000;
    static constexpr std::uint64_t kKillAfterNs = 1'500'000'000;

    /// Somebody wants the program to end.
    void ask(std::uint64_t nowNs);
    /// The program is to be killed now, for example because it is a compiler.
    void askAtOnce();
    [[nodiscard]] bool hasBegun() const { return m_next != Next::Nothing; }

    /// The signal that is due, each once. SIGKILL is the last.
    [[nodiscard]] std::optional<int> dueSignal(std::uint64_t nowNs);

private:
    enum class Next : std::uint8_t
    {
        Nothing,
        Interrupt,
        Terminate,
        Kill,
        Done
    };

    Next m_next = Next::Nothing;
    std::uint64_t m_beganNs = 0;
    std::uint64_t m_nextNs = 0; ///< when `m_next` is due
};

} // namespace sandpad::guest
