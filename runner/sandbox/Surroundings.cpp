#include "runner/sandbox/Surroundings.h"

#include <QByteArrayList>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <sys/personality.h>

namespace sandpad::runner {

namespace {

    QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
    }

    /// The lines of /proc/self/status with these names.
    QStringList statusLines(const QByteArrayList &names)
    {
        QStringList lines;
        for (const QByteArray &line : contentOf(QStringLiteral("/proc/self/status")).split('\n')) {
            if (names.contains(line.first(std::max<qsizetype>(0, line.indexOf(':')))))
                lines.append(QString::fromLatin1(line));
        }
        return lines;
    }

    /// The limits of a control group of version 2 and of those above it, without their paths: a
    /// terminal and a window have each their own.
    QStringList limitsOf(QString group)
    {
        const QString root = QStringLiteral("/sys/fs/cgroup");
        QStringList limits;
        for (; group.size() > 1; group = QFileInfo(group).path()) {
            for (const char *name : { "memory.max", "memory.high", "pids.max", "cpu.max" }) {
                const QByteArray limit = contentOf(root + group + u'/' + QLatin1StringView(name));
                if (!limit.isEmpty() && !limit.startsWith("max"))
                    limits.append(QLatin1StringView(name) + u'=' + QString::fromLatin1(limit));
            }
        }
        limits.sort();
        return limits;
    }

    QStringList groupLimits()
    {
        QStringList limits;
        for (const QByteArray &line : contentOf(QStringLiteral("/proc/self/cgroup")).split('\n')) {
            const QByteArrayList parts = line.split(':');
            if (parts.size() < 3)
                continue;
            const QString controllers = QString::fromLatin1(parts[1]);
            if (controllers.isEmpty())
                limits += limitsOf(QString::fromUtf8(parts[2]));
            else if (!controllers.startsWith(QLatin1String("name=")))
                limits.append(
                    QString::fromUtf8(line)); // version 1: the group stands for its limits
        }
        return limits;
    }

} // namespace

QString ownConfinement()
{
    QStringList all;
    for (const char *name : { "cgroup", "ipc", "mnt", "net", "pid", "user", "uts" })
        all.append(QFile::symLinkTarget(QStringLiteral("/proc/self/ns/") + QLatin1StringView(name))
                       .section(u'/', -1));
    all += statusLines({ "NoNewPrivs", "Seccomp" });
    for (const char *name : { "attr/current", "attr/apparmor/current" })
        all.append(
            QString::fromUtf8(contentOf(QStringLiteral("/proc/self/") + QLatin1StringView(name))));
    return all.join(u' ');
}

QString ownAllowance()
{
    constexpr unsigned long kAsk = 0xffffffff;
    return (statusLines({ "Groups" }) + QStringList { QString::number(::personality(kAsk)) }
            + groupLimits())
        .join(u' ');
}

} // namespace sandpad::runner
