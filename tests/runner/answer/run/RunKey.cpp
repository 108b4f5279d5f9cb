#include "RunKey.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QDirIterator>
#include <QFile>

using namespace sandpad::runner;

namespace {

QByteArray hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1);
}

QByteArray hashOfFolder(const QString &folder)
{
    QMap<QString, QByteArray> contents;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            contents.insert(QDir(folder).relativeFilePath(file.fileName()), file.readAll());
    }
    QByteArray all;
    QDataStream stream(&all, QIODevice::WriteOnly);
    stream << contents;
    return hashOf(all);
}

} // namespace

RunKey::RunKey(const Runner &runner)
    : m_runner(runner)
    , m_harness(hashOfFolder(QStringLiteral(SANDPAD_SOURCE "/resources/guest"))
                + hashOfFolder(QStringLiteral(SANDPAD_SOURCE "/resources/languages")))
{ }

QString RunKey::versionOf(const QString &languageId) const
{
    QString language = languageId;
    // Tools, such as parsers, belong to a language's interpreter.
    if (const QString tool = QStringLiteral("-examine"); language.endsWith(tool)) {
        language.chop(tool.size());
        if (language == QLatin1String("script"))
            language = QStringLiteral("javascript");
    }
    const auto toolchains = m_runner.toolchains(language);
    return toolchains.isEmpty() ? QString()
                                : toolchains.first().id + u' ' + toolchains.first().version;
}

QByteArray RunKey::of(const RunRequest &request) const
{
    QByteArray all;
    QDataStream stream(&all, QIODevice::WriteOnly);
    const Limits &limits = request.limits;
    stream << request.snippet.languageId << request.snippet.code << request.standardInput
           << request.keepsInputOpen << qint64(limits.cpu.count()) << qint64(limits.wall.count())
           << limits.memoryBytes << limits.processes << limits.outputBytes << limits.workBytes
           << m_harness << versionOf(request.snippet.languageId);
    for (const InputFile &file : request.inputs)
        stream << file.name << file.content;
    return hashOf(all);
}
