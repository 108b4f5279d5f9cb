#include "runner/answer/judge/PageScope.h"

#include "runner/answer/language/AnswerLanguages.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    /// Does the code look in `this` for a name that it gives a value outside of functions?
    bool asksGlobalObject(const QString &code)
    {
        static const QRegularExpression asked(
            QStringLiteral(R"(\b(?:this|window|self|globalThis)\.([A-Za-z_$][\w$]*))"));
        for (auto at = asked.globalMatch(code); at.hasNext();) {
            const QString name = QRegularExpression::escape(at.next().captured(1));
            const QRegularExpression given(QStringLiteral(R"(^(?:var %1\b|%1 = ))").arg(name),
                                           QRegularExpression::MultilineOption);
            if (code.contains(given))
                return true;
        }
        return false;
    }

    bool isTimer(const Comparison &comparison, const QString &code, const QString &printed)
    {
        static const QRegularExpression number(QStringLiteral(R"(^\d+$)"));
        return comparison.actual.startsWith(QLatin1String("Timeout {"))
            && comparison.claimed.contains(number)
            && (printed.trimmed().isEmpty() || asksGlobalObject(code));
    }

    /// Does a statement call a function that is declared several times?
    bool callsOneOfSeveral(const QString &statement, const QString &code)
    {
        static const QRegularExpression declared(
            QStringLiteral(R"(^function (\w+)\((?=[\s\S]*^function \1\())"),
            QRegularExpression::MultilineOption);
        for (auto at = declared.globalMatch(code); at.hasNext();) {
            const QRegularExpression call(QStringLiteral(R"(\b%1\()").arg(at.next().captured(1)));
            if (statement.contains(call))
                return true;
        }
        return false;
    }

} // namespace

bool isOtherInPage(const Comparison &comparison, const AnswerBlock &block, const QString &statement,
                   const QString &printed)
{
    static const QRegularExpression nothing(QStringLiteral(R"(\b(?:undefined|NaN)\b)"));
    if (comparison.verdict != Verdict::Differs || !answerLanguage(block.languageId).printsBareKeys)
        return false;
    return isTimer(comparison, block.code, printed)
        || (comparison.actual.contains(nothing) && asksGlobalObject(block.code))
        || callsOneOfSeveral(statement, block.code);
}

} // namespace sandpad::runner
