#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace sandpad::runner {

/// What somebody typed into an interpreter and what it answered.
struct Transcript
{
    QStringList statements; ///< without prompts
    QStringList answers; ///< to each of them; empty when nothing was printed
    QList<int> lines; ///< of each answer, from 0
};

/// A transcript of the language's interpreter; nothing when it is none.
[[nodiscard]] std::optional<Transcript> parseTranscript(const QString &text,
                                                        const QString &languageId);

/// Does it begin with a prompt that nothing else begins with, as Python's `>>> `?
[[nodiscard]] bool beginsWithSurePrompt(const QString &text);

/// A program that runs the statements as the interpreter would and prints `mark` with each one's
/// number ("%1") before what it gives.
[[nodiscard]] QString transcriptProgram(const QStringList &statements, const QString &languageId,
                                        const QString &mark);

} // namespace sandpad::runner
