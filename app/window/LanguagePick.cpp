#include "app/window/LanguagePick.h"

#include "app/scratch/ScratchPage.h"
#include "widgets/quickpick/QuickPick.h"

#include <QCoreApplication>
#include <QPointer>

namespace sandpad::app {

namespace {

    struct LanguageTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::LanguagePick)
    };

} // namespace

void pickLanguage(ScratchPage &scratch, const QList<runner::LanguageInfo> &languages,
                  widgets::QuickPick &pick)
{
    QList<widgets::PickItem> items;
    for (const runner::LanguageInfo &language : languages)
        items.append({ .text = language.name,
                       .detail = language.extensions.isEmpty() ? QString()
                                                               : u'.' + language.extensions.first(),
                       .section = language.canRun ? LanguageTexts::tr("Can be run")
                                                  : LanguageTexts::tr("Are shown"),
                       .dot = QColor::fromString(language.accent) });
    pick.open(LanguageTexts::tr("Search languages"), items,
              [page = QPointer(&scratch), languages](int number) {
                  if (page)
                      page->setLanguage(languages[number]);
              });
}

} // namespace sandpad::app
