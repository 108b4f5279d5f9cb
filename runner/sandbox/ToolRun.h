#pragma once

#include "runner/model/Error.h"
#include "runner/sandbox/Sandbox.h"

#include <QMap>

#include <functional>
#include <memory>
#include <optional>

namespace sandpad::runner {

/// What a tool printed and left behind.
struct ToolOutput
{
    QByteArray text; ///< both streams
    QMap<QString, QByteArray> files; ///< by name, as they lay in the work folder
    Isolation isolation;
    /// Why it could not be run, as a phrase: NotFound when only the tool could not be executed,
    /// System when there was no sandbox.
    std::optional<Error> failure;
};

/// Runs one command of a toolchain in a sandbox of its own: asks for a version, makes a cache,
/// or just probes the sandbox. Deletes itself after finished().
class ToolRun : public QObject
{
    Q_OBJECT

public:
    ToolRun(std::unique_ptr<Sandbox> sandbox, const guest::Job &job, QObject *parent);

signals:
    void finished(const sandpad::runner::ToolOutput &output);

private:
    void onEvent(const SandboxEvent &event);

    std::unique_ptr<Sandbox> m_sandbox;
    ToolOutput m_output;
    QString m_fileName;
};

} // namespace sandpad::runner
