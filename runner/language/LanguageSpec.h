#pragma once

#include "runner/guest/protocol/Protocol.h"
#include "runner/model/Error.h"
#include "runner/model/LanguageInfo.h"

#include <QList>
#include <QMap>
#include <QStringList>

#include <optional>

namespace sandpad::runner {

/// Arguments that only some code needs.
struct MoreArguments
{
    QString when; ///< regular expression on the code; code without a match does without them
    QStringList arguments;
};

/// A quicker command for a step, which is enough for most code.
struct ShortcutSpec
{
    QString unless; ///< regular expression on the code; code with a match takes the long way
    /// Wildcards of files of the host, read by newestFiles(). Where it finds nothing, all code
    /// takes the long way. Empty: the command needs none.
    QString each;
    QStringList command; ///< an argument with {each} is repeated for each file
    std::optional<MoreArguments> more;
    /// Id of the tool that does this and all other compile steps for one program after the other;
    /// empty: there is none. What it reads and replies is in
    /// resources/guest/csharp/roslyn/CompileServer.cs.
    QString server;
    bool isAlone = false; ///< the tool knows only the program, and no input files
};

/// One program started for a run. Arguments hold placeholders: {role} of a program, {file} the
/// name of the user's file in {scratch}, where the program starts; {scratch}, {home}, {tmp} and
/// {guest} the folders of GuestPaths; {folder} where the main program lies, {version} its
/// version and {major} the first number of that.
struct StepSpec
{
    guest::StepKind kind = guest::StepKind::Run;
    QString when; ///< regular expression on the code; code without a match goes without the step
    QStringList command;
    std::optional<MoreArguments> more; ///< of the command, not of its shortcut
    std::optional<ShortcutSpec> shortcut;
    QMap<QString, QString> environment; ///< beside that of the toolchain
};

/// A file that a runtime would make anew at each start. It is made once, in a sandbox of its own
/// before anything of a user runs there, and copied into later sandboxes.
struct CacheSpec
{
    QString when; ///< regular expression on the code; code without a match does not get the file
    QString each; ///< as in ShortcutSpec, for an argument with {each}; empty: there is none
    QStringList command;
    QString folder; ///< where the command leaves the file, below its home and work folder
    QString pattern; ///< wildcard of the file's name
    bool isHarness = false; ///< belongs beside the harness and not into home; made of the harness
    bool isEnough = false; ///< the harness's files of the same folder are not needed beside it
};

/// What is otherwise on machines that have none of some files.
struct WithoutSpec
{
    QStringList files; ///< wildcards of files of the host, read by newestFiles()
    QMap<QString, QString> environment; ///< values may hold placeholders
    QString advice; ///< sentences: what programs lack, and what to install
};

/// The advice about a toolchain for certain errors.
struct HintSpec
{
    /// Regular expression on the "CODE: MESSAGE" of each message of a compiler, and on the
    /// "TYPE: MESSAGE" of an error.
    QString pattern;
    QString advice; ///< a sentence
};

/// How a program is started before its code is there.
struct AheadSpec
{
    /// Packages that take long to load and whose loading nobody notices. Those that the code's
    /// first lines import are loaded ahead.
    QStringList packages;
};

/// One way to run a language.
struct ToolchainSpec
{
    QString id;
    QString name;
    QString mainRole; ///< the program whose version counts
    QMap<QString, QStringList> programs; ///< role -> names to look for on PATH, best first
    QStringList versionArguments;
    QString versionPattern; ///< regular expression; its first group is the version
    QString minimumVersion;
    QMap<QString, QString> environment; ///< values may hold placeholders
    std::optional<WithoutSpec> without;
    /// Path in the sandbox -> resource below guest/. Paths and texts may hold placeholders.
    QMap<QString, QString> files;
    QStringList readable; ///< paths of the host that its programs read besides the usual ones
    QStringList harness; ///< resources below guest/, shown read-only
    QList<StepSpec> steps; ///< compile steps first, then one run step
    QList<CacheSpec> caches;
    /// Set where the harness waits for the code (see guest::Job::startsAhead).
    std::optional<AheadSpec> ahead;
    QString errors; ///< who reads its errors; one of errorFormats()
    std::optional<HintSpec> hint;
};

/// How the error about a missing file of code reads, and how such files are called.
struct MissingFile
{
    QString pattern; ///< regular expression on "TYPE: MESSAGE"; its first group is the import
    /// What may follow the import in the name of its file, best first. "/": it is a folder.
    QStringList endings;
};

/// How the error about a missing import reads, and which package brings it where the names differ.
struct MissingSpec
{
    QString pattern; ///< regular expression on "TYPE: MESSAGE"; its first group is the import
    QString advice; ///< sentence with {import} and {package}
    QMap<QString, QString> packages; ///< import -> package, only where they differ
    QList<MissingFile> files;
};

/// All that Sandpad knows of a language. Read from JSON; adding a language is adding a file.
struct LanguageSpec
{
    LanguageInfo info;
    /// Whether it is no language for a person's code, but a program with which Sandpad reads
    /// untrusted files.
    bool isTool = false;
    QString install; ///< a sentence: what to install when no toolchain is found
    QString servers; ///< regular expression on code that may open a server; see Loopback.h
    std::optional<MissingSpec> missing;
    QList<ToolchainSpec> toolchains; ///< in order of preference
};

/// What the entry "errors" of a toolchain may say. "none": Sandpad reads no errors. "node": the
/// harness reports every error. parseTraceback() in errors/TracebackParser.h reads the others.
[[nodiscard]] const QStringList &errorFormats();

/// Reads a specification; the error says which entry is wrong. LanguageInfo::sample holds the
/// sample's name, until the catalog puts its text there.
[[nodiscard]] Result<LanguageSpec> parseLanguageSpec(const QByteArray &json);

/// One of the files that come with Sandpad for use inside a sandbox.
[[nodiscard]] QByteArray guestResource(const QString &name);

} // namespace sandpad::runner
