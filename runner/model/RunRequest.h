#pragma once

#include "runner/model/Isolation.h"
#include "runner/model/Limits.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

namespace sandpad::runner {

/// A piece of code in a language.
struct Snippet
{
    QString languageId; ///< for example "python"
    QByteArray code; ///< as typed or read; bytes, any encoding
};

/// A file that is copied into the work folder before the run.
struct InputFile
{
    QString name; ///< a bare file name
    QByteArray content;
};

enum class Network : std::uint8_t
{
    Off,
    On
};

/// All that one run depends on. A value; nothing in it is shared with the run.
struct RunRequest
{
    Snippet snippet;
    Limits limits;
    /// Path of the interpreter; empty: the best one found.
    QString interpreter;
    /// What standard input gives first.
    QByteArray standardInput;
    /// More may come while it runs (Run::sendInput); else the end of file follows.
    bool keepsInputOpen = false;
    QList<InputFile> inputs;
    /// The level to use; nothing: the strongest that this machine offers, never `none`.
    std::optional<IsolationLevel> isolation;
    Network network = Network::Off;
    /// The account to run as, where Sandpad may switch; empty: one that nobody has.
    QString runAs;
};

} // namespace sandpad::runner
