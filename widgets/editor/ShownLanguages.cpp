#include "widgets/editor/ShownLanguages.h"

#include "widgets/theme/SyntaxRepository.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <QCoreApplication>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    using KSyntaxHighlighting::Definition;

    const QString kAccent = QStringLiteral("#8a94a6");

    /// Of patterns such as "*.sql" the ending, but for those of languages that can be run.
    QStringList endingsOf(const Definition &definition, const QList<runner::LanguageInfo> &runnable)
    {
        QStringList endings;
        for (const QString &pattern : definition.extensions()) {
            const QString ending = pattern.section(u'.', -1);
            const bool isEnding = pattern == QStringLiteral("*.") + ending && !ending.contains(u'*')
                && !ending.contains(u'?') && !ending.contains(u'[');
            const bool isTaken = std::ranges::any_of(runnable, [&](const auto &language) {
                return language.extensions.contains(ending, Qt::CaseInsensitive);
            });
            if (isEnding && !isTaken)
                endings.append(ending);
        }
        return endings;
    }

    runner::LanguageInfo plainText()
    {
        runner::LanguageInfo text;
        text.id = QStringLiteral("text");
        text.canRun = false;
        text.name = QCoreApplication::translate("sandpad::widgets::ShownLanguages", "Plain text");
        text.extensions = { QStringLiteral("txt") };
        text.accent = kAccent;
        return text;
    }

    runner::LanguageInfo shown(const Definition &definition,
                               const QList<runner::LanguageInfo> &runnable)
    {
        runner::LanguageInfo language;
        language.id = definition.name();
        language.canRun = false;
        language.name = definition.translatedName();
        language.extensions = endingsOf(definition, runnable);
        language.definition = definition.name();
        language.accent = kAccent;
        return language;
    }

} // namespace

QList<runner::LanguageInfo> withShownLanguages(const QList<runner::LanguageInfo> &runnable)
{
    QList<runner::LanguageInfo> others { plainText() };
    for (const Definition &definition : syntaxRepository().definitions()) {
        const bool canRun =
            std::ranges::contains(runnable, definition.name(), &runner::LanguageInfo::definition);
        // The definition that colours nothing is plain text.
        if (!canRun && !definition.isHidden() && definition.name() != QLatin1String("None"))
            others.append(shown(definition, runnable));
    }
    std::ranges::sort(others, [](const runner::LanguageInfo &one, const runner::LanguageInfo &two) {
        return one.name.compare(two.name, Qt::CaseInsensitive) < 0;
    });
    return runnable + others;
}

runner::LanguageInfo languageOfName(const QList<runner::LanguageInfo> &languages,
                                    const QString &fileName)
{
    const Definition definition = syntaxRepository().definitionForFileName(fileName);
    const auto found =
        std::ranges::find_if(languages, [&definition](const runner::LanguageInfo &language) {
            return definition.isValid() && language.definition == definition.name();
        });
    return found == languages.end() ? runner::LanguageInfo {} : *found;
}

} // namespace sandpad::widgets
