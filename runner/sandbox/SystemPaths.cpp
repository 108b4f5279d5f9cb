#include "runner/sandbox/SystemPaths.h"

#include <QFileInfo>

namespace sandpad::runner {

QStringList systemFolders()
{
    QStringList folders { QStringLiteral("/usr") };
    for (const char *name : { "/bin", "/sbin", "/lib", "/lib64", "/lib32" }) {
        const QString path = QString::fromLatin1(name);
        if (QFileInfo(path).isDir())
            folders.append(path);
    }
    return folders;
}

QStringList systemFiles()
{
    return { QStringLiteral("/etc/ld.so.cache"),     QStringLiteral("/etc/alternatives"),
             QStringLiteral("/etc/fonts"),           QStringLiteral("/etc/ssl/openssl.cnf"),
             QStringLiteral("/etc/ca-certificates"), QStringLiteral("/etc/localtime"),
             QStringLiteral("/etc/timezone"),        QStringLiteral("/etc/mime.types"),
             QStringLiteral("/etc/os-release"),      QStringLiteral("/etc/services"),
             QStringLiteral("/etc/protocols"),       QStringLiteral("/etc/mono") };
}

QString certificateFolder()
{
    return QStringLiteral("/etc/ssl/certs");
}

QString certificateFile()
{
    return certificateFolder() + QStringLiteral("/ca-certificates.crt");
}

} // namespace sandpad::runner
