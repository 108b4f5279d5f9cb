#include "app/window/EncodingPick.h"

#include "app/scratch/ScratchPage.h"
#include "app/session/TextEncoding.h"
#include "widgets/quickpick/QuickPick.h"

#include <QCoreApplication>
#include <QPointer>

namespace sandpad::app {

namespace {

    struct EncodingPickTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::EncodingPick)
    };

    struct Script
    {
        const char *words;
        QStringList encodings;
    };

    /// What an encoding is for.
    QString aboutEncoding(const TextEncoding &encoding)
    {
        static const QList<Script> scripts {
            { .words = QT_TRANSLATE_NOOP("sandpad::app::EncodingPick", "Western Europe"),
              .encodings = { QStringLiteral("windows-1252"), QStringLiteral("ISO-8859-1"),
                             QStringLiteral("ISO-8859-15"), QStringLiteral("IBM437"),
                             QStringLiteral("IBM850"), QStringLiteral("macintosh") } },
            { .words = QT_TRANSLATE_NOOP("sandpad::app::EncodingPick", "Central Europe"),
              .encodings = { QStringLiteral("windows-1250"), QStringLiteral("ISO-8859-2") } },
            { .words = QT_TRANSLATE_NOOP("sandpad::app::EncodingPick", "Cyrillic"),
              .encodings = { QStringLiteral("windows-1251"), QStringLiteral("KOI8-R"),
                             QStringLiteral("KOI8-U"), QStringLiteral("ISO-8859-5") } },
            { .words = QT_TRANSLATE_NOOP("sandpad::app::EncodingPick", "Greek"),
              .encodings = { QStringLiteral("windows-1253"), QStringLiteral("ISO-8859-7") } },
            { .words = QT_TRANSLATE_NOOP("sandpad::app::EncodingPick", "Turkish"),
              .encodings = { QStringLiteral("windows-1254"), QStringLiteral("ISO-8859-9") } },
            { .words = QT_TRANSLATE_NOOP("sandpad::app::EncodingPick", "Hebrew"),
              .encodings = { QStringLiteral("windows-1255") } },
            { .words = QT_TRANSLATE_NOOP("sandpad::app::EncodingPick", "Arabic"),
              .encodings = { QStringLiteral("windows-1256") } },
            { .words = QT_TRANSLATE_NOOP("sandpad::app::EncodingPick", "Baltic"),
              .encodings = { QStringLiteral("windows-1257"), QStringLiteral("ISO-8859-13") } },
            { .words = QT_TRANSLATE_NOOP("sandpad::app::EncodingPick", "Vietnamese"),
              .encodings = { QStringLiteral("windows-1258") } },
            { .words = QT_TRANSLATE_NOOP("sandpad::app::EncodingPick", "Chinese"),
              .encodings = { QStringLiteral("GB18030"), QStringLiteral("Big5") } },
            { .words = QT_TRANSLATE_NOOP("sandpad::app::EncodingPick", "Japanese"),
              .encodings = { QStringLiteral("Shift_JIS"), QStringLiteral("EUC-JP") } },
            { .words = QT_TRANSLATE_NOOP("sandpad::app::EncodingPick", "Korean"),
              .encodings = { QStringLiteral("EUC-KR") } },
        };
        for (const Script &script : scripts) {
            if (script.encodings.contains(encoding.name))
                return EncodingPickTexts::tr(script.words);
        }
        return EncodingPickTexts::tr("All languages");
    }

} // namespace

void pickEncoding(ScratchPage &scratch, widgets::QuickPick &pick,
                  const std::function<void(ScratchPage &, const TextEncoding &)> &picked)
{
    if (!scratch.file().exists())
        return picked(scratch, {});
    const QList<TextEncoding> encodings = offeredEncodings();
    QList<widgets::PickItem> items;
    for (const TextEncoding &encoding : encodings) {
        const QString about = aboutEncoding(encoding);
        const bool isNow = encoding == scratch.file().encoding;
        items.append({ .text = encoding.shown(),
                       .detail = isNow
                           ? EncodingPickTexts::tr("%1; that of the file now").arg(about)
                           : about });
    }
    pick.open(EncodingPickTexts::tr("Search encodings"), items,
              [page = QPointer(&scratch), encodings, picked](int number) {
                  if (page)
                      picked(*page, encodings[number]);
              });
}

} // namespace sandpad::app
