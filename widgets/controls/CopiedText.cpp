#include "widgets/controls/CopiedText.h"

#include <QClipboard>
#include <QGuiApplication>

namespace sandpad::widgets {

QString toCopy(QString text)
{
    constexpr char16_t kDelete = 0x7f;
    constexpr char16_t kPictures = 0x2400;
    constexpr char16_t kPictureOfDelete = 0x2421;
    // The end of a line is one character everywhere else.
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    for (QChar &c : text) {
        if (c.category() != QChar::Other_Control || c == u'\n' || c == u'\t')
            continue;
        c = c < u' '              ? QChar(kPictures + c.unicode())
            : c == QChar(kDelete) ? QChar(kPictureOfDelete)
                                  : QChar(QChar::ReplacementCharacter);
    }
    return text;
}

void copyText(const QString &text)
{
    QGuiApplication::clipboard()->setText(toCopy(text));
}

} // namespace sandpad::widgets
