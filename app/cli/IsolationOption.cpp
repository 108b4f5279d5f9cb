#include "app/cli/IsolationOption.h"

#include "runner/model/Prose.h"

#include <QCommandLineParser>

namespace sandpad::app {

namespace {

    const QString kIsolation = QStringLiteral("isolation");

    struct IsolationTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::IsolationOption)
    };

    /// "a, b or c".
    QString alternatives(QStringList ids)
    {
        if (ids.size() < 2)
            return ids.value(0);
        const QString last = ids.takeLast();
        return IsolationTexts::tr("%1 or %2").arg(runner::listOf(ids), last);
    }

} // namespace

CommandOption isolationOption(const QList<runner::LevelInfo> &levels)
{
    const QStringList ids = idsOf(levels);
    return { .name = kIsolation,
             .help = IsolationTexts::tr(
                         "Isolation level: %1. Without this option, the strongest that works here "
                         "and isolates.")
                         .arg(runner::listOf(ids)),
             .takes = Takes::Choice,
             .value = IsolationTexts::tr("LEVEL"),
             .choices = ids };
}

runner::Result<std::optional<runner::IsolationLevel>>
isolationOf(const QCommandLineParser &parser, const QList<runner::LevelInfo> &levels)
{
    if (!parser.isSet(kIsolation))
        return std::nullopt;
    runner::IsolationLevel level(parser.value(kIsolation));
    if (!infoOf(levels, level))
        return runner::fail(runner::ErrorCode::Malformed,
                            IsolationTexts::tr("--isolation is %1, not \"%2\".")
                                .arg(alternatives(idsOf(levels)), level.id()));
    return level;
}

} // namespace sandpad::app
