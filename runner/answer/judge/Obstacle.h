#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/model/RunResult.h"

#include <optional>

namespace sandpad::runner {

/// Why a run that failed shows nothing about the code, as a sentence: a missing package, input that
/// nobody gave, the network that is off, or incomplete code. Nothing when the failure is the code's
/// own.
[[nodiscard]] std::optional<QString> obstacleOf(const AnswerBlock &block, const RunResult &result);

/// Does it look at arguments of its command line?
[[nodiscard]] bool readsArguments(const QString &code);

/// Did the run fail because names are missing that other blocks may define?
[[nodiscard]] bool lacksNames(const RunResult &result);

/// Is it only that nothing in it can be started, as in types alone, which other blocks may use?
[[nodiscard]] bool lacksOnlyEntry(const RunResult &result);

/// Is this what an example prints that uses a name or a file that exists nowhere?
[[nodiscard]] bool lacksNameOrFile(const QString &printed);

/// Is the missing name one that the program itself defines, in another scope? Then it fails as it
/// stands, whatever else may define the name.
[[nodiscard]] bool isOutOfScope(const AnswerBlock &block, const RunResult &result);

/// The name that such a run lacks; empty when the error does not tell.
[[nodiscard]] QString missingName(const RunResult &result);

/// Did the program end because it does not parse?
[[nodiscard]] bool lacksSyntax(const RunResult &result);

/// Why a claimed output cannot be compared with what the block prints: a part is left out, or it is
/// the output of a type checker or a test runner. Empty when it can be compared.
[[nodiscard]] QString uncheckable(const AnswerBlock &block, const QString &claimed,
                                  const QString &printed);

/// Is it meant to run until somebody ends it: a server, a window, a timer?
[[nodiscard]] bool goesOnForEver(const QString &code);

} // namespace sandpad::runner
