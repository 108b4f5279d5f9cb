#pragma once

#include "runner/sandbox/Sandbox.h"

#include <QMap>

#include <functional>
#include <memory>

namespace sandpad::runner {

/// What a tool printed and left behind.
struct ToolOutput
{
    QByteArray text; ///< both streams
    QMap<QString, QByteArray> files; ///< by name, as they lay in the work folder
    Isolation isolation;
};

/// Runs one command of a toolchain in a sandbox of its own: asks for a version, makes a cache,
/// or just probes the sandbox. Deletes itself after finished().
class ToolRun : public QObject
{
    Q_OBJECT

public:
    ToolRun(std::unique_ptr<Sandbox> sandbox, const guest::Job &job, QObject *parent);

signals:
    /// Once: what came of it, or a sentence that says why it could not be run.
    void finished(const sandpad::runner::ToolOutput &output, const QString &failure);

private:
    void onEvent(const SandboxEvent &event);

    std::unique_ptr<Sandbox> m_sandbox;
    ToolOutput m_output;
    QString m_fileName;
};

} // namespace sandpad::runner
