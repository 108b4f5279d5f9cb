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

/// Of the files whose names begin so.
QByteArray hashOfFiles(const QString &folder, const QString &start)
{
    QMap<QString, QByteArray> contents;
    QDirIterator files(folder, { start + u'*' }, QDir::Files, QDirIterator::Subdirectories);
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

QByteArray hashOfFolder(const QString &folder)
{
    return hashOfFiles(folder, {});
}

} // namespace

RunKey::RunKey(const Runner &runner)
    : m_runner(runner)
{
    const QString resources = QStringLiteral(SANDPAD_SOURCE "/resources/");
    for (const QString &name : { QStringLiteral("python"), QStringLiteral("javascript"),
                                 QStringLiteral("typescript"), QStringLiteral("csharp") }) {
        // TypeScript and the parser of scripts run with the harness of JavaScript.
        const bool isScript = name.endsWith(QLatin1String("script"));
        const QString guest = isScript ? QStringLiteral("javascript") : name;
        const QString languages = resources + QStringLiteral("languages");
        m_harnesses.insert(
            name,
            hashOfFolder(resources + QStringLiteral("guest/") + guest)
                + hashOfFiles(languages, name)
                + (isScript ? hashOfFiles(languages, QStringLiteral("script")) : QByteArray()));
    }
}

QByteArray RunKey::harnessOf(const QString &languageId) const
{
    const auto tool = QStringLiteral("-examine");
    QString language = languageId;
    if (language.endsWith(tool))
        language.chop(tool.size());
    if (language == QLatin1String("script"))
        language = QStringLiteral("javascript");
    return m_harnesses.value(language);
}

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
           << harnessOf(request.snippet.languageId) << versionOf(request.snippet.languageId);
    for (const InputFile &file : request.inputs)
        stream << file.name << file.content;
    return hashOf(all);
}
