#include "app/session/Scratch.h"

#include <QCoreApplication>
#include <QUuid>

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

} // namespace sandpad::app
