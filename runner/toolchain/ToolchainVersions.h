#pragma once

#include "runner/language/LanguageSpec.h"
#include "runner/model/Toolchain.h"
#include "runner/sandbox/SandboxLevels.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <optional>

namespace sandpad::runner {

/// Which program is asked for its version, and in which sandbox.
struct VersionQuestion
{
    const ToolchainSpec *spec = nullptr; ///< of the toolchain; never null
    Toolchain toolchain;
    std::optional<IsolationLevel> level; ///< as in RunRequest::isolation
};

/// Asks programs for their versions, each in a sandbox, and remembers the answers on disk for as
/// long as a program's file stays the same. Lives in its thread; never blocks.
class ToolchainVersions : public QObject
{
    Q_OBJECT

public:
    /// Borrows the levels, which must outlive it. `file` holds the memory; it may be missing.
    ToolchainVersions(const SandboxLevels &levels, QString file, QObject *parent = nullptr);

    /// The version, empty when the program tells none; or why it could not be asked. The answer
    /// comes later, never from within the call. When `asker` is deleted first, there is no answer
    /// and the sandbox in which the program was asked is gone with it.
    using Answer = std::function<void(const Result<QString> &)>;
    void ask(QObject *asker, const VersionQuestion &question, const Answer &answer);

private:
    [[nodiscard]] static QString keyOf(const QString &program);
    void remember(const QString &key, const QString &version);
    void load();

    const SandboxLevels &m_levels;
    QString m_file;
    QHash<QString, QString> m_versions; ///< by path, size and time of change
};

} // namespace sandpad::runner
