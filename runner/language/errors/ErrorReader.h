#pragma once

#include "runner/language/LanguageSpec.h"
#include "runner/language/errors/RunRules.h"
#include "runner/model/ErrorReport.h"
#include "runner/model/LevelInfo.h"
#include "runner/model/RunRequest.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace sandpad::runner {

/// Turns what the programs of one run printed into reports. The texts are a guest's.
class ErrorReader
{
public:
    /// The specifications must outlive this. `userFile` is the snippet as its program sees it,
    /// `level` the level of isolation at which it runs.
    ErrorReader(const LanguageSpec &language, const ToolchainSpec &toolchain, QString userFile,
                const RunRequest &request, const LevelInfo &level);

    /// Reads the error of a failed compile step. Nothing when the text has no error.
    [[nodiscard]] std::optional<ErrorReport> errorOfCompiler(const QByteArray &text) const;
    /// Reads an uncaught error that no harness reported.
    [[nodiscard]] std::optional<ErrorReport> errorOfProgram(const QByteArray &text) const;
    /// Adds to a harness's report what the harness could not know: what was printed behind it.
    [[nodiscard]] ErrorReport completed(ErrorReport error, const QByteArray &text) const;
    /// Adds what to do about it, where that is known.
    void advise(ErrorReport &error) const;

private:
    /// What to do about an error that misses no file beside the program; else empty.
    [[nodiscard]] QString hintFor(const ErrorReport &error) const;

    const LanguageSpec *m_language;
    const ToolchainSpec *m_toolchain;
    QString m_userFile;
    QByteArray m_source; ///< the text of the snippet
    RunRules m_rules;
};

} // namespace sandpad::runner
