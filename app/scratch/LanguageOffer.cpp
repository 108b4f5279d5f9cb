#include "app/scratch/LanguageOffer.h"

#include "app/scratch/ScratchPage.h"
#include "runner/answer/source/MeantLanguage.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/editor/CodeEditor.h"

#include <QCoreApplication>
#include <QPointer>

namespace sandpad::app {

namespace {

    struct OfferTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::LanguageOffer)
    };

    /// The fewest bytes that count as a paste: nobody types as much at once.
    constexpr int kLeastPasted = 24;
    /// How much of a paste is examined to find out what it is.
    constexpr qsizetype kMostLookedAt = 64 << 10;

} // namespace

void offerMeantLanguages(widgets::OfferBar &offer, ScratchPage &page,
                         const std::function<runner::LanguageInfo(const QString &id)> &languageOf)
{
    constexpr int kTyped =
        QsciScintillaBase::SC_MOD_INSERTTEXT | QsciScintillaBase::SC_PERFORMED_USER;
    const auto onInserted = [&offer, &page, languageOf](int length) {
        if (!page.language().canRun || page.file().exists() || offer.isVisible()
            || page.editor().byteCount() != length)
            return;
        const QString id =
            runner::otherLanguage(page.editor().head(kMostLookedAt), page.language().id);
        if (id.isEmpty())
            return;
        const runner::LanguageInfo meant = languageOf(id);
        offer.offer(OfferTexts::tr("This looks like %1; the tab is for %2.")
                        .arg(meant.name, page.language().name),
                    OfferTexts::tr("Switch to %1").arg(meant.name), &page.editor(),
                    [meant, page = QPointer(&page)] {
                        if (page)
                            page->setLanguage(meant);
                    });
    };
    QObject::connect(&page.editor(), &QsciScintillaBase::SCN_MODIFIED, &page,
                     [onInserted](int, int type, const char *, int length) {
                         if ((type & kTyped) == kTyped && length >= kLeastPasted)
                             onInserted(length);
                     });
}

} // namespace sandpad::app
