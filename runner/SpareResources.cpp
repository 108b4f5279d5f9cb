#include "runner/SpareResources.h"

#include <QByteArray>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace sandpad::runner {

namespace {

    QByteArray contentOf(const QString &path)
    {
        constexpr qint64 kEnough = 8192;
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.read(kEnough) : QByteArray();
    }

    bool hasMemory(qint64 leastBytes)
    {
        constexpr qint64 kKiB = 1024;
        const QByteArray key = QByteArrayLiteral("MemAvailable:");
        const QByteArray text = contentOf(QStringLiteral("/proc/meminfo"));
        const qsizetype at = text.indexOf(key);
        if (at < 0)
            return true;
        const qsizetype from = at + key.size();
        return text.mid(from, text.indexOf("kB", from) - from).trimmed().toLongLong()
            >= leastBytes / kKiB;
    }

    bool runsOnBattery()
    {
        const QDir supplies(QStringLiteral("/sys/class/power_supply"));
        const auto names = supplies.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        return std::ranges::any_of(names, [&](const QString &name) {
            const QString folder = supplies.filePath(name);
            return contentOf(folder + QStringLiteral("/type")).startsWith("Battery")
                && contentOf(folder + QStringLiteral("/status")).startsWith("Discharging");
        });
    }

} // namespace

bool hasSpareResources(qint64 leastFreeBytes)
{
    return hasMemory(leastFreeBytes) && !runsOnBattery();
}

} // namespace sandpad::runner
