#include "runner/answer/run/FactsReply.h"

#include "runner/answer/source/Facts.h"
#include "runner/model/Json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    using nlohmann::json;

    /// Remarks and names longer than this are none that anybody compares.
    constexpr qsizetype kLongestText = 10'000;

    QString textOf(const json &value)
    {
        return QString::fromStdString(value.get<std::string>()).left(kLongestText);
    }

    QStringList textsOf(const json &list)
    {
        QStringList texts;
        for (const json &value : list)
            texts.append(textOf(value));
        return texts;
    }

    QSet<QString> namesOf(const json &list)
    {
        const QStringList names = textsOf(list);
        return { names.begin(), names.end() };
    }

    /// The places where the lines of a program begin.
    class Places
    {
    public:
        explicit Places(const QString &code)
            : m_code(code)
        {
            for (qsizetype at = 0; (at = code.indexOf(u'\n', at)) >= 0;)
                m_starts.append(++at);
        }
        [[nodiscard]] int lineOf(qsizetype place) const
        {
            return static_cast<int>(std::ranges::upper_bound(m_starts, place) - m_starts.begin())
                - 1;
        }
        [[nodiscard]] qsizetype startOf(int line) const { return m_starts[line]; }
        [[nodiscard]] bool isPart(qsizetype start, qsizetype end) const
        {
            return start >= 0 && start < end && end <= m_code.size();
        }
        /// Without white space in front, which belongs to no statement.
        [[nodiscard]] bool isStatement(qsizetype start, qsizetype end) const
        {
            return isPart(start, end) && !m_code[start].isSpace();
        }

    private:
        const QString &m_code;
        QList<qsizetype> m_starts { 0 };
    };

    StatementKind kindOf(const std::string &name)
    {
        return name == "prints" ? StatementKind::Prints
            : name == "value"   ? StatementKind::Value
            : name == "assigns" ? StatementKind::Assigns
                                : StatementKind::Other;
    }

    /// Names become a part of the program.
    bool isName(const QString &name)
    {
        return std::ranges::all_of(name, [](QChar c) {
            return c.isLetterOrNumber() || c.isMark() || c.isSurrogate()
                || QStringView(u"_$.").contains(c);
        });
    }

    bool readStatements(SourceFacts &facts, const json &list, const Places &places)
    {
        int line = 0; // the first on which the next one may begin
        facts.statements.clear();
        for (const json &one : list) {
            SourceStatement statement { .kind = kindOf(one.at(0).get<std::string>()),
                                        .start = wholeNumber(one.at(1)),
                                        .end = wholeNumber(one.at(2)),
                                        .firstLine = 0,
                                        .lastLine = 0,
                                        .name = textOf(one.at(3)),
                                        .changed = textOf(one.at(4)) };
            const bool isNamed =
                statement.kind != StatementKind::Assigns || !statement.name.isEmpty();
            if (statement.kind == StatementKind::Other || !isNamed || !isName(statement.name)
                || !isName(statement.changed)
                || !places.isStatement(statement.start, statement.end))
                return false;
            statement.firstLine = places.lineOf(statement.start);
            statement.lastLine = places.lineOf(statement.end - 1);
            if (statement.firstLine < line)
                return false;
            line = statement.lastLine + 1;
            facts.statements.append(statement);
        }
        return true;
    }

    bool readRemarks(SourceFacts &facts, const json &list, const QString &code,
                     const Places &places)
    {
        facts.rows = rowsOf(code);
        for (const json &one : list) {
            const qsizetype place = wholeNumber(one.at(0));
            if (!places.isPart(place, place + 1))
                return false;
            const int line = places.lineOf(place);
            const qsizetype start = places.startOf(line);
            facts.rows[line].code = code.sliced(start, place - start);
            facts.rows[line].comment = textOf(one.at(1)).trimmed();
        }
        return true;
    }

    bool readParts(SourceFacts &facts, const json &list, const Places &places)
    {
        for (const json &one : list) {
            const qsizetype start = wholeNumber(one.at(1));
            const qsizetype end = wholeNumber(one.at(2));
            if (!places.isPart(start, end))
                return false;
            const auto kind = one.at(0).get<std::string>();
            if (kind == "member") {
                facts.rows[places.lineOf(start)].isMember = true;
                continue;
            }
            const bool isType = kind == "type";
            for (int line = places.lineOf(start); line <= places.lineOf(end - 1); ++line)
                facts.rows[line].part = isType ? RowPart::Type : RowPart::Header;
        }
        return true;
    }

    bool readExamples(SourceFacts &facts, const json &list, const Places &places)
    {
        int last = 0;
        for (const json &one : list) {
            const qsizetype place = wholeNumber(one.at(0));
            if (!places.isPart(place, place + 1) || places.lineOf(place) < last)
                return false;
            last = places.lineOf(place) + 1;
            facts.examples.append(
                { .line = last, .statement = textOf(one.at(1)), .answer = textOf(one.at(2)) });
        }
        return true;
    }

} // namespace

std::optional<SourceFacts> factsFrom(const json &reply, const AnswerBlock &block)
{
    const QString &code = block.code;
    const Places places(code);
    SourceFacts facts = factsFromLines(code, block.languageId);
    facts.texts = QString::fromStdString(reply.at("texts").get<std::string>()).left(code.size());
    facts.defines = namesOf(reply.at("defines"));
    facts.fixed = namesOf(reply.at("fixed"));
    facts.uses = namesOf(reply.at("uses"));
    facts.modules = textsOf(reply.at("modules"));
    facts.handlesErrors = reply.at("handles").get<bool>();
    if (!readExamples(facts, reply.at("examples"), places))
        return std::nullopt;
    if (reply.contains("statements")
        && (!readStatements(facts, reply.at("statements"), places)
            || !readRemarks(facts, reply.at("remarks"), code, places)))
        return std::nullopt;
    if (reply.contains("parts") && !readParts(facts, reply.at("parts"), places))
        return std::nullopt;
    return facts;
}

} // namespace sandpad::runner
