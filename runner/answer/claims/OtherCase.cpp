#include "runner/answer/claims/OtherCase.h"

#include <QRegularExpression>

namespace sandpad::runner {

bool isOtherCase(const QString &words)
{
    constexpr auto kCaseOptions =
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;
    static const QRegularExpression condition(
        QStringLiteral(R"(\b(?:if|when|whenever|unless|otherwise|without|wenn|falls|si)\b)"),
        kCaseOptions);
    static const QRegularExpression change(
        QStringLiteral(
            R"(^\W*(?:(?:now|just|simply|then|instead|or) )*(?:uncomment|comment out|change|replace|try|set|pass|passing|remove|removing|add|adding|swap|switch|call|calling|give|giving|enter|entering|type|typing|use|using)\b)"),
        kCaseOptions);
    static const QRegularExpression input(
        QStringLiteral(
            R"(^\W*(?:for|with|given) (?:the |an? )?(?:inputs? |values? |empty |negative |large |invalid )*(?:`[^`]*`|\w+ ?= ?\S+|inputs?|arguments?|lists?|strings?|numbers?))"),
        kCaseOptions);
    static const QRegularExpression place(
        QStringLiteral(
            R"(\bon (?:windows|macos|mac|linux|unix|an? (?:\d+-bit|empty|invalid|missing))\b|\b(?:in|under|since|before|with|using) (?:older |newer )?(?:python|node(?:\.js)?|pypy|cpython|jython|java|javascript|typescript|\.net|c#|es)\b)"),
        kCaseOptions);
    return words.contains(condition) || words.contains(change) || words.contains(input)
        || words.contains(place);
}

} // namespace sandpad::runner
