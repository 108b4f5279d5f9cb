#pragma once

#include "runner/model/Isolation.h"
#include "runner/model/RunEvent.h"
#include "runner/sandbox/Sandbox.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace sandpad::runner {

/// The process that compiles: which tool, run by which interpreter, and how confined.
struct CompilerKey
{
    QString tool; ///< id of its specification
    QString interpreter; ///< path
    std::optional<IsolationLevel> isolation; ///< as in RunRequest
    QString runAs; ///< as in RunRequest

    bool operator==(const CompilerKey &) const = default;
};

/// The compile steps of a program, for a process that does them for one after the other.
struct CompileOrder
{
    CompilerKey compiler;
    QString folder; ///< in which the steps start
    QStringList arguments; ///< of the first step
    QMap<QString, QByteArray> files; ///< those that the arguments name, by path

    bool operator==(const CompileOrder &) const = default;
};

/// How such a step ended. It comes from a sandbox that has read hostile code.
struct CompiledProgram
{
    bool isDone = false;
    QByteArray messages; ///< as the compiler prints them
    Stream stream = Stream::Out; ///< where it prints them
    QMap<QString, QByteArray> files; ///< that it has written, by path
};

/// The order for the job's compile steps, which start in the folder.
[[nodiscard]] CompileOrder orderFor(const guest::Job &job, const QString &folder,
                                    CompilerKey compiler);

/// The job without its compile steps, and with the files that they make. Files are taken only into
/// folders that the job has files in.
[[nodiscard]] guest::Job withCompiled(guest::Job job, const CompiledProgram &program);

} // namespace sandpad::runner
