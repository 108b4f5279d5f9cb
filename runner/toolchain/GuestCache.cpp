#include "runner/toolchain/GuestCache.h"

#include "runner/language/Plan.h"
#include "runner/sandbox/ToolRun.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>

namespace sandpad::runner {

namespace {

    constexpr qint64 kMostBytes = 16 << 20;

    bool wants(const CacheSpec &spec, const QByteArray &code)
    {
        // Only the beginning of the code is matched: large code would take too long.
        constexpr qsizetype kEnough = 256 << 10;
        const QRegularExpression pattern(spec.when);
        return pattern.match(QString::fromLatin1(code.first(qMin(code.size(), kEnough))))
            .hasMatch();
    }

    bool keep(const QString &path, const QByteArray &content)
    {
        QSaveFile file(path);
        return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly)
            && file.write(content) == content.size() && file.commit();
    }

} // namespace

GuestCache::GuestCache(const SandboxLevels &levels, QString folder, QObject *parent)
    : QObject(parent)
    , m_levels(levels)
    , m_folder(std::move(folder))
{ }

QString GuestCache::folderFor(const Toolchain &toolchain) const
{
    const QFileInfo info(QFileInfo(toolchain.path).canonicalFilePath());
    const QString identity = QStringLiteral("%1|%2|%3")
                                 .arg(toolchain.path, toolchain.version,
                                      QString::number(info.lastModified().toMSecsSinceEpoch()));
    const QByteArray hash =
        QCryptographicHash::hash(identity.toUtf8(), QCryptographicHash::Sha256).toHex().first(16);
    return m_folder + u'/' + toolchain.id + u'-' + QString::fromLatin1(hash);
}

std::optional<InputFile> GuestCache::read(const CacheSpec &spec, const QString &folder)
{
    const QDir dir(folder);
    const QStringList names = dir.entryList({ spec.pattern }, QDir::Files);
    if (names.isEmpty())
        return std::nullopt;
    QFile file(dir.filePath(names.last()));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return InputFile { .name = spec.folder + u'/' + names.last(),
                       .content = file.read(kMostBytes) };
}

void GuestCache::ask(QObject *asker, const CacheQuestion &question, const Answer &answer)
{
    const auto later = [asker, answer](const std::optional<InputFile> &file) {
        QMetaObject::invokeMethod(asker, [answer, file] { answer(file); }, Qt::QueuedConnection);
    };
    const auto &cache = question.spec->cache;
    if (!cache || !wants(*cache, question.code))
        return later(std::nullopt);
    if (auto file = read(*cache, folderFor(question.toolchain)))
        return later(file);
    make(asker, question, answer);
}

void GuestCache::make(QObject *asker, const CacheQuestion &question, const Answer &answer)
{
    const ToolchainSpec &spec = *question.spec;
    auto sandbox = m_levels.start(question.level, sandboxSpecFor(spec, question.toolchain, {}));
    if (!sandbox) {
        QMetaObject::invokeMethod(asker, [answer] { answer(std::nullopt); }, Qt::QueuedConnection);
        return;
    }
    // Only files in the work folder are collected, so it is the command's home, too.
    GuestPaths paths = (*sandbox)->paths();
    paths.home = paths.scratch;
    const CacheSpec &cache = *spec.cache; // ask() has looked
    const guest::Job job = toolJobFor(spec, question.toolchain, cache.command, paths);
    auto *run = new ToolRun(std::move(*sandbox), job, asker);
    const QString folder = folderFor(question.toolchain);
    connect(run, &ToolRun::finished, asker, [cache, folder, answer](const ToolOutput &output) {
        const auto pattern = QRegularExpression::fromWildcard(cache.pattern);
        for (const auto &[name, content] : output.files.asKeyValueRange()) {
            const QFileInfo info(name);
            if (info.path() == cache.folder && pattern.match(info.fileName()).hasMatch())
                keep(folder + u'/' + info.fileName(), content);
        }
        answer(read(cache, folder));
    });
}

} // namespace sandpad::runner
