#pragma once

#include "app/cli/CommandForm.h"
#include "app/cli/Commands.h"

namespace sandpad::app {

/// What all pages say: the version of Sandpad, and its date (2026-01-31).
struct Edition
{
    QString version;
    QString date;
};

/// The man page sandpad-COMMAND(1) of a command, in the language of man (roff). `summary` is what
/// it does, for the line that `man -k` shows.
[[nodiscard]] QString manualPage(const CommandForm &command, const QString &summary,
                                 const Edition &edition);

/// sandpad(1), which leads to the pages of the commands.
[[nodiscard]] QString generalPage(const CommandForm &general, const QList<CommandSummary> &commands,
                                  const Edition &edition);

} // namespace sandpad::app
