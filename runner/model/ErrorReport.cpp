#include "runner/model/ErrorReport.h"

namespace sandpad::runner {

QString relationName(Cause::Relation relation)
{
    return QLatin1StringView(wordOf(relation, kRelations));
}

std::optional<Cause::Relation> relationOf(const QString &name)
{
    for (const auto &[relation, word] : kRelations) {
        if (name == QLatin1StringView(word))
            return relation;
    }
    return std::nullopt;
}

bool isInterruption(const ErrorReport &error)
{
    return error.type == QLatin1String("KeyboardInterrupt");
}

} // namespace sandpad::runner
