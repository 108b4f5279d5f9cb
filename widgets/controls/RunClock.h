#pragma once

#include <QElapsedTimer>

#include <algorithm>
#include <chrono>
#include <optional>

namespace sandpad::widgets {

/// What a clock beside a run shows: a time that goes on by itself, or that of the program, which
/// stands while it waits for input and is told only now and then. This one comes up to what was
/// told last and no further, so the time that the result has in the end is never less. A value.
class RunClock
{
public:
    RunClock() = default;
    explicit RunClock(const QElapsedTimer &since)
        : m_since(since)
    { }

    /// The program has run so long.
    void hear(std::chrono::microseconds told)
    {
        m_from = m_told ? now() : 0;
        m_told = std::chrono::duration<double>(told).count();
        m_since.start();
    }

    /// In seconds.
    [[nodiscard]] double now() const
    {
        constexpr double kPause = 0.5; // between two times that are told
        const double elapsed =
            m_since.isValid() ? static_cast<double>(m_since.elapsed()) / 1000 : 0;
        if (!m_told)
            return elapsed;
        return m_from + (*m_told - m_from) * std::min(1.0, elapsed / kPause);
    }

private:
    QElapsedTimer m_since;
    double m_from = 0;
    std::optional<double> m_told;
};

} // namespace sandpad::widgets
