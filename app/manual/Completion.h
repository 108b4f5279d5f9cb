#pragma once

#include "app/cli/CommandForm.h"
#include "app/cli/Commands.h"

namespace sandpad::app {

/// What shells complete behind `sandpad`.
struct CompletionTable
{
    CommandForm general; ///< `sandpad` without a command
    QList<CommandSummary> commands;
    QList<CommandForm> forms; ///< one for each of the commands
};

/// The first sentence of a help text, without its full stop.
[[nodiscard]] QString firstSentence(const QString &help);
/// The words that stand as arguments of a command, such as "list".
[[nodiscard]] QStringList wordsOf(const CommandForm &command);
[[nodiscard]] bool takesFiles(const CommandForm &command);

// Scripts that each shell reads by itself from its own folder.
[[nodiscard]] QString bashCompletion(const CompletionTable &table);
[[nodiscard]] QString zshCompletion(const CompletionTable &table);
[[nodiscard]] QString fishCompletion(const CompletionTable &table);

} // namespace sandpad::app
