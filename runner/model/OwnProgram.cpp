#include "runner/model/OwnProgram.h"

#include "runner/model/Say.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace sandpad::runner {

Result<QString> ownProgram(const QString &name)
{
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char *folder : { ".", "../libexec/sandpad", "../lib/sandpad" }) {
        QString path = QDir::cleanPath(program.filePath(QLatin1StringView(folder) + u'/' + name));
        if (QFileInfo(path).isFile())
            return path;
    }
    return fail(ErrorCode::NotFound,
                Say::tr("Sandpad's own program %1 was not found near %2; install Sandpad "
                        "again.")
                    .arg(name, program.path()));
}

} // namespace sandpad::runner
