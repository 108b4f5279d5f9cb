#include "widgets/markup/TableFormats.h"

#include "runner/model/Json.h"
#include "runner/model/MarkdownText.h"

#include <QCollator>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>

namespace sandpad::widgets {

namespace {

    QString lines(const HtmlTable &table, QChar separator, QString (*cellText)(const QString &))
    {
        QString text;
        for (const QStringList &row : table.head + table.rows) {
            QStringList cells;
            for (const QString &cell : row)
                cells.append(cellText(cell));
            text += cells.join(separator) + u'\n';
        }
        return text;
    }

    /// A name for each column, of all lines of the head.
    QStringList headNames(const HtmlTable &table)
    {
        qsizetype columns = 0;
        for (const QStringList &row : table.head + table.rows)
            columns = std::max(columns, row.size());
        QStringList names;
        for (qsizetype i = 0; i < columns; ++i) {
            QStringList parts;
            for (const QStringList &row : table.head) {
                if (const QString part = row.value(i);
                    !part.isEmpty() && (parts.isEmpty() || parts.last() != part))
                    parts.append(part);
            }
            names.append(parts.join(QStringLiteral(" / ")));
        }
        return names;
    }

    bool hasValue(const QString &cell)
    {
        const QString text = cell.trimmed();
        return !text.isEmpty() && text != QLatin1String("NaN") && text != QLatin1String("None")
            && text != QLatin1String("NaT") && text != QLatin1String("<NA>")
            && text != QLatin1String("..."); // rows that pandas leaves out
    }

    /// The value of a number as pandas and people write it; nothing for a cell without a value.
    std::optional<double> number(const QString &cell, bool &isValue)
    {
        const QString text = cell.trimmed();
        isValue = hasValue(cell);
        if (!isValue)
            return std::nullopt;
        bool isNumber = false;
        QString plain = text;
        plain.remove(u',');
        if (plain.endsWith(u'%'))
            plain.chop(1);
        const double value = plain.toDouble(&isNumber);
        return isNumber && !std::isnan(value) ? std::optional(value) : std::nullopt;
    }

    struct Key
    {
        bool isValue = false;
        double number = 0;
        QString text;
        qsizetype row = 0;
    };

    /// Reads values between separators (RFC 4180), until the caps are reached.
    class SeparatedReader
    {
    public:
        SeparatedReader(const QByteArray &text, char separator, qsizetype mostRows)
            : m_text(text)
            , m_separator(separator)
            , m_mostRows(mostRows)
        { }

        std::optional<HtmlTable> read()
        {
            constexpr qsizetype kMostCells = 500'000; // some 32 MiB
            for (m_at = 0;
                 m_at < m_text.size() && m_table.rows.size() < m_mostRows && m_cells < kMostCells;
                 ++m_at)
                take(m_text[m_at]);
            m_table.isCut = m_table.isCut || m_at < m_text.size();
            if (!m_table.isCut && (!m_cell.isEmpty() || !m_row.isEmpty()))
                endRow();
            return m_table.rows.isEmpty() ? std::nullopt : std::optional(std::move(m_table));
        }

    private:
        void take(char c)
        {
            if (m_isQuoted && c == '"' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '"')
                m_cell += m_text[++m_at];
            else if (c == '"' && (m_isQuoted || m_cell.isEmpty()))
                m_isQuoted = !m_isQuoted;
            else if (!m_isQuoted && c == m_separator)
                endCell();
            else if (!m_isQuoted && c == '\n')
                endRow();
            else if (m_isQuoted || c != '\r')
                m_cell += c;
        }

        void endCell()
        {
            constexpr qsizetype kLongestRow = 100;
            if (m_row.size() < kLongestRow)
                m_row.append(text());
            else
                m_table.isCut = true;
            m_cell.clear();
            ++m_cells;
        }

        /// The text of the cell. Equal short ones are one text: else a table of very many would
        /// take fifty times its bytes.
        QString text()
        {
            constexpr qsizetype kLongestCell = 1000;
            constexpr qsizetype kShort = 8;
            constexpr qsizetype kMostShared = 10'000;
            if (m_cell.size() > kShort)
                return QString::fromUtf8(m_cell.left(kLongestCell));
            const auto shared = m_shared.constFind(m_cell);
            if (shared != m_shared.cend())
                return *shared;
            QString text = QString::fromUtf8(m_cell);
            if (m_shared.size() < kMostShared)
                m_shared.insert(m_cell, text);
            return text;
        }

        void endRow()
        {
            endCell();
            (m_table.head.isEmpty() ? m_table.head : m_table.rows).append(std::exchange(m_row, {}));
        }

        const QByteArray &m_text;
        char m_separator;
        qsizetype m_mostRows;
        qsizetype m_at = 0;
        qsizetype m_cells = 0;
        HtmlTable m_table;
        QStringList m_row;
        QByteArray m_cell;
        QHash<QByteArray, QString> m_shared;
        bool m_isQuoted = false;
    };

} // namespace

QString toTsv(const HtmlTable &table)
{
    return lines(table, u'\t', [](const QString &cell) {
        QString text = cell;
        return text.replace(u'\t', u' ').replace(u'\n', u' ');
    });
}

QString toCsv(const HtmlTable &table)
{
    return lines(table, u',', [](const QString &cell) {
        if (!cell.contains(u',') && !cell.contains(u'"') && !cell.contains(u'\n'))
            return cell;
        QString text = cell;
        return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
    });
}

QString toJson(const HtmlTable &table)
{
    // Numbers as JSON writes them keep their digits.
    static const QRegularExpression number(
        QStringLiteral("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$"));
    const auto text = [](const QString &word) {
        return QString::fromUtf8(runner::jsonBytes(nlohmann::json(word.toStdString())));
    };
    const QStringList names = headNames(table);
    QStringList objects;
    for (const QStringList &row : table.rows) {
        QStringList members;
        for (qsizetype i = 0; i < row.size(); ++i) {
            const QString name = names.value(i);
            const QString value = !hasValue(row[i]) ? QStringLiteral("null")
                : number.match(row[i]).hasMatch()   ? row[i]
                                                    : text(row[i]);
            members.append(QStringLiteral("%1: %2").arg(
                text(name.isEmpty() ? QString::number(i) : name), value));
        }
        objects.append(u'{' + members.join(QStringLiteral(", ")) + u'}');
    }
    return QStringLiteral("[\n") + objects.join(QStringLiteral(",\n")) + QStringLiteral("\n]\n");
}

QString toMarkdown(const HtmlTable &table)
{
    const QStringList heads = headNames(table);
    const auto line = [columns = heads.size()](const QStringList &row) {
        QString text = QStringLiteral("|");
        for (qsizetype i = 0; i < columns; ++i) {
            text += u' ' + runner::asInline(row.value(i)) + QStringLiteral(" |");
        }
        return text + u'\n';
    };
    QString text = line(heads);
    text += u'|' + QStringLiteral("---|").repeated(heads.size()) + u'\n';
    for (const QStringList &row : table.rows)
        text += line(row);
    return text;
}

QList<qsizetype> sortedRows(const HtmlTable &table, qsizetype column, TableOrder order)
{
    QList<qsizetype> rows(table.rows.size());
    std::ranges::iota(rows, 0);
    if (order == TableOrder::AsGiven)
        return rows;
    QList<Key> keys;
    bool areNumbers = true;
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        Key key { .isValue = false, .number = 0, .text = table.rows[i].value(column), .row = i };
        const auto value = number(key.text, key.isValue);
        areNumbers = areNumbers && (value || !key.isValue);
        key.number = value.value_or(0);
        keys.append(key);
    }
    // In the C locale a collator does not compare numbers.
    QCollator collator { QLocale(QLocale::English) };
    collator.setNumericMode(true);
    const auto isBefore = [&](const Key &a, const Key &b) {
        if (areNumbers)
            return a.number < b.number;
        return collator.compare(a.text, b.text) < 0;
    };
    std::ranges::stable_sort(keys, [&](const Key &a, const Key &b) {
        if (!a.isValue || !b.isValue)
            return a.isValue && !b.isValue;
        return order == TableOrder::Ascending ? isBefore(a, b) : isBefore(b, a);
    });
    std::ranges::transform(keys, rows.begin(), &Key::row);
    return rows;
}

std::optional<HtmlTable> parseSeparated(const QByteArray &text, char separator, qsizetype mostRows)
{
    return SeparatedReader(text, separator, mostRows).read();
}

} // namespace sandpad::widgets
