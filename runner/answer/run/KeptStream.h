#pragma once

#include <QByteArray>

namespace sandpad::runner {

/// What is judged of each stream of a run, at its beginning and at its end: nobody claims more, and
/// judging takes many times as much memory.
inline constexpr qsizetype kMostJudged = 4 << 20;

/// The beginning and the end of what a program writes to a stream, in whole lines where it has any.
class KeptStream
{
public:
    void add(const QByteArray &bytes);

    /// The beginning and the end, with a line between them that says how much is left out, if
    /// anything is. Empty afterwards.
    [[nodiscard]] QByteArray take();
    [[nodiscard]] qsizetype leftOut() const { return m_leftOut; }

private:
    QByteArray m_beginning;
    QByteArray m_end;
    qsizetype m_leftOut = 0;
};

} // namespace sandpad::runner
