#include "app/translations/Translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <clocale>

namespace sandpad::app {

namespace {

    const QString kFolder = QStringLiteral(":/sandpad/translations");
    const QString kPrefix = QStringLiteral("sandpad_");

    void install(const QString &name, const QString &folder)
    {
        auto *translator = new QTranslator(QCoreApplication::instance());
        if (translator->load(name, folder))
            QCoreApplication::installTranslator(translator);
    }

    /// Whether the person has set a form of numbers. QLocale::system() does not tell: its language
    /// is that of LANGUAGE, and its numbers are those of these.
    bool isFormSet()
    {
        for (const char *variable : { "LC_ALL", "LC_NUMERIC", "LANG" }) {
            if (const QString name = qEnvironmentVariable(variable); !name.isEmpty())
                return QLocale(name).language() != QLocale::C;
        }
        return false;
    }

} // namespace

QStringList translatedLanguages()
{
    QStringList languages;
    for (const QString &file : QDir(kFolder).entryList(QDir::Files, QDir::Name))
        languages.append(file.section(u'.', 0, 0).sliced(kPrefix.size()));
    return languages;
}

QString translationFor(const QStringList &wanted)
{
    const QStringList known = translatedLanguages();
    for (const QString &one : wanted) {
        const QLocale locale(one);
        // Who reads English first is not shown what comes second.
        if (locale.language() == QLocale::English)
            return {};
        // Whatever the country: Austria has the German of Germany, Taiwan another script than
        // China.
        const auto found = std::ranges::find_if(known, [&locale](const QString &name) {
            const QLocale other(name);
            return other.language() == locale.language() && other.script() == locale.script();
        });
        if (found != known.end())
            return *found;
    }
    return {};
}

void speakEnglish()
{
    QLocale::setDefault(QLocale::c());
    std::setlocale(LC_MESSAGES, "C"); // NOLINT(concurrency-mt-unsafe): no thread runs yet
}

void installTranslations()
{
    const QString language = translationFor(QLocale::system().uiLanguages());
    // Who has set LANGUAGE alone has said nothing of numbers and dates.
    if (!isFormSet())
        QLocale::setDefault(language.isEmpty() ? QLocale::c() : QLocale(language));
    if (language.isEmpty())
        return;
    // The last one that is installed is asked first.
    install(QStringLiteral("qtbase_") + language,
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(kPrefix + language, kFolder);
}

} // namespace sandpad::app
