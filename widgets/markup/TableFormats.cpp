#include "widgets/markup/TableFormats.h"

#include "runner/model/Json.h"
#include "runner/model/MarkdownText.h"

#include <QCollator>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>
#include <optional>

namespace sandpad::widgets {

namespace {

    QString lines(const HtmlTable &table, QChar separator, QString (*cellText)(const QString &))
    {
        QString text;
        table.forEachLine([&](const QStringList &line) {
            QStringList cells;
            for (const QString &cell : line)
                cells.append(cellText(cell));
            text += cells.join(separator) + u'\n';
        });
        return text;
    }

    /// A name for each column, of all lines of the head.
    QStringList headNames(const HtmlTable &table)
    {
        qsizetype columns = table.rows.columns();
        for (const QStringList &row : table.head)
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
            for (m_at = 0; m_at < m_text.size() && hasRoom(); ++m_at)
                take(m_text[m_at]);
            m_table.isCut = m_table.isCut || m_at < m_text.size();
            if (hasRoom() && (!m_cell.isEmpty() || m_column > 0))
                endRow();
            m_table.rows.finish();
            return m_table.rows.isEmpty() ? std::nullopt : std::optional(std::move(m_table));
        }

    private:
        [[nodiscard]] bool hasRoom() const
        {
            constexpr qsizetype kMostCells = 2'000'000; // all are listed when one searches
            return m_table.rows.size() < m_mostRows && m_cells < kMostCells;
        }

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
            constexpr qsizetype kLongestCell = 1000;
            if (m_column++ >= kLongestRow)
                m_table.isCut = true;
            else if (m_isHead)
                m_head.append(QString::fromUtf8(m_cell.left(kLongestCell)));
            else
                m_table.rows.addCell(QByteArrayView(m_cell).left(kLongestCell));
            m_cell.clear();
            ++m_cells;
        }

        void endRow()
        {
            endCell();
            m_column = 0;
            if (std::exchange(m_isHead, false))
                m_table.head.append(m_head);
            else
                m_table.rows.endRow();
        }

        const QByteArray &m_text;
        char m_separator;
        qsizetype m_mostRows;
        qsizetype m_at = 0;
        qsizetype m_cells = 0; ///< of all rows
        qsizetype m_column = 0;
        HtmlTable m_table;
        QStringList m_head;
        QByteArray m_cell;
        bool m_isHead = true; ///< its line is being read
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

namespace {

    enum class Cells : std::uint8_t
    {
        Texts,
        Numbers, ///< as JSON writes them, so that they keep their digits
        Truths
    };

    Cells kindOf(const QString &cell)
    {
        static const QRegularExpression number(
            QStringLiteral("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$"));
        if (number.match(cell).hasMatch())
            return Cells::Numbers;
        return cell.compare(QLatin1String("true"), Qt::CaseInsensitive) == 0
                || cell.compare(QLatin1String("false"), Qt::CaseInsensitive) == 0
            ? Cells::Truths
            : Cells::Texts;
    }

    /// What all values of each column are. One that is another is a text like the rest.
    QList<Cells> kindsOf(const HtmlTable &table)
    {
        QList<std::optional<Cells>> kinds(table.rows.columns());
        for (qsizetype at = 0; at < table.rows.size(); ++at) {
            const QStringList row = table.rows[at];
            for (qsizetype i = 0; i < std::min(row.size(), kinds.size()); ++i) {
                const Cells kind = kindOf(row[i]);
                if (hasValue(row[i]))
                    kinds[i] = kinds[i].value_or(kind) == kind ? kind : Cells::Texts;
            }
        }
        QList<Cells> all;
        for (const auto &kind : kinds)
            all.append(kind.value_or(Cells::Texts));
        return all;
    }

} // namespace

QString toJson(const HtmlTable &table)
{
    const QList<Cells> kinds = kindsOf(table);
    const auto text = [](const QString &word) {
        return QString::fromUtf8(runner::jsonBytes(nlohmann::json(word.toStdString())));
    };
    const auto valueOf = [&](const QString &cell, Cells kind) {
        if (kind == Cells::Texts)
            return cell.isEmpty() ? QStringLiteral("null") : text(cell);
        return hasValue(cell) ? cell.toLower() : QStringLiteral("null");
    };
    QStringList names = headNames(table);
    if (!names.isEmpty() && names.first().isEmpty())
        names.first() = QStringLiteral("index"); // as pandas calls it
    QStringList objects;
    for (qsizetype at = 0; at < table.rows.size(); ++at) {
        const QStringList row = table.rows[at];
        QStringList members;
        for (qsizetype i = 0; i < row.size(); ++i) {
            const QString name = names.value(i);
            members.append(
                QStringLiteral("%1: %2").arg(text(name.isEmpty() ? QString::number(i) : name),
                                             valueOf(row[i], kinds.value(i, Cells::Texts))));
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
    for (qsizetype i = 0; i < table.rows.size(); ++i)
        text += line(table.rows[i]);
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
        Key key { .isValue = false, .number = 0, .text = table.rows.cell(i, column), .row = i };
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
