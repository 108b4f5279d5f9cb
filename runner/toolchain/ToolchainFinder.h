#pragma once

#include "runner/language/LanguageSpec.h"
#include "runner/model/Toolchain.h"

namespace sandpad::runner {

/// The toolchains of a language whose programs are all in the given folders, best first and each
/// main program once; without versions, which only running them tells. Looks at files; quick.
[[nodiscard]] QList<Toolchain> findToolchains(const LanguageSpec &language,
                                              const QStringList &folders);

/// The toolchain around an interpreter that the user picked: the first whose main program is
/// called like it, else the language's first. The other programs are looked for in the folders,
/// then beside it. Fails when the file is gone or not executable.
[[nodiscard]] Result<Toolchain> toolchainOf(const LanguageSpec &language, const QString &path,
                                            const QStringList &folders);

/// The folders of PATH, and others where toolchains often are but that desktops leave out of PATH.
[[nodiscard]] QStringList programFolders();

/// The specification that a found toolchain came from; null when it is of another catalog.
[[nodiscard]] const ToolchainSpec *specOf(const LanguageSpec &language, const Toolchain &toolchain);

/// The version in what the program printed; empty when there is none.
[[nodiscard]] QString parseVersion(const ToolchainSpec &spec, const QByteArray &printed);
[[nodiscard]] bool meetsMinimum(const ToolchainSpec &spec, const QString &version);

} // namespace sandpad::runner
