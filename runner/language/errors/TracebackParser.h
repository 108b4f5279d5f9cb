#pragma once

#include "runner/model/ErrorReport.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace sandpad::runner {

/// Reads what a runtime printed of an uncaught error, for runtimes whose harness does not report
/// it. `format` is one of errorFormats(); of "none" and "node" nothing is read. `userFile` is the
/// file as the program sees it, for example /scratch/script.cs. Nothing when no error is there. The
/// text is a guest's; time is linear in its length.
[[nodiscard]] std::optional<ErrorReport>
parseTraceback(const QString &format, const QByteArray &text, const QString &userFile);

/// Reads what a compiler printed: every message of csc, MSBuild and mcs ("f(1,2): error CS1: …"),
/// and of esbuild ("✘ [ERROR] …" followed by "f:1:2:"). The report's type and message are the
/// first's. `source` is the program's, because compilers count columns in units of their own.
[[nodiscard]] std::optional<ErrorReport>
parseDiagnostics(const QByteArray &text, const QString &userFile, const QByteArray &source);

} // namespace sandpad::runner
