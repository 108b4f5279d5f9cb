#pragma once

#include "runner/answer/model/Answer.h"

#include <QMap>

namespace sandpad::app {

/// What an answer says between its blocks: the text before each block, by its number; 0: the text
/// behind the last one. Without the lines that are fences.
[[nodiscard]] QMap<int, QString> proseOf(const runner::Answer &answer);

} // namespace sandpad::app
