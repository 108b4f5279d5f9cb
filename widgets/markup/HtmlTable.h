#pragma once

#include "widgets/markup/HtmlDocument.h"
#include "widgets/markup/TableRows.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace sandpad::widgets {

/// A table as text, for example from the `_repr_html_` of a data frame.
struct HtmlTable
{
    QList<QStringList> head;
    TableRows rows;
    bool isCut = false; ///< there were more rows or columns than are kept

    /// The lines of the head, then the rows.
    template <typename Visitor>
    void forEachLine(Visitor visit) const
    {
        for (const QStringList &line : head)
            visit(line);
        for (qsizetype i = 0; i < rows.size(); ++i)
            visit(rows[i]);
    }
};

/// The memory that the rows of one table, and of all tables of an output, may take.
inline constexpr qsizetype kMostTableBytes = 64 << 20;

/// What the tables of one output may still take of it.
class TableRoom
{
public:
    /// Cuts what has no room. The first rows of a table always have it.
    void take(HtmlTable &table);
    /// Takes the whole table; false, and nothing is taken, where it has no room.
    [[nodiscard]] bool takeWhole(const HtmlTable &table);

private:
    qsizetype m_left = kMostTableBytes;
};

/// The first table in a guest's HTML: rows and cells as plain text. Nothing when there is none,
/// or when there is text beside it.
[[nodiscard]] std::optional<HtmlTable> tableIn(const HtmlDocument &html);

/// The text of HTML without its tags, scripts and styles. The source itself when HtmlDocument
/// cannot read all of it.
[[nodiscard]] QString htmlToText(const QByteArray &html);

} // namespace sandpad::widgets
