#include "runner/language/errors/RuleHint.h"

#include "runner/language/errors/FileBeside.h"
#include "runner/model/Prose.h"
#include "runner/model/Say.h"

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

    /// The first sentence in a window, the second one in a terminal.
    QString byFront(Front front, const QString &inWindow, const QString &inTerminal)
    {
        return front == Front::Window ? inWindow : inTerminal;
    }

    bool isUnreachable(const ErrorReport &error)
    {
        static const QRegularExpression unreachable(QStringLiteral(
            R"(gaierror|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EAFNOSUPPORT|getaddrinfo|Name or service not known|Temporary failure in name resolution|(?:\[Errno \d+\]|SocketException[^:\n]*:|HttpRequestException:) Network is unreachable|Address family not supported|HttpRequestException: Resource temporarily unavailable \(|SocketException: Resource temporarily unavailable|uv_interface_addresses|NetworkInformationException|\bECONNREFUSED\b|(?:\[Errno \d+\]|SocketException[^:\n]*:|HttpRequestException:) Connection refused|could not bind on any address|Unable to connect\. Is the computer able to access the url)"));
        return isIn(error, unreachable);
    }

    QString networkHint(const RunRules &rules)
    {
        if (rules.reach == NetworkReach::LacksSockets)
            return sentencesOf(
                { Say::tr("At this isolation level a program reaches no network, and no server of "
                          "its own either."),
                  byFront(rules.front, Say::tr("The level namespaces gives it both."),
                          Say::tr("The level namespaces gives it both; sandpad doctor says what "
                                  "that takes here.")) });
        return sentencesOf(
            { rules.reach == NetworkReach::LacksLibrary
                  ? Say::tr("The network is off for this run, and a program can reach no server of "
                            "its own, because libsocket_wrapper is not installed (Debian: apt "
                            "install libsocket-wrapper).")
                  : Say::tr("The network is off for this run: only the program's own servers are "
                            "there, at 127.0.0.1."),
              byFront(rules.front, Say::tr("Switch it on and run again."),
                      Say::tr("Run again with --network on.")) });
    }

    /// Of a program in a terminal that reads behind the end of its input; empty: of another one.
    QString inputHint(const ErrorReport &error, const RunRules &rules)
    {
        static const QRegularExpression noInput(QStringLiteral(R"(\AEOFError: EOF when reading)"));
        if (rules.front == Front::Terminal && isIn(error, noInput))
            return Say::tr("The input has ended. The option --stdin gives a program input.");
        static const QRegularExpression nullRead(
            QStringLiteral(R"(\A(?:System\.)?(?:ArgumentNull|NullReference)Exception: )"));
        if (rules.front == Front::Terminal && rules.readsLines && isIn(error, nullRead))
            return Say::tr("Console.ReadLine() gives null when the input has ended. The option "
                           "--stdin gives a program input.");
        return {};
    }

    /// A command that is not of this system.
    bool missesCommand(const ErrorReport &error)
    {
        static const QRegularExpression noCommand(QStringLiteral(R"(\AError: spawn \S+ ENOENT)"));
        return isIn(error, noCommand);
    }

    bool isInSubprocess(const ErrorReport &error)
    {
        return !error.frames.isEmpty()
            && error.frames.last().file.endsWith(QLatin1String("/subprocess.py"));
    }

    /// It was looked for by its name alone.
    bool missesCommandByName(const ErrorReport &error)
    {
        static const QRegularExpression path(
            QStringLiteral(R"(\AError: spawn \S*/|'[^'\n]*/[^'\n]*')"));
        return !isIn(error, path)
            && (missesCommand(error) || (missesFile(error) && isInSubprocess(error)));
    }

    /// The program may not run what it has written.
    bool isRefusedCommand(const ErrorReport &error)
    {
        static const QRegularExpression refused(QStringLiteral(R"(\AError: spawn \S+ EACCES)"));
        return isIn(error, refused)
            || (isInSubprocess(error) && error.type == QLatin1String("PermissionError"));
    }

} // namespace

bool lacksNetwork(const ErrorReport &error, const RunRules &rules)
{
    return (rules.reach == NetworkReach::OwnServers || rules.reach == NetworkReach::LacksLibrary)
        && isUnreachable(error);
}

bool lacksFile(const ErrorReport &error, const RunRules &rules)
{
    if ((rules.reach != NetworkReach::Others && isUnreachable(error)) || missesCommandByName(error)
        || isRefusedCommand(error))
        return false;
    // Relative, or as Node.js names it then: the program lies in a folder of the root.
    const QRegularExpression moduleAbove(
        QStringLiteral(R"((?:Cannot find module|Could not resolve:?) ['"](?:\.\./|/(?!%1/)))")
            .arg(QRegularExpression::escape(rules.scratch.mid(1))));
    return missesFile(error) || missesCommand(error) || isIn(error, moduleAbove);
}

QString ruleHint(const ErrorReport &error, const RunRules &rules)
{
    if (rules.reach != NetworkReach::Others && isUnreachable(error))
        return networkHint(rules);
    if (missesCommandByName(error))
        return Say::tr("A program finds the commands of this system that are below /usr, "
                       "and none of another place.");
    if (isRefusedCommand(error))
        return Say::tr("A file that the program has written cannot be run as a command. The "
                       "command that reads it can (sh FILE, python3 FILE).");
    if (lacksFile(error, rules))
        return sentencesOf(
            { Say::tr("A program has only the files and folders that it makes, and those "
                      "that it is given, which lie beside it."),
              byFront(rules.front, Say::tr("What it reads can be added to the files of the tab."),
                      Say::tr("What it reads is given by --input FILE.")) });
    // Where programs share the machine's /tmp, the work folder has a long path.
    static const QRegularExpression noTemporary(QStringLiteral(
        R"(\A(?:PermissionError: [^'\n]*'|Error: EACCES: permission denied, [^'\n]*'|(?:System\.)?UnauthorizedAccessException: Access to the path ')/tmp/)"));
    if (rules.scratch != QLatin1String("/scratch") && isIn(error, noTemporary))
        return Say::tr("At this isolation level a program has no /tmp of its own. The variable "
                       "TMPDIR names its folder for temporary files.");
    static const QRegularExpression noMemory(QStringLiteral(
        R"(\A(?:\w+\.)*_?(?:Array)?MemoryError: (?:\z|[Uu]nable to allocate)|Array buffer allocation failed|OutOfMemoryException|bad_alloc|Cannot allocate memory)"));
    if (isIn(error, noMemory))
        return sentencesOf(
            { Say::tr("A process may reserve about twice the limit of memory. What it "
                      "reserves counts here even if it never uses it."),
              byFront(rules.front, Say::tr("The limits of the tab can be raised."),
                      Say::tr("The option --memory sets the limit.")) });
    static const QRegularExpression tooManyFiles(
        // .NET looks for ICU when it words its first error.
        QStringLiteral(R"(\bEMFILE\b|[Tt]oo many open files|find a valid ICU package)"));
    if (isIn(error, tooManyFiles))
        return Say::tr("A process may have %1 files and sockets open at one time.")
            .arg(rules.openFiles);
    if (const QString hint = inputHint(error, rules); !hint.isEmpty())
        return hint;
    static const QRegularExpression noScreen(QStringLiteral(
        R"(No module named '_?tkinter\b|no display name and no \$DISPLAY|couldn't connect to display|[Cc]annot open display|No available video device|Gtk couldn't be initialized)"));
    if (isIn(error, noScreen))
        return Say::tr("A program cannot open windows here. What it prints, displays and "
                       "draws with matplotlib is shown, and files that it leaves.");
    return {};
}

} // namespace sandpad::runner
