#pragma once

#include "runner/model/Run.h"
#include "widgets/cards/OutputRequest.h"

#include <functional>

class QWidget;

namespace sandpad::app {

/// Writes a table as Parquet with the package pyarrow of a Python interpreter (empty: the best one
/// found). The package is a stranger's program, so this is a run in the sandbox; it ends with the
/// window. `told` gets a sentence when the file is written; a dialog over the window says why it
/// could not be.
void saveAsParquet(runner::RunStarter &starter, const QString &python, QWidget *window,
                   const widgets::SaveAsParquet &wanted,
                   const std::function<void(const QString &sentence)> &told);

} // namespace sandpad::app
