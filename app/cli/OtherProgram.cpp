#include "app/cli/OtherProgram.h"

#include "app/cli/ExitStatus.h"
#include "app/cli/OpenFiles.h"
#include "app/cli/StandardStreams.h"
#include "runner/model/OwnProgram.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace sandpad::app {

int becomeProgram(const QString &name, char *argv[])
{
    // The new limit stays in force in the other program.
    if (const auto raised = raiseOpenFiles(); !raised) {
        say(raised.error().text);
        return kSandpadFailed;
    }
    const auto program = runner::ownProgram(name);
    if (!program) {
        say(program.error().text);
        return kSandpadFailed;
    }
    // The name stays `sandpad`: window managers group windows by it.
    ::execv(QFile::encodeName(*program).constData(), argv);
    say(QCoreApplication::translate("sandpad::app::OtherProgram", "%1 cannot be started: %2.")
            .arg(*program, QString::fromLocal8Bit(std::strerror(errno))));
    return kSandpadFailed;
}

} // namespace sandpad::app
