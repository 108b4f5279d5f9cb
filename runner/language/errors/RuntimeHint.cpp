#include "runner/language/errors/RuntimeHint.h"

#include <QStringList>

#include <ranges>

namespace sandpad::runner {

QString runtimeHint(const ErrorReport &error)
{
    constexpr QLatin1StringView kBetween(". ");
    const QString said =
        error.type + QStringLiteral(": ") + error.message.section(u'\n', 0, 0) + kBetween;
    const QStringList lines = error.traceback.split(u'\n');
    for (const QString &line : lines | std::views::reverse) {
        if (!error.message.isEmpty() && line.startsWith(said))
            return line.sliced(said.size()).trimmed();
    }
    return {};
}

} // namespace sandpad::runner
