#pragma once

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
    QList<QStringList> rows;
    bool isCut = false; ///< there were more rows or columns than are kept
};

/// The first table in a guest's HTML: rows and cells as plain text. Nothing when there is none,
/// when there is text beside it, or when the HTML costs too much to read (see HtmlDocument). Of
/// longer HTML the first HtmlDocument::kMostBytes are read.
[[nodiscard]] std::optional<HtmlTable> parseHtmlTable(const QByteArray &html);

/// The text of HTML without its tags, scripts and styles. The source itself when HtmlDocument
/// cannot read it.
[[nodiscard]] QString htmlToText(const QByteArray &html);

} // namespace sandpad::widgets
