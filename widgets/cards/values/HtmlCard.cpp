#include "widgets/cards/values/HtmlCard.h"

#include <QTextDocument>

namespace sandpad::widgets {

HtmlCard::HtmlCard(const QString &filtered, const QByteArray &source, QWidget *parent)
    : DocumentCard(QString::fromUtf8(source), tr("Copy the HTML"), parent)
{
    constexpr qsizetype kMostSpoken = 2000;
    document().setHtml(filtered);
    setAccessibleDescription(shownText().left(kMostSpoken));
}

} // namespace sandpad::widgets
