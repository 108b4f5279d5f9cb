#include "runner/language/errors/FileBeside.h"

#include "runner/model/Say.h"

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
        if (!missed.isFile() && !missed.isDir())
            return {};
        // A link may come from whoever made the program, and lead to what is nobody's business.
        const QString real = QFileInfo(folder + first).canonicalFilePath();
        const QString around = QFileInfo(rules.folder).canonicalFilePath();
        return real.startsWith(around + u'/') ? folder + first : QString();
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

    /// May an error come of a file that is not there without naming it? SQLite makes a new file
    /// without tables, and configparser reads nothing.
    bool mayMissFile(const ErrorReport &error)
    {
        static const QRegularExpression words(
            QStringLiteral(R"(: no such table: |\A(?:configparser\.)?NoSectionError: |\Adbm\.)"));
        return missesFile(error) || textOf(error).contains(words);
    }

    /// The first file that the code names in quotes and that lies beside the program.
    QString namedBeside(const RunRules &rules)
    {
        constexpr qsizetype kReadOfCode = 100'000;
        static const QRegularExpression name(
            QStringLiteral(R"((["'])([^"'\s/\\]{1,100}\.\w{1,10})\1)"));
        const QString code =
            QString::fromUtf8(rules.code.first(std::min(kReadOfCode, rules.code.size())));
        for (auto at = name.globalMatch(code); at.hasNext();) {
            if (QString path = pathBeside(at.next().captured(2), rules); !path.isEmpty())
                return path;
        }
        return {};
    }

    /// As one word of a command.
    QString asWord(const QString &path)
    {
        static const QRegularExpression plain(QStringLiteral(R"(\A[\w./,+@%:=-]+\z)"),
                                              QRegularExpression::UseUnicodePropertiesOption);
        return path.contains(plain)
            ? path
            : u'\'' + QString(path).replace(u'\'', QLatin1String("'\\''")) + u'\'';
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
    static const QRegularExpression quoted(QStringLiteral(R"((["'])(.{1,300}?)\1)"));
    if (missesFile(error)) {
        const auto match = quoted.match(error.message.left(kReadOfMessage));
        if (match.hasMatch())
            return pathBeside(match.captured(2), rules);
    }
    if (mayMissFile(error))
        return namedBeside(rules);
    return language.missing ? codeBeside(*language.missing, error, rules) : QString();
}

QString fileBesideHint(const QString &path, Front front)
{
    if (front == Front::Window)
        return Say::tr("%1 lies beside the program, but a program has only the files that "
                       "it is given. Add it to the files of this tab and run again.")
            .arg(QFileInfo(path).fileName());
    return Say::tr("%1 lies beside the program, but a program has only the files that it "
                   "is given. Run again with --input %2.")
        .arg(path, asWord(path));
}

} // namespace sandpad::runner
