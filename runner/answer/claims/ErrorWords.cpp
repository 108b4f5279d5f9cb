#include "runner/answer/claims/ErrorWords.h"

#include "runner/answer/claims/OtherCase.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    constexpr auto kErrorOptions =
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

    /// A claim of an error of any type.
    const QString kAnyError = QStringLiteral("Error");

    const QString kErrorType = QStringLiteral(
        R"((?:__main__\.[A-Z]\w*|(?:[A-Za-z_][\w]*\.)*[A-Z]\w*(?:Error|Exception|Interrupt|Iteration|Exit|Warning|Fault)))");

    QString withoutEnd(QString output)
    {
        while (output.endsWith(u'\n'))
            output.chop(1);
        return output;
    }

    /// "→ `KeyError: k`", "❌ KeyError", and nothing else.
    std::optional<ErrorWords> errorAlone(const QString &prose)
    {
        static const QRegularExpression alone(
            QStringLiteral(
                R"(^(?:(?:->|=>|[^\p{L}\p{N}\s`'"(\[{<#*_-]{1,3})\s*|(?i:output|result|error)\s*:\s*)`?()")
                + kErrorType + QStringLiteral(R"()`?(?:: ?`?([^`\n]*))?`?\.?$)"),
            QRegularExpression::UseUnicodePropertiesOption);
        if (const auto match = alone.match(prose.trimmed()); match.hasMatch())
            return ErrorWords { .error = match.captured(1)
                                    + (match.captured(2).isEmpty()
                                           ? QString()
                                           : QStringLiteral(": ") + match.captured(2).trimmed()),
                                .isPossible = false };
        return std::nullopt;
    }

    /// Is the subject the program, its user, or nobody? "`max` on an empty list" is none of these.
    bool isAboutProgram(const QString &subject)
    {
        static const QRegularExpression pattern(
            QStringLiteral(
                R"((?:^\W*|\bthe (?:first|second|third|fourth|last|final|next)\b[^`]*|\b(?:this|it|that|which|you|code|program|script|snippet|example|call|line|statement|block|one|running|python|node|interpreter|and|but|das|es|dies|programm|ce|cela|ça|ceci|esto|código|programa)(?:'ll)?(?: (?:will|then|now|immediately|always|also|actually|just|simply))*|[^\x00-\x7f])\W*$)"),
            kErrorOptions);
        return pattern.match(subject).hasMatch();
    }

} // namespace

std::optional<ErrorWords> claimedErrorIn(const QString &prose)
{
    static const QRegularExpression claim(
        QStringLiteral(
            R"((?:[Rr]aises?|[Tt]hrows?|[Ff]ails? with|crashes with|complains? with|results? in|ends? with|dies with|gives?(?: you)?|get|produces?|lève|lanza|wirft|выбрасывает|抛出)\s+(?:an? |une? |eine?n? |un |the )?(?:uncaught |unhandled )?[*_]*`?()")
            + kErrorType + QStringLiteral(R"()(?:: ?([^`\n]*))?(`?))"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression doubt(
        QStringLiteral(
            R"(\b(?:if|when|whenever|unless|otherwise|without|never|not|n't|instead of|rather than|avoid|prevents?|no longer|older|before|unlike|wenn|falls|si|nicht|se|cuando|quand|quando|если|когда|strict mode|mode? stricte?|modo estrito)\b|如果|假如|当|當|若|模式|もし|場合|경우)"),
        kErrorOptions);
    static const QRegularExpression possible(QStringLiteral(R"(\b(?:would|may|might|could|can)\b)"),
                                             kErrorOptions);
    static const QRegularExpression sentences(QStringLiteral(
        R"((?:(?<=[.!?])|(?<=[.!?][`"*”)]))\s+(?=[A-Z`*])|\n\s*\n|\n(?=\s*(?:[-*+>|#]|\d+[.)])\s))"));
    // A class that the program defines may have any name.
    static const QRegularExpression own(QStringLiteral(
        R"(\b(?:raises?|throws?)\s+(?:an? |the )?[*_]*`([A-Z]\w+)(?:: ?([^`\n]*))?(`))"));
    if (auto error = errorAlone(prose))
        return error;
    static const QRegularExpression later(
        QStringLiteral(
            R"(\b(?:when|whenever|if|unless|for (?:negative|invalid|any|non|empty|bad|every|all|other|missing|unknown)|on (?:invalid|bad|empty|negative))\b)"),
        kErrorOptions);
    static const QRegularExpression general(
        QStringLiteral(
            R"(\b(?:function|method|constructor|class|helper|decorator)\b[^.]{0,30}(?:raises?|throws?))"),
        kErrorOptions);
    static const QRegularExpression told(
        QStringLiteral(R"(^`?,? with (?:the |a )?message:? [`"“']([^`"”']+)[`"”'])"));
    std::optional<ErrorWords> perhaps;
    for (const QString &sentence : prose.split(sentences)) {
        auto match = claim.match(sentence);
        if (!match.hasMatch())
            match = own.match(sentence);
        if (!match.hasMatch() || doubt.match(sentence.left(match.capturedEnd(1))).hasMatch())
            continue;
        if (later.match(sentence, match.capturedEnd(1)).hasMatch()
            || general.match(sentence).hasMatch())
            continue;
        QString text = match.captured(1);
        QString message = match.captured(2).trimmed();
        if (match.captured(3).isEmpty()) // no quotes tell where the message ends
            message = told.match(sentence.mid(match.capturedEnd(1))).captured(1);
        if (!message.isEmpty())
            text += QStringLiteral(": ") + message;
        const QString words = sentence.left(match.capturedEnd(1));
        const bool isPossible = words.contains(possible) || isOtherCase(words)
            || !isAboutProgram(sentence.left(match.capturedStart()));
        if (!isPossible)
            return ErrorWords { .error = text, .isPossible = false };
        if (!perhaps)
            perhaps = { .error = text, .isPossible = true };
    }
    return perhaps;
}

std::optional<QString> claimedExitIn(const QString &prose)
{
    static const QRegularExpression claim(
        QStringLiteral(
            R"((?:^|[.!?\n])([^.!?\n]*\b(?:exits?|terminates?|ends?|finish(?:es|ed)|quits?) with (?:an? |the )?[*_`]*(?:exit |return )?(?:status|code)(?: code| of)?:?[*_` ]+)(\d{1,3})\b)"),
        kErrorOptions);
    static const QRegularExpression doubt(
        QStringLiteral(
            R"(\b(?:if|when|whenever|would|may|might|could|can|unless|otherwise|without|never|not)\b)"),
        kErrorOptions);
    const auto match = claim.match(prose);
    if (!match.hasMatch() || doubt.match(match.captured(1)).hasMatch())
        return std::nullopt;
    return match.captured(2);
}

QString withoutExit(const QString &output)
{
    static const QRegularExpression line(
        QStringLiteral(
            R"((?:^|\n)\s*\[?(?:Process|Program|The program|Code)\b[^\n]*\b(?:exited|finished|ended|exit) (?:with )?(?:code|status|exit code)[=:]? ?\d+[^\n]*\s*$)"),
        kErrorOptions);
    const auto match = line.match(output);
    return match.hasMatch() ? withoutEnd(output.first(match.capturedStart())) : output;
}

std::optional<OutputWithError> splitError(const QString &claimed)
{
    static const QRegularExpression traceback(
        QStringLiteral(R"(^Traceback \(most recent call last\):.*$)"),
        QRegularExpression::MultilineOption);
    static const QRegularExpression error(
        QStringLiteral(R"(^(?:Uncaught |Unhandled [Ee]xception[.:] |error: )?()") + kErrorType
            + QStringLiteral(R"()(?: \[\w+\])?(?:: ?(.*))?$)"),
        QRegularExpression::MultilineOption);
    const auto head = traceback.match(claimed);
    // In a traceback the error's class may be the program's own, with any name.
    if (head.hasMatch()) {
        static const QRegularExpression last(QStringLiteral(R"(^([A-Za-z_][\w.]*)(?:: (.*))?$)"));
        const QString end = claimed.trimmed().section(u'\n', -1);
        if (const auto match = last.match(end); match.hasMatch())
            return OutputWithError { .output = withoutEnd(claimed.left(head.capturedStart())),
                                     .error = end };
    }
    // The last exception ends the program; those before it were its causes.
    QRegularExpressionMatch found;
    for (auto at = error.globalMatch(claimed, head.hasMatch() ? head.capturedStart() : 0);
         at.hasNext();) {
        const auto match = at.next();
        if (!found.hasMatch() || head.hasMatch())
            found = match;
    }
    if (!found.hasMatch())
        return std::nullopt;
    const QString rest = claimed.mid(found.capturedEnd()).trimmed();
    // Only the places of calls may follow; else the line belongs to the output.
    static const QRegularExpression places(
        QStringLiteral(R"(^(?:\s*(?:at |File |\^|~|Node\.js v|\{|\}).*\n?)*$)"));
    if (!head.hasMatch() && !rest.isEmpty() && !places.match(rest).hasMatch())
        return std::nullopt;
    const QString message = found.captured(2).trimmed();
    const qsizetype start = head.hasMatch() ? head.capturedStart() : found.capturedStart();
    // The place of an error in the syntax has no head.
    static const QRegularExpression place(
        QStringLiteral(R"((?:^|\n)\s*File "[^"\n]*", line \d+[\s\S]*$)"));
    return OutputWithError { .output = withoutEnd(claimed.left(start).remove(place)),
                             .error = found.captured(1)
                                 + (message.isEmpty() ? QString()
                                                      : QStringLiteral(": ") + message) };
}

std::optional<QString> errorInRemark(const QString &remark)
{
    static const QRegularExpression pattern(
        QStringLiteral(
            R"(^(?:[^\w\s]{1,3}\s*)?(?i:(?:(?:this|it|that) )?(?:(?:should|will|would) )?(?:(?:raises?|throws?|gives?|causes?|results? in|error|output|uncaught)(?: an?)?:?\s+)?(?:an? )?)()")
        + kErrorType
        + QStringLiteral(
            R"()(?:: ?(.+?))?(?: at (?:run ?-?time|this point|this line))?(?:!? (?:is |gets |will be )?(?:thrown|raised)(?: here)?|,? (?:because|since|as)\b.*| [–—-] .*| \((?!(?:reading|setting) )[^()]*\))?[.!]*$)"));
    // "Error!", "Error! Assignment to constant variable.": of any type.
    static const QRegularExpression any(
        QStringLiteral(
            R"(^(?:[^\w\s]{1,3}\s*)?(?:(?:this|it) )?(?:(?:throws|raises) an? )?(?:error|exception)(?: (?:is )?(?:thrown|raised))?(?:[.!]+|!+ (.+))$)"),
        kErrorOptions);
    static const QRegularExpression doubt(
        QStringLiteral(R"(\b(?:never|not|no longer|no|avoid|if|may|handles?|catch(?:es)?)\b)"),
        kErrorOptions);
    // "打印结果：Uncaught ReferenceError"
    static const QRegularExpression heading(
        QStringLiteral(R"(^[^\x00-\x7f\s]{1,10}[:：]\s*(?=(?:Uncaught )?\w*Error\b))"));
    const QString text = remark.trimmed().remove(heading);
    static const QRegularExpression endless(
        QStringLiteral(
            R"(^(?:[^\w\s]{1,3}\s*)?(?:(?:this|it|that) )?(?:(?:will|would) )?(?:leads? to|causes?|results? in|ends? in)?\s*(?:an )?(?:infinite recursion|stack overflow)[!.]*$)"),
        kErrorOptions);
    if (const auto match = any.match(text);
        match.hasMatch() && !doubt.match(match.captured(1)).hasMatch())
        return kAnyError;
    if (endless.match(text).hasMatch())
        return kAnyError;
    // Behind a verb also the plain class, with its message: "throws Error: no money".
    static const QRegularExpression plain(QStringLiteral(
        R"(^(?:[^\w\s]{1,3}\s*)?(?i:(?:this|it|that) )?(?i:(?:should|will|would) )?(?i:raises?|throws?|uncaught)(?i: an?)?:?\s+((?:Error|Exception): ?\S.*)$)"));
    if (const auto match = plain.match(text); match.hasMatch())
        return match.captured(1).trimmed();
    const auto match = pattern.match(text);
    if (!match.hasMatch() || doubt.match(text.left(match.capturedStart(1))).hasMatch())
        return std::nullopt;
    const QString message = match.captured(2).trimmed();
    return match.captured(1) + (message.isEmpty() ? QString() : QStringLiteral(": ") + message);
}

} // namespace sandpad::runner
