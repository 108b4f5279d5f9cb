#pragma once

#include <QString>

#include <optional>

namespace sandpad::runner {

/// Code with its output behind it in one block: the lines below a remark "Output:" are no code.
struct TrailingOutput
{
    QString code; ///< without the output
    QString output;
    int line = 0; ///< of the output's first line in the block, from 0
};

/// Nothing where the lines below such a remark are remarks, or look like code.
[[nodiscard]] std::optional<TrailingOutput> trailingOutput(const QString &text,
                                                           const QString &languageId);

} // namespace sandpad::runner
