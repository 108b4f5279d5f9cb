#pragma once

#include "runner/guest/protocol/Protocol.h"
#include "runner/model/RunEvent.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>
#include <variant>

namespace sandpad::runner {

/// Bytes that a step printed.
struct SandboxOutput
{
    Stream stream = Stream::Out;
    QByteArray bytes;
};

/// A message of the harness, unchecked.
struct SandboxMessage
{
    QByteArray json;
};

/// A message was beyond the limits and was left out.
struct SandboxLeftOut
{ };

/// A part of a left file's content; belongs to the last FileHeader.
struct SandboxFileData
{
    QByteArray bytes;
};

/// The sandbox could not be made or broke down, before or during a job.
struct SandboxFailure
{
    bool isProgram = false; ///< only the job's program could not be executed
    QString reason; ///< a sentence
    bool isSilence = false; ///< it did not answer in time: perhaps the machine is only busy
    bool isMade = false; ///< the sandbox was ready; it broke down, or could not do the job
};

/// One thing that happened to a job. The last is guest::Outcome or SandboxFailure.
struct SandboxEvent
{
    using Payload = std::variant<guest::StepStarted, SandboxOutput, SandboxMessage, SandboxLeftOut,
                                 guest::StepEnded, guest::FileHeader, SandboxFileData,
                                 guest::Waiting, guest::Used, guest::Outcome, SandboxFailure>;

    std::chrono::nanoseconds time {}; ///< since the first step started
    Payload payload;
};

/// What a person is told of a sandbox that did not answer in time.
[[nodiscard]] QString silenceSentence();

/// What a frame of the init tells of the job. Nothing for a frame of another kind, and for one that
/// cannot be decoded.
[[nodiscard]] std::optional<SandboxEvent::Payload> payloadOf(const guest::Frame &frame);

} // namespace sandpad::runner
