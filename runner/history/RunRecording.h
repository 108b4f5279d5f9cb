#pragma once

#include "runner/history/KeptRun.h"
#include "runner/history/OutputBeginning.h"

namespace sandpad::runner {

/// How much of one run is kept.
struct RecordingBounds
{
    qint64 outputBytes = 4LL << 20; ///< stdout and stderr together; the beginning is kept
    qint64 displayBytes = 16LL << 20; ///< displays and values together; one that passes it is cut
    qint64 inputBytes = 1LL << 20; ///< of text for standard input and what is typed, each
};

/// Puts a run together while it happens, so that its end can be kept. A plain class; bytes are
/// shared with the events, not copied.
class RunRecording
{
public:
    /// `head` says which scratch it is; the rest of it is filled in.
    RunRecording(KeptRunHead head, const RunRequest &request, const RecordingBounds &bounds = {});

    void add(const RunEvent &event);
    /// A line that a person gave the program. A secret one is not kept.
    void addTyped(const QByteArray &bytes);

    /// The run is ended without a word of its own, because another begins or its page is closed:
    /// it was stopped.
    void breakOff();

    [[nodiscard]] bool isFinished() const { return m_isFinished; }
    /// Complete once isFinished().
    [[nodiscard]] const KeptRun &run() const { return m_run; }

private:
    void addOutput(const RunEvent &event, const Output &output);
    /// True where an event other than an output is kept.
    bool hasRoomFor(const RunEvent &event);
    /// True where the display still fits.
    bool takesDisplay(const MimeBundle &data);
    void finish(const RunResult &result);

    RecordingBounds m_bounds;
    KeptRun m_run;
    OutputBeginning m_beginning;
    qint64 m_outputBytes = 0;
    qint64 m_displayBytes = 0;
    bool m_isSecret = false; ///< the program asked for a secret last
    bool m_isFinished = false;
};

} // namespace sandpad::runner
