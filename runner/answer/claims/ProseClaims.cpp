#include "runner/answer/claims/ProseClaims.h"

#include "runner/answer/claims/ClaimSentences.h"
#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/claims/ErrorWords.h"
#include "runner/answer/source/Facts.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool isProse(const QList<MarkdownPiece> &pieces, qsizetype index)
    {
        return index >= 0 && index < pieces.size() && !pieces[index].isCode;
    }

    bool isCode(const QList<MarkdownPiece> &pieces, qsizetype index)
    {
        return index >= 0 && index < pieces.size() && pieces[index].isCode;
    }

    /// How many lines a program prints; -1 where a loop decides.
    qsizetype printsTimes(const QString &code)
    {
        static const QRegularExpression print(
            QStringLiteral(R"(\b(?:print|console\.\w+|Console\.Write(?:Line)?|display)\s*\()"));
        static const QRegularExpression loop(
            QStringLiteral(R"(\b(?:for|while|foreach|forEach|map)\b)"));
        return code.contains(loop) ? -1 : code.count(print);
    }

    /// Does the program print once, so that "the output" can mean only one value?
    bool printsOnce(const QString &code)
    {
        const qsizetype times = printsTimes(code);
        return times == 0 || times == 1;
    }

    /// Is the prose a part of a problem statement, with "Input:" in it or right before it?
    bool isOfProblem(const QList<MarkdownPiece> &pieces, qsizetype at)
    {
        for (const qsizetype i : { at, at - 1 }) {
            const bool hasInput = isProse(pieces, i)
                && std::ranges::any_of(pieces[i].text.split(u'\n'), announcesInput);
            if (hasInput)
                return true;
        }
        return false;
    }

    /// The sentence at the end of prose, when it announces what follows.
    QString announcement(const QString &prose)
    {
        const QString text = prose.trimmed();
        if (!text.endsWith(u':') && !text.endsWith(u'：'))
            return {};
        static const QRegularExpression end(QStringLiteral(R"([.!?。]\s+|\n)"));
        const qsizetype start = text.lastIndexOf(end);
        return start < 0 ? text : text.sliced(start + 1).trimmed();
    }

    QString before(const QList<MarkdownPiece> &pieces, qsizetype index)
    {
        if (!isProse(pieces, index - 1))
            return {};
        const QString prose = pieces[index - 1].text;
        return isCode(pieces, index - 2) ? announcement(prose) : prose;
    }

    /// Without the sentences on "the code above", which is not the block below.
    QString withoutAbove(QString prose)
    {
        static const QRegularExpression sentence(
            QStringLiteral(
                R"((?:[^.!?\n`]|`[^`\n]*`)*\b(?:above|ci-dessus|arriba|acima|выше)\b(?:[^.!?\n`]|`[^`\n]*`)*[.!?]?|[^。\n]*上面[^。\n]*。?)"),
            QRegularExpression::CaseInsensitiveOption
                | QRegularExpression::UseUnicodePropertiesOption);
        return prose.remove(sentence);
    }

    QString behind(const QList<MarkdownPiece> &pieces, qsizetype last)
    {
        if (!isProse(pieces, last + 1))
            return {};
        const QString prose = pieces[last + 1].text.trimmed();
        return isCode(pieces, last + 2) ? prose.chopped(announcement(prose).size()) : prose;
    }

    /// "The output is:", or a heading of a few words without a colon.
    QString outputHeading(const QList<MarkdownPiece> &pieces, qsizetype at)
    {
        if (!isProse(pieces, at))
            return {};
        const QString line = pieces[at].text.trimmed().section(u'\n', -1);
        const QString head = announcesLines(line) ? line : announcement(pieces[at].text);
        return !head.isEmpty() && announcesOutput(head) ? head : QString();
    }

    /// A heading, and a list of texts in back quotes, perhaps each with a comment on it.
    std::optional<QString> listedOutput(const QList<MarkdownPiece> &pieces, qsizetype at)
    {
        const QString head = outputHeading(pieces, at);
        if (head.isEmpty() || isOfProblem(pieces, at))
            return std::nullopt;
        static const QRegularExpression item(
            QStringLiteral(R"(^`([^`]+)`(\s*(?:[–—(]|- |->|→|←|<-).*)?$)"));
        QStringList items;
        bool isPlain = true;
        for (qsizetype next = at + 1; isProse(pieces, next); ++next) {
            const auto match = item.match(pieces[next].text.trimmed());
            if (!match.hasMatch())
                break;
            isPlain = isPlain && match.captured(2).isEmpty();
            items.append(match.captured(1));
        }
        const bool isAlone = items.size() == 1 && isPlain && announcesLines(head);
        return items.size() > 1 || isAlone ? std::optional(items.join(u'\n')) : std::nullopt;
    }

    /// "The first call prints `1`, the second one `2`", in a sentence or a list: as many as the
    /// program prints.
    std::optional<QString> countedOutput(const QList<MarkdownPiece> &pieces, qsizetype at,
                                         const QString &code)
    {
        static const QRegularExpression counted(
            QStringLiteral(
                R"(\b(?:the )?(first|second|third|fourth|fifth)(?: (?:call|line|one|print|statement|log|output))?(?: (?:then |now )?(?:prints?|outputs?|logs?|shows?|displays?))? `([^`\n]+)`)"),
            QRegularExpression::CaseInsensitiveOption);
        static const QStringList kOrder { QStringLiteral("first"), QStringLiteral("second"),
                                          QStringLiteral("third"), QStringLiteral("fourth"),
                                          QStringLiteral("fifth") };
        static const QRegularExpression prints(QStringLiteral(R"(\b(?:prints?|outputs?|logs?)\b)"),
                                               QRegularExpression::CaseInsensitiveOption);
        QStringList items;
        bool tells = false;
        for (qsizetype next = at; isProse(pieces, next); ++next) {
            const QString &text = pieces[next].text;
            for (auto found = counted.globalMatch(text); found.hasNext();) {
                const auto match = found.next();
                if (kOrder.indexOf(match.captured(1).toLower()) != items.size())
                    return std::nullopt;
                tells = tells || prints.match(match.captured()).hasMatch();
                items.append(match.captured(2));
            }
        }
        const bool isAll = items.size() > 1 && tells && printsTimes(code) == items.size();
        return isAll ? std::optional(items.join(u'\n')) : std::nullopt;
    }

    /// "Running it prints:" and the printed text as a quotation.
    std::optional<QString> quotedOutput(const QList<MarkdownPiece> &pieces, qsizetype at)
    {
        const QString head = isProse(pieces, at) ? announcement(pieces[at].text) : QString();
        // A quotation such as "As the manual says:" is no output.
        static const QRegularExpression runs(
            QStringLiteral(
                R"(\b(?:outputs?|results?|prints?|printed|displays?|logs?|run|running)\b)"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression note(
            QStringLiteral(R"(^\s*(?:note|tip|warning|important|caution|caveat|hint)\b)"),
            QRegularExpression::CaseInsensitiveOption);
        if (!announcesOutput(head) || !head.contains(runs) || announcesExpectation(head))
            return std::nullopt;
        QStringList quoted;
        for (qsizetype next = at + 1; isProse(pieces, next) && pieces[next].isQuote; ++next)
            quoted.append(QString(pieces[next].text).remove(u'`').trimmed());
        if (quoted.isEmpty() || pieces[at].isQuote || quoted.first().contains(note))
            return std::nullopt;
        return quoted.join(u'\n');
    }

    bool has(const AnswerBlock &block, ClaimKind kind)
    {
        return std::ranges::any_of(block.claims, [kind](const Claim &claim) {
            return claim.kind == kind && !claim.isTentative && claim.line == 0;
        });
    }

    void add(AnswerBlock &block, ClaimKind kind, const QString &text, int inputLine)
    {
        block.claims.append({ .kind = kind, .text = text, .line = 0, .inputLine = inputLine });
    }

    /// A sentence tells of some lines of the output, which may be all of them.
    void addPart(AnswerBlock &block, const QString &text, int inputLine)
    {
        block.claims.append({ .kind = ClaimKind::Output,
                              .text = text,
                              .line = 0,
                              .inputLine = inputLine,
                              .isPart = true });
    }

    /// Does the program print a value without words beside it? If it prints words too, "The result
    /// is 42" does not give the whole line.
    bool printsBareValue(const QString &code)
    {
        static const QRegularExpression print(
            QStringLiteral(R"(\b(?:print|console\.log|Console\.WriteLine)\s*\(([^\n]*))"));
        const QString arguments = print.match(code).captured(1);
        return printsOnce(code) && !arguments.isEmpty() && !arguments.contains(u'"')
            && !arguments.contains(u'\'') && !arguments.contains(u'`');
    }

    void addFrom(AnswerBlock &block, const QString &prose, int line)
    {
        const auto error = claimedErrorIn(prose);
        const bool mayEnd = !has(block, ClaimKind::Error) && !has(block, ClaimKind::Output);
        const bool isError = error && mayEnd && !handlesErrors(block);
        if (isError)
            block.claims.append({ .kind = ClaimKind::Error,
                                  .text = error->error,
                                  .line = 0,
                                  .inputLine = line,
                                  .isTentative = error->isPossible });
        // An error that is only possible does not hide an output that is certain.
        const bool mayPrint = mayEnd && (!isError || error->isPossible);
        if (const auto output = claimedOutputIn(prose); output && mayPrint)
            add(block, ClaimKind::Output, *output, line);
        else if (const auto said = valueInSentence(prose, ValueForm::Quoted); said && mayPrint)
            addPart(block, *said, line);
        else if (const auto value = claimedValueIn(prose);
                 value && mayPrint && printsOnce(block.code))
            add(block, ClaimKind::Output, *value, line);
        else if (const auto plain = valueInSentence(prose, ValueForm::Bare);
                 plain && mayPrint && printsBareValue(block.code))
            addPart(block, *plain, line);
        if (const auto status = claimedExitIn(prose); status && mayEnd && !error)
            add(block, ClaimKind::Exit, *status, line);
        if (const auto figure = claimedFigureIn(prose);
            figure && !has(block, ClaimKind::Figure) && drawsFigures(block.code))
            add(block, ClaimKind::Figure, *figure, line);
    }

} // namespace

void addProseClaims(AnswerBlock &block, const QList<MarkdownPiece> &pieces, qsizetype index,
                    qsizetype last)
{
    if (const auto listed = listedOutput(pieces, last + 1);
        listed && !has(block, ClaimKind::Output))
        add(block, ClaimKind::Output, *listed, pieces[last + 1].line);
    if (const auto counted = countedOutput(pieces, last + 1, block.code);
        counted && !has(block, ClaimKind::Output))
        add(block, ClaimKind::Output, *counted, pieces[last + 1].line);
    if (const auto quoted = quotedOutput(pieces, last + 1);
        quoted && !has(block, ClaimKind::Output)) {
        const auto parts = splitError(*quoted);
        const bool isError =
            parts && parts->output.trimmed().isEmpty() && !has(block, ClaimKind::Error);
        add(block, isError ? ClaimKind::Error : ClaimKind::Output, isError ? parts->error : *quoted,
            pieces[last + 1].line);
    }
    if (const QString prose = behind(pieces, last);
        !prose.isEmpty() && !isOfProblem(pieces, last + 1))
        addFrom(block, prose, pieces[last + 1].line);
    if (const QString prose = withoutAbove(before(pieces, index));
        !prose.isEmpty() && !isOfProblem(pieces, index - 1))
        addFrom(block, prose, pieces[index - 1].line);
}

} // namespace sandpad::runner
