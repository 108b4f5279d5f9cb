#include "runner/answer/claims/OtherCase.h"

#include "runner/answer/claims/NaturalWords.h"

#include <QRegularExpression>

namespace sandpad::runner {

bool isOtherCase(const QString &words)
{
    constexpr auto kCaseOptions =
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;
    static const QRegularExpression condition(wordsFor(WordForm::Condition), kCaseOptions);
    static const QRegularExpression change(
        QStringLiteral(
            R"(^\W*(?:(?:now|just|simply|then|instead|or|by|after) )*(?:uncomment|comment out|chang(?:e|ing)|replac(?:e|ing)|try|set|pass|passing|remove|removing|add|adding|swap|switch|call|calling|give|giving|enter|entering|type|typing|us(?:e|ing)(?! (?:this|that|it|the (?:code|function|program|class)\b)))\b)"),
        kCaseOptions);
    static const QRegularExpression input(
        QStringLiteral(
            R"(^\W*(?:for|with|given) (?:the |an? )?(?:inputs? |values? |empty |negative |large |invalid )*(?:`[^`]*`|\w+ ?= ?\S+|inputs?|arguments?|lists?|strings?|numbers?))"),
        kCaseOptions);
    static const QRegularExpression place(
        QStringLiteral(
            R"(\bon (?:windows|macos|mac|linux|unix|an? (?:\d+-bit|empty|invalid|missing))\b|\b(?:in|under|since|before|with|using) (?:older |newer )?(?:python|node(?:\.js)?|pypy|cpython|jython|java|javascript|typescript|\.net|c#|es)\b)"),
        kCaseOptions);
    // What came before a change, what somebody else wrote, and other programs.
    static const QRegularExpression elsewhere(
        QStringLiteral(
            R"(\b(?:your (?:original |old |previous |current |own )?(?:version|code|program|error|output|attempt)|(?:original|old|previous|buggy) (?:version|code|program|output)|originally|previously|you (?:were|are) (?:getting|seeing)|you (?:got|reported|saw)|used to|for comparison|in contrast|no longer|avoid(?:s|ed)?|prevent(?:s|ed)?|(?:common|typical|possible|potential) (?:errors?|mistakes?|pitfalls?)|run(?:ning)? (?:the |all |your )?(?:unit )?tests)\b|\brunning `)"),
        kCaseOptions);
    return words.contains(condition) || words.contains(elsewhere) || words.contains(change)
        || words.contains(input) || words.contains(place);
}

} // namespace sandpad::runner
