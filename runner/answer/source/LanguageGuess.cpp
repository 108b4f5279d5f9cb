#include "runner/answer/source/LanguageGuess.h"

#include "runner/answer/language/AnswerLanguages.h"

#include <QList>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    constexpr qsizetype kLooksAt = 20'000;
    /// Before each pattern: how many steps it may take at one place of a text. A text can be made
    /// so that a pattern takes time that goes with the square of its length; it does not match
    /// then.
    const QString kStepLimit = QStringLiteral("(*LIMIT_MATCH=100000)");

    struct Mark
    {
        const char *id;
        double weight;
        const char *pattern;
    };

    /// Marks of texts that are not in one of our languages. Each counts up to three times. All
    /// weights, also those of the languages, were found with the answers of the tests.
    // NOLINTBEGIN(modernize-use-designated-initializers): a table, its columns named above
    constexpr Mark kMarks[] = {
        { "shell", 3,
          R"(^\s*(?:\$ )?(?:sudo |pip3? install|python3? -m |npm (?:i|install|run|init)|npx |yarn |pnpm |apt(?:-get)? |brew |git |curl |cd |mkdir |docker |dotnet |export \w+=|chmod |source |echo |node |python3? \S+\.py))" },
        { "shell", 2, R"(^#!.*\b(?:ba|z)?sh\b)" },
        { "shell", 2, R"(^\$ \w)" },
        { "edit", 5,
          R"(^(?:<{5,9} ?(?:SEARCH|ORIGINAL|HEAD)|>{5,9} ?(?:REPLACE|UPDATED)|={7})\s*$)" },
        { "edit", 5, R"(^(?:diff --git |--- (?:a/)?\S+\s*$|\+\+\+ (?:b/)?\S+\s*$|@@ .* @@))" },
        { "html", 4, R"(^\s*<(?:!DOCTYPE|html|head|body|div|script|p|ul|table|form|style)\b)" },
        { "css", 3, R"(^[ \t]*[.#]?[\w-][ ,>:.#\w-]*\{[ \t]*\n[ \t]*[\w-]+[ \t]*:[^;\n]+;)" },
        { "sql", 4,
          R"(^\s*(?:SELECT\b.*|INSERT INTO|CREATE TABLE|UPDATE \w+ SET|DELETE FROM|ALTER TABLE))" },
        { "yaml", 1.5, R"(^\s*(?:- )?[\w-]+:(?: [^{;(]*)?$)" },
    };
    // NOLINTEND(modernize-use-designated-initializers)

    /// A compiled mark. Compiling one is slow.
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
            const auto add = [&made](const QString &id, const LanguageMark &mark) {
                made.append({ .id = id,
                              .weight = mark.weight,
                              .pattern = QRegularExpression(kStepLimit + mark.pattern,
                                                            QRegularExpression::MultilineOption) });
            };
            for (const AnswerLanguage &language : answerLanguages()) {
                for (const LanguageMark &mark : language.marks)
                    add(language.id, mark);
            }
            for (const Mark &mark : kMarks)
                add(QLatin1String(mark.id),
                    { .weight = mark.weight, .pattern = QString::fromLatin1(mark.pattern) });
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
    for (const AnswerLanguage &language : answerLanguages()) {
        if (!language.basedOn.isEmpty() && scores.value(language.id) > 0)
            scores[language.id] += scores.value(language.basedOn);
    }
    QString best;
    for (const auto &[id, points] : scores.asKeyValueRange()) {
        if (points > scores.value(best))
            best = id;
    }
    const double most = scores.value(best);
    double second = 0;
    const QString part = answerLanguage(best).basedOn;
    for (const auto &[id, points] : scores.asKeyValueRange()) {
        if (id != best && id != part)
            second = std::max(second, points);
    }
    constexpr double kLeast = 1.5;
    if (most < kLeast)
        return {};
    return { .id = best, .confidence = std::clamp((most - second) / (most + 2), 0.1, 0.95) };
}

bool readsAsAnyCode(const QString &text)
{
    static const QRegularExpression keyword(QStringLiteral(
        R"(^\s*(?:#include\b|(?:import|package|use|using|pragma|module) [\w.<"'{*]|(?:pub |async |export )?(?:func|fn|fun|def|sub|class|struct|impl|trait|interface|contract|function|procedure) \w+.*[({:<]|(?:public|private|protected|static|final) \w|(?:let|var|val|const|my|local) [\w$@%]+.*=|(?:if|while|for|foreach|switch|match|elif|else if|unless)\b.*(?:[{:)]|then|do)\s*$|(?:echo|puts|println!?|printf|cout|System\.|fmt\.|std::)\W*\S|(?:SELECT .* FROM|INSERT INTO|CREATE TABLE|UPDATE \w+ SET|DELETE FROM)\b|return\b.*;))"));
    static const QRegularExpression statement(QStringLiteral(
        R"([;{}]\s*$|\b(?:do|then|begin)(?: \|[^|]*\|)?\s*$|^\s*(?:end|else|fi|done)\b|^\s*\w+\(.*\)\s*$)"));
    qsizetype count = 0;
    qsizetype statements = 0;
    bool hasKeyword = false;
    for (const QString &line : text.left(kLooksAt).split(u'\n', Qt::SkipEmptyParts)) {
        if (line.trimmed().isEmpty())
            continue;
        ++count;
        const bool isTold = line.contains(keyword);
        hasKeyword = hasKeyword || isTold;
        statements += isTold || line.contains(statement) ? 1 : 0;
    }
    return hasKeyword && statements * 2 >= count;
}

} // namespace sandpad::runner
