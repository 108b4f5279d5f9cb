#include "runner/answer/claims/Counterexample.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    constexpr auto kRemarkOptions =
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

    /// "❌ ...", "**Bad**", "Don't do this:", "Wrong way"
    bool beginsAsWrong(const QString &text)
    {
        static const QRegularExpression sign(
            QStringLiteral(R"(^[\s#*_>\d.:-]*(?:❌|✗|✘|✖|🚫|⛔|👎))"));
        static const QRegularExpression word(
            QStringLiteral(
                R"(^[\s#*_>\d.:-]*(?:bad|wrong|incorrect|broken|buggy|invalid|anti-?pattern|don(?:'|’)?t(?: do this)?|do not do this|not like this|won(?:'|’)?t work|doesn(?:'|’)?t work|fails|falsch|mal|incorrecto|mauvais|errado|плохо|неправильно|错误|間違い)\b(?:(?: (?:way|code|version|example|approach|use|usage))?[*_]*\s*(?:[:：!(–—-]|$)|.*[:：][*_]*\s*$))"),
            kRemarkOptions);
        return sign.match(text).hasMatch() || word.match(text).hasMatch();
    }

    /// "This will fail:", "the following doesn't work:", "A common mistake is:"
    bool announcesWrong(const QString &sentence)
    {
        static const QRegularExpression words(
            QStringLiteral(
                R"(\b(?:won(?:'|’)?t|will not|does(?:n(?:'|’)?t| not)|do(?:n(?:'|’)?t| not)|can(?:'|’)?t|cannot|would(?:n(?:'|’)?t| not)) (?:work|run|compile|parse)\b|\b(?:this|it|that|(?:following|above)(?: \w+)?|code|snippet|version|one) (?:will |would |also )*(?:fail|crash|break|blow up|error|is wrong|is broken|is incorrect|is invalid)s?\b|\bcommon (?:mistake|error|pitfall)\b|\b(?:wrong|incorrect|buggy|broken|naive but wrong) (?:way|code|version|approach|example)\b|\bwhat not to do\b|\bnicht (?:funktionieren|so)\b|\bfunktioniert nicht\b|\bne (?:marche|fonctionne) pas\b|\bno funciona(?:rá)?\b)"),
            kRemarkOptions);
        static const QRegularExpression cured(
            QStringLiteral(
                R"(\b(?:fix(?:ed|es)?|correct(?:ed|s)|instead|no longer|solves?|avoids?|repair(?:ed|s)|if|unless|otherwise)\b|✅|✔)"),
            kRemarkOptions);
        return words.match(sentence).hasMatch() && !cured.match(sentence).hasMatch();
    }

    QString lastSentence(const QString &prose)
    {
        static const QRegularExpression end(QStringLiteral(R"([.!?。]\s+|\n)"));
        const QString text = prose.trimmed();
        const qsizetype start = text.lastIndexOf(end);
        return start < 0 ? text : text.sliced(start + 1).trimmed();
    }

    QString firstRemark(const QString &code)
    {
        static const QRegularExpression remark(QStringLiteral(R"(^\s*(?:#|//|/\*)\s*([^\n]*))"));
        return remark.match(code).captured(1);
    }

} // namespace

bool isCounterexample(const QString &proseBefore, const QString &code)
{
    constexpr qsizetype kLongest = 200;
    const QString line = proseBefore.trimmed().section(u'\n', -1);
    const QString sentence = lastSentence(proseBefore);
    const bool isHeading = line.size() < kLongest && beginsAsWrong(line);
    const bool isAnnounced = sentence.size() < kLongest
        && (sentence.endsWith(u':') || sentence.endsWith(u'：')) && announcesWrong(sentence);
    return isHeading || isAnnounced || beginsAsWrong(firstRemark(code));
}

} // namespace sandpad::runner
