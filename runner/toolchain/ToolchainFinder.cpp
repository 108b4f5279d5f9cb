#include "runner/toolchain/ToolchainFinder.h"

#include "runner/model/Say.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QVersionNumber>

namespace sandpad::runner {

namespace {

    QString findProgram(const QStringList &names, const QStringList &folders)
    {
        for (const QString &name : names) {
            for (const QString &folder : folders) {
                const QFileInfo info(folder + u'/' + name);
                if (info.isFile() && info.isExecutable())
                    return info.absoluteFilePath();
            }
        }
        return {};
    }

    /// All roles found, or nothing.
    std::optional<QMap<QString, QString>> findPrograms(const ToolchainSpec &spec,
                                                       const QStringList &folders,
                                                       QMap<QString, QString> known)
    {
        for (const auto &[role, names] : spec.programs.asKeyValueRange()) {
            if (known.contains(role))
                continue;
            const QString program = findProgram(names, folders);
            if (program.isEmpty())
                return std::nullopt;
            known.insert(role, program);
        }
        return known;
    }

    Toolchain makeToolchain(const LanguageSpec &language, const ToolchainSpec &spec,
                            const QMap<QString, QString> &programs)
    {
        return { .languageId = language.info.id,
                 .id = spec.id,
                 .name = spec.name,
                 .version = {},
                 .path = programs.value(spec.mainRole),
                 .programs = programs };
    }

} // namespace

QList<Toolchain> findToolchains(const LanguageSpec &language, const QStringList &folders)
{
    QList<Toolchain> found;
    for (const ToolchainSpec &spec : language.toolchains) {
        QSet<QString> seen;
        for (const QString &folder : folders) {
            const QString main = findProgram(spec.programs.value(spec.mainRole), { folder });
            const QString canonical = QFileInfo(main).canonicalFilePath();
            if (main.isEmpty() || seen.contains(canonical))
                continue;
            seen.insert(canonical);
            if (const auto programs = findPrograms(spec, folders, { { spec.mainRole, main } }))
                found.append(makeToolchain(language, spec, *programs));
        }
    }
    return found;
}

Result<Toolchain> toolchainOf(const LanguageSpec &language, const QString &path,
                              const QStringList &folders)
{
    const QFileInfo info(path);
    if (!info.isFile() || !info.isExecutable())
        return fail(ErrorCode::NotFound,
                    Say::tr("The interpreter %1 is not there or cannot be executed. Choose "
                            "another one.")
                        .arg(path));
    const ToolchainSpec *best = nullptr;
    for (const ToolchainSpec &spec : language.toolchains) {
        for (const QString &name : spec.programs.value(spec.mainRole)) {
            if (!best && info.fileName().startsWith(name))
                best = &spec;
        }
    }
    if (!best)
        best = &language.toolchains.first();
    // What belongs to an interpreter outside of PATH, such as npm's commands, lies beside it.
    const auto programs = findPrograms(*best, folders + QStringList { info.absolutePath() },
                                       { { best->mainRole, info.absoluteFilePath() } });
    if (!programs)
        return fail(ErrorCode::NotFound, language.install);
    return makeToolchain(language, *best, *programs);
}

QStringList programFolders()
{
    QStringList folders = qEnvironmentVariable("PATH").split(u':', Qt::SkipEmptyParts);
    const QString home = QDir::homePath();
    folders << home + QStringLiteral("/.local/bin") << home + QStringLiteral("/.bun/bin")
            << home + QStringLiteral("/.dotnet") << QStringLiteral("/usr/local/bin")
            << QStringLiteral("/usr/bin") << QStringLiteral("/usr/lib/dotnet")
            << QStringLiteral("/usr/share/dotnet");
    folders.removeDuplicates();
    folders.removeIf([](const QString &folder) { return !folder.startsWith(u'/'); });
    return folders;
}

const ToolchainSpec *specOf(const LanguageSpec &language, const Toolchain &toolchain)
{
    for (const ToolchainSpec &spec : language.toolchains) {
        if (spec.id == toolchain.id)
            return &spec;
    }
    return nullptr;
}

QString parseVersion(const ToolchainSpec &spec, const QByteArray &printed)
{
    const QRegularExpression pattern(spec.versionPattern);
    return pattern.match(QString::fromUtf8(printed)).captured(1);
}

bool meetsMinimum(const ToolchainSpec &spec, const QString &version)
{
    return QVersionNumber::fromString(version) >= QVersionNumber::fromString(spec.minimumVersion);
}

} // namespace sandpad::runner
