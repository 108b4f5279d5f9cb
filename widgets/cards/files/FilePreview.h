#pragma once

#include "runner/model/RunResult.h"

#include <QWidget>

namespace sandpad::widgets {

/// A look at a stranger's file, by its type: pictures and tables as cards, other text as its first
/// lines, else a sentence. Nothing of it is executed or followed.
[[nodiscard]] QWidget *makePreview(const runner::FileEntry &file, QWidget *parent);

} // namespace sandpad::widgets
