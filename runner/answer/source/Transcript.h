#pragma once

#include "runner/answer/model/SourceFacts.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace sandpad::runner {

/// A session in an interpreter: typed statements and their output.
struct Transcript
{
    QStringList statements; ///< without prompts
    QStringList answers; ///< the output of each; empty when nothing was printed
    QList<int> lines; ///< of each answer, from 0
};

/// A transcript of the language's interpreter; nothing when it is none.
[[nodiscard]] std::optional<Transcript> parseTranscript(const QString &text,
                                                        const QString &languageId);

/// Does the text begin with a prompt that is only used in transcripts, as Python's `>>> `?
[[nodiscard]] bool beginsWithSurePrompt(const QString &text);

/// What a transcript's statements run after.
struct TranscriptFront
{
    QList<ProgramText> programs;
    QString begun; ///< is printed after them
};

/// A program that runs the statements as the interpreter would, and prints `mark` with the number
/// ("%1") of each before its output.
[[nodiscard]] QString transcriptProgram(const QStringList &statements, const QString &languageId,
                                        const QString &mark, const TranscriptFront &front);

} // namespace sandpad::runner
