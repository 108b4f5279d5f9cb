#include "runner/answer/judge/PrintedTexts.h"

#include "runner/answer/judge/ShownText.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    QString joined(const QString &text, const QString &more)
    {
        const bool isOpen = !text.isEmpty() && !text.endsWith(u'\n');
        return text + (isOpen ? QStringLiteral("\n") : QString()) + more;
    }

    /// What is left of an output after marks were believed is not what was seen. Nor is what a
    /// program has written over.
    Evidence evidenceOf(const QList<MarkedOutput> &outputs)
    {
        const auto isSeen = [](const MarkedOutput &output) {
            return output.isWhole && isAllShown(output.text);
        };
        return std::ranges::all_of(outputs, isSeen) ? Evidence::Observed : Evidence::Reported;
    }

    /// A value comes over the display channel, to which the program can write what it likes.
    PrintedTexts withValues(const QList<JudgedRun> &runs, const QList<MarkedOutput> &outputs)
    {
        QStringList texts;
        for (qsizetype i = 0; i < runs.size(); ++i) {
            const auto &value = runs[i].result.value;
            if (!value)
                return {};
            texts.append(joined(outputs[i].text,
                                QString::fromUtf8(value->data(QStringLiteral("text/plain")))));
        }
        return { .texts = texts, .evidence = Evidence::Reported };
    }

    /// With what display() showed, in the order in which it came.
    PrintedTexts withDisplays(const QList<JudgedRun> &runs)
    {
        QList<MarkedOutput> outputs;
        for (const JudgedRun &run : runs) {
            if (run.notebook.isEmpty())
                return {};
            outputs.append(readMarked(run.notebook, run.program));
            if (run.result.value)
                outputs.last().text =
                    joined(outputs.last().text,
                           QString::fromUtf8(run.result.value->data(QStringLiteral("text/plain"))));
        }
        PrintedTexts printed = printedTexts(outputs);
        printed.evidence = Evidence::Reported;
        return printed;
    }

    /// With the value of the last statement where that has a mark, so that the harness does not
    /// tell it.
    PrintedTexts withMarkedValues(const QList<MarkedOutput> &outputs)
    {
        QStringList texts;
        for (const MarkedOutput &output : outputs) {
            if (output.given.isEmpty() || !output.values.contains(output.given.lastKey()))
                return {};
            texts.append(joined(output.text, output.given.last().last()));
        }
        return { .texts = texts, .evidence = Evidence::Reported };
    }

    PrintedTexts withErrors(const QList<JudgedRun> &runs, const QList<MarkedOutput> &outputs)
    {
        QStringList texts;
        for (qsizetype i = 0; i < runs.size(); ++i) {
            const QByteArray &other = runs[i].result.standardError;
            if (other.isEmpty() || runs[i].result.error)
                return {};
            texts.append(joined(outputs[i].text, QString::fromUtf8(other)));
        }
        // One behind the other they may be what the program printed in turns.
        const bool areAlone = std::ranges::all_of(
            outputs, [](const MarkedOutput &output) { return output.text.isEmpty(); });
        const bool areSeen = areAlone && std::ranges::all_of(texts, isAllShown);
        return { .texts = texts, .evidence = areSeen ? evidenceOf(outputs) : Evidence::Reported };
    }

    PrintedTexts asTheyCame(const QList<JudgedRun> &runs)
    {
        QList<MarkedOutput> outputs;
        for (const JudgedRun &run : runs) {
            if (run.bothStreams.isEmpty() || run.result.error)
                return {};
            outputs.append(readMarked(run.bothStreams, run.program));
        }
        return printedTexts(outputs);
    }

} // namespace

PrintedTexts printedTexts(const QList<MarkedOutput> &outputs)
{
    PrintedTexts printed { .texts = {}, .evidence = evidenceOf(outputs) };
    for (const MarkedOutput &output : outputs)
        printed.texts.append(output.text);
    return printed;
}

QList<PrintedTexts> otherTexts(const QList<JudgedRun> &runs, const QList<MarkedOutput> &outputs)
{
    QList<PrintedTexts> all { withValues(runs, outputs), withMarkedValues(outputs),
                              withErrors(runs, outputs), asTheyCame(runs), withDisplays(runs) };
    all.removeIf([](const PrintedTexts &one) { return one.texts.isEmpty(); });
    return all;
}

} // namespace sandpad::runner
