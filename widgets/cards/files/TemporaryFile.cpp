#include "widgets/cards/files/TemporaryFile.h"

#include "runner/model/FileExport.h"

#include <QFile>
#include <QTemporaryDir>

namespace sandpad::widgets {

QString temporaryFile(const QString &name, const QByteArray &content)
{
    static const QTemporaryDir folder;
    QTemporaryDir own(folder.path() + QStringLiteral("/XXXXXX"));
    if (!folder.isValid() || !own.isValid())
        return {};
    const QString last = runner::harmlessName(name).section(u'/', -1);
    const auto path = runner::writeNewFile(own.path(), last, content);
    if (!path || !QFile::setPermissions(*path, QFile::ReadOwner | QFile::WriteOwner))
        return {};
    // The file is removed with the folder around it.
    own.setAutoRemove(false);
    return *path;
}

} // namespace sandpad::widgets
