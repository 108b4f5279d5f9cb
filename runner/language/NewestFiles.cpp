#include "runner/language/NewestFiles.h"

#include <QDir>
#include <QRegularExpression>
#include <QVersionNumber>

#include <algorithm>

namespace sandpad::runner {

namespace {

    QVersionNumber versionIn(const QString &name)
    {
        static const QRegularExpression number(QStringLiteral("\\d+(?:\\.\\d+)*"));
        return QVersionNumber::fromString(number.match(name).captured());
    }

    /// The matching folder with the highest version; empty where none matches.
    QString newestFolder(const QDir &parent, const QString &pattern)
    {
        const QStringList names =
            parent.entryList({ pattern }, QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        const auto newest = std::ranges::max_element(names, {}, versionIn);
        return newest == names.end() ? QString() : parent.filePath(*newest);
    }

} // namespace

QStringList newestFiles(const QString &pattern)
{
    QStringList parts = pattern.split(u'/', Qt::SkipEmptyParts);
    if (parts.isEmpty())
        return {};
    const QString files = parts.takeLast();
    QString folder = QStringLiteral("/");
    for (const QString &part : parts) {
        folder = newestFolder(QDir(folder), part);
        if (folder.isEmpty())
            return {};
    }
    const QDir found(folder);
    QStringList paths;
    for (const QString &name : found.entryList({ files }, QDir::Files, QDir::Name))
        paths.append(found.filePath(name));
    return paths;
}

} // namespace sandpad::runner
