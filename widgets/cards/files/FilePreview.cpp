#include "widgets/cards/files/FilePreview.h"

#include "widgets/cards/files/PagePreview.h"
#include "widgets/cards/values/BundleCard.h"
#include "widgets/cards/values/TableCard.h"
#include "widgets/markup/TableFormats.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QCoreApplication>
#include <QLabel>
#include <QMimeDatabase>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kMostLines = 40;
    constexpr qsizetype kLongestLine = 400;
    constexpr qsizetype kMostText = 64 << 10;

    struct PreviewTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::FilePreview)
    };

    QLabel *label(const QString &text, QWidget *parent)
    {
        auto *label = new QLabel(parent);
        label->setTextFormat(Qt::PlainText);
        label->setText(text);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        return label;
    }

    QLabel *textPreview(const QByteArray &content, QWidget *parent)
    {
        QString whole = QString::fromUtf8(content.left(kMostText));
        whole.replace(QLatin1String("\r\n"), QLatin1String("\n"));
        const QStringList all = withHiddenLabels(whole).split(u'\n');
        QStringList lines;
        for (const QString &line : all.first(std::min(all.size(), kMostLines)))
            lines.append(line.size() > kLongestLine ? line.first(kLongestLine) + u'…' : line);
        if (all.size() > kMostLines || content.size() > kMostText)
            lines.append(PreviewTexts::tr("… open or save the file to see the rest"));
        QLabel *text = label(lines.join(u'\n'), parent);
        text->setProperty("isCode", true);
        return text;
    }

} // namespace

QWidget *makePreview(const runner::FileEntry &file, QWidget *parent)
{
    if (!file.refused.isEmpty())
        return label(PreviewTexts::tr("It was not kept: %1.").arg(file.refused), parent);
    const bool isCsv = file.mime == QLatin1String("text/csv");
    if (isCsv || file.mime == QLatin1String("text/tab-separated-values")) {
        if (auto table = parseSeparated(file.content, isCsv ? ',' : '\t'))
            return new TableCard(std::move(*table), {}, parent);
    }
    if (file.mime == QLatin1String("application/pdf"))
        return new PagePreview(file, parent);
    runner::MimeBundle bundle(file.mime, file.content);
    bundle.insert(QStringLiteral("text/plain"), file.name.toUtf8());
    if (file.mime != QLatin1String("text/html")) {
        TableRoom room;
        if (Card *card = makeCard(bundle, parent, room))
            return card;
    }
    if (QMimeDatabase().mimeTypeForName(file.mime).inherits(QStringLiteral("text/plain")))
        return textPreview(file.content, parent);
    return label(PreviewTexts::tr("There is no preview of this type (%1).").arg(file.mime), parent);
}

} // namespace sandpad::widgets
