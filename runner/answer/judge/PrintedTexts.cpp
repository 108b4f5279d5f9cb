#include "runner/answer/judge/PrintedTexts.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    QString joined(const QString &text, const QString &more)
    {
        const bool isOpen = !text.isEmpty() && !text.endsWith(u'\n');
        return text + (isOpen ? QStringLiteral("\n") : QString()) + more;
    }

    /// What is left of an output after marks were believed is not what was seen.
    Evidence evidenceOf(const QList<MarkedOutput> &outputs)
    {
        return std::ranges::all_of(outputs, &MarkedOutput::isWhole) ? Evidence::Observed
                                                                    : Evidence::Reported;
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

    PrintedTexts withErrors(const QList<JudgedRun> &runs, const QList<MarkedOutput> &outputs)
    {
        QStringList texts;
        for (qsizetype i = 0; i < runs.size(); ++i) {
            const QByteArray &other = runs[i].result.standardError;
            if (other.isEmpty() || runs[i].result.error)
                return {};
            texts.append(joined(outputs[i].text, QString::fromUtf8(other)));
        }
        return { .texts = texts, .evidence = evidenceOf(outputs) };
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

    /// Is an error a whole line, or some lines, of a text? In front of it stand only the names of
    /// modules, and words of .NET; behind it only Python's advice.
    bool hasLine(QStringView text, const QString &error)
    {
        static const QRegularExpression front(
            QStringLiteral(R"(^(?:Unhandled exception\. )?(?:[\w.]+\.)?$)"));
        for (qsizetype at = text.indexOf(error); at >= 0; at = text.indexOf(error, at + 1)) {
            const qsizetype end = at + error.size();
            if (end < text.size() && text[end] != u'\n' && text[end] != u'\r'
                && !text.sliced(end).startsWith(QLatin1String(". Did you ")))
                continue;
            const qsizetype start = text.first(at).lastIndexOf(u'\n') + 1;
            if (front.matchView(text.sliced(start, at - start)).hasMatch())
                return true;
        }
        return false;
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
    QList<PrintedTexts> all { withValues(runs, outputs), withErrors(runs, outputs),
                              asTheyCame(runs) };
    all.removeIf([](const PrintedTexts &one) { return one.texts.isEmpty(); });
    return all;
}

Evidence evidenceOfError(const RunResult &result)
{
    const QString type = result.error ? result.error->type.section(u'.', -1) : QString();
    if (type.isEmpty())
        return Evidence::Reported;
    const QString &message = result.error->message;
    const QString line = message.isEmpty() ? type : type + QStringLiteral(": ") + message;
    return hasLine(QString::fromUtf8(result.standardError), line) ? Evidence::Observed
                                                                  : Evidence::Reported;
}

} // namespace sandpad::runner
