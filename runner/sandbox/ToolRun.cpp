#include "runner/sandbox/ToolRun.h"

#include "runner/model/LeftFile.h"

namespace sandpad::runner {

ToolRun::ToolRun(std::unique_ptr<Sandbox> sandbox, const guest::Job &job, QObject *parent)
    : QObject(parent)
    , m_sandbox(std::move(sandbox))
{
    connect(m_sandbox.get(), &Sandbox::happened, this, &ToolRun::onEvent);
    m_sandbox->run(job);
}

void ToolRun::onEvent(const SandboxEvent &event)
{
    if (const auto *output = std::get_if<SandboxOutput>(&event.payload)) {
        m_output.text += output->bytes;
    } else if (const auto *header = std::get_if<guest::FileHeader>(&event.payload)) {
        m_fileName = escapedName(header->name);
        if (header->refused.empty())
            m_output.files.insert(m_fileName, {});
    } else if (const auto *data = std::get_if<SandboxFileData>(&event.payload)) {
        m_output.files[m_fileName] += data->bytes;
    } else if (const auto *failure = std::get_if<SandboxFailure>(&event.payload)) {
        const auto code = failure->isProgram ? ErrorCode::NotFound
            : failure->isSilence             ? ErrorCode::TimedOut
                                             : ErrorCode::System;
        m_output.failure = Error { .code = code, .text = failure->reason };
        emit finished(m_output);
        deleteLater();
    } else if (std::holds_alternative<guest::Outcome>(event.payload)) {
        m_output.isolation = m_sandbox->isolation();
        emit finished(m_output);
        deleteLater();
    }
}

} // namespace sandpad::runner
