#pragma once

#include "runner/CompileOrder.h"
#include "runner/language/Loopback.h"
#include "runner/language/errors/ErrorReader.h"
#include "runner/model/RunRequest.h"
#include "runner/model/Toolchain.h"
#include "runner/sandbox/Sandbox.h"

#include <QMap>

#include <memory>
#include <optional>

namespace sandpad::runner {

/// A started sandbox in which programs of one toolchain can run. No snippet is in it yet, so it
/// may wait for one.
struct PreparedSandbox
{
    std::unique_ptr<Sandbox> sandbox; ///< may still be making its place
    const LanguageSpec *language = nullptr; ///< borrowed from the catalog; never null
    Toolchain toolchain; ///< with its version
    QList<InputFile> cached; ///< spare the runtime work; go into the home folder
    std::optional<Loopback> loopback; ///< where the program may want it and the level is without
    QString advice; ///< what to do when the sandbox cannot be made, as a sentence
    LevelInfo level; ///< at which the sandbox is
    bool isAhead = false; ///< the interpreter has been started and waits for the code
    bool hasWaited = false; ///< it was made before its run was asked for
};

/// The job of one snippet, and what is needed to tell how it went.
struct PreparedRun
{
    guest::Job job;
    std::optional<CompileOrder> order; ///< for the job's compile steps, where a process can do them
    std::unique_ptr<const ErrorReader> errors;
    QMap<QString, QString> versions; ///< of the toolchain, for Started
    QString program; ///< the toolchain's main program, to name it when it has vanished
    InputFile own; ///< the file of the snippet, which is not left behind as long as it is the same
    bool namesUnchanged = false; ///< as in the request
    bool isEmpty = false; ///< there is nothing in the snippet
    bool isAhead = false; ///< as in PreparedSandbox
    /// Of the job's files so many are in the sandbox if it was started ahead, except the first,
    /// which is the code.
    std::size_t filesAhead = 0;
    bool isWarm = false; ///< the sandbox has waited
    QString sandboxAdvice; ///< as in PreparedSandbox
};

/// The process that can compile this request's snippet for several runs; nothing: none can, or the
/// request wants none.
[[nodiscard]] std::optional<CompilerKey> sharedCompilerFor(const PreparedSandbox &place,
                                                           const RunRequest &request);

/// Can the interpreter be started in the sandbox before it has this request's code? A program that
/// must be compiled needs a process that does it elsewhere.
[[nodiscard]] bool canStartAhead(const PreparedSandbox &place, const RunRequest &request);

/// The job that waits for this request's code, where it can be started ahead.
[[nodiscard]] guest::Job jobAhead(const PreparedSandbox &place, const RunRequest &request);

/// What an interpreter that was started ahead gets when its code is there.
[[nodiscard]] guest::Go goOf(const PreparedRun &run);

/// The run of this request's snippet in the sandbox.
[[nodiscard]] PreparedRun prepareRun(const PreparedSandbox &place, const RunRequest &request);

} // namespace sandpad::runner
