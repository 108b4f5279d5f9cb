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

    /// The fastest one that is safe: it is made of some 200 KB at each start of Python.
    constexpr auto kDigest = QCryptographicHash::Blake2b_256;

    /// The digest stands at the end: a runtime may trust the file blindly.
    void keep(const QString &path, const QByteArray &content)
    {
        const QByteArray sealed = content + QCryptographicHash::hash(content, kDigest);
        QSaveFile file(path);
        if (QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly)
            && file.write(sealed) == sealed.size())
            file.commit();
    }

    bool canKeepIn(const QString &folder)
    {
        QFileInfo nearest(folder);
        while (!nearest.exists())
            nearest.setFile(nearest.path());
        return nearest.isDir() && nearest.isWritable();
    }

    std::optional<InputFile> read(const CacheSpec &spec, const QString &folder)
    {
        const QDir dir(folder);
        const QStringList names = dir.entryList({ spec.pattern }, QDir::Files);
        if (names.isEmpty())
            return std::nullopt;
        QFile file(dir.filePath(names.last()));
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        const QByteArray sealed = file.read(kMostBytes);
        const QByteArray content =
            sealed.chopped(qMin<qsizetype>(QCryptographicHash::hashLength(kDigest), sealed.size()));
        if (content + QCryptographicHash::hash(content, kDigest) != sealed)
            return std::nullopt;
        return InputFile { .name = QDir::cleanPath(spec.folder + u'/' + names.last()),
                           .content = content };
    }

} // namespace

QList<InputFile> withCached(QList<InputFile> harness, const CachedFiles &cached)
{
    erase_if(harness, [&cached](const InputFile &file) {
        return cached.enoughIn.contains(QFileInfo(file.name).path());
    });
    return harness + cached.harness;
}

bool isUseful(const CacheSpec &spec, const QByteArray &code)
{
    if (spec.when.isEmpty())
        return true;
    // Only the beginning of the code is matched: large code would take too long.
    constexpr qsizetype kEnough = 256 << 10;
    const QRegularExpression pattern(spec.when);
    return pattern.match(QString::fromLatin1(code.first(qMin(code.size(), kEnough)))).hasMatch();
}

GuestCache::GuestCache(const SandboxLevels &levels, QString folder, QObject *parent)
    : QObject(parent)
    , m_levels(levels)
    , m_folder(std::move(folder))
{ }

QString GuestCache::folderFor(const CacheSpec &cache, const CacheQuestion &question) const
{
    const Toolchain &toolchain = question.toolchain;
    const QFileInfo info(QFileInfo(toolchain.path).canonicalFilePath());
    QCryptographicHash hash(kDigest);
    hash.addData(QStringLiteral("%1|%2|%3")
                     .arg(toolchain.path, toolchain.version,
                          QString::number(info.lastModified().toMSecsSinceEpoch()))
                     .toUtf8());
    if (cache.isHarness) {
        for (const QString &name : question.spec->harness)
            hash.addData(guestResource(name));
    }
    return m_folder + u'/' + toolchain.id + u'-'
        + QString::fromLatin1(hash.result().toHex().first(16));
}

void GuestCache::ask(QObject *asker, const CacheQuestion &question, const Answer &answer)
{
    goOn(asker, question, 0, {}, answer);
}

void GuestCache::goOn(QObject *asker, const CacheQuestion &question, qsizetype number,
                      CachedFiles found, const Answer &answer)
{
    const QList<CacheSpec> &caches = question.spec->caches;
    for (; number < caches.size(); ++number) {
        const CacheSpec &cache = caches.at(number);
        if (!isUseful(cache, question.code))
            continue;
        const QString folder = folderFor(cache, question);
        const auto take = [cache, folder](CachedFiles &files) {
            const auto file = read(cache, folder);
            if (!file)
                return false;
            (cache.isHarness ? files.harness : files.home).append(*file);
            if (cache.isEnough)
                files.enoughIn.append(cache.folder);
            return true;
        };
        // What cannot be kept would be made again for each run.
        if (take(found) || !canKeepIn(folder))
            continue;
        return make(asker, question, cache,
                    [this, asker, question, number, found, answer, take]() mutable {
                        take(found);
                        goOn(asker, question, number + 1, found, answer);
                    });
    }
    QMetaObject::invokeMethod(asker, [answer, found] { answer(found); }, Qt::QueuedConnection);
}

void GuestCache::make(QObject *asker, const CacheQuestion &question, const CacheSpec &cache,
                      const std::function<void()> &done)
{
    const ToolchainSpec &spec = *question.spec;
    auto sandbox = m_levels.start(question.level, sandboxSpecFor(spec, question.toolchain, {}));
    if (!sandbox)
        return done();
    // Only files in the work folder are collected, so it is the command's home, too.
    GuestPaths paths = (*sandbox)->paths();
    paths.home = paths.scratch;
    const guest::Job job = cacheJobFor(spec, question.toolchain, cache, paths);
    auto *run = new ToolRun(std::move(*sandbox), job, asker);
    const QString folder = folderFor(cache, question);
    connect(run, &ToolRun::finished, asker, [cache, folder, done](const ToolOutput &output) {
        const auto pattern = QRegularExpression::fromWildcard(cache.pattern);
        for (const auto &[name, content] : output.files.asKeyValueRange()) {
            const QFileInfo info(name);
            if (info.path() == cache.folder && pattern.match(info.fileName()).hasMatch())
                keep(folder + u'/' + info.fileName(), content);
        }
        done();
    });
}

} // namespace sandpad::runner
