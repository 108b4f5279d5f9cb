#include "widgets/output/ItemFactory.h"

#include "widgets/cards/FoldCard.h"
#include "widgets/cards/OutcomeCard.h"
#include "widgets/cards/errors/ErrorCard.h"
#include "widgets/cards/files/FilesCard.h"
#include "widgets/cards/values/FigureCard.h"
#include "widgets/cards/values/HtmlCard.h"
#include "widgets/cards/values/MarkdownCard.h"
#include "widgets/cards/values/TableCard.h"
#include "widgets/cards/values/TreeCard.h"
#include "widgets/markup/HtmlFilter.h"
#include "widgets/markup/HtmlTable.h"

#include <QRegularExpression>

#include <nlohmann/json.hpp>

namespace sandpad::widgets {

namespace {

    const QString kPlain = QStringLiteral("text/plain");
    const QString kHtml = QStringLiteral("text/html");
    const QString kJson = QStringLiteral("application/json");
    const QString kMarkdown = QStringLiteral("text/markdown");

    QString indented(const QByteArray &bytes)
    {
        if (bytes.size() > TreeNode::kMostBytes)
            return QString::fromUtf8(bytes);
        const auto json = nlohmann::json::parse(bytes.begin(), bytes.end(), nullptr, false);
        if (json.is_discarded())
            return QString::fromUtf8(bytes);
        return QString::fromStdString(
            json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
    }

    std::optional<TreeNode> treeOf(const runner::MimeBundle &data)
    {
        if (data.contains(kTreeMime))
            return treeOfObject(data.data(kTreeMime));
        return data.contains(kJson) ? treeOfJson(data.data(kJson)) : std::nullopt;
    }

    std::optional<QString> htmlOf(const runner::MimeBundle &data)
    {
        return data.contains(kHtml) ? filteredHtml(data.data(kHtml)) : std::nullopt;
    }

    bool isMarkdown(const runner::MimeBundle &data)
    {
        return data.contains(kMarkdown) && isShownAsMarkdown(data.data(kMarkdown));
    }

} // namespace

bool hasCard(const runner::MimeBundle &data)
{
    return hasPicture(data) || isMarkdown(data) || treeOf(data)
        || (data.contains(kHtml) && parseHtmlTable(data.data(kHtml))) || htmlOf(data);
}

Card *makeCard(const runner::MimeBundle &data, QWidget *parent)
{
    if (hasPicture(data))
        return new FigureCard(data, parent);
    if (data.contains(kHtml)) {
        if (auto table = parseHtmlTable(data.data(kHtml)))
            return new TableCard(std::move(*table), QString::fromUtf8(data.data(kPlain)), parent);
    }
    if (auto tree = treeOf(data))
        return new TreeCard(std::move(*tree), textOf(data), parent);
    if (isMarkdown(data))
        return new MarkdownCard(data.data(kMarkdown), parent);
    if (const auto html = htmlOf(data))
        return new HtmlCard(*html, data.data(kHtml), parent);
    return nullptr;
}

Card *makeCard(const OutputItem &item, const QStringList &source, QWidget *parent)
{
    if (const auto *display = std::get_if<runner::Display>(&item.rich))
        return makeCard(display->data, parent);
    if (const auto *value = std::get_if<runner::Value>(&item.rich))
        return makeCard(value->data, parent);
    if (const auto *error = std::get_if<runner::ErrorReport>(&item.rich))
        return new ErrorCard(*error, source, parent);
    if (const auto *fold = std::get_if<FoldedText>(&item.rich))
        return new FoldCard(fold->text, parent);
    if (const auto *files = std::get_if<QList<runner::FileEntry>>(&item.rich))
        return new FilesCard(*files, parent);
    if (const auto *result = std::get_if<runner::RunResult>(&item.rich))
        return new OutcomeCard(*result, parent);
    return nullptr;
}

QString textOf(const runner::MimeBundle &data)
{
    for (const char *mime : { "text/markdown", "text/latex" }) {
        if (data.contains(QString::fromLatin1(mime)))
            return QString::fromUtf8(data.data(QString::fromLatin1(mime)));
    }
    // An object's address says less than the text of its HTML.
    static const QRegularExpression address(QStringLiteral("^<[\\w.<>]+ object at 0x[0-9a-f]+>$"));
    const QString plain = QString::fromUtf8(data.data(kPlain));
    const QString ofHtml = address.match(plain).hasMatch() && data.contains(kHtml)
        ? htmlToText(data.data(kHtml))
        : QString();
    if (data.contains(kPlain))
        return ofHtml.isEmpty() ? plain : ofHtml;
    if (data.contains(kHtml))
        return htmlToText(data.data(kHtml));
    if (data.contains(kJson))
        return indented(data.data(kJson));
    return {};
}

} // namespace sandpad::widgets
