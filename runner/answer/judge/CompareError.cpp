#include "runner/answer/judge/CompareError.h"

#include "runner/answer/judge/Compare.h"
#include "runner/answer/judge/Ellipses.h"
#include "runner/answer/judge/Readings.h"
#include "runner/answer/judge/Tokens.h"
#include "runner/answer/language/AnswerLanguages.h"
#include "runner/model/Say.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <optional>

namespace sandpad::runner {

namespace {

    /// A claim without a message may name a base class of the error.
    bool isBaseOf(const QString &base, const QString &type)
    {
        static const QMap<QString, QString> kinds {
            { QStringLiteral("OSError"),
              QStringLiteral("FileNotFoundError PermissionError FileExistsError IsADirectoryError "
                             "NotADirectoryError ConnectionError TimeoutError") },
            { QStringLiteral("IOError"),
              QStringLiteral("FileNotFoundError PermissionError OSError") },
            { QStringLiteral("LookupError"), QStringLiteral("KeyError IndexError") },
            { QStringLiteral("ArithmeticError"),
              QStringLiteral("ZeroDivisionError OverflowError") },
            { QStringLiteral("ValueError"),
              QStringLiteral("UnicodeDecodeError UnicodeEncodeError JSONDecodeError") },
            { QStringLiteral("NameError"), QStringLiteral("UnboundLocalError") },
            { QStringLiteral("ImportError"), QStringLiteral("ModuleNotFoundError") },
            { QStringLiteral("SyntaxError"), QStringLiteral("IndentationError TabError") },
        };
        return kinds.value(base).split(u' ').contains(type);
    }

    QStringList wordsOf(const QString &text)
    {
        static const QRegularExpression word(QStringLiteral(R"([\w$]+)"),
                                             QRegularExpression::UseUnicodePropertiesOption);
        QStringList words;
        for (auto at = word.globalMatch(text); at.hasNext();)
            words.append(at.next().captured().toLower());
        return words;
    }

    /// The words between quotes of any kind.
    QStringList quotedWords(const QString &text)
    {
        static const QRegularExpression quoted(QStringLiteral(R"~('[^']*'|"[^"]*"|`[^`]*`)~"));
        QStringList words;
        for (auto at = quoted.globalMatch(text); at.hasNext();)
            words += wordsOf(at.next().captured());
        return words;
    }

    /// Are these the same words but for a few, so that the same engine speaks of something else?
    /// Where the end of the message is left out: but for one, which the message lacks.
    bool isReworded(const QStringList &claimed, const QStringList &real)
    {
        if (claimed.size() > real.size())
            return false;
        qsizetype different = 0;
        bool isLacking = true;
        for (qsizetype i = 0; i < claimed.size(); ++i) {
            if (claimed[i] == real[i])
                continue;
            ++different;
            isLacking = isLacking && !real.contains(claimed[i]);
        }
        if (claimed.size() == real.size())
            return different > 0 && 2 * different < real.size();
        constexpr qsizetype kFewest = 4;
        return different == 1 && isLacking && claimed.size() >= kFewest;
    }

    /// Does a message of another engine speak of the same? Engines share the names of things and
    /// some words: "Cannot read property 'x' of undefined" and "undefined is not an object
    /// (evaluating 'a.x')".
    bool namesTheSame(const QString &claimed, const QString &message)
    {
        static const QSet<QString> kCommon { QStringLiteral("is"),   QStringLiteral("not"),
                                             QStringLiteral("a"),    QStringLiteral("an"),
                                             QStringLiteral("the"),  QStringLiteral("of"),
                                             QStringLiteral("to"),   QStringLiteral("it"),
                                             QStringLiteral("must"), QStringLiteral("be") };
        const QStringList real = wordsOf(message);
        const QStringList told = wordsOf(claimed);
        const QStringList names = quotedWords(claimed);
        if (isReworded(told, real))
            return false;
        const auto isReal = [&real](const QString &word) { return real.contains(word); };
        if (!names.isEmpty() && !quotedWords(message).isEmpty()
            && std::ranges::none_of(names, isReal))
            return false;
        // As Firefox words them.
        static const QRegularExpression other(QStringLiteral(
            R"(\bis read-only$|\bcan't (?:convert|access|define|redefine|set|assign|delete)\b|^Invariant check failed)"));
        if (claimed.contains(other))
            return true;
        return std::ranges::any_of(
            told, [&](const QString &word) { return isReal(word) && !kCommon.contains(word); });
    }

    /// Nothing where that cannot be found out.
    std::optional<bool> isMessage(const QString &claimed, const HappenedError &error)
    {
        // Newer versions of Python say more of what is wrong.
        const bool isGeneral = error.type == QLatin1String("SyntaxError")
            && claimed == QLatin1String("invalid syntax");
        if (claimed.isEmpty() || isGeneral)
            return true;
        constexpr qsizetype kFewest = 3; // words that are more than a beginning by chance
        // From Python 3.10 on a function has the name of its class in front.
        static const QRegularExpression owner(
            QStringLiteral(R"((?:[A-Za-z_]\w*\.)+(?:<locals>\.)?(?=[A-Za-z_]\w*\(\)))"));
        if (!claimed.contains(owner) && error.message.contains(owner)) {
            HappenedError plain = error;
            plain.message.remove(owner);
            return isMessage(claimed, plain);
        }
        const QList<Token> wanted = withEllipses(tokensOf(claimed), error.message);
        QList<Token> beginning = wanted;
        if (beginning.size() >= kFewest)
            beginning.append({ .kind = TokenKind::Any, .start = 0, .length = 0, .text = {} });
        // The message of a KeyError is a value. A claim without its quotes means the same.
        const auto asPrinted = agree(beginning, tokensOf(error.message), 0);
        const auto asMeant = agree(wanted, tokensOf(withoutQuotes(error.message)), 0);
        if (asPrinted.value_or(false) || asMeant.value_or(false)
            || (wanted.size() >= kFewest && error.message.endsWith(u' ' + claimed))
            || (error.isEngineWorded && namesTheSame(claimed, error.message)))
            return true;
        return asPrinted && asMeant ? std::optional(false) : std::nullopt;
    }

} // namespace

HappenedError happenedIn(const AnswerBlock &block, const ErrorReport &error)
{
    const bool isThrownThere = block.code.contains(QStringLiteral("new %1(").arg(error.type));
    return { .type = error.type,
             .message = error.message,
             .isEngineWorded = answerLanguage(block.languageId).engineErrors.contains(error.type)
                 && !isThrownThere };
}

Comparison compareError(const QString &claimed, const HappenedError &error)
{
    const QString type = error.type.section(u'.', -1);
    Comparison comparison;
    comparison.claimed = claimed;
    comparison.actual =
        error.message.isEmpty() ? error.type : error.type + QStringLiteral(": ") + error.message;
    const QString separator = QStringLiteral(": ");
    const QString wantedType = claimed.section(separator, 0, 0).section(u'.', -1).trimmed();
    const QString wantedMessage = claimed.section(separator, 1);
    const bool isAny = claimed == u"Error" || claimed == u"Exception";
    const bool isType =
        isAny || wantedType == type || (wantedMessage.isEmpty() && isBaseOf(wantedType, type));
    const auto isSame = isType ? isMessage(wantedMessage, error) : std::optional(false);
    comparison.verdict = isSame.value_or(false) ? Verdict::ErrorHappened : Verdict::Differs;
    if (!isSame) {
        comparison.verdict = Verdict::NotChecked;
        comparison.note = Say::tr("The message is too long to be compared.");
    }
    if (comparison.verdict == Verdict::Differs)
        markDifferences(comparison);
    return comparison;
}

std::optional<Comparison> compareShownError(const QString &claimed, const QString &actual,
                                            const QString &languageId)
{
    static const QRegularExpression error(QStringLiteral(R"(^(\w+(?:Error|Exception)): (.*)$)"));
    const auto happened = error.match(actual.trimmed());
    if (!happened.hasMatch())
        return std::nullopt;
    const QString type = happened.captured(1);
    const bool isEngineWorded = answerLanguage(languageId).engineErrors.contains(type);
    Comparison comparison = compareError(
        claimed.trimmed(),
        { .type = type, .message = happened.captured(2), .isEngineWorded = isEngineWorded });
    return comparison.verdict == Verdict::ErrorHappened ? std::optional(comparison) : std::nullopt;
}

Comparison unlessLongerMessage(Comparison comparison, const QString &code)
{
    static const QRegularExpression handles(QStringLiteral(R"(\b(?:except|catch)\b)"));
    constexpr qsizetype kFewest = 3; // words
    const QStringList told = comparison.claimed.trimmed().split(u'\n');
    const QStringList real = comparison.actual.trimmed().split(u'\n');
    if (comparison.verdict != Verdict::Differs || told.size() != real.size()
        || !code.contains(handles))
        return comparison;
    for (qsizetype i = 0; i < told.size(); ++i) {
        const QString line = told[i].trimmed();
        const bool isBeginning = real[i].startsWith(line + u' ') && line.count(u' ') >= kFewest;
        if (real[i].trimmed() != line && !isBeginning)
            return comparison;
    }
    comparison.verdict = Verdict::NotChecked;
    comparison.note = Say::tr("Versions word the message of an error in their own way.");
    return comparison;
}

} // namespace sandpad::runner
