#include "runner/answer/source/LanguageGuess.h"

#include <QList>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    constexpr qsizetype kLooksAt = 20'000;

    struct Mark
    {
        const char *id;
        double weight;
        const char *pattern;
    };

    /// Each counts up to three times. Weights are from trying them on the answers of the tests.
    // NOLINTBEGIN(modernize-use-designated-initializers): a table, its columns named above
    constexpr Mark kMarks[] = {
        { "python", 3, R"(^\s*(?:async )?def \w+\(.*\)\s*(?:->.*)?:)" },
        { "python", 2.5, R"(^\s*(?:import [\w.]+(?: as \w+)?|from [\w.]+ import .+)\s*(?:#.*)?$)" },
        { "python", 2,
          R"(^\s*(?:if|for|while|elif|else|try|except|with|class|finally)\b[^;{]*:\s*(?:#.*)?$)" },
        { "python", 1.5, R"(^\s*print\(.*\)\s*(?:#.*)?$)" },
        { "python", 1, R"(\b(?:None|True|False|elif|lambda \w*:|self\.|not in|is None)\b)" },
        { "python", 1, R"(\b(?:len|range|enumerate|sorted|sum|isinstance|zip)\()" },
        { "python", 1, R"(\bf["'])" },
        { "python", 1, R"(^\s*@\w+\s*$)" },
        { "python", 0.5, R"(^\s*\w+ = [^;{]+$)" },
        { "javascript", 3, R"(\bconsole\.(?:log|error|table|warn)\()" },
        { "javascript", 2, R"(^\s*(?:export )?(?:const|let) [\w{\[,\s}\]]+ ?= )" },
        { "javascript", 1, R"(^\s*var \w+ = )" },
        { "javascript", 1.5, R"(\bfunction\b\s*\*?\s*\w*\s*\()" },
        { "javascript", 1.5, R"(^[^#\n]*=> ?[{(\w\[`'"])" },
        { "javascript", 2, R"(\brequire\(['"])" },
        { "javascript", 2, R"(^\s*import .* from ['"])" },
        { "javascript", 1.5, R"(===|!==|\btypeof\b|\bundefined\b)" },
        { "javascript", 0.5, R"(;\s*(?://.*)?$)" },
        { "javascript", 1, R"(\bnew (?:Map|Set|Promise|Date|Array)\()" },
        { "typescript", 3,
          R"([\w)\]?]\s*:\s*(?:string|number|boolean|void|unknown|never|any|bigint)\b(?:\[\])?)" },
        { "typescript", 3,
          R"(^\s*(?:export )?(?:interface \w+(?:<.*>)? ?\{|type \w+(?:<.*>)? = ))" },
        { "typescript", 2,
          R"(\bas (?:const|unknown|string|number|any)\b|\benum \w+ \{|\bReadonly<|\bRecord<|\bPartial<)" },
        { "csharp", 3, R"(^\s*using (?:static )?[\w.]+;)" },
        { "csharp", 3, R"(\bConsole\.(?:Write|WriteLine|ReadLine)\()" },
        { "csharp", 3, R"(^\s*namespace [\w.]+)" },
        { "csharp", 2.5,
          R"(\b(?:public|private|internal|protected)\s+(?:static |readonly |async |override |virtual |abstract |sealed )*(?:class|void|int|string|bool|double|Task|record|struct|enum)\b)" },
        { "csharp", 2, R"(\bnew (?:List|Dictionary|HashSet|int|string)[<\[])" },
        { "csharp", 1.5, R"(^\s*(?:int|string|double|bool|decimal|long)(?:\[\])? \w+ = .*;)" },
        { "csharp", 0.5, R"(;\s*(?://.*)?$)" },
        { "shell", 3,
          R"(^\s*(?:\$ )?(?:sudo |pip3? install|python3? -m |npm (?:i|install|run|init)|npx |yarn |pnpm |apt(?:-get)? |brew |git |curl |cd |mkdir |docker |dotnet |export \w+=|chmod |source |echo |node |python3? \S+\.py))" },
        { "shell", 2, R"(^#!.*\b(?:ba|z)?sh\b)" },
        { "shell", 2, R"(^\$ \w)" },
        { "edit", 5,
          R"(^(?:<{5,9} ?(?:SEARCH|ORIGINAL|HEAD)|>{5,9} ?(?:REPLACE|UPDATED)|={7})\s*$)" },
        { "edit", 5, R"(^(?:diff --git |--- (?:a/)?\S+\s*$|\+\+\+ (?:b/)?\S+\s*$|@@ .* @@))" },
        { "html", 4, R"(^\s*<(?:!DOCTYPE|html|head|body|div|script|p|ul|table|form|style)\b)" },
        { "css", 3,
          R"(^\s*[.#]?[\w-]+(?:[ ,>:.#\w-]*)\s*\{\s*$(?=[\s\S]*?^\s*[\w-]+\s*:\s*[^;]+;))" },
        { "sql", 4,
          R"(^\s*(?:SELECT\b.*|INSERT INTO|CREATE TABLE|UPDATE \w+ SET|DELETE FROM|ALTER TABLE))" },
        { "yaml", 1.5, R"(^\s*(?:- )?[\w-]+:(?: [^{;(]*)?$)" },
    };
    // NOLINTEND(modernize-use-designated-initializers)

    /// A mark ready to be looked for; making one is slow.
    struct Search
    {
        QString id;
        double weight;
        QRegularExpression pattern;

        [[nodiscard]] double score(const QString &text) const
        {
            int count = 0;
            for (auto at = pattern.globalMatch(text); at.hasNext() && count < 3; ++count)
                at.next();
            return weight * count;
        }
    };

    const QList<Search> &searches()
    {
        static const QList<Search> list = [] {
            QList<Search> made;
            for (const Mark &mark : kMarks)
                made.append({ .id = QLatin1String(mark.id),
                              .weight = mark.weight,
                              .pattern = QRegularExpression(QString::fromLatin1(mark.pattern),
                                                            QRegularExpression::MultilineOption) });
            return made;
        }();
        return list;
    }

    bool isJson(const QString &text)
    {
        static const QRegularExpression pattern(QStringLiteral(
            R"(^\s*(?:\{\s*(?:"[^"]*"\s*:|\})|\[\s*(?:[\{\["\d\-]|\]))[\s\S]*[\]}]\s*$)"));
        return pattern.match(text).hasMatch();
    }

} // namespace

double marksOf(const QString &text, const QString &id)
{
    double sum = 0;
    for (const Search &search : searches()) {
        if (id == search.id)
            sum += search.score(text.left(kLooksAt));
    }
    return sum;
}

LanguageGuess guessLanguage(const QString &text)
{
    const QString looked = text.left(kLooksAt);
    if (isJson(looked))
        return { .id = QStringLiteral("json"), .confidence = 0.9 };
    QMap<QString, double> scores;
    for (const Search &search : searches())
        scores[search.id] += search.score(looked);
    // TypeScript is JavaScript with more.
    if (scores[QStringLiteral("typescript")] > 0)
        scores[QStringLiteral("typescript")] += scores[QStringLiteral("javascript")];
    QString best;
    for (const auto &[id, points] : scores.asKeyValueRange()) {
        if (points > scores.value(best))
            best = id;
    }
    const double most = scores.value(best);
    double second = 0;
    for (const auto &[id, points] : scores.asKeyValueRange()) {
        const bool isPart =
            best == QLatin1String("typescript") && id == QLatin1String("javascript");
        if (id != best && !isPart)
            second = std::max(second, points);
    }
    constexpr double kLeast = 1.5;
    if (most < kLeast)
        return {};
    return { .id = best, .confidence = std::clamp((most - second) / (most + 2), 0.1, 0.95) };
}

} // namespace sandpad::runner
