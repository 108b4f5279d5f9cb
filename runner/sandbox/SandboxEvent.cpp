#include "runner/sandbox/SandboxEvent.h"

#include "runner/model/Say.h"

#include <cstring>
#include <string_view>

namespace sandpad::runner {

namespace {

    QByteArray bytes(std::string_view view)
    {
        return { view.data(), static_cast<qsizetype>(view.size()) };
    }

    QString describe(const guest::Failure &failure)
    {
        QString text = Say::word(QString::fromStdString(failure.what));
        if (!failure.subject.empty())
            text = text.arg(QString::fromStdString(failure.subject));
        if (failure.errorNumber != 0)
            text +=
                QStringLiteral(": ") + QString::fromLocal8Bit(std::strerror(failure.errorNumber));
        return failure.isUnseen
            ? Say::tr("the program was ended, because it could not be watched any more: %1")
                  .arg(text)
            : text;
    }

    SandboxFailure failureOf(const guest::Failure &failure)
    {
        return { .isProgram = failure.isProgram, .reason = describe(failure) };
    }

    std::optional<SandboxEvent::Payload> lifted(auto value)
    {
        if (!value)
            return std::nullopt;
        return SandboxEvent::Payload(std::move(*value));
    }

} // namespace

QString silenceSentence()
{
    return Say::tr("The sandbox did not answer in time. The machine may be busy: run it again.");
}

std::optional<SandboxEvent::Payload> payloadOf(const guest::Frame &frame)
{
    switch (frame.kind) {
    case guest::Kind::StepStarted:
        return lifted(guest::decode<guest::StepStarted>(frame.payload));
    case guest::Kind::Stdout:
        return SandboxOutput { .stream = Stream::Out, .bytes = bytes(frame.payload) };
    case guest::Kind::Stderr:
        return SandboxOutput { .stream = Stream::Err, .bytes = bytes(frame.payload) };
    case guest::Kind::Message:
        return SandboxMessage { .json = bytes(frame.payload) };
    case guest::Kind::LeftOut:
        return SandboxLeftOut {};
    case guest::Kind::StepEnded:
        return lifted(guest::decode<guest::StepEnded>(frame.payload));
    case guest::Kind::File:
        return lifted(guest::decode<guest::FileHeader>(frame.payload));
    case guest::Kind::Waiting:
        return lifted(guest::decode<guest::Waiting>(frame.payload));
    case guest::Kind::Used:
        return lifted(guest::decode<guest::Used>(frame.payload));
    case guest::Kind::FileData:
        return SandboxFileData { .bytes = bytes(frame.payload) };
    case guest::Kind::Finished:
        return lifted(guest::decode<guest::Outcome>(frame.payload));
    case guest::Kind::Failed:
        return lifted(guest::decode<guest::Failure>(frame.payload).transform(failureOf));
    default:
        return std::nullopt;
    }
}

} // namespace sandpad::runner
