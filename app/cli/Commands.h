#pragma once

#include "app/cli/CommandForm.h"

namespace sandpad::app {

/// A line of `sandpad --help`.
struct CommandSummary
{
    QString name; ///< "run"
    QString usage; ///< what follows "sandpad "
    QString summary; ///< what it does, as the first words of a man page say it
};

/// The commands, without the window.
[[nodiscard]] QList<CommandSummary> commands();

/// `sandpad` without a command. Its name is empty. `languages` are the ids of those for `--new`.
[[nodiscard]] CommandForm generalForm(const QStringList &languages = {});

/// What `sandpad --help` prints.
[[nodiscard]] QString generalHelp();

} // namespace sandpad::app
