#include "app/scratch/FormattedOffer.h"

#include "app/scratch/JsonLayout.h"
#include "app/scratch/ScratchPage.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/figures/Background.h"

#include <QCoreApplication>
#include <QPointer>

namespace sandpad::app {

namespace {

    struct FormattedTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::FormattedOffer)
    };

    /// Is it more in one line than anybody reads there?
    bool isOneLongLine(const QByteArray &text)
    {
        constexpr qsizetype kLong = 300; // bytes
        return text.size() > kLong && !text.trimmed().contains('\n');
    }

} // namespace

void offerFormatted(widgets::OfferBar &offer, ScratchPage &page,
                    const std::function<void(const QString &title, const QByteArray &text)> &open)
{
    if (page.language().definition != QLatin1String("JSON"))
        return;
    const bool isShortened = page.editor().isShortened();
    if (!isShortened && !isOneLongLine(page.editor().bytes()))
        return;
    offer.offer(
        isShortened ? FormattedTexts::tr("A line of this text is too long to be shown here.")
                    : FormattedTexts::tr("This JSON is one long line."),
        FormattedTexts::tr("Show it formatted"), &page.editor(), [open, shown = QPointer(&page)] {
            if (!shown)
                return;
            widgets::inBackground(
                shown, [text = shown->editor().bytes()] { return jsonInLines(text); },
                [open, shown](const runner::Result<QByteArray> &text) {
                    if (text)
                        open(FormattedTexts::tr("%1, formatted").arg(shown->title()), *text);
                    else
                        emit shown->noticed(text.error().text);
                });
        });
}

} // namespace sandpad::app
