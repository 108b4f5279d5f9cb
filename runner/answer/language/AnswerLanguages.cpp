#include "runner/answer/language/AnswerLanguages.h"

#include <algorithm>

namespace sandpad::runner {

const QList<AnswerLanguage> &answerLanguages()
{
    static const QList<AnswerLanguage> list { pythonLanguage(), javaScriptLanguage(),
                                              typeScriptLanguage(), csharpLanguage() };
    return list;
}

const AnswerLanguage &answerLanguage(const QString &id)
{
    static const AnswerLanguage unknown;
    const auto &list = answerLanguages();
    const auto found = std::ranges::find(list, id, &AnswerLanguage::id);
    return found == list.end() ? unknown : *found;
}

bool isAnswerLanguage(const QString &id)
{
    return std::ranges::contains(answerLanguages(), id, &AnswerLanguage::id);
}

const AnswerLanguage *languageLabelled(const QString &label)
{
    for (const AnswerLanguage &language : answerLanguages()) {
        if (label == language.id || language.labels.contains(label))
            return &language;
    }
    return nullptr;
}

QString labelPattern()
{
    QStringList labels;
    for (const AnswerLanguage &language : answerLanguages()) {
        for (const QString &label : language.labels + QStringList { language.id })
            labels.append(QRegularExpression::escape(label));
    }
    return labels.join(u'|');
}

QString runCommandPattern(const QList<AnswerLanguage> &languages)
{
    QStringList commands;
    for (const AnswerLanguage &language : languages) {
        if (!language.runCommands.isEmpty())
            commands.append(language.runCommands);
    }
    return commands.join(u'|');
}

QList<Ecosystem> ecosystemsOf(const QList<AnswerLanguage> &languages)
{
    QList<Ecosystem> all;
    for (const AnswerLanguage &language : languages) {
        const Ecosystem &one = language.ecosystem;
        if (!one.installers.isEmpty() && !std::ranges::contains(all, one.name, &Ecosystem::name))
            all.append(one);
    }
    return all;
}

} // namespace sandpad::runner
