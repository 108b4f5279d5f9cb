#pragma once

#include "runner/model/RunResult.h"

#include <QWidget>

namespace sandpad::widgets {

/// A preview of a stranger's file, chosen by its type: a card for a picture or a table, the first
/// lines of other text, or else a sentence. Nothing in the file is executed, and no address is
/// followed.
[[nodiscard]] QWidget *makePreview(const runner::FileEntry &file, QWidget *parent);

} // namespace sandpad::widgets
