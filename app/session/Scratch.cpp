#include "app/session/Scratch.h"

#include "runner/model/FirstLine.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

namespace sandpad::app {

Scratch freshScratch(const runner::LanguageInfo &language, const QByteArray &code)
{
    Scratch scratch;
    scratch.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    scratch.title = QCoreApplication::translate("Scratch", "Scratch %1").arg(language.name);
    scratch.languageId = language.id;
    scratch.code = code;
    return scratch;
}

Scratch openedScratch(const ScratchFile &file, const runner::LanguageInfo &language,
                      const QByteArray &code)
{
    Scratch scratch = freshScratch(language, code);
    scratch.file = file;
    scratch.title = scratch.file.name();
    scratch.isNamed = true;
    return scratch;
}

QString unusedTitle(const QString &title, const QStringList &used)
{
    QString unused = title;
    for (int number = 2; used.contains(unused); ++number)
        unused = QCoreApplication::translate("Scratch", "%1 %2").arg(title).arg(number);
    return unused;
}

QList<runner::LanguageInfo> runnableOf(const QList<runner::LanguageInfo> &languages)
{
    QList<runner::LanguageInfo> runnable = languages;
    runnable.removeIf([](const runner::LanguageInfo &language) { return !language.canRun; });
    return runnable;
}

runner::LanguageInfo languageNamed(const QList<runner::LanguageInfo> &languages,
                                   const QString &idOrExtension)
{
    // "HTML" is also the ending of templates.
    const auto named = std::ranges::find(languages, idOrExtension, &runner::LanguageInfo::id);
    if (named != languages.end())
        return *named;
    for (const runner::LanguageInfo &language : languages) {
        if (language.extensions.contains(idOrExtension, Qt::CaseInsensitive))
            return language;
    }
    return {};
}

runner::LanguageInfo languageOfFile(const QList<runner::LanguageInfo> &languages,
                                    const QString &path, const QByteArray &code)
{
    const auto ofEnding = languageNamed(languages, QFileInfo(path).suffix());
    if (!ofEnding.id.isEmpty())
        return ofEnding;
    const QString interpreter = runner::interpreterInFirstLine(code);
    for (const runner::LanguageInfo &language : languages) {
        if (language.id == interpreter
            || language.aliases.contains(interpreter, Qt::CaseInsensitive))
            return language;
    }
    return {};
}

} // namespace sandpad::app
