#include "widgets/markup/BundleText.h"

#include "runner/model/Json.h"
#include "widgets/markup/HtmlTable.h"
#include "widgets/markup/TreeNode.h"

#include <QLocale>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

namespace sandpad::widgets {

namespace {

    const QString kPlain = QStringLiteral("text/plain");
    const QString kHtml = QStringLiteral("text/html");
    QString indented(const QByteArray &bytes)
    {
        if (bytes.size() > TreeNode::kMostBytes)
            return QString::fromUtf8(bytes);
        const auto json = runner::jsonFrom(bytes);
        if (json.is_discarded())
            return QString::fromUtf8(bytes);
        return QString::fromUtf8(runner::jsonBytes(json, 2));
    }

} // namespace

QString textOf(const runner::MimeBundle &data)
{
    for (const char *mime : { "text/markdown", "text/latex" }) {
        if (data.contains(QString::fromLatin1(mime)))
            return QString::fromUtf8(data.data(QString::fromLatin1(mime)));
    }
    // A text that is only an object's address is replaced by the text of its HTML.
    static const QRegularExpression address(QStringLiteral("^<[\\w.<>]+ object at 0x[0-9a-f]+>$"));
    const QString plain = QString::fromUtf8(data.data(kPlain));
    const QString ofHtml = address.match(plain).hasMatch() && data.contains(kHtml)
        ? htmlToText(data.data(kHtml))
        : QString();
    if (data.contains(kPlain))
        return ofHtml.isEmpty() ? plain : ofHtml;
    if (data.contains(kHtml))
        return htmlToText(data.data(kHtml));
    for (const QString &mime : data.mimeTypes()) {
        if (runner::MimeBundle::isJson(mime))
            return indented(data.data(mime));
    }
    // Nothing that a program shows vanishes without a word.
    QStringList names;
    for (const QString &mime : data.mimeTypes())
        names.append(QStringLiteral("%1, %2").arg(
            mime, QLocale().formattedDataSize(data.data(mime).size())));
    return names.join(u'\n');
}

} // namespace sandpad::widgets
