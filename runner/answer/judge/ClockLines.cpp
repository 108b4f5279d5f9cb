#include "runner/answer/judge/ClockLines.h"

#include "runner/answer/judge/PrintedPart.h"
#include "runner/answer/judge/Varying.h"
#include "runner/answer/source/Facts.h"
#include "runner/model/Say.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace sandpad::runner {

namespace {

    const QRegularExpression kImport(QStringLiteral(R"(^\s*(?:import|from|using)\b)"));

    QSet<QString> namesIn(const QString &code, const QRegularExpression &pattern)
    {
        QSet<QString> names;
        for (auto at = pattern.globalMatch(code); at.hasNext();)
            names.insert(at.next().captured(1));
        return names;
    }

    QSet<QString> wordsIn(const QString &code)
    {
        static const QRegularExpression word(QStringLiteral(R"(([A-Za-z_$][\w$]*))"));
        return namesIn(code, word);
    }

    /// The names that a line gives a value or defines.
    QSet<QString> namedIn(const QString &code)
    {
        static const QRegularExpression changed(
            QStringLiteral(R"(([A-Za-z_$][\w$]*)\s*(?::[^=]*)?(?:[-+*/%|&]|\*\*|//)?=(?![=>]))"));
        static const QRegularExpression named(
            QStringLiteral(R"(\b(?:def|class|function|for|const|let|var|as)\s+([\w$]+))"));
        return namesIn(code, changed) + namesIn(code, named);
    }

    /// The names that a line calls a method of or looks into.
    QSet<QString> ownersIn(const QString &code)
    {
        static const QRegularExpression owner(QStringLiteral(R"(([A-Za-z_$][\w$]*)\s*[.\[])"));
        return namesIn(code, owner);
    }

    qsizetype indentOf(const QString &line)
    {
        const auto first = std::ranges::find_if(line, [](QChar c) { return !c.isSpace(); });
        return std::distance(line.begin(), first);
    }

    /// The lines at which the bodies begin that a line stands in.
    QList<qsizetype> headsOf(const QStringList &lines, qsizetype line)
    {
        QList<qsizetype> heads;
        qsizetype depth = indentOf(lines[line]);
        for (qsizetype i = line - 1; i >= 0 && depth > 0; --i) {
            if (lines[i].trimmed().isEmpty() || indentOf(lines[i]) >= depth)
                continue;
            depth = indentOf(lines[i]);
            heads.append(i);
        }
        return heads;
    }

    /// The lines that the clock reaches, one step after the other.
    class Spreading
    {
    public:
        explicit Spreading(const QStringList &lines)
            : m_lines(lines)
        {
            for (const QString &line : m_lines) {
                if (line.contains(kImport))
                    m_brought += wordsIn(line);
                else
                    m_own += namedIn(line);
            }
            for (qsizetype i = 0; i < m_lines.size(); ++i) {
                if (readsClock(m_lines[i]))
                    add(i);
            }
            for (bool isNew = true; isNew;)
                isNew = spread();
        }

        [[nodiscard]] bool reaches(qsizetype line) const { return m_reached.contains(line); }

    private:
        void add(qsizetype line)
        {
            if (m_reached.contains(line))
                return;
            m_reached.insert(line);
            m_names += changedIn(m_lines[line]);
            for (const qsizetype head : headsOf(m_lines, line))
                m_names += changedIn(m_lines[head]);
        }

        /// Does a name stand for a module, a type or the console, which calls do not change?
        [[nodiscard]] bool isBrought(const QString &name) const
        {
            return !m_own.contains(name) && (m_brought.contains(name) || name.front().isUpper());
        }

        /// The names that a line changes.
        [[nodiscard]] QSet<QString> changedIn(const QString &code) const
        {
            QSet<QString> owners = ownersIn(code);
            owners.removeIf([this](const QString &name) { return isBrought(name); });
            return namedIn(code) + owners;
        }

        /// Adds the lines that use a name which the clock reaches. Says whether there were more.
        bool spread()
        {
            const qsizetype before = m_reached.size();
            for (qsizetype i = 0; i < m_lines.size(); ++i) {
                if (!m_reached.contains(i) && wordsIn(m_lines[i]).intersects(m_names))
                    add(i);
            }
            return m_reached.size() > before;
        }

        const QStringList &m_lines;
        QSet<QString> m_own; ///< the names that the program defines
        QSet<QString> m_brought { QStringLiteral("console") }; ///< names that it imports
        QSet<qsizetype> m_reached;
        QSet<QString> m_names;
    };

} // namespace

bool dependsOnClock(const AnswerBlock &block, int line)
{
    constexpr qsizetype kMostLines = 500;
    const QStringList lines = bareCodeOf(block).split(u'\n');
    if (line < 1 || line > lines.size() || lines.size() > kMostLines)
        return readsClock(bareCodeOf(block));
    // A statement may go over several lines; its claim stands at the last.
    const Spreading clock(lines);
    const SourceFacts facts = factsOf(block);
    const auto statement =
        std::ranges::find(facts.statements, line - 1, &SourceStatement::lastLine);
    const qsizetype first = statement == facts.statements.end() ? line - 1 : statement->firstLine;
    for (qsizetype i = first; i < line; ++i) {
        if (clock.reaches(i))
            return true;
    }
    return false;
}

bool isTimeOfDay(const Comparison &comparison)
{
    return comparison.verdict == Verdict::Differs && hasDigits(comparison.claimed)
        && hasDigits(comparison.actual);
}

bool isOfEqualTimes(const Comparison &comparison, const QString &statement)
{
    static const QRegularExpression truth(QStringLiteral("^(?:true|false)$"),
                                          QRegularExpression::CaseInsensitiveOption);
    return comparison.verdict == Verdict::Differs && statement.contains(QLatin1String("=="))
        && comparison.claimed.contains(truth) && comparison.actual.contains(truth);
}

Comparison unlessOtherDay(Comparison comparison, const QString &code)
{
    static const QRegularExpression asks(QStringLiteral(
        R"(\b(?:today|now|utcnow)\(|\b(?:ctime|asctime|localtime|gmtime)\(\s*\)|)"
        R"(\blogging\.(?:basicConfig|Formatter)\(|)"
        R"(\bnew Date\(\s*\)|\bDate\.now\(|\bDate(?:Time|TimeOffset|Only)\.(?:Now|UtcNow|Today)\b|)"
        R"((?:(?<![\w.])|\btime\.)strftime\(\s*(?:"[^"]*"|'[^']*')\s*\))"));
    static const QRegularExpression tells(QStringLiteral(
        R"(\d+(?:[.,:-]\d+)*|\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b|)"
        R"(\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*\b)"));
    const auto steady = [](QString text) {
        return text.replace(tells, QStringLiteral("#")).simplified();
    };
    if (comparison.verdict != Verdict::Differs || !code.contains(asks)
        || steady(comparison.claimed) != steady(comparison.actual))
        return comparison;
    comparison.verdict = Verdict::NotChecked;
    comparison.note = Say::tr("It depends on the current date.");
    return comparison;
}

} // namespace sandpad::runner
