#pragma once

#include "runner/answer/model/Answer.h"

#include <QSet>

namespace sandpad::runner {

/// The code of the blocks that a block may build on: earlier blocks of its language, without
/// transcripts, elisions, and blocks that failed. A block that fails according to the answer gets
/// its exception caught, where the language can do so. None in a language without sessions.
[[nodiscard]] QList<ProgramText> blocksBefore(const Answer &answer, const AnswerBlock &block,
                                              const QSet<int> &failed);

/// Only the earlier blocks that define names which the block uses and does not define, and the
/// blocks that these need. For languages in which nothing may be declared twice.
[[nodiscard]] QList<ProgramText> definersBefore(const Answer &answer, const AnswerBlock &block,
                                                const QSet<int> &failed);

/// Does a block before define the name?
[[nodiscard]] bool isDefinedBefore(const Answer &answer, const AnswerBlock &block,
                                   const QString &name);

/// Do several blocks before define a name that the block uses and does not define?
[[nodiscard]] bool isDefinedSeveralTimes(const Answer &answer, const AnswerBlock &block);

/// The number of a block in front that failed and defines the name; 0: there is none.
[[nodiscard]] int failedDefiner(const Answer &answer, const AnswerBlock &block,
                                const QSet<int> &failed, const QString &name);

/// The number of a block that could not run and defines a name which a later block uses, where a
/// block that could run defines it only before; 0: there is none.
[[nodiscard]] int failedRedefiner(const Answer &answer, const AnswerBlock &block,
                                  const QSet<int> &failed);

} // namespace sandpad::runner
