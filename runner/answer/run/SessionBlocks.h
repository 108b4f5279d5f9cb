#pragma once

#include "runner/answer/model/Answer.h"

#include <QSet>

namespace sandpad::runner {

/// The code of the blocks that a block may build on: those of its language before it, without
/// transcripts, elisions, and those that were seen to fail. One that is said to fail stands there
/// with its exception caught, where the language has a way to. None in a language without sessions.
[[nodiscard]] QStringList blocksBefore(const Answer &answer, const AnswerBlock &block,
                                       const QSet<int> &failed);

/// Only those that define names which the block uses and does not define, and what these need: for
/// languages in which nothing may be declared twice.
[[nodiscard]] QStringList definersBefore(const Answer &answer, const AnswerBlock &block,
                                         const QSet<int> &failed);

} // namespace sandpad::runner
