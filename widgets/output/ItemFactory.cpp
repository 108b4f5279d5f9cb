#include "widgets/output/ItemFactory.h"

#include "widgets/output/ErrorCard.h"
#include "widgets/output/FigureCard.h"
#include "widgets/output/HtmlTable.h"
#include "widgets/output/OutcomeCard.h"
#include "widgets/output/TableCard.h"

#include <nlohmann/json.hpp>

namespace sandpad::widgets {

namespace {

    const QString kPlain = QStringLiteral("text/plain");
    const QString kHtml = QStringLiteral("text/html");
    const QString kJson = QStringLiteral("application/json");

    QString indented(const QByteArray &bytes)
    {
        const auto json = nlohmann::json::parse(bytes.begin(), bytes.end(), nullptr, false);
        if (json.is_discarded())
            return QString::fromUtf8(bytes);
        return QString::fromStdString(
            json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
    }

} // namespace

Card *makeCard(const runner::MimeBundle &data, QWidget *parent)
{
    if (hasPicture(data))
        return new FigureCard(data, parent);
    if (data.contains(kHtml)) {
        if (auto table = parseHtmlTable(data.data(kHtml)))
            return new TableCard(std::move(*table), QString::fromUtf8(data.data(kPlain)), parent);
    }
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
    if (data.contains(kPlain))
        return QString::fromUtf8(data.data(kPlain));
    if (data.contains(kHtml))
        return htmlToText(data.data(kHtml));
    if (data.contains(kJson))
        return indented(data.data(kJson));
    return {};
}

} // namespace sandpad::widgets
