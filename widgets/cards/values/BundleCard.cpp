#include "widgets/cards/values/BundleCard.h"

#include "widgets/cards/values/FigureCard.h"
#include "widgets/cards/values/HtmlCard.h"
#include "widgets/cards/values/MarkdownCard.h"
#include "widgets/cards/values/TableCard.h"
#include "widgets/cards/values/TreeCard.h"
#include "widgets/markup/HtmlFilter.h"
#include "widgets/markup/HtmlTable.h"

#include <functional>
#include <optional>
#include <vector>

namespace sandpad::widgets {

namespace {

    /// Makes the card, once its type is chosen.
    using Maker = std::function<Card *(QWidget *parent)>;

    Maker figure(const runner::MimeBundle &data, const QByteArray & /*content*/)
    {
        return [data](QWidget *parent) { return new FigureCard(data, parent); };
    }

    Maker table(const runner::MimeBundle &data, const QByteArray &content)
    {
        auto table = parseHtmlTable(content);
        if (!table)
            return {};
        const QString plain = QString::fromUtf8(data.data(QStringLiteral("text/plain")));
        return [table = std::move(*table), plain](QWidget *parent) mutable {
            return new TableCard(std::move(table), plain, parent);
        };
    }

    Maker treeMaker(const runner::MimeBundle &data, std::optional<TreeNode> tree)
    {
        if (!tree)
            return {};
        return [data, tree = std::move(*tree)](QWidget *parent) mutable {
            return new TreeCard(std::move(tree), data, parent);
        };
    }

    Maker objectTree(const runner::MimeBundle &data, const QByteArray &content)
    {
        return treeMaker(data, treeOfObject(content));
    }

    Maker jsonTree(const runner::MimeBundle &data, const QByteArray &content)
    {
        // The harness's description of the object replaces its JSON, even when the description is
        // invalid.
        return data.contains(kTreeMime) ? Maker() : treeMaker(data, treeOfJson(content));
    }

    Maker markdown(const runner::MimeBundle & /*data*/, const QByteArray &content)
    {
        if (!isShownAsMarkdown(content))
            return {};
        return [content](QWidget *parent) { return new MarkdownCard(content, parent); };
    }

    Maker html(const runner::MimeBundle & /*data*/, const QByteArray &content)
    {
        auto filtered = filteredHtml(content);
        if (!filtered)
            return {};
        return [content, filtered = std::move(*filtered)](QWidget *parent) {
            return new HtmlCard(filtered, content, parent);
        };
    }

    /// One way to show a bundle: the MIME type that it needs, and what reads its data. The maker is
    /// empty when the data cannot be shown so, for example HTML without a table.
    struct Row
    {
        QString mime;
        Maker (*read)(const runner::MimeBundle &data, const QByteArray &content);
    };

    /// From MIME type to card, richest first. A type may stand in several rows.
    const std::vector<Row> &rows()
    {
        static const std::vector<Row> all = [] {
            std::vector<Row> list;
            for (const QString &mime : pictureTypes())
                list.push_back({ mime, figure });
            list.push_back({ QStringLiteral("text/html"), table });
            list.push_back({ kTreeMime, objectTree });
            list.push_back({ QStringLiteral("application/json"), jsonTree });
            list.push_back({ QStringLiteral("text/markdown"), markdown });
            list.push_back({ QStringLiteral("text/html"), html });
            return list;
        }();
        return all;
    }

    /// JSON of a kind that has no row, for example the description of a map or of a chart.
    Maker otherJsonTree(const runner::MimeBundle &data)
    {
        for (const QString &mime : data.mimeTypes()) {
            if (runner::MimeBundle::isJson(mime) && mime != kTreeMime) {
                if (Maker maker = jsonTree(data, data.data(mime)))
                    return maker;
            }
        }
        return {};
    }

    /// Empty when the pad has no card for it.
    Maker makerFor(const runner::MimeBundle &data)
    {
        for (const Row &row : rows()) {
            if (!data.contains(row.mime))
                continue;
            if (Maker maker = row.read(data, data.data(row.mime)))
                return maker;
        }
        return otherJsonTree(data);
    }

} // namespace

bool hasCard(const runner::MimeBundle &data)
{
    return makerFor(data) != nullptr;
}

Card *makeCard(const runner::MimeBundle &data, QWidget *parent)
{
    const Maker maker = makerFor(data);
    return maker ? maker(parent) : nullptr;
}

} // namespace sandpad::widgets
