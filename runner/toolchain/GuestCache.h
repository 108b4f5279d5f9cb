#pragma once

#include "runner/language/LanguageSpec.h"
#include "runner/model/RunRequest.h"
#include "runner/model/Toolchain.h"
#include "runner/sandbox/SandboxLevels.h"

#include <QObject>

#include <functional>
#include <optional>

namespace sandpad::runner {

/// The snippet and the toolchain that files are wanted for.
struct CacheQuestion
{
    const ToolchainSpec *spec = nullptr; ///< of the toolchain; never null
    Toolchain toolchain; ///< with its version
    QByteArray code; ///< decides which files are of use
    std::optional<IsolationLevel> level; ///< as in RunRequest::isolation
};

/// What a sandbox gets from the cache; names are relative to the folder.
struct CachedFiles
{
    QList<InputFile> home; ///< of the program's home
    QList<InputFile> harness; ///< of the harness's folder
    QStringList enoughIn; ///< folders whose other files the harness does not need
};

/// The harness with what the cache gives it, and without what that spares.
[[nodiscard]] QList<InputFile> withCached(QList<InputFile> harness, const CachedFiles &cached);

/// Whether the file would help this code.
[[nodiscard]] bool isUseful(const CacheSpec &spec, const QByteArray &code);

/// Files that spare a runtime much work at its start, such as matplotlib's list of fonts and the
/// bytecode of the harness. Only trusted code writes them. Each is made once, in a sandbox without
/// anything of a user's, kept by interpreter (and, where it is made of the harness, by that), and
/// copied into the sandboxes that want it.
class GuestCache : public QObject
{
    Q_OBJECT

public:
    /// Borrows the levels, which must outlive it. `folder` is where the files are kept.
    GuestCache(const SandboxLevels &levels, QString folder, QObject *parent = nullptr);

    /// Gives the files for a snippet, without those that could not be made. Always answers later.
    /// When `asker` is deleted first, there is no answer, and what was being made is given up.
    using Answer = std::function<void(const CachedFiles &)>;
    void ask(QObject *asker, const CacheQuestion &question, const Answer &answer);

private:
    /// Goes on with the cache of this number; `found` is what the others gave.
    void goOn(QObject *asker, const CacheQuestion &question, qsizetype number, CachedFiles found,
              const Answer &answer);
    /// Calls `done` when the file is there, or could not be made.
    void make(QObject *asker, const CacheQuestion &question, const CacheSpec &cache,
              const std::function<void()> &done);
    [[nodiscard]] QString folderFor(const CacheSpec &cache, const CacheQuestion &question) const;

    const SandboxLevels &m_levels;
    QString m_folder;
};

} // namespace sandpad::runner
