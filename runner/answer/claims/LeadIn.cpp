#include "runner/answer/claims/LeadIn.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/claims/NaturalWords.h"
#include "runner/answer/claims/OtherCase.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    constexpr auto kLeadInOptions =
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

    bool announcesError(const QString &line)
    {
        static const QRegularExpression words(wordsFor(WordForm::Throws), kLeadInOptions);
        return line.contains(words);
    }

    /// "When you run this code with `python main.py`,": the program as it stands.
    QString withoutOwnRun(QString line)
    {
        static const QRegularExpression run(
            u'(' + wordsFor(WordForm::Runs)
                + QStringLiteral(
                    R"()(?: (?:with|using|via|by running) `(?:python3?|py|node|bun|deno run|npx tsx|ts-node|dotnet run|csc)(?: [\w./-]+)?`)?)"),
            kLeadInOptions);
        static const QRegularExpression file(QStringLiteral(
            R"(`(?:(?:python3?|py|node|bun|deno run|npx tsx|ts-node) )?[\w./-]+\.(?:py|[cm]?[jt]s|csx?)`)"));
        return line.remove(run).remove(file);
    }

    /// "Run it:", "Run it with `python main.py`:", "Example:"
    bool announcesRun(const QString &line)
    {
        static const QRegularExpression words(
            QStringLiteral(
                R"(^(?:(?:now|then|you can|to) )*(?:run|running|execut(?:e|ing)|start|try)\b(?: (?:it|this|that|(?:the|this|your) (?:code|program|script|file|example)))?(?: (?:with|using|via|by|as|like this))?\W*$|^(?:for )?examples?(?: (?:run|session|usage))?\W*$)"),
            kLeadInOptions);
        return withoutOwnRun(line).contains(words);
    }

    /// Do the words give an input, all of which the program has: "For `[1, 2]`," "With the example
    /// list"?
    bool givesOwnInput(const QString &line, const QString &code)
    {
        static const QRegularExpression input(
            QStringLiteral(
                R"(^\W*(?:so,? |thus,? |now,? |then,? |and )?(?:for|with|given|when calling|calling|passing|using|in)\b([^:：]*))"),
            kLeadInOptions);
        const auto match = input.match(line);
        if (!match.hasMatch())
            return false;
        static const QRegularExpression given(
            QStringLiteral(
                R"(^ (?:(?:the|this|that|these|our|your) )*(?:given|above|example|sample|following|provided|same|test|this|these)\b)"),
            kLeadInOptions);
        if (match.captured(1).contains(given))
            return true;
        static const QRegularExpression value(
            QStringLiteral(R"x(`([^`]+)`|"([^"]+)"|'([^']+)'|\b(\d[\d.]*\d|\d)\b)x"));
        bool hasValue = false;
        for (auto at = value.globalMatch(match.captured(1)); at.hasNext();) {
            const QStringList groups = at.next().capturedTexts().sliced(1);
            const auto told = std::ranges::find_if_not(groups, &QString::isEmpty);
            if (told != groups.end() && !code.contains(*told))
                return false;
            hasValue = true;
        }
        return hasValue;
    }

} // namespace

bool announcesThisRun(const QString &announcement, const QString &code)
{
    static const QRegularExpression marks(QStringLiteral(R"(^[\s#*_>\d.)-]+|[\s*_]+$)"));
    const QString line = QString(announcement).remove(marks);
    if (line.isEmpty())
        return true;
    constexpr qsizetype kLongest = 240; // characters; longer lines explain more than they announce
    if (line.size() > kLongest)
        return false;
    if (announcesLines(line) || announcesRun(line))
        return true;
    if (!announcesOutput(line) && !announcesError(line))
        return false;
    return givesOwnInput(line, code) || !isOtherCase(withoutOwnRun(line));
}

} // namespace sandpad::runner
