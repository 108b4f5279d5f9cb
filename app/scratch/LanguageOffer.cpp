#include "app/scratch/LanguageOffer.h"

#include "app/scratch/ScratchPage.h"
#include "runner/answer/source/MeantLanguage.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/editor/CodeEditor.h"

#include <QCoreApplication>
#include <QHash>
#include <QPointer>
#include <QTimer>

#include <memory>

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
    constexpr qsizetype kMostParsed = 1 << 20;

    /// How KDE syntax-highlighting calls what is no program.
    QString shownLanguageOf(const QString &kind)
    {
        static const QHash<QString, QString> names {
            { QStringLiteral("json"), QStringLiteral("JSON") },
            { QStringLiteral("html"), QStringLiteral("HTML") },
            { QStringLiteral("css"), QStringLiteral("CSS") },
            { QStringLiteral("sql"), QStringLiteral("SQL") },
            { QStringLiteral("shell"), QStringLiteral("Bash") },
        };
        return names.value(kind);
    }

    /// An empty tab is of no language yet.
    void switchTo(widgets::OfferBar &offer, ScratchPage &page, const runner::LanguageInfo &meant)
    {
        const runner::LanguageInfo former = page.language();
        page.setLanguage(meant);
        offer.tell(OfferTexts::tr("This looks like %1, so the tab is for %1 now.").arg(meant.name),
                   OfferTexts::tr("Back to %1").arg(former.name), [former, page = QPointer(&page)] {
                       if (page)
                           page->setLanguage(former);
                   });
    }

} // namespace

void offerMeantLanguages(widgets::OfferBar &offer, ScratchPage &page,
                         const std::function<runner::LanguageInfo(const QString &id)> &languageOf)
{
    constexpr int kTyped =
        QsciScintillaBase::SC_MOD_INSERTTEXT | QsciScintillaBase::SC_PERFORMED_USER;
    const auto hadText = std::make_shared<bool>(false);
    const auto onInserted = [&offer, &page, languageOf, hadText](int length) {
        if (!page.language().canRun || page.file().exists() || offer.isVisible()
            || page.editor().byteCount() != length)
            return;
        const QByteArray text = page.editor().head(kMostLookedAt);
        const QString program = runner::otherLanguage(text, page.language().id);
        const QString id = program.isEmpty()
            ? shownLanguageOf(runner::otherKind(page.editor().head(kMostParsed)))
            : program;
        if (id.isEmpty())
            return;
        const runner::LanguageInfo meant = languageOf(id);
        if (!*hadText && meant.canRun)
            return switchTo(offer, page, meant);
        offer.offer(meant.canRun
                        ? OfferTexts::tr("This looks like %1; the tab is for %2.")
                              .arg(meant.name, page.language().name)
                        : OfferTexts::tr("This looks like %1, which can be shown, but not run.")
                              .arg(meant.name),
                    OfferTexts::tr("Switch to %1").arg(meant.name), &page.editor(),
                    [meant, page = QPointer(&page)] {
                        if (page)
                            page->setLanguage(meant);
                    });
    };
    QObject::connect(&page.editor(), &QsciScintillaBase::SCN_MODIFIED, &page,
                     [onInserted, hadText, &page](int, int type, const char *, int length) {
                         // A paste over a selection deletes that first.
                         if (type & QsciScintillaBase::SC_MOD_DELETETEXT) {
                             *hadText = true;
                             QTimer::singleShot(0, &page, [hadText] { *hadText = false; });
                         }
                         if ((type & kTyped) == kTyped && length >= kLeastPasted)
                             onInserted(length);
                     });
}

} // namespace sandpad::app
