#include "tests/runner/Descendants.h"

#include <QDir>
#include <QFile>

#include <unistd.h>

namespace {

QByteArray fileOf(const QString &pid, const char *name)
{
    QFile file(QStringLiteral("/proc/%1/%2").arg(pid, QLatin1StringView(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QMap<pid_t, QByteArray> descendants()
{
    QMap<pid_t, pid_t> parents;
    for (const QString &name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        const QByteArray stat = fileOf(name, "stat");
        // "pid (name) state parent ..."; the name may hold anything.
        const auto fields = stat.sliced(stat.lastIndexOf(')') + 1).simplified().split(' ');
        if (const pid_t pid = name.toInt(); pid > 0)
            parents.insert(pid, fields.value(1).toInt());
    }
    QMap<pid_t, QByteArray> found;
    for (const auto &[pid, first] : parents.asKeyValueRange()) {
        pid_t parent = first;
        while (parent > 1 && parent != ::getpid())
            parent = parents.value(parent);
        if (parent == ::getpid())
            found.insert(pid, fileOf(QString::number(pid), "cmdline"));
    }
    return found;
}
