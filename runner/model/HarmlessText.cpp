#include "runner/model/HarmlessText.h"

#include <QList>

namespace sandpad::runner {

namespace {

    bool isJoiner(char32_t c)
    {
        return c == 0x200c || c == 0x200d;
    }

    bool isHarmful(char32_t c)
    {
        if (c == u'\n' || c == u'\t' || isJoiner(c))
            return false;
        const QChar::Category category = QChar::category(c);
        return category == QChar::Other_Control || category == QChar::Other_Format
            || category == QChar::Separator_Line || category == QChar::Separator_Paragraph
            || QChar::isNonCharacter(c);
    }

} // namespace

QString harmless(QStringView text)
{
    QString shown;
    shown.reserve(text.size());
    for (const char32_t c : text.toUcs4()) {
        if (isHarmful(c))
            shown += QStringLiteral("\\u%1").arg(static_cast<uint>(c), 4, 16, QLatin1Char('0'));
        else
            shown += QChar::fromUcs4(c);
    }
    return shown;
}

QString harmless(QStringView text, const QString &indent)
{
    return harmless(text).replace(u'\n', u'\n' + indent);
}

} // namespace sandpad::runner
