#include "runner/language/InterpreterFiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace sandpad::runner {

namespace {

    constexpr int kMostLinks = 40;

    bool isSystemPath(const QString &path)
    {
        constexpr auto kSystem =
            std::to_array<const char *>({ "/usr/", "/bin/", "/sbin/", "/lib/", "/lib64/" });
        return std::ranges::any_of(kSystem, [&path](const char *folder) {
            return path.startsWith(QLatin1StringView(folder));
        });
    }

    /// Whether a folder holds more than an installation: a home or a folder above one, a folder
    /// that everybody uses, or the root of the file system.
    bool isShared(const QString &folder)
    {
        // A link may lead to the home, or the home be one.
        const QString real = QFileInfo(folder).canonicalFilePath();
        const QString home = QDir::homePath();
        const auto holdsHome = [&home](const QString &path) {
            const QStringList homes { home, QFileInfo(home).canonicalFilePath() };
            return std::ranges::any_of(homes, [&path](const QString &one) {
                return one == path || one.startsWith(path + u'/')
                    || path == one + QStringLiteral("/.local");
            });
        };
        constexpr int kTopLevel = 1;
        return folder.count(u'/') <= kTopLevel || holdsHome(folder)
            || (!real.isEmpty() && holdsHome(real))
            || QFileInfo(folder).dir() == QDir(QStringLiteral("/home"))
            || QFile::permissions(folder).testFlag(QFileDevice::WriteOther);
    }

    /// Whether a path of an installation is there and belongs to it. A link to elsewhere would open
    /// what it leads to.
    bool isPartOf(const QString &prefix, const QString &path)
    {
        const QString real = QFileInfo(path).canonicalFilePath();
        return real.startsWith(QFileInfo(prefix).canonicalFilePath() + u'/');
    }

    /// The libraries of the runtimes that Sandpad knows, as they lie beside a `bin` folder.
    QStringList librariesIn(const QString &prefix)
    {
        QStringList found;
        for (const char *library : { "lib", "lib64" }) {
            const QDir folder(prefix + u'/' + QLatin1StringView(library));
            const QStringList names { QStringLiteral("python3*"), QStringLiteral("libpython3*"),
                                      QStringLiteral("mono") };
            for (const QString &name :
                 folder.entryList(names, QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot)) {
                if (isPartOf(prefix, folder.filePath(name)))
                    found.append(folder.filePath(name));
            }
        }
        return found;
    }

    /// The package of npm around a program, with the packages beside it that belong to a compiler:
    /// types, and parts that differ from machine to machine. Nothing where there is no package.
    QStringList packageOf(const QString &program)
    {
        static const QRegularExpression inPackage(
            QStringLiteral("^(/(?:.+/)?node_modules)/((?:@[^/]+/)?[^/@]+)/.+$"));
        const auto match = inPackage.match(program);
        if (!match.hasMatch())
            return {};
        const QDir packages(match.captured(1));
        QStringList found { packages.filePath(match.captured(2)) };
        for (const QString &scope : { QStringLiteral("@types"), u'@' + match.captured(2) }) {
            if (isPartOf(packages.path(), packages.filePath(scope)))
                found.append(packages.filePath(scope));
        }
        return found;
    }

    /// The `home` line of a virtual environment: the folder of the interpreter it was made from.
    QString virtualEnvironmentHome(const QString &prefix)
    {
        QFile file(prefix + QStringLiteral("/pyvenv.cfg"));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        constexpr qint64 kEnough = 16 << 10;
        static const QRegularExpression home(QStringLiteral("^home\\s*=\\s*(.+?)\\s*$"),
                                             QRegularExpression::MultilineOption);
        return home.match(QString::fromUtf8(file.read(kEnough))).captured(1);
    }

    /// The paths of the installation around a program. `program` must not be a link.
    QStringList installationOf(const QString &program)
    {
        if (const QStringList files = packageOf(program); !files.isEmpty())
            return files;
        const QDir folder = QFileInfo(program).dir();
        // The .NET host: its SDKs and runtimes lie beside it.
        if (folder.exists(QStringLiteral("host/fxr")))
            return { folder.path() };
        if (folder.dirName() != QLatin1StringView("bin"))
            return { program };
        const QString prefix = QFileInfo(folder.path()).path();
        const QStringList libraries = librariesIn(prefix);
        if (libraries.isEmpty() || isShared(prefix))
            return QStringList { program } + libraries;
        // A virtual environment can have a copy of its interpreter. It is no installation.
        return { virtualEnvironmentHome(prefix).isEmpty() ? prefix : program };
    }

    /// What belongs to a virtual environment. A project may be its own, with files beside these
    /// that are nobody's business.
    QStringList environmentIn(const QString &prefix)
    {
        QStringList files;
        for (const char *name : { "bin", "include", "lib", "lib64", "share", "pyvenv.cfg" }) {
            const QString path = prefix + u'/' + QLatin1StringView(name);
            if (isPartOf(prefix, path))
                files.append(path);
        }
        return files;
    }

    /// The virtual environment around a program and the installation below it; nothing when there
    /// is none.
    QStringList virtualEnvironmentOf(const QString &program)
    {
        const QString prefix = QFileInfo(QFileInfo(program).path()).path();
        const QString home = virtualEnvironmentHome(prefix);
        if (home.isEmpty() || isShared(prefix))
            return {};
        const QString python = home + QStringLiteral("/python3");
        QStringList files = environmentIn(prefix);
        // Whoever wrote the line says where the installation is. So no more of it is taken than the
        // interpreter and its libraries.
        if (!isSystemPath(python) && QFileInfo(python).isExecutable())
            files += QStringList { python } + librariesIn(QFileInfo(home).path());
        return files;
    }

    /// Drops paths inside other entries. They are visible already, and could not be mounted there.
    QStringList withoutNested(QStringList paths)
    {
        paths.removeDuplicates();
        const QStringList all = paths;
        paths.removeIf([&all](const QString &path) {
            return std::ranges::any_of(
                all, [&path](const QString &other) { return path.startsWith(other + u'/'); });
        });
        return paths;
    }

} // namespace

QStringList interpreterFiles(const QString &program)
{
    QStringList files;
    QString path = program;
    for (int links = 0; links < kMostLinks && !isSystemPath(path); ++links) {
        files += virtualEnvironmentOf(path);
        const QFileInfo info(path);
        if (!info.isSymLink()) {
            files += installationOf(path);
            break;
        }
        files.append(path);
        path = QDir::cleanPath(info.dir().absoluteFilePath(info.readSymLink()));
    }
    // Folders in the path may be links as well.
    const QString real = QFileInfo(program).canonicalFilePath();
    if (!real.isEmpty() && !isSystemPath(real))
        files += installationOf(real);
    return withoutNested(files);
}

} // namespace sandpad::runner
