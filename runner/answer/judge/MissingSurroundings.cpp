#include "runner/answer/judge/MissingSurroundings.h"

#include "runner/answer/judge/Obstacle.h"
#include "runner/answer/source/Facts.h"
#include "runner/model/Say.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// What code asks for, and the sentence that says that it is not here.
    struct Wish
    {
        QRegularExpression code;
        QString sentence;
    };

    const QList<Wish> &wishes()
    {
        const auto wish = [](const char *code, const QString &sentence) {
            return Wish { .code = QRegularExpression(QString::fromLatin1(code)),
                          .sentence = sentence };
        };
        static const QList<Wish> all {
            wish(
                R"(\b(?:urlopen|requests\.\w+|httpx|aiohttp|create_connection|HttpClient|WebClient|TcpClient|WebSocket|axios)\b|\bfetch\(|\bhttps?\.(?:get|request)\()",
                Say::tr("It needs the network, which is off.")),
            wish(R"(\bos\.(?:environ|getenv)\b|\bprocess\.env\b|\bGetEnvironmentVariables?\()",
                 Say::tr("It reads variables of the environment, and nobody sets them.")),
            wish(
                R"(\bos\.(?:listdir|walk|scandir)\(|\bglob\.i?glob\(|\.(?:iterdir|r?glob)\(|\bsubprocess\.|\bDirectory\.(?:Get|Enumerate)|\breaddir(?:Sync)?\(|\bchild_process\b|\bProcess\.Start\(|\bplatform\.\w+\(|\bsys\.version)",
                Say::tr("What it prints depends on the machine and the folder.")),
        };
        return all;
    }

    /// A file that the code reads, and that was neither given nor left by it; empty: there is none.
    QString missingFile(const QString &code, const QString &bareCode, const RunResult &result)
    {
        static const QRegularExpression reads(QStringLiteral(
            R"((?:\bopen|\bPath|\bread_(?:csv|json|text)|\breadFile(?:Sync)?|\bcreateReadStream|\bexistsSync|\bexists|\bis_?file|\bFile\.(?:Read\w+|Open\w*|Exists)|\bStreamReader)\(\s*["'`]([^"'`\n]+)["'`])"));
        for (auto at = reads.globalMatch(code); at.hasNext();) {
            const auto match = at.next();
            const bool isCode = bareCode.mid(match.capturedStart(), 1) == match.captured().first(1);
            const QString name = match.captured(1);
            if (isCode && !std::ranges::contains(result.files, name, &FileEntry::name))
                return name;
        }
        return {};
    }

    /// Does the code go on without a module, and may one be missing?
    bool goesOnWithout(const AnswerBlock &block, const QString &bareCode)
    {
        static const QRegularExpression handler(
            QStringLiteral(R"(\bexcept\s*\(?[^:\n]*(?:ImportError|ModuleNotFoundError))"));
        const bool isComplete =
            block.facts && block.facts->absent && block.facts->absent->isEmpty();
        return !isComplete && bareCode.contains(handler);
    }

} // namespace

std::optional<QString> missingSurroundings(const AnswerBlock &block, const QList<JudgedRun> &runs)
{
    const auto hasWaited = [](const JudgedRun &run) { return run.untilInput.has_value(); };
    if (std::ranges::any_of(runs, hasWaited))
        return Say::tr("It reads input, and nobody gives it any.");
    if (lacksSyntax(runs.first().result))
        return std::nullopt; // it did not come so far as to look for anything
    const QString code = bareCodeOf(block);
    if (readsArguments(code))
        return Say::tr("It wants arguments of a command line, and nobody gives it any.");
    if (const QString name = missingFile(block.code, code, runs.first().result); !name.isEmpty())
        return Say::tr("It reads a file that is not there: %1.").arg(name);
    // The program caught the error, and printed it.
    static const QRegularExpression caught(QStringLiteral(
        R"(ENOENT: no such file or directory, \w+ '([^'\n]*)'|\[Errno 2\] No such file or directory: '([^'\n]*)')"));
    const auto told = caught.match(QString::fromUtf8(runs.first().result.standardOutput));
    if (const QString name = told.captured(1) + told.captured(2); !name.isEmpty())
        return Say::tr("It reads a file that is not there: %1.").arg(name);
    for (const auto &[asked, sentence] : wishes()) {
        if (code.contains(asked))
            return sentence;
    }
    if (goesOnWithout(block, code))
        return Say::tr("It goes on without a package that is not here.");
    return std::nullopt;
}

QList<JudgedRun> untilInput(QList<JudgedRun> runs)
{
    for (JudgedRun &run : runs) {
        if (!run.untilInput)
            continue;
        run.result.standardOutput.truncate(*run.untilInput);
        run.result.outcome = Stopped {};
        run.result.error.reset();
    }
    return runs;
}

} // namespace sandpad::runner
