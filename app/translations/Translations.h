#pragma once

#include <QString>
#include <QStringList>

namespace sandpad::app {

/// The languages that Sandpad has a translation for, as the names of their files have them:
/// "de", "zh_CN". The sentences in the sources are English.
[[nodiscard]] QStringList translatedLanguages();

/// Which translation suits a person who reads these languages, the best first, as
/// QLocale::uiLanguages() gives them. Empty: English.
[[nodiscard]] QString translationFor(const QStringList &wanted);

/// Numbers, dates and the system's messages as in English, as programs expect them.
void speakEnglish();

/// Lets Sandpad's sentences and Qt's own appear in the language of the person, who chooses it as
/// for every program: by LANGUAGE, LC_ALL, LC_MESSAGES or LANG. Needs the application, and comes
/// before everything that has words.
void installTranslations();

} // namespace sandpad::app
