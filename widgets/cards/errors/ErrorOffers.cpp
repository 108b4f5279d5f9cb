#include "widgets/cards/errors/ErrorOffers.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kLongestOnButton = 40;

    struct ErrorOfferTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::ErrorCard)
    };

} // namespace

QList<ErrorOffer> offersOf(const runner::ErrorReport &error)
{
    QList<ErrorOffer> offers;
    if (!error.meantLanguage.isEmpty())
        offers.append(
            { .text = ErrorOfferTexts::tr("Change the language and run"),
              .description = ErrorOfferTexts::tr("Change the language of the tab, and run again"),
              .request = RunAs { .languageId = error.meantLanguage } });
    if (!error.fileBeside.isEmpty()) {
        const QString name = QFileInfo(error.fileBeside).fileName();
        offers.append(
            { .text = ErrorOfferTexts::tr("Add %1 and run").arg(name.left(kLongestOnButton)),
              .description =
                  ErrorOfferTexts::tr("Add %1 to the files of the tab, and run again").arg(name),
              .request = RunWithFile { .path = error.fileBeside } });
    }
    if (error.lacksFile)
        offers.append({ .text = ErrorOfferTexts::tr("Add files…"),
                        .description = ErrorOfferTexts::tr("Choose files for the program"),
                        .request = AddFiles {} });
    if (error.lacksNetwork)
        offers.append({ .text = ErrorOfferTexts::tr("Switch the network on and run"),
                        .description = ErrorOfferTexts::tr(
                            "Let the program reach the internet, and run again"),
                        .request = RunWithNetwork {} });
    return offers;
}

} // namespace sandpad::widgets
