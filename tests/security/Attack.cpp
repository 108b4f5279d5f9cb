#include "Attack.h"

#include <QDir>
#include <QFile>
#include <QMap>

namespace {

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
                        fields.value(QStringLiteral("options")).split(u' ', Qt::SkipEmptyParts) };
    if (attack.levels.isEmpty())
        attack.levels = { QStringLiteral("namespaces"), QStringLiteral("landlock") };
    if (attack.id != QFileInfo(path).completeBaseName() || attack.must.isEmpty()
        || attack.witness.isEmpty() || !fields.contains(QStringLiteral("tries")))
        qFatal("%s: its first lines do not say what it is", qPrintable(path));
    return attack;
}

} // namespace

QString Attack::language() const
{
    return QFileInfo(path).suffix();
}

QList<Attack> Attack::corpus()
{
    QList<Attack> all;
    const QDir folder(QStringLiteral(SANDPAD_ATTACKS));
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name))
        all.append(read(folder.filePath(name)));
    return all;
}
