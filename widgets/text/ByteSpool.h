#pragma once

#include "runner/model/RunEvent.h"
#include "widgets/text/SpoolFile.h"

#include <QList>

namespace sandpad::widgets {

/// The bytes of a run in the order in which they came, and the stream that each came on. They are
/// kept in a file; only the last ones are in memory. When the disk is full, later bytes are not
/// kept. The text of the output does not depend on them: they are only there to be looked at.
class ByteSpool
{
public:
    /// Bytes of one stream, up to the next stretch.
    struct Stretch
    {
        qint64 start = 0;
        runner::Stream stream = runner::Stream::Out;
    };

    void append(runner::Stream stream, QByteArrayView bytes);

    [[nodiscard]] qint64 size() const { return m_file.size() + m_open.size(); }
    /// Was everything kept?
    [[nodiscard]] bool isWhole() const { return m_isWhole; }
    /// Reads at most this many bytes; fewer at the end.
    [[nodiscard]] QByteArray read(qint64 offset, qsizetype count) const;
    /// The stretches that overlap these bytes, in order; the first may begin before them.
    [[nodiscard]] QList<Stretch> stretches(qint64 offset, qsizetype count) const;

private:
    static constexpr qsizetype kOpenBytes = 128 << 10;
    static constexpr qsizetype kOpenTurns = 4096;

    [[nodiscard]] qint64 turnCount() const;
    [[nodiscard]] Stretch turn(qint64 index) const;
    void addTurn(runner::Stream stream);

    SpoolFile m_file;
    QByteArray m_open; ///< not yet in the file
    /// Where the stream changes. An entry is the place times two, plus one for the error stream.
    /// They are in a file too, since a program may change the stream at each byte.
    SpoolFile m_turns;
    QList<qint64> m_openTurns;
    runner::Stream m_last = runner::Stream::Out;
    bool m_isWhole = true;
};

} // namespace sandpad::widgets
