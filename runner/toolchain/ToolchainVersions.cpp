#include "runner/toolchain/ToolchainVersions.h"

#include "runner/language/Plan.h"
#include "runner/model/Json.h"
#include "runner/model/Say.h"
#include "runner/sandbox/ToolRun.h"
#include "runner/toolchain/ToolchainFinder.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <nlohmann/json.hpp>

namespace sandpad::runner {

ToolchainVersions::ToolchainVersions(const SandboxLevels &levels, QString file, QObject *parent)
    : QObject(parent)
    , m_levels(levels)
    , m_file(std::move(file))
{
    load();
}

namespace {

    Error explained(const Error &error, const QString &program, const QString &advice)
    {
        if (error.code == ErrorCode::NotFound)
            return { .code = error.code,
                     .text = Say::tr("%1 could not be started in the sandbox (%2). Choose "
                                     "another interpreter or install it again.")
                                 .arg(program, error.text) };
        if (error.code == ErrorCode::TimedOut)
            return { .code = error.code, .text = silenceSentence() };
        return { .code = error.code,
                 .text = Say::tr("The sandbox could not be made: %1. %2").arg(error.text, advice) };
    }

} // namespace

QString ToolchainVersions::keyOf(const QString &program)
{
    const QFileInfo info(QFileInfo(program).canonicalFilePath());
    return QStringLiteral("%1|%2|%3")
        .arg(program)
        .arg(info.size())
        .arg(info.lastModified().toMSecsSinceEpoch());
}

void ToolchainVersions::ask(QObject *asker, const VersionQuestion &question, const Answer &answer)
{
    const ToolchainSpec &spec = *question.spec;
    const Toolchain &toolchain = question.toolchain;
    const auto later = [asker, answer](const Result<QString> &result) {
        QMetaObject::invokeMethod(
            asker, [answer, result] { answer(result); }, Qt::QueuedConnection);
    };
    // Another language may ask the same program with another pattern, so the key has the pattern,
    // too.
    const QString key = spec.versionPattern + u'|' + keyOf(toolchain.path);
    if (const auto known = m_versions.constFind(key); known != m_versions.constEnd())
        return later(*known);
    auto sandbox = m_levels.start(question.level, sandboxSpecFor(spec, toolchain, {}));
    if (!sandbox)
        return later(std::unexpected(sandbox.error()));
    const QStringList command = QStringList { u'{' + spec.mainRole + u'}' } + spec.versionArguments;
    const guest::Job job = toolJobFor(spec, toolchain, command, (*sandbox)->paths());
    const QString advice = m_levels.advice((*sandbox)->isolation().level);
    auto *run = new ToolRun(std::move(*sandbox), job, asker);
    connect(run, &ToolRun::finished, asker,
            [this, key, spec, answer, advice, path = toolchain.path](const ToolOutput &output) {
                if (output.failure)
                    return answer(std::unexpected(explained(*output.failure, path, advice)));
                const QString version = parseVersion(spec, output.text);
                remember(key, version);
                answer(version);
            });
}

void ToolchainVersions::load()
{
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const nlohmann::json json = jsonFrom(file.readAll());
    if (!json.is_object())
        return;
    for (const auto &[key, version] : json.items()) {
        if (version.is_string())
            m_versions.insert(QString::fromStdString(key),
                              QString::fromStdString(version.get<std::string>()));
    }
}

void ToolchainVersions::remember(const QString &key, const QString &version)
{
    if (version.isEmpty())
        return;
    m_versions.insert(key, version);
    auto json = nlohmann::json::object();
    for (const auto &[known, value] : m_versions.asKeyValueRange())
        json[known.toStdString()] = value.toStdString();
    // A file that cannot be written only costs time at the next start.
    QDir().mkpath(QFileInfo(m_file).path());
    QSaveFile file(m_file);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(jsonBytes(json, 1));
        file.commit();
    }
}

} // namespace sandpad::runner
