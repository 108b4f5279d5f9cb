#pragma once

#include "runner/model/RunEvent.h"

namespace sandpad::runner {

/// Puts the events of one run together to its whole result. A plain class; feed it every event
/// in order, then take the result.
class RunRecorder
{
public:
    void add(const RunEvent &event);
    [[nodiscard]] bool isFinished() const { return m_isFinished; }
    /// Complete once isFinished().
    [[nodiscard]] const RunResult &result() const { return m_result; }

private:
    RunResult m_result;
    QList<qsizetype> m_places; ///< of each display in the result; -1: it is not there
    bool m_isFinished = false;
};

} // namespace sandpad::runner
