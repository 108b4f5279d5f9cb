#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// What blocks need from outside: imports of code, PEP 723 headers, `#:package` lines, npm
/// imports, and what commands of shell blocks would install. Each once, in order; modules that
/// come with the language are left out.
[[nodiscard]] QList<Dependency> dependenciesOf(const QList<AnswerBlock> &blocks);

/// Does this module come with the language?
[[nodiscard]] bool isStandardModule(const QString &name, const QString &languageId);

} // namespace sandpad::runner
