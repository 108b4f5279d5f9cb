#pragma once

#include "runner/language/LanguageSpec.h"
#include "runner/model/RunRequest.h"
#include "runner/model/Toolchain.h"
#include "runner/sandbox/SandboxLevels.h"

#include <QObject>

#include <functional>
#include <optional>

namespace sandpad::runner {

/// Files that only trusted code wrote and that spare a runtime much work at its start, such as
/// matplotlib's list of fonts: made once, in a sandbox without anything of a user's, kept by
/// interpreter, and copied into the sandboxes that want them.
class GuestCache : public QObject
{
    Q_OBJECT

public:
    /// Borrows the levels, which must outlive it. `folder` is where the files are kept.
    GuestCache(const SandboxLevels &levels, QString folder, QObject *parent = nullptr);

    /// Gives the file for a snippet, its name relative to home; nothing when the toolchain has no
    /// cache, the snippet does not want it, or it could not be made. Always answers later.
    using Answer = std::function<void(const std::optional<InputFile> &)>;
    void ask(const ToolchainSpec &spec, const Toolchain &toolchain, const RunRequest &request,
             const Answer &answer);

private:
    [[nodiscard]] QString folderFor(const Toolchain &toolchain) const;
    [[nodiscard]] static std::optional<InputFile> read(const CacheSpec &spec,
                                                       const QString &folder);
    void make(const ToolchainSpec &spec, const Toolchain &toolchain, const RunRequest &request,
              const Answer &answer);

    const SandboxLevels &m_levels;
    QString m_folder;
};

} // namespace sandpad::runner
