#include "app/cli/CommandHelp.h"

#include "app/cli/StandardStreams.h"

#include <QCommandLineParser>

#include <cstdlib>
#include <unistd.h>

namespace sandpad::app {

void showHelp(const QCommandLineParser &parser, const QString &usage)
{
    // The first line of Qt's text names the program by its path, and no command.
    const QString rest = parser.helpText().section(u'\n', 1);
    const QString first =
        QCoreApplication::translate("sandpad::app::CommandHelp", "Usage: sandpad %1").arg(usage);
    writeToDescriptor(STDOUT_FILENO, (first + u'\n' + rest).toUtf8());
    std::exit(EXIT_SUCCESS);
}

} // namespace sandpad::app
