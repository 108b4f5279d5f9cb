#include "runner/answer/judge/PrintedTexts.h"

namespace sandpad::runner {

namespace {

    QString joined(const QString &text, const QString &more)
    {
        const bool isOpen = !text.isEmpty() && !text.endsWith(u'\n');
        return text + (isOpen ? QStringLiteral("\n") : QString()) + more;
    }

    QStringList withValues(const QList<JudgedRun> &runs, const QList<MarkedOutput> &outputs)
    {
        QStringList texts;
        for (qsizetype i = 0; i < runs.size(); ++i) {
            const auto &value = runs[i].result.value;
            if (!value)
                return {};
            texts.append(joined(outputs[i].text,
                                QString::fromUtf8(value->data(QStringLiteral("text/plain")))));
        }
        return texts;
    }

    QStringList withErrors(const QList<JudgedRun> &runs, const QList<MarkedOutput> &outputs)
    {
        QStringList texts;
        for (qsizetype i = 0; i < runs.size(); ++i) {
            const QByteArray &other = runs[i].result.standardError;
            if (other.isEmpty() || runs[i].result.error)
                return {};
            texts.append(joined(outputs[i].text, QString::fromUtf8(other)));
        }
        return texts;
    }

    QStringList asTheyCame(const QList<JudgedRun> &runs)
    {
        QStringList texts;
        for (const JudgedRun &run : runs) {
            if (run.bothStreams.isEmpty() || run.result.error)
                return {};
            texts.append(readMarked(run.bothStreams, run.program).text);
        }
        return texts;
    }

} // namespace

QStringList printedTexts(const QList<MarkedOutput> &outputs)
{
    QStringList texts;
    for (const MarkedOutput &output : outputs)
        texts.append(output.text);
    return texts;
}

QList<QStringList> otherTexts(const QList<JudgedRun> &runs, const QList<MarkedOutput> &outputs)
{
    QList<QStringList> all { withValues(runs, outputs), withErrors(runs, outputs),
                             asTheyCame(runs) };
    all.removeIf([](const QStringList &texts) { return texts.isEmpty(); });
    return all;
}

} // namespace sandpad::runner
