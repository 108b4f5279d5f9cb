#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"

#include <optional>

namespace sandpad::runner {

/// An exception that happened.
struct HappenedError
{
    QString type;
    QString message;
    /// The engine chose the words of the message. Another engine or version chooses others.
    bool isEngineWorded = false;
};

/// The exception that ended a run of a block.
[[nodiscard]] HappenedError happenedIn(const AnswerBlock &block, const ErrorReport &error);

/// Compares "TYPE: MESSAGE" of a claimed exception with the one that happened. A claim without a
/// message is about the type alone. A claimed message may be the beginning of the real one.
[[nodiscard]] Comparison compareError(const QString &claimed, const HappenedError &error);

/// Compares two texts as such errors, as a transcript shows them. Nothing where they are none, or
/// where it is another error.
[[nodiscard]] std::optional<Comparison>
compareShownError(const QString &claimed, const QString &actual, const QString &languageId);

/// Is an output false only because it prints the message of an error that the code handles, and a
/// newer version says more in it? Then nothing can be said of it.
[[nodiscard]] Comparison unlessLongerMessage(Comparison comparison, const QString &code);

} // namespace sandpad::runner
