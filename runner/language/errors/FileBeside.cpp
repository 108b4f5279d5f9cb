#include "runner/language/errors/FileBeside.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    // The message comes from a program, so only its beginning and names of a usual length are read.
    constexpr qsizetype kReadOfMessage = 1000;

    QString textOf(const ErrorReport &error)
    {
        return (error.type + QStringLiteral(": ") + error.message).left(kReadOfMessage);
    }

    /// Whether the program was given what lies beside it under that name: the file, or the folder.
    bool isGiven(const QString &name, const QStringList &given)
    {
        return std::ranges::any_of(given, [&name](const QString &file) {
            return file == name || file.startsWith(name + u'/');
        });
    }

    /// The path of what must be given to a program so that it has a file of that name; a folder,
    /// where the name ends with a slash. The name is a program's, so it may not lead away.
    QString pathBeside(QString name, const RunRules &rules)
    {
        constexpr qsizetype kLongest = 300;
        for (const QString &folder : { rules.scratch + u'/', QStringLiteral("./") }) {
            if (name.startsWith(folder))
                name.remove(0, folder.size());
        }
        const QStringList parts = name.split(u'/');
        const QString &first = parts.first();
        if (rules.folder.isEmpty() || first.isEmpty() || name.size() > kLongest
            || parts.contains(QLatin1String("..")) || isGiven(first, rules.given))
            return {};
        const QString folder = rules.folder == QLatin1String(".") ? QString() : rules.folder + u'/';
        const QFileInfo missed(folder + name);
        return missed.isFile() || missed.isDir() ? folder + first : QString();
    }

    QString codeBeside(const MissingSpec &missing, const ErrorReport &error, const RunRules &rules)
    {
        for (const MissingFile &file : missing.files) {
            const auto match = QRegularExpression(file.pattern).match(textOf(error));
            if (!match.hasMatch())
                continue;
            for (const QString &ending : file.endings) {
                if (QString path = pathBeside(match.captured(1) + ending, rules); !path.isEmpty())
                    return path;
            }
        }
        return {};
    }

} // namespace

bool missesFile(const ErrorReport &error)
{
    static const QRegularExpression missing(QStringLiteral(
        R"(\A(?:FileNotFoundError|System\.IO\.(?:File|Directory)NotFoundException): |\AError: ENOENT: no such file)"));
    return missing.match(textOf(error)).hasMatch();
}

QString fileBeside(const LanguageSpec &language, const ErrorReport &error, const RunRules &rules)
{
    static const QRegularExpression quoted(QStringLiteral(R"(['"]([^'"]{1,300})['"])"));
    if (missesFile(error))
        return pathBeside(quoted.match(error.message.left(kReadOfMessage)).captured(1), rules);
    return language.missing ? codeBeside(*language.missing, error, rules) : QString();
}

QString fileBesideHint(const QString &path, Front front)
{
    if (front == Front::Window)
        return QStringLiteral("%1 lies beside the program, but a program has only the files that "
                              "it is given. Add it to the files of this tab and run again.")
            .arg(QFileInfo(path).fileName());
    return QStringLiteral("%1 lies beside the program, but a program has only the files that it "
                          "is given. Run again with --input %1.")
        .arg(path);
}

} // namespace sandpad::runner
