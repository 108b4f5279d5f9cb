#include "runner/answer/read/BlockRoles.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/claims/ErrorWords.h"
#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/source/LanguageGuess.h"
#include "runner/answer/source/Transcript.h"
#include "runner/answer/syntax/SourceLines.h"
#include "runner/model/Say.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    QString languageOf(const QString &label, const QList<LanguageInfo> &languages)
    {
        for (const LanguageInfo &info : languages) {
            if (label == info.id || info.aliases.contains(label) || info.extensions.contains(label)
                || label == info.name.toLower())
                return info.id;
        }
        const AnswerLanguage *language = languageLabelled(label);
        return language ? language->id : QString();
    }

    BlockKind newKind(BlockRole role, const QString &label, double confidence,
                      const QString &languageId = {})
    {
        return { .role = role,
                 .languageId = languageId,
                 .label = label,
                 .confidence = confidence,
                 .warning = {} };
    }

    bool isIn(const QString &label, const char *list)
    {
        return QString::fromLatin1(list).split(u' ').contains(label);
    }

    BlockRole roleOf(const QString &guess)
    {
        if (isAnswerLanguage(guess))
            return BlockRole::Code;
        if (guess == QLatin1String("shell"))
            return BlockRole::Shell;
        if (guess == QLatin1String("edit"))
            return BlockRole::Edit;
        return isIn(guess, "html css sql") ? BlockRole::File : BlockRole::Data;
    }

    BlockKind transcriptKind(const QString &text)
    {
        for (const AnswerLanguage &language : answerLanguages()) {
            if (parseTranscript(text, language.id))
                return newKind(BlockRole::Code, {}, 0.95, language.id);
        }
        return {};
    }

    /// Does the text have commands behind a prompt, perhaps with their output?
    bool hasShellPrompts(const QString &text)
    {
        static const QRegularExpression prompt(
            QStringLiteral(
                R"(^(?:(?:\$|%|PS [^>]*>|C:\\[^>]*>|\w+@[\w-]+:[^$#]*[$#]) |C:\\[^>\n]*>)\S)"),
            QRegularExpression::MultilineOption);
        return prompt.match(text.trimmed()).capturedStart() == 0;
    }

    /// Is each line a command that installs packages?
    bool hasOnlyInstallers(const QString &text)
    {
        static const QRegularExpression command = [] {
            QStringList installers;
            for (const Ecosystem &ecosystem : ecosystemsOf())
                installers.append(ecosystem.installers);
            installers.removeAll(QString());
            return QRegularExpression(
                QStringLiteral("^\\s*(?:sudo )?(?:%1) (?:install|add|uninstall|i)\\b[^=(]*$")
                    .arg(installers.join(u'|')));
        }();
        const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
        return !lines.isEmpty() && std::ranges::all_of(lines, [](const QString &line) {
            return line.startsWith(u'#') || command.match(line).hasMatch();
        });
    }

    /// One command that runs a program, perhaps with the program's output.
    const QRegularExpression &runCommand()
    {
        static const QRegularExpression pattern(QStringLiteral(R"(^\s*[$%>] (?:)")
                                                + runCommandPattern()
                                                + QStringLiteral(R"()\b[^\n]*\n(?=[^\n]))"));
        return pattern;
    }

    /// Is each line a command that runs something, without its output?
    bool hasOnlyCommands(const QString &text)
    {
        // With an option, or an address, the rest may be anything.
        static const QRegularExpression command(
            QStringLiteral(
                R"(^\s*(?:[A-Z_]+=\S* )*(?:(?:%1|uv|uvx|poetry|pipenv|npm|npx|pnpm|yarn|bunx|deno|tsc|pytest|tox|jest|vitest|ts-node|nodemon|uvicorn|gunicorn|flask|streamlit|django-admin|docker|docker-compose|curl|git|cd|mkdir)\s+[\w./@:-](?:[^=(){}\[\],]*|.* --?[A-Za-z].*|.*https?://.*)|(?:pytest|tsc|tox|vitest)\s*)$)")
                .arg(runCommandPattern()));
        static const QRegularExpression joined(QStringLiteral(R"(\\\n\s*)"));
        QStringList lines = QString(text).replace(joined, QStringLiteral(" ")).split(u'\n');
        lines.removeIf([](const QString &line) {
            return line.trimmed().isEmpty() || line.trimmed().startsWith(u'#');
        });
        return !lines.isEmpty() && std::ranges::all_of(lines, [](const QString &line) {
            return line.contains(command);
        });
    }

    BlockKind guessed(const QString &text)
    {
        const LanguageGuess guess = guessLanguage(text);
        const BlockRole role = roleOf(guess.id);
        return newKind(role, guess.id, guess.confidence,
                       isAnswerLanguage(guess.id) ? guess.id : QString());
    }

    /// The kind of a block whose label names one of our languages. The text may show another
    /// language.
    BlockKind labelled(const QString &text, const QString &label, const QString &id)
    {
        const BlockKind kind = newKind(BlockRole::Code, label, 1, id);
        const LanguageGuess guess = guessLanguage(text);
        const bool isKin = !guess.id.isEmpty() && answerLanguage(id).basedOn == guess.id;
        constexpr double kSure = 0.6;
        constexpr double kStrong = 4;
        // Code labelled as JavaScript that has types is TypeScript, which does not run as
        // JavaScript.
        if (guess.id.isEmpty() || guess.id == id || isKin || guess.confidence < kSure
            || marksOf(text, id) >= 1 || marksOf(text, guess.id) < kStrong)
            return guess.id == QLatin1String("edit") && guess.confidence >= kSure
                ? newKind(BlockRole::Edit, label, 1)
                : kind;
        if (guess.id == QLatin1String("shell") || guess.id == QLatin1String("yaml"))
            return guess.id == QLatin1String("shell")
                ? newKind(BlockRole::Shell, label, guess.confidence)
                : kind;
        BlockKind other = guessed(text);
        other.label = label;
        other.warning = Say::tr("It is labelled %1, but looks like %2.").arg(label, guess.id);
        return other;
    }

    /// Do remarks stand in it, as in code? Lines behind "#" may be printed.
    bool hasRemarks(const QString &text, const QString &languageId)
    {
        const SourceSyntax &syntax = answerLanguage(languageId).syntax;
        return std::ranges::any_of(sourceLines(text, syntax), [&syntax](const SourceLine &line) {
            return !line.comment.isEmpty()
                && (!line.isCommentOnly() || syntax.lineComment == u"//");
        });
    }

    /// Is it a call from its first line to its last, as `f().then(g)`?
    bool isCall(const QString &text)
    {
        static const QRegularExpression call(
            QStringLiteral(R"(^\s*(?:await )?[A-Za-z_$][\w$]*(?:\.[\w$]+)*\((?:.|\n)*\);?\s*$)"));
        return text.contains(call);
    }

    /// "This shows a chart." before a file's content is no heading of an output, nor is "This
    /// prints 3." before code.
    bool isOutputHeading(const QString &prose)
    {
        const QString line = prose.trimmed().section(u'\n', -1).trimmed();
        constexpr qsizetype kMostWords = 3;
        // "Call it to see the output:" is over code.
        static const QRegularExpression purpose(
            QStringLiteral(R"(\bto (?:see|get|view|check|verify|test|produce|obtain|show)\b)"),
            QRegularExpression::CaseInsensitiveOption);
        if (line.contains(purpose))
            return false;
        const bool isHeading = line.endsWith(u':') || line.endsWith(u'：')
            || (!line.endsWith(u'.') && line.count(u' ') < kMostWords);
        return isHeading && announcesOutput(prose);
    }

    BlockKind dataOrOutput(const QString &label, const BlockPlace &place)
    {
        const bool isOutput = place.mayBeOutput() && isOutputHeading(place.prose);
        return newKind(isOutput ? BlockRole::Output : BlockRole::Data, label, 0.8);
    }

    /// Is the prose only "Output:"?
    bool saysOnlyOutput(const QString &prose)
    {
        return announcesLines(prose.trimmed().section(u'\n', -1).trimmed());
    }

    /// Is the prose only "Output:", over a block with a label that does not fit an output?
    bool isHeadedOutput(const BlockPlace &place)
    {
        return place.mayBeOutput() && saysOnlyOutput(place.prose);
    }

    /// "Example:", "Run it with `python main.py`:"
    bool endsWithColon(const QString &prose)
    {
        constexpr qsizetype kLongest = 120;
        static const QRegularExpression input(
            QStringLiteral(
                R"(\b(?:input|install|save|layout|structure|tree|files?|folder|data|json|config|contents?|contains)\b)"),
            QRegularExpression::CaseInsensitiveOption);
        const QString line = prose.trimmed().section(u'\n', -1);
        const bool hasColon = line.endsWith(u':') || line.endsWith(u'：');
        return hasColon && line.size() < kLongest && !input.match(line).hasMatch();
    }

    /// "After that, the file `a.txt`:", "a.txt:". What a program prints of a file is its output.
    bool announcesFile(const QString &prose)
    {
        const QString name = QStringLiteral(
            R"([\w./-]*\w\.(?:txt|csv|tsv|json|log|md|ya?ml|xml|html?|ini|dat|out)\b)");
        static const QRegularExpression alone(QStringLiteral(R"(^\W*%1\W*$)").arg(name));
        static const QRegularExpression named(
            QStringLiteral(
                R"(\b(?:files?|contents?|contains|holds|saved|written|created|datei|enthält|fichier|contient|fichero|archivo|contiene|arquivo|文件|файл)\b.*%1|%1.*\b(?:files?|contents?|contains|holds|enthält|contient|contiene)\b)")
                .arg(name),
            QRegularExpression::CaseInsensitiveOption
                | QRegularExpression::UseUnicodePropertiesOption);
        static const QRegularExpression prints(
            QStringLiteral(
                R"(\b(?:prints?|printed|displays?|shows?|logs?|stdout|console|terminal|outputs?)\b(?! (?:files?|folder)\b))"),
            QRegularExpression::CaseInsensitiveOption);
        const QString line = prose.trimmed().section(u'\n', -1).trimmed();
        static const QRegularExpression names(name);
        return line.contains(alone)
            || (line.contains(named) && !QString(line).remove(names).contains(prints));
    }

    /// Does prose announce the output of the code before it?
    bool announcesOutputAt(const BlockPlace &place)
    {
        return place.mayBeOutput() && (announcesOutput(place.prose) || endsWithColon(place.prose));
    }

    /// An output below the one command that printed it.
    bool beginsWithItsCommand(const QString &text, const BlockPlace &place)
    {
        return place.followsCode && runCommand().match(text).hasMatch()
            && text.count(QLatin1String("$ ")) == 1;
    }

    /// Does it hold a heading or a link: is it prose behind a fence that ends something else?
    bool hasMarkdown(const QString &text)
    {
        static const QRegularExpression marks(
            QStringLiteral(
                R"(^#{2,6} \p{L}.*$|(?<!\w)\[[^\[\]\n]++\]\((?:https?://|\.{0,2}/|#)[^()\s]*\))"),
            QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption);
        return text.contains(marks);
    }

    /// An output where words or its place say so, and else what it looks like.
    BlockKind outputOrGuess(const QString &text, const QString &label, const BlockPlace &place)
    {
        const bool isText = isIn(
            label, "text txt output plaintext plain console stdout result log out none terminal");
        const bool isAnnounced = announcesOutputAt(place);
        BlockKind guess = guessed(text);
        constexpr double kSure = 0.5;
        const bool isCode = guess.role == BlockRole::Code && guess.confidence >= kSure;
        const bool isError = splitError(text).has_value();
        // "In Go:" is over another program, unless words speak of an output.
        const bool isOther = !announcesOutput(place.prose) && !isText && readsAsAnyCode(text);
        const bool isOverCode = isOutputHeading(place.prose) || endsWithColon(place.prose);
        if (place.mayBeOutput() && (isAnnounced || place.isNextToCode || isText || isError)
            && !isOther && (!isCode || (isAnnounced && isOverCode) || isText))
            return newKind(BlockRole::Output, label, isAnnounced ? 0.95 : 0.8);
        guess.label = label.isEmpty() ? guess.label : label;
        if (isText && guess.role == BlockRole::Code && guess.confidence < kSure)
            return newKind(BlockRole::Data, label, 0.6);
        return guess;
    }

    BlockKind unlabelled(const QString &text, const QString &label, const BlockPlace &place)
    {
        if (hasOnlyCommands(text) && !isHeadedOutput(place))
            return newKind(BlockRole::Shell, label, 0.9);
        // An output has no fences of its own: they are code that a list or a tag hides.
        static const QRegularExpression fence(QStringLiteral(R"(^\s*```)"),
                                              QRegularExpression::MultilineOption);
        if (text.contains(fence) || hasMarkdown(text))
            return newKind(BlockRole::Data, label, 0.5);
        if (const BlockKind transcript = transcriptKind(text); !transcript.languageId.isEmpty())
            return transcript;
        if (beginsWithItsCommand(text, place))
            return newKind(BlockRole::Output, label, 0.95);
        if (hasShellPrompts(text))
            return newKind(BlockRole::Shell, label, 0.9);
        const bool isOfOther =
            announcesFile(place.prose) || (place.crossesHeading && saysOnlyOutput(place.prose));
        if (place.followsCode && (isOfOther || announcesExpectation(place.prose)))
            return newKind(BlockRole::Data, label, 0.9);
        return outputOrGuess(text, label, place);
    }

    BlockKind shell(const QString &text, const QString &label, const BlockPlace &place)
    {
        BlockKind transcript = transcriptKind(text);
        if (beginsWithSurePrompt(text) && !transcript.languageId.isEmpty())
            return transcript;
        if (beginsWithItsCommand(text, place))
            return newKind(BlockRole::Output, label, 0.95);
        const bool isOutput = isHeadedOutput(place) && !hasShellPrompts(text);
        return newKind(isOutput ? BlockRole::Output : BlockRole::Shell, label, isOutput ? 0.8 : 1);
    }

} // namespace

bool isRunHeading(const QString &heading)
{
    static const QRegularExpression about(
        QStringLiteral(
            R"(\b(?:outputs?|results?|expected|console|terminal)\b|^\W*(?:\d+\W+)?(?:(?:how to|example|sample|test|demo) )?(?:run|running|execut(?:e|ing|ion)|usage|testing|session)\b)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression ends(QStringLiteral(R"(^[^\p{L}]+|[^\p{L}]+$)"));
    return heading.contains(about) || announcesLines(QString(heading).remove(ends));
}

QString withoutCommand(const QString &text)
{
    return QString(text).remove(runCommand());
}

BlockKind kindOf(const QString &text, const QString &label, const BlockPlace &place,
                 const QList<LanguageInfo> &languages)
{
    if (isIn(label, "diff patch"))
        return newKind(BlockRole::Edit, label, 1);
    if (isIn(label,
             "bash sh shell zsh fish powershell ps1 pwsh cmd bat batch shellscript shell-session "
             "sh-session"))
        return shell(text, label, place);
    static const QRegularExpression arrow(QStringLiteral(R"((?:#|//) ?(?:[-=]+>|→))"));
    if (const QString id = languageOf(label, languages); !id.isEmpty()) {
        const bool isOutput = place.mayBeOutput() && isOutputHeading(place.prose)
            && marksOf(text, id) < 1 && !readsAsAnyCode(text) && !isCall(text)
            && !text.contains(arrow) && !hasRemarks(text, id)
            && transcriptKind(text).languageId.isEmpty();
        if ((hasShellPrompts(text) && marksOf(text, id) < 1) || hasOnlyInstallers(text))
            return newKind(BlockRole::Shell, label, 0.9);
        return isOutput ? newKind(BlockRole::Output, label, 0.8) : labelled(text, label, id);
    }
    if (isIn(label,
             "json json5 jsonc yaml yml toml xml csv tsv ini cfg conf env properties markdown md"))
        return dataOrOutput(label, place);
    const bool isOpen = label.isEmpty()
        || isIn(label,
                "text txt output plaintext plain console stdout result log out none terminal code "
                "copy snippet");
    if (isOpen)
        return unlabelled(text, label, place);
    return newKind(isHeadedOutput(place) ? BlockRole::Output : BlockRole::File, label, 1);
}

} // namespace sandpad::runner
