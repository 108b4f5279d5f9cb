#pragma once

#include "runner/model/RunEvent.h"

#include <QString>

namespace sandpad::runner {

/// Finds out how a run's output begins, while it comes: what a list can show of it. Takes what was
/// printed, and the texts of displays and values. A plain class.
class OutputBeginning
{
public:
    /// In characters.
    static constexpr qsizetype kLongest = 120;

    void add(const RunEvent &event);
    /// What the runtime printed of its error is told by the error's name.
    void leaveOut(const ErrorReport &error);

    /// The first line with something in it, without escape sequences, cut.
    [[nodiscard]] QString line() const;
    /// Of the whole output.
    [[nodiscard]] qint64 lines() const { return m_lines + (m_isOpen ? 1 : 0); }

private:
    void add(QByteArrayView bytes);
    /// A bar of progress writes over its line again and again.
    void dropOverwritten();

    QByteArray m_begin; ///< bounded
    bool m_isFull = false; ///< nothing more is taken into it
    qint64 m_lines = 0; ///< that have ended
    bool m_isOpen = false; ///< the last one has not
};

} // namespace sandpad::runner
