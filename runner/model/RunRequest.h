#pragma once

#include "runner/model/Error.h"
#include "runner/model/Isolation.h"
#include "runner/model/Limits.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace sandpad::runner {

/// A piece of code in a language.
struct Snippet
{
    QString languageId; ///< for example "python"
    QByteArray code; ///< as typed or read; bytes, any encoding
    /// The name of its file, where it has one. It runs under that name if it can; see
    /// programName(). Without an initializer GCC warns wherever a snippet is made without a name.
    QString fileName = {};

    bool operator==(const Snippet &) const = default;
};

/// A file that is copied into the work folder before the run.
struct InputFile
{
    QString name; ///< relative to the work folder; beneath it
    QByteArray content;

    bool operator==(const InputFile &) const = default;
};

/// Where on the disk a run's files come from and stay. Read when the run starts, in the background.
struct Workspace
{
    /// Files, and folders with all that is in them, to be copied into the work folder.
    QStringList inputPaths;
    /// The file that standard input gives; empty: RunRequest::standardInput.
    QString standardInputPath;
    /// The folder that holds the work folder's files from run to run; empty: each run starts fresh.
    QString keptFolder;

    [[nodiscard]] bool isEmpty() const
    {
        return inputPaths.isEmpty() && standardInputPath.isEmpty() && keptFolder.isEmpty();
    }

    bool operator==(const Workspace &) const = default;
};

/// The size of a terminal in characters; at least 1 each.
struct TerminalSize
{
    int columns = 80;
    int rows = 24;

    bool operator==(const TerminalSize &) const = default;
};

enum class Network : std::uint8_t
{
    Off,
    On
};

/// Where a person reads what a run tells, and does something about it.
enum class Front : std::uint8_t
{
    Terminal,
    Window
};

/// How a harness draws figures: what the screen has, and whether somebody is watching.
struct FigureWish
{
    double pixelRatio = 1; ///< pixels of a picture for each of the figure's own
    /// The picture comes as soon as it is drawn, and the drawing after it (DisplayMore); else both
    /// come together.
    bool isStepwise = false;

    bool operator==(const FigureWish &) const = default;
};

/// Whether somebody waits for a run.
enum class Urgency : std::uint8_t
{
    Usual,
    /// Nobody does: it takes no place of other runs, and little of the processors they want.
    Background
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
    Workspace workspace;
    /// The folder of the snippet's file on this machine, as the user named it, to say which files
    /// lie there; empty: none.
    QString folder;
    Front front = Front::Terminal; ///< hints say what can be done there
    /// The program gets a pseudo-terminal instead of pipes: its two outputs are then one.
    bool usesTerminal = false;
    TerminalSize terminalSize; ///< when it starts; Run::resizeTerminal changes it
    /// The result also names input files that the program left as they were.
    bool namesUnchanged = false;
    /// The level to use; nothing: the strongest that this machine offers, never one on request
    /// only.
    std::optional<IsolationLevel> isolation;
    Network network = Network::Off;
    FigureWish figures;
    /// A process that compiles for other runs, too, may compile it, where the toolchain has one.
    /// What happens is the same; the time of compiling then belongs to no run.
    bool sharesCompiler = false;
    Urgency urgency = Urgency::Usual;
    /// The account to run as, where Sandpad may switch; empty: one that nobody has.
    QString runAs;

    bool operator==(const RunRequest &) const = default;
};

} // namespace sandpad::runner
