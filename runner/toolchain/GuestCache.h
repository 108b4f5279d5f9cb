#pragma once

#include "runner/language/LanguageSpec.h"
#include "runner/model/RunRequest.h"
#include "runner/model/Toolchain.h"
#include "runner/sandbox/SandboxLevels.h"

#include <QObject>

#include <functional>
#include <optional>

namespace sandpad::runner {

/// The snippet and the toolchain that a file is wanted for.
struct CacheQuestion
{
    const ToolchainSpec *spec = nullptr; ///< of the toolchain; never null
    Toolchain toolchain; ///< with its version
    QByteArray code; ///< decides whether the file is of use
    std::optional<IsolationLevel> level; ///< as in RunRequest::isolation
};

/// Files that spare a runtime much work at its start, such as matplotlib's list of fonts. Only
/// trusted code writes them. Each is made once, in a sandbox without anything of a user's, kept by
/// interpreter, and copied into the sandboxes that want it.
class GuestCache : public QObject
{
    Q_OBJECT

public:
    /// Borrows the levels, which must outlive it. `folder` is where the files are kept.
    GuestCache(const SandboxLevels &levels, QString folder, QObject *parent = nullptr);

    /// Gives the file for a snippet, its name relative to home; nothing when the toolchain has no
    /// cache, the snippet does not want it, or it could not be made. Always answers later. When
    /// `asker` is deleted first, there is no answer, and what was being made is given up.
    using Answer = std::function<void(const std::optional<InputFile> &)>;
    void ask(QObject *asker, const CacheQuestion &question, const Answer &answer);

private:
    [[nodiscard]] QString folderFor(const Toolchain &toolchain) const;
    [[nodiscard]] static std::optional<InputFile> read(const CacheSpec &spec,
                                                       const QString &folder);
    void make(QObject *asker, const CacheQuestion &question, const Answer &answer);

    const SandboxLevels &m_levels;
    QString m_folder;
};

} // namespace sandpad::runner
