#include "runner/model/Prose.h"

#include "runner/model/Say.h"

namespace sandpad::runner {

QString sentencesOf(const QStringList &sentences)
{
    QString text;
    for (const QString &sentence : sentences) {
        if (sentence.isEmpty())
            continue;
        text = text.isEmpty()
            ? sentence
            : Say::tr("%1 %2", "a sentence behind other sentences").arg(text, sentence);
    }
    return text;
}

QString listOf(const QStringList &words)
{
    QStringList some = words;
    some.removeAll(QString());
    return some.join(Say::tr(", ", "between the words of a list"));
}

} // namespace sandpad::runner
