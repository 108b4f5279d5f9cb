#include "runner/answer/report/AnswerReport.h"
#include "runner/model/HarmlessText.h"
#include "runner/model/MarkdownText.h"
#include "runner/model/OutcomeSentence.h"
#include "runner/model/Say.h"

#include <QXmlStreamWriter>

#include <algorithm>

namespace sandpad::runner {

namespace {

    constexpr qsizetype kMostText = 4000;

    /// A code block with the beginning of a text.
    QString excerpt(const QString &text, const QString &label = {})
    {
        return fenced(text.size() > kMostText ? text.left(kMostText) + u'\n'
                              + Say::tr("… (%1 characters in all)").arg(text.size())
                                              : text,
                      label);
    }

    QString headOf(const Review &review, const AnswerBlock &block)
    {
        const BlockResult result = review.results.value(block.index);
        QString head = QStringLiteral("## ")
            + Say::tr("Block %1, line %2: %3")
                  .arg(block.index)
                  .arg(block.line)
                  .arg(Say::word(verdictName(verdictOf(review, block))))
            + u'\n';
        if (!result.reason.isEmpty())
            head += u'\n' + asProse(result.reason) + u'\n';
        if (result.usedSession)
            head += u'\n' + Say::tr("It ran after the blocks before it.") + u'\n';
        return head;
    }

    QString comparisonText(const Comparison &comparison)
    {
        const QString name = Say::word(verdictName(comparison.verdict));
        const QString claimed = comparison.line > 0
            ? Say::tr("Claimed at line %1 (%2):").arg(comparison.line).arg(name)
            : Say::tr("Claimed (%1):").arg(name);
        return u'\n' + claimed + QStringLiteral("\n\n")
            + excerpt(comparison.claimed, QStringLiteral("text")) + u'\n' + Say::tr("Really:")
            + QStringLiteral("\n\n") + excerpt(comparison.actual, QStringLiteral("text"))
            + (comparison.note.isEmpty() ? QString() : u'\n' + asProse(comparison.note) + u'\n');
    }

    QString blockText(const Review &review, const AnswerBlock &block, bool onlyFalse)
    {
        const BlockResult result = review.results.value(block.index);
        QString text = headOf(review, block) + u'\n' + excerpt(block.code, block.languageId);
        for (const Comparison &comparison : result.comparisons) {
            if (!onlyFalse || comparison.verdict == Verdict::Differs)
                text += comparisonText(comparison);
        }
        if (result.comparisons.isEmpty() && result.hasRun && !result.run.standardOutput.isEmpty())
            text += u'\n' + Say::tr("Printed:") + QStringLiteral("\n\n")
                + excerpt(QString::fromUtf8(result.run.standardOutput), QStringLiteral("text"));
        if (const QString leftOut = leftOutSentence(result); !leftOut.isEmpty())
            text += u'\n' + leftOut + u'\n';
        for (const Repair &repair : block.repairs) {
            if (!onlyFalse)
                text += u'\n'
                    + Say::tr("Repaired (%1, line %2).")
                          .arg(Say::word(repair.kind))
                          .arg(repair.line)
                    + u'\n';
        }
        for (const QString &warning : block.warnings)
            text += u'\n' + Say::tr("Warning: %1").arg(asProse(warning)) + u'\n';
        return text + u'\n';
    }

    QString listText(const QString &title, const QStringList &items)
    {
        if (items.isEmpty())
            return {};
        QString text = QStringLiteral("## %1\n\n").arg(title);
        for (const QString &item : items)
            text += QStringLiteral("- ") + asProse(item) + u'\n';
        return text + u'\n';
    }

    QString limitsText()
    {
        const Limits limits;
        const auto seconds = [](std::chrono::milliseconds time) {
            return humanSeconds(std::chrono::duration<double>(time).count());
        };
        return Say::tr("No network; for each run, unless more was given: %1 CPU time, %2 in "
                       "all, %3 of memory, %4 of output, %5 processes")
            .arg(seconds(limits.cpu), seconds(limits.wall),
                 humanBytes(static_cast<double>(limits.memoryBytes)),
                 humanBytes(static_cast<double>(limits.outputBytes)))
            .arg(limits.processes);
    }

    /// The environment of the runs, taken from the first block that ran.
    QString environmentText(const Review &review)
    {
        const auto ran =
            std::ranges::find_if(review.results, [](const BlockResult &r) { return r.hasRun; });
        if (ran == review.results.end())
            return {};
        QStringList facts { Say::tr("Isolation: %1").arg(ran->run.isolation.level.id()) };
        QMap<QString, QString> versions;
        for (const BlockResult &result : review.results)
            versions.insert(result.versions);
        for (const auto &[tool, version] : versions.asKeyValueRange())
            facts.append(tool + u' ' + version);
        facts.append(limitsText());
        facts.append(Say::tr("Numbers with a fraction are compared with a relative tolerance of %1")
                         .arg(review.tolerance));
        return listText(Say::tr("Environment"), facts);
    }

    void writeVerdict(QXmlStreamWriter &xml, Verdict verdict)
    {
        xml.writeStartElement(QStringLiteral("properties"));
        xml.writeEmptyElement(QStringLiteral("property"));
        xml.writeAttribute(QStringLiteral("name"), QStringLiteral("verdict"));
        xml.writeAttribute(QStringLiteral("value"), verdictName(verdict));
        xml.writeEndElement();
    }

} // namespace

QString toMarkdown(const Review &review)
{
    QString text = QStringLiteral("# ") + Say::tr("What the answer claims, and what is so")
        + QStringLiteral("\n\n") + sentenceOf(review) + QStringLiteral("\n\n");
    if (const QString evidence = evidenceSentenceOf(review); !evidence.isEmpty())
        text += evidence + QStringLiteral("\n\n");
    for (const AnswerBlock &block : review.answer.blocks) {
        if (block.role == BlockRole::Code)
            text += blockText(review, block, false);
    }
    QStringList dependencies;
    for (const Dependency &dependency : review.answer.dependencies)
        dependencies.append(QStringLiteral("%1 (%2): %3")
                                .arg(dependency.name, dependency.ecosystem,
                                     Say::word(stateName(dependency.state))));
    return text + listText(Say::tr("Needs"), dependencies)
        + listText(Say::tr("Not checked"), notCheckedOf(review)) + environmentText(review);
}

QString failuresAsMarkdown(const Review &review)
{
    QString text;
    for (const AnswerBlock &block : review.answer.blocks) {
        if (isFalse(verdictOf(review, block)))
            text += blockText(review, block, true);
    }
    return text.isEmpty()
        ? QString()
        : Say::tr("I ran the code of your answer. These blocks are not as it says:")
            + QStringLiteral("\n\n") + text;
}

void writeJUnit(QXmlStreamWriter &xml, const Review &review, const QString &name)
{
    const auto isJudged = [](const AnswerBlock &block) { return block.role == BlockRole::Code; };
    const auto count = [&](auto matches) {
        return QString::number(
            std::ranges::count_if(review.answer.blocks, [&](const AnswerBlock &block) {
                return isJudged(block) && matches(verdictOf(review, block));
            }));
    };
    const auto isSkipped = [](Verdict verdict) {
        return verdict == Verdict::CannotRun || verdict == Verdict::NotChecked
            || verdict == Verdict::FailsUnclaimed;
    };
    xml.writeStartElement(QStringLiteral("testsuite"));
    xml.writeAttribute(QStringLiteral("name"), harmless(name));
    xml.writeAttribute(QStringLiteral("tests"), count([](Verdict) { return true; }));
    xml.writeAttribute(QStringLiteral("failures"), count([](Verdict v) { return isFalse(v); }));
    xml.writeAttribute(QStringLiteral("skipped"), count(isSkipped));
    for (const AnswerBlock &block : review.answer.blocks) {
        if (!isJudged(block))
            continue;
        const Verdict verdict = verdictOf(review, block);
        xml.writeStartElement(QStringLiteral("testcase"));
        xml.writeAttribute(QStringLiteral("classname"), harmless(name));
        xml.writeAttribute(QStringLiteral("name"),
                           QStringLiteral("block %1, line %2").arg(block.index).arg(block.line));
        writeVerdict(xml, verdict);
        if (isFalse(verdict)) {
            xml.writeStartElement(QStringLiteral("failure"));
            xml.writeAttribute(QStringLiteral("message"), verdictName(verdict));
            xml.writeCharacters(blockText(review, block, true));
            xml.writeEndElement();
        } else if (isSkipped(verdict)) {
            xml.writeStartElement(QStringLiteral("skipped"));
            xml.writeAttribute(QStringLiteral("message"),
                               harmless(review.results.value(block.index).reason));
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
    if (const QString evidence = evidenceSentenceOf(review); !evidence.isEmpty())
        xml.writeTextElement(QStringLiteral("system-out"), evidence);
    xml.writeEndElement();
}

QString toJUnit(const Review &review, const QString &name)
{
    QString text;
    QXmlStreamWriter xml(&text);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    writeJUnit(xml, review, name);
    xml.writeEndDocument();
    return text;
}

} // namespace sandpad::runner
