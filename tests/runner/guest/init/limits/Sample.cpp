#include "Sample.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

void writeSampleFile(const QString &path, const QByteArray &content)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(content), content.size());
}

void unpackSample(const QString &name, const QString &folder)
{
    QFile file(QStringLiteral(SANDPAD_SOURCE "/tests/runner/guest/init/limits/samples/") + name);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QByteArray all = '\n' + file.readAll();
    for (qsizetype at = all.indexOf("\n== "); at >= 0;) {
        const qsizetype next = all.indexOf("\n== ", at + 1);
        const QByteArray part = all.sliced(at + 4, (next < 0 ? all.size() : next + 1) - at - 4);
        const qsizetype end = part.indexOf('\n');
        const QString path = folder + u'/' + QString::fromUtf8(part.first(end));
        if (const qsizetype arrow = path.indexOf(QStringLiteral(" -> ")); arrow >= 0) {
            QVERIFY(QDir().mkpath(QFileInfo(path.first(arrow)).path()));
            QVERIFY(QFile::link(path.sliced(arrow + 4), path.first(arrow)));
        } else {
            writeSampleFile(path, part.sliced(end + 1));
        }
        at = next;
    }
}
