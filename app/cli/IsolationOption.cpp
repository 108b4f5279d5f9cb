#include "app/cli/IsolationOption.h"

#include <QCommandLineParser>

namespace sandpad::app {

namespace {

    const QString kIsolation = QStringLiteral("isolation");

    QString tr(const char *text)
    {
        return QCoreApplication::translate("sandpad::app::IsolationOption", text);
    }

} // namespace

void addIsolationOption(QCommandLineParser &parser)
{
    parser.addOption(
        { kIsolation, tr("Isolation level: namespaces, landlock, none."), tr("LEVEL") });
}

runner::Result<std::optional<runner::IsolationLevel>> isolationOf(const QCommandLineParser &parser)
{
    if (!parser.isSet(kIsolation))
        return std::nullopt;
    const auto level = runner::isolationLevelFromName(parser.value(kIsolation));
    if (!level)
        return runner::fail(runner::ErrorCode::Malformed,
                            tr("--isolation is namespaces, landlock or none, not \"%1\".")
                                .arg(parser.value(kIsolation)));
    return level;
}

} // namespace sandpad::app
