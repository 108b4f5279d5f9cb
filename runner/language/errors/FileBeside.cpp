#include "runner/language/errors/FileBeside.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    // The message comes from a program, so only its beginning and names of a usual length are read.
    constexpr qsizetype kReadOfMessage = 1000;

    QString textOf(const ErrorReport &error)
    {
        return (error.type + QStringLiteral(": ") + error.message).left(kReadOfMessage);
    }

    /// The path of a file in the program's folder. The name is a program's, so nothing but a plain
    /// name is looked for.
    QString pathBeside(QString name, const RunRules &rules)
    {
        constexpr qsizetype kLongest = 300;
        for (const QString &folder : { rules.scratch + u'/', QStringLiteral("./") }) {
            if (name.startsWith(folder))
                name.remove(0, folder.size());
        }
        if (rules.folder.isEmpty() || name.isEmpty() || name.size() > kLongest
            || name.contains(u'/') || rules.given.contains(name))
            return {};
        const QString path = rules.folder == QLatin1String(".") ? name : rules.folder + u'/' + name;
        return QFileInfo(path).isFile() ? path : QString();
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
