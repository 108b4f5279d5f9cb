#include "runner/answer/source/MeantLanguage.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/source/LanguageGuess.h"
#include "runner/model/Json.h"
#include "runner/model/Prose.h"
#include "runner/model/Say.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// Code of another language does not parse, or calls functions that its language does not have.
    /// What a program makes and evaluates, or a library does, says nothing about the program.
    bool isAsOfAnother(const ErrorReport &error)
    {
        if (!error.frames.isEmpty() && !error.frames.last().isUser)
            return false;
        static const QStringList types { QStringLiteral("SyntaxError"),
                                         QStringLiteral("IndentationError"),
                                         QStringLiteral("TabError"), QStringLiteral("NameError"),
                                         QStringLiteral("ReferenceError") };
        return types.contains(error.type) || !error.diagnostics.isEmpty();
    }

    void tell(ErrorReport &error, const Snippet &snippet, Front front)
    {
        error.meantLanguage = meantLanguage(snippet, error);
        if (error.meantLanguage.isEmpty())
            return;
        error.hint = Say::tr("This looks like %1.").arg(answerLanguage(error.meantLanguage).name);
        if (front == Front::Terminal)
            error.hint = sentencesOf(
                { error.hint, Say::tr("Run again with --language %1.").arg(error.meantLanguage) });
        error.fileBeside.clear();
        error.lacksFile = false;
    }

} // namespace

QString otherLanguage(const QByteArray &bytes, const QString &languageId)
{
    const QString code = QString::fromUtf8(bytes);
    const QString guess = guessLanguage(code).id;
    const AnswerLanguage &own = answerLanguage(languageId);
    // What runs as a part of the own language is no other language.
    if (guess == own.id || guess == own.basedOn || answerLanguage(guess).id.isEmpty())
        return {};
    const double marks =
        marksOf(code, own.id) + (own.basedOn.isEmpty() ? 0 : marksOf(code, own.basedOn));
    const bool isPart = answerLanguage(guess).basedOn == own.id;
    return isPart || marks * 2 <= marksOf(code, guess) ? guess : QString();
}

QString otherKind(const QByteArray &text)
{
    static const QStringList kinds { QStringLiteral("html"), QStringLiteral("css"),
                                     QStringLiteral("sql"), QStringLiteral("shell") };
    constexpr double kSure = 0.5;
    const QString code = QString::fromUtf8(text);
    static const QRegularExpression object(QStringLiteral(R"(^\s*(?:\[\s*)?\{\s*")"));
    if (code.contains(object) && runner::isJson(QByteArrayView(text)))
        return QStringLiteral("json");
    const LanguageGuess guess = guessLanguage(code);
    return kinds.contains(guess.id) && guess.confidence >= kSure ? guess.id : QString();
}

QString meantLanguage(const Snippet &snippet, const ErrorReport &error)
{
    return isAsOfAnother(error) ? otherLanguage(snippet.code, snippet.languageId) : QString();
}

RunEvent withMeantLanguage(RunEvent event, const Snippet &snippet, Front front)
{
    if (auto *error = std::get_if<ErrorReport>(&event.payload)) {
        tell(*error, snippet, front);
    } else if (auto *end = std::get_if<Finished>(&event.payload)) {
        if (end->result.error)
            tell(*end->result.error, snippet, front);
    }
    return event;
}

} // namespace sandpad::runner
