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

} // namespace sandpad::runner
