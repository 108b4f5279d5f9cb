#pragma once

#include "runner/language/LanguageSpec.h"
#include "runner/model/Toolchain.h"
#include "runner/sandbox/SandboxLevels.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace sandpad::runner {

/// Asks programs for their versions, each in a sandbox, and remembers the answers on disk for as
/// long as a program's file stays the same. Lives in its thread; never blocks.
class ToolchainVersions : public QObject
{
    Q_OBJECT

public:
    /// Borrows the levels, which must outlive it. `file` holds the memory; it may be missing.
    ToolchainVersions(const SandboxLevels &levels, QString file, QObject *parent = nullptr);

    /// The version, empty when the program tells none; or why it could not be asked. The answer
    /// comes later, never from within the call; in time order when several ask.
    using Answer = std::function<void(const Result<QString> &)>;
    void ask(const ToolchainSpec &spec, const Toolchain &toolchain,
             std::optional<IsolationLevel> level, const Answer &answer);

private:
    [[nodiscard]] static QString keyOf(const QString &program);
    void remember(const QString &key, const QString &version);
    void load();

    const SandboxLevels &m_levels;
    QString m_file;
    QHash<QString, QString> m_versions; ///< by path, size and time of change
};

} // namespace sandpad::runner
