#pragma once

#include "app/cli/CommandForm.h"
#include "runner/history/RunQuery.h"
#include "runner/model/Error.h"

#include <QStringList>

#include <cstdint>

namespace sandpad::app {

/// What `sandpad history` shall do.
struct HistoryOptions
{
    enum class Verb : std::uint8_t
    {
        List,
        Show,
        Export
    };

    Verb verb = Verb::List;
    runner::RunQuery query; ///< of List and Export
    qint64 id = 0; ///< of Show
};

[[nodiscard]] CommandForm historyForm(const QStringList &languages = {});

/// Reads the arguments behind `history`. `--help` prints the help and ends the program. The error
/// is a sentence.
[[nodiscard]] runner::Result<HistoryOptions> readHistoryOptions(const QStringList &arguments);

} // namespace sandpad::app
