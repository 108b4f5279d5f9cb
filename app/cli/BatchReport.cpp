#include "app/cli/BatchReport.h"

#include "app/cli/JsonOutput.h"
#include "app/cli/VerifyReport.h"
#include "runner/model/HarmlessText.h"
#include "runner/model/JsonStream.h"
#include "runner/model/Prose.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace sandpad::app {

namespace {

    struct BatchTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::BatchReport)
    };

    /// Has any claim come true?
    bool isConfirmed(const runner::Review &review)
    {
        return std::ranges::any_of(review.answer.blocks, [&](const runner::AnswerBlock &block) {
            return isTrue(verdictOf(review, block));
        });
    }

    const char *signOf(const JudgedAnswer &answer)
    {
        switch (answer.state) {
        case AnswerState::Holds:
            return isConfirmed(answer.review) ? "✓" : "·";
        case AnswerState::False:
            return "✗";
        case AnswerState::Unreadable:
        case AnswerState::Failed:
            break;
        }
        return "!";
    }

    /// A name on one line.
    QString lineOf(const QString &name)
    {
        return runner::harmless(name).replace(u'\n', QStringLiteral("\\n"));
    }

    /// The sentence on an answer, and how much of it nothing was compared with.
    QString sentenceFor(const JudgedAnswer &answer)
    {
        const qsizetype open = uncomparedRemarksOf(answer.review);
        if (open == 0)
            return answer.sentence;
        return runner::sentencesOf({ answer.sentence,
                                     open == 1 ? BatchTexts::tr("1 remark was not compared.")
                                               : BatchTexts::tr("%n remarks were not compared.",
                                                                nullptr, static_cast<int>(open)) });
    }

    QString plainText(const JudgedAnswer &answer)
    {
        const QString indent = QStringLiteral("  ");
        QString text = BatchTexts::tr("%1 %2: %3")
                           .arg(QString::fromUtf8(signOf(answer)), lineOf(answer.name),
                                runner::harmless(sentenceFor(answer), indent))
            + u'\n';
        const QString blocks = blockLines(answer.review, ListedBlocks::False);
        for (const QString &line : blocks.split(u'\n', Qt::SkipEmptyParts))
            text += indent + line + u'\n';
        return text;
    }

    /// A heading of its own, and below it the report of the answer.
    QString markdownText(const JudgedAnswer &answer)
    {
        // In a span of code nothing of a name is markup, but for the sign that ends the span.
        const QString name = lineOf(answer.name).replace(u'`', u'\'');
        QString text = QStringLiteral("# `%1`\n\n").arg(name);
        if (answer.digest.isEmpty())
            return text + runner::harmless(answer.sentence) + QStringLiteral("\n\n");
        return text + toMarkdown(answer.review) + u'\n';
    }

    nlohmann::json toJson(const BatchSummary &summary)
    {
        nlohmann::json answers = nlohmann::json::object();
        for (const auto &[state, count] : summary.answers.asKeyValueRange())
            answers[stateName(state).toStdString()] = count;
        nlohmann::json blocks = nlohmann::json::object();
        for (const auto &[verdict, count] : summary.blocks.asKeyValueRange())
            blocks[verdict.toStdString()] = count;
        return { { "batch", { { "answers", answers }, { "blocks", blocks } } } };
    }

    QString sentenceOf(const QMap<AnswerState, int> &answers)
    {
        QStringList sentences;
        const auto add = [&](AnswerState state, const QString &words) {
            if (const int count = answers.value(state); count > 0)
                sentences.append(words.arg(QLocale().toString(count)));
        };
        add(AnswerState::Holds, BatchTexts::tr("Answers without a false claim: %1."));
        add(AnswerState::False, BatchTexts::tr("Answers with a false claim: %1."));
        add(AnswerState::Unreadable, BatchTexts::tr("Answers that cannot be read: %1."));
        add(AnswerState::Failed, BatchTexts::tr("Answers that Sandpad could not judge: %1."));
        return sentences.isEmpty() ? BatchTexts::tr("There was no answer.")
                                   : runner::sentencesOf(sentences);
    }

} // namespace

QString stateName(AnswerState state)
{
    switch (state) {
    case AnswerState::Holds:
        return QStringLiteral("holds");
    case AnswerState::False:
        return QStringLiteral("false");
    case AnswerState::Unreadable:
        return QStringLiteral("unreadable");
    case AnswerState::Failed:
        break;
    }
    return QStringLiteral("failed");
}

void writeJson(runner::JsonStream &out, const JudgedAnswer &answer)
{
    out.beginObject();
    out.key("answer");
    out.value(answer.name.toStdString());
    out.key("state");
    out.value(stateName(answer.state).toStdString());
    out.key("digest");
    if (answer.digest.isEmpty()) {
        out.value(nullptr);
        out.key("message");
        out.value(answer.sentence.toStdString());
    } else {
        out.value(answer.digest.toStdString());
        writeMembers(out, answer.review);
    }
    out.endObject();
}

QString BatchSummary::sentence() const
{
    return sentenceOf(answers);
}

BatchReport::BatchReport(VerifyFormat format)
    : m_format(format)
{
    m_xml.setAutoFormatting(true);
}

QByteArray BatchReport::takeXml()
{
    return std::exchange(m_xmlText, QString()).toUtf8();
}

QByteArray BatchReport::begin()
{
    if (m_format != VerifyFormat::JUnit)
        return {};
    m_xml.writeStartDocument();
    m_xml.writeStartElement(QStringLiteral("testsuites"));
    return takeXml();
}

void BatchReport::writeXml(const JudgedAnswer &answer)
{
    if (!answer.digest.isEmpty())
        return writeJUnit(m_xml, answer.review, answer.name);
    m_xml.writeStartElement(QStringLiteral("testsuite"));
    m_xml.writeAttribute(QStringLiteral("name"), runner::harmless(answer.name));
    m_xml.writeAttribute(QStringLiteral("tests"), QStringLiteral("1"));
    m_xml.writeAttribute(QStringLiteral("errors"), QStringLiteral("1"));
    m_xml.writeStartElement(QStringLiteral("testcase"));
    m_xml.writeAttribute(QStringLiteral("name"), runner::harmless(answer.name));
    m_xml.writeTextElement(QStringLiteral("error"), runner::harmless(answer.sentence));
    m_xml.writeEndElement();
    m_xml.writeEndElement();
}

QByteArray BatchReport::of(const JudgedAnswer &answer)
{
    switch (m_format) {
    case VerifyFormat::Json:
        return {};
    case VerifyFormat::Markdown:
        return markdownText(answer).toUtf8();
    case VerifyFormat::JUnit:
        writeXml(answer);
        return takeXml();
    case VerifyFormat::Plain:
        break;
    }
    return plainText(answer).toUtf8();
}

QByteArray BatchReport::end(const BatchSummary &summary)
{
    switch (m_format) {
    case VerifyFormat::Json:
        return jsonText(toJson(summary), -1, jsonReader());
    case VerifyFormat::JUnit:
        m_xml.writeEndDocument(); // ends the element, too
        return takeXml();
    case VerifyFormat::Markdown:
    case VerifyFormat::Plain:
        break;
    }
    return summary.sentence().toUtf8() + '\n';
}

} // namespace sandpad::app
