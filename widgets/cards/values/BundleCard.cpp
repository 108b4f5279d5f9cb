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
#include <utility>
#include <vector>

namespace sandpad::widgets {

namespace {

    const QString kHtml = QStringLiteral("text/html");
    const QString kCsv = QStringLiteral("text/csv");

    /// Makes the card, once its type is chosen.
    using Maker = std::function<Card *(QWidget *parent)>;

    /// A bundle that is read. Its HTML is parsed once, however many cards it could become.
    class Source
    {
    public:
        Source(const runner::MimeBundle &data, TableRoom &room)
            : m_data(data)
            , m_room(room)
        { }

        [[nodiscard]] const runner::MimeBundle &data() const { return m_data; }
        [[nodiscard]] TableRoom &room() const { return m_room; }
        [[nodiscard]] const std::optional<HtmlDocument> &html()
        {
            if (!std::exchange(m_isHtmlRead, true)) {
                m_text = m_data.data(kHtml);
                m_html = HtmlDocument::read(m_text);
            }
            return m_html;
        }

    private:
        const runner::MimeBundle &m_data;
        TableRoom &m_room;
        QByteArray m_text; ///< outlives what is read of it
        std::optional<HtmlDocument> m_html;
        bool m_isHtmlRead = false;
    };

    Maker figure(Source &source, const QByteArray & /*content*/)
    {
        return [data = source.data()](QWidget *parent) { return new FigureCard(data, parent); };
    }

    QString plainText(const Source &source)
    {
        return QString::fromUtf8(source.data().data(QStringLiteral("text/plain")));
    }

    /// The CSV beside the HTML of a table, where it has the same cells and no others.
    std::optional<HtmlTable> exactTable(Source &source, const HtmlTable &table)
    {
        auto exact = parseSeparated(source.data().data(kCsv), ',', table.rows.size() + 1);
        const bool isSame = exact && !exact->isCut && !table.isCut
            && exact->rows.size() == table.rows.size()
            && exact->rows.columns() == table.rows.columns();
        return isSame ? exact : std::nullopt;
    }

    Maker table(Source &source, const QByteArray & /*content*/)
    {
        auto table = source.html().and_then(tableIn);
        if (!table)
            return {};
        auto exact = exactTable(source, *table);
        return [table = std::move(*table), exact = std::move(exact), plain = plainText(source),
                &room = source.room()](QWidget *parent) mutable {
            room.take(table);
            auto *card = new TableCard(std::move(table), plain, parent);
            if (exact && room.takeWhole(*exact))
                card->setExported(std::move(*exact));
            return card;
        };
    }

    Maker separatedTable(Source &source, const QByteArray &content)
    {
        // Where there is one row there is a table. All are read when it is shown.
        if (!parseSeparated(content, ',', 1))
            return {};
        // HTML that leaves nothing out is what the library wants to show.
        const auto whole = source.html().and_then(tableIn);
        if (whole && exactTable(source, *whole))
            return {};
        return [content, plain = plainText(source), &room = source.room()](QWidget *parent) {
            auto table = *parseSeparated(content, ',', kManyRows);
            room.take(table);
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

    Maker objectTree(Source &source, const QByteArray &content)
    {
        return treeMaker(source.data(), treeOfObject(content));
    }

    Maker jsonTree(Source &source, const QByteArray &content)
    {
        // The harness's description of the object replaces its JSON, even when the description is
        // invalid.
        return source.data().contains(kTreeMime) ? Maker()
                                                 : treeMaker(source.data(), treeOfJson(content));
    }

    Maker markdown(Source & /*source*/, const QByteArray &content)
    {
        if (!isShownAsMarkdown(content))
            return {};
        return [content](QWidget *parent) { return new MarkdownCard(content, parent); };
    }

    Maker html(Source &source, const QByteArray &content)
    {
        auto filtered = source.html().and_then(filteredHtml);
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
        Maker (*read)(Source &source, const QByteArray &content);
    };

    /// From MIME type to card, richest first. A type may stand in several rows.
    const std::vector<Row> &rows()
    {
        static const std::vector<Row> all = [] {
            std::vector<Row> list;
            for (const QString &mime : pictureTypes())
                list.push_back({ mime, figure });
            // Beside HTML it holds what that leaves out.
            list.push_back({ kCsv, separatedTable });
            list.push_back({ kHtml, table });
            list.push_back({ kTreeMime, objectTree });
            list.push_back({ QStringLiteral("application/json"), jsonTree });
            list.push_back({ QStringLiteral("text/markdown"), markdown });
            list.push_back({ kHtml, html });
            return list;
        }();
        return all;
    }

    /// JSON of a kind that has no row, for example the description of a map or of a chart.
    Maker otherJsonTree(Source &source)
    {
        for (const QString &mime : source.data().mimeTypes()) {
            if (runner::MimeBundle::isJson(mime) && mime != kTreeMime) {
                if (Maker maker = jsonTree(source, source.data().data(mime)))
                    return maker;
            }
        }
        return {};
    }

    /// Empty when the pad has no card for it.
    Maker makerFor(const runner::MimeBundle &data, TableRoom &room)
    {
        Source source(data, room);
        for (const Row &row : rows()) {
            if (!data.contains(row.mime))
                continue;
            if (Maker maker = row.read(source, data.data(row.mime)))
                return maker;
        }
        return otherJsonTree(source);
    }

} // namespace

bool hasCard(const runner::MimeBundle &data)
{
    TableRoom room;
    return makerFor(data, room) != nullptr;
}

Card *makeCard(const runner::MimeBundle &data, QWidget *parent, TableRoom &room)
{
    const Maker maker = makerFor(data, room);
    return maker ? maker(parent) : nullptr;
}

} // namespace sandpad::widgets
