#include "runner/language/errors/RuleHint.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool matches(const QRegularExpression &words, const QString &type, const QString &message)
    {
        constexpr qsizetype kLongest = 4096;
        return words.match(type.left(kLongest) + QStringLiteral(": ") + message.left(kLongest))
            .hasMatch();
    }

    /// Whether the error or one behind it is meant.
    bool isIn(const ErrorReport &error, const QRegularExpression &words)
    {
        return matches(words, error.type, error.message)
            || std::ranges::any_of(error.causes, [&words](const Cause &cause) {
                   return matches(words, cause.type, cause.message);
               });
    }

    /// The file that an error misses, if it lies beside the program on this machine. The name is a
    /// program's, so nothing but a plain name is looked for.
    QString fileBeside(const ErrorReport &error, const RunRules &rules)
    {
        constexpr qsizetype kEnough = 1000;
        static const QRegularExpression quoted(QStringLiteral(R"(['"]([^'"]{1,300})['"])"));
        QString name = quoted.match(error.message.left(kEnough)).captured(1);
        if (name.startsWith(rules.scratch + u'/'))
            name.remove(0, rules.scratch.size() + 1);
        if (rules.folder.isEmpty() || name.isEmpty() || name.contains(u'/'))
            return {};
        const QString path = rules.folder == QLatin1String(".") ? name : rules.folder + u'/' + name;
        return QFileInfo(path).isFile() ? path : QString();
    }

    QString missingFileHint(const ErrorReport &error, const RunRules &rules)
    {
        const QString path = fileBeside(error, rules);
        if (path.isEmpty())
            return QStringLiteral("A program has only the files that it is given. Add the file and "
                                  "run again; in a terminal the option is --input FILE.");
        return QStringLiteral(
                   "%1 lies beside the program, but a program has only the files that it "
                   "is given. Run again with --input %1.")
            .arg(path);
    }

} // namespace

QString ruleHint(const ErrorReport &error, const RunRules &rules)
{
    static const QRegularExpression unreachable(QStringLiteral(
        R"(gaierror|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EAFNOSUPPORT|getaddrinfo|Name or service not known|Temporary failure in name resolution|Network is unreachable|Address family not supported|HttpRequestException: Resource temporarily unavailable \(|SocketException: Resource temporarily unavailable|Unable to connect\. Is the computer able to access the url)"));
    if (rules.network == Network::Off && isIn(error, unreachable))
        return QStringLiteral("The network is off for this run. Switch it on and run again; in a "
                              "terminal the option is --network on.");
    static const QRegularExpression missing(QStringLiteral(
        R"(\A(?:FileNotFoundError|System\.IO\.(?:File|Directory)NotFoundException): |\AError: ENOENT: no such file)"));
    if (matches(missing, error.type, error.message))
        return missingFileHint(error, rules);
    static const QRegularExpression noMemory(QStringLiteral(
        R"(\A(?:\w+\.)*_?(?:Array)?MemoryError: |Array buffer allocation failed|OutOfMemoryException|bad_alloc|Cannot allocate memory)"));
    if (isIn(error, noMemory))
        return QStringLiteral("A process may reserve about twice the limit of memory. What it "
                              "reserves counts here even if it never uses it. In a terminal the "
                              "option --memory sets the limit.");
    static const QRegularExpression tooManyFiles(
        QStringLiteral(R"(\bEMFILE\b|[Tt]oo many open files)"));
    if (isIn(error, tooManyFiles))
        return QStringLiteral("A process may have %1 files and sockets open at one time.")
            .arg(rules.openFiles);
    return {};
}

} // namespace sandpad::runner
