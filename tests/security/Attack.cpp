#include "Attack.h"

#include "tests/Levels.h"

#include <QDir>
#include <QFile>
#include <QMap>

#include <algorithm>

namespace {

/// The families that have ctest entries.
const QStringList &families()
{
    static const QStringList names = QStringLiteral(SANDPAD_ATTACK_FAMILIES).split(u' ');
    return names;
}

QString familyOf(const QString &id)
{
    return id.section(u'-', 0, 0);
}

QString chosenFamily()
{
    return qEnvironmentVariable("SANDPAD_ATTACK_FAMILY");
}

Attack read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    QMap<QString, QString> fields;
    for (;;) {
        const QString line = QString::fromUtf8(file.readLine()).trimmed();
        const qsizetype text = line.startsWith(QLatin1String("//")) ? 2 : 1;
        const qsizetype colon = line.indexOf(QLatin1String(": "));
        if (colon < 0 || (!line.startsWith(u'#') && text == 1))
            break;
        fields.insert(line.sliced(text, colon - text).trimmed(), line.sliced(colon + 2));
    }
    Attack attack { .id = fields.value(QStringLiteral("id")),
                    .path = path,
                    .must = fields.value(QStringLiteral("must")),
                    .witness = fields.value(QStringLiteral("witness")),
                    .levels =
                        fields.value(QStringLiteral("levels")).split(u' ', Qt::SkipEmptyParts),
                    .options =
                        fields.value(QStringLiteral("options")).split(u' ', Qt::SkipEmptyParts),
                    .files = {} };
    if (attack.levels.isEmpty())
        attack.levels = isolatingLevels();
    const QDir files(QFileInfo(path).path() + u'/' + attack.id + QLatin1String(".files"));
    for (const QString &name : files.entryList(QDir::Files))
        attack.files.append(files.filePath(name));
    if (attack.id != QFileInfo(path).completeBaseName() || attack.must.isEmpty()
        || attack.witness.isEmpty() || !fields.contains(QStringLiteral("tries")))
        qFatal("%s: its first lines do not say what it is", qPrintable(path));
    if (!families().contains(familyOf(attack.id)))
        qFatal("%s: its family is not in tests/security/CMakeLists.txt", qPrintable(path));
    return attack;
}

} // namespace

QString Attack::language() const
{
    return QFileInfo(path).suffix();
}

bool Attack::canBeAwaited() const
{
    return !options.contains(QLatin1String("--network"));
}

QString Attack::interpreter() const
{
    return language() == QLatin1String("py") ? QStringLiteral("/usr/bin/python3")
                                             : QStringLiteral("/usr/bin/node");
}

QList<Attack> Attack::corpus()
{
    QList<Attack> all;
    const QDir folder(QStringLiteral(SANDPAD_ATTACKS));
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name))
        all.append(read(folder.filePath(name)));
    return all;
}

QList<Attack> Attack::chosen()
{
    QList<Attack> attacks = corpus();
    if (const QString family = chosenFamily(); !family.isEmpty())
        attacks.removeIf([&](const Attack &attack) { return familyOf(attack.id) != family; });
    return attacks;
}

unsigned ordinaryUser()
{
    constexpr unsigned kFirst = 60101;
    const auto index = std::max<qsizetype>(0, families().indexOf(chosenFamily()));
    return kFirst + static_cast<unsigned>(index);
}
