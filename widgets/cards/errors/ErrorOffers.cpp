#include "widgets/cards/errors/ErrorOffers.h"

#include "widgets/cards/errors/ErrorCard.h"

#include <QFileInfo>

namespace sandpad::widgets {

namespace {
    constexpr qsizetype kLongestOnButton = 40;
} // namespace

QList<ErrorOffer> offersOf(const runner::ErrorReport &error)
{
    QList<ErrorOffer> offers;
    if (!error.meantLanguage.isEmpty())
        offers.append(
            { .text = ErrorCard::tr("Change the language and run"),
              .description = ErrorCard::tr("Change the language of the tab, and run again"),
              .request = RunAs { .languageId = error.meantLanguage } });
    if (!error.fileBeside.isEmpty()) {
        const QString name = QFileInfo(error.fileBeside).fileName();
        offers.append(
            { .text = ErrorCard::tr("Add %1 and run").arg(name.left(kLongestOnButton)),
              .description =
                  ErrorCard::tr("Add %1 to the files of the tab, and run again").arg(name),
              .request = RunWithFile { .path = error.fileBeside } });
    }
    if (error.lacksFile)
        offers.append({ .text = ErrorCard::tr("Add files…"),
                        .description = ErrorCard::tr("Choose files for the program"),
                        .request = AddFiles {} });
    if (error.lacksNetwork)
        offers.append(
            { .text = ErrorCard::tr("Switch the network on and run"),
              .description = ErrorCard::tr("Let the program reach the internet, and run again"),
              .request = RunWithNetwork {} });
    return offers;
}

} // namespace sandpad::widgets
