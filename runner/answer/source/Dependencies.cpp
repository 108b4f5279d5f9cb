#include "runner/answer/source/Dependencies.h"

#include "runner/answer/source/SourceLines.h"
#include "runner/language/LanguageSpec.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace sandpad::runner {

namespace {

    QSet<QString> wordsOf(const char *text)
    {
        const QStringList words = QString::fromLatin1(text).split(u' ');
        return { words.begin(), words.end() };
    }

    /// Modules of Python's own library, as `sys.stdlib_module_names` of Python 3.13 has them.
    const QSet<QString> &pythonModules()
    {
        static const QSet<QString> set = wordsOf(
            "abc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 "
            "cProfile "
            "calendar cmath cmd code codecs codeop collections colorsys compileall concurrent "
            "configparser contextlib contextvars copy copyreg csv ctypes curses dataclasses "
            "datetime "
            "dbm decimal difflib dis doctest email encodings ensurepip enum errno faulthandler "
            "fcntl "
            "filecmp fileinput fnmatch fractions ftplib functools gc getopt getpass gettext glob "
            "graphlib grp gzip hashlib heapq hmac html http idlelib imaplib importlib inspect io "
            "ipaddress itertools json keyword linecache locale logging lzma mailbox marshal math "
            "mimetypes mmap modulefinder multiprocessing netrc ntpath numbers opcode operator "
            "optparse "
            "os pathlib pdb pickle pickletools pkgutil platform plistlib poplib posix posixpath "
            "pprint "
            "profile pstats pty pwd py_compile pyclbr pydoc queue quopri random re readline "
            "reprlib "
            "resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal "
            "site "
            "smtplib socket socketserver sqlite3 ssl stat statistics string stringprep struct "
            "subprocess symtable sys sysconfig syslog tabnanny tarfile tempfile termios textwrap "
            "this "
            "threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty "
            "turtle types typing unicodedata unittest urllib uuid venv warnings wave weakref "
            "webbrowser "
            "wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo __future__ __main__");
        return set;
    }

    const QSet<QString> &nodeModules()
    {
        static const QSet<QString> set = wordsOf(
            "assert async_hooks buffer child_process cluster console constants crypto dgram "
            "diagnostics_channel dns domain events fs http http2 https inspector module net os "
            "path "
            "perf_hooks process punycode querystring readline repl stream string_decoder sys test "
            "timers tls trace_events tty url util v8 vm wasi worker_threads zlib");
        return set;
    }

    /// Packages that are called otherwise than the module they bring.
    const QMap<QString, QString> &pythonPackages()
    {
        static const QMap<QString, QString> names = [] {
            QFile file(QStringLiteral(":/sandpad/languages/python.json"));
            const auto spec = file.open(QIODevice::ReadOnly)
                ? parseLanguageSpec(file.readAll())
                : fail(ErrorCode::NotFound, file.fileName());
            return spec && spec->missing ? spec->missing->packages : QMap<QString, QString>();
        }();
        return names;
    }

    class Finder
    {
    public:
        explicit Finder(const QList<AnswerBlock> &blocks)
            : m_blocks(blocks)
        {
            for (const AnswerBlock &block : blocks) {
                const QString name = block.fileName.section(u'/', -1);
                m_own.insert(name.section(u'.', 0, -2));
                m_own.insert(block.fileName.section(u'/', 0, 0));
            }
        }

        QList<Dependency> run()
        {
            for (const AnswerBlock &block : m_blocks) {
                if (block.role == BlockRole::Shell)
                    fromShell(block.code);
                if (!block.canRun() || block.code.size() > kLongestRead)
                    continue;
                if (block.languageId == QLatin1String("python"))
                    fromPython(block.code);
                else if (block.languageId == QLatin1String("csharp"))
                    fromSharp(block.code);
                else
                    fromScript(block.code);
            }
            return m_found;
        }

    private:
        void add(const QString &name, const char *ecosystem)
        {
            const Dependency found { .name = name, .ecosystem = QLatin1String(ecosystem) };
            if (!name.isEmpty() && !m_found.contains(found))
                m_found.append(found);
        }

        void fromPython(const QString &code)
        {
            static const QRegularExpression import(QStringLiteral(
                R"(^\s*(?:import\s+([\w.]+(?:\s+as\s+\w+)?(?:\s*,\s*[\w.]+(?:\s+as\s+\w+)?)*)|from\s+([\w.]+)\s+import\b))"));
            for (const SourceLine &line : sourceLines(code, QStringLiteral("python"))) {
                const auto match = import.match(line.code);
                const bool isInText = line.startsInside && line.depth == 0;
                if (!match.hasMatch() || isInText)
                    continue;
                const QString names = match.captured(1) + match.captured(2);
                for (const QString &name : names.split(u',')) {
                    const QString top = name.trimmed().section(u' ', 0, 0).section(u'.', 0, 0);
                    if (!top.isEmpty() && !pythonModules().contains(top) && !m_own.contains(top)
                        && !top.startsWith(u'_'))
                        add(pythonPackages().value(top, top), "pip");
                }
            }
            // PEP 723: https://peps.python.org/pep-0723/
            static const QRegularExpression header(
                QStringLiteral(R"(^# /// script\s*$((?:\n#.*)*))"),
                QRegularExpression::MultilineOption);
            static const QRegularExpression list(
                QStringLiteral(R"(dependencies\s*=\s*\[([^\]]*)\])"));
            static const QRegularExpression item(QStringLiteral(R"("([A-Za-z0-9._-]+))"));
            const QString packages = list.match(header.match(code).captured(1)).captured(1);
            for (auto at = item.globalMatch(packages); at.hasNext();)
                add(at.next().captured(1), "pip");
        }

        void fromScript(const QString &code)
        {
            static const QRegularExpression import(QStringLiteral(
                R"((?:\bfrom\s+|\bimport\s+|\brequire\(\s*|\bimport\(\s*)['"]([^'"]+)['"])"));
            for (auto at = import.globalMatch(code); at.hasNext();) {
                const QString name = at.next().captured(1);
                const QString top = name.section(u'/', 0, name.startsWith(u'@') ? 1 : 0);
                if (!name.startsWith(u'.') && !name.startsWith(u'/') && !name.contains(u':')
                    && !nodeModules().contains(top))
                    add(top, "npm");
            }
        }

        void fromSharp(const QString &code)
        {
            static const QRegularExpression package(QStringLiteral(R"(^\s*#:package\s+([\w.]+))"),
                                                    QRegularExpression::MultilineOption);
            for (auto at = package.globalMatch(code); at.hasNext();)
                add(at.next().captured(1), "nuget");
        }

        void fromShell(const QString &code)
        {
            static const QRegularExpression install(QStringLiteral(
                R"(\b(?:(pip3?|uv pip|python3? -m pip)|(npm|yarn|pnpm|bun)|(dotnet)|(apt|apt-get|brew|dnf|pacman))\s+(?:install|add|i|-S|add package)\b(?:\s+package\b)?([^\n;&|#]*))"));
            for (auto at = install.globalMatch(code); at.hasNext();) {
                const auto match = at.next();
                const char *ecosystem = !match.captured(1).isEmpty() ? "pip"
                    : !match.captured(2).isEmpty()                   ? "npm"
                    : !match.captured(3).isEmpty()                   ? "nuget"
                                                                     : "system";
                for (const QString &word : match.captured(5).split(u' ', Qt::SkipEmptyParts)) {
                    static const QRegularExpression name(QStringLiteral(
                        R"(^["']?(@?[\w./-]*\w)(?:\[[^\]]*\])?(?:[=<>~!@^].*)?["']?$)"));
                    const auto part = name.match(word);
                    const bool isFile = word.endsWith(QLatin1String(".txt")) || word == u".";
                    if (part.hasMatch() && !word.startsWith(u'-') && !isFile)
                        add(part.captured(1), ecosystem);
                }
            }
        }

        const QList<AnswerBlock> &m_blocks;
        QSet<QString> m_own;
        QList<Dependency> m_found;
    };

} // namespace

bool isStandardModule(const QString &name, const QString &languageId)
{
    return languageId == QLatin1String("python") ? pythonModules().contains(name)
                                                 : nodeModules().contains(name);
}

QList<Dependency> dependenciesOf(const QList<AnswerBlock> &blocks)
{
    return Finder(blocks).run();
}

} // namespace sandpad::runner
