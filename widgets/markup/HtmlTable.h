#pragma once

#include "widgets/markup/HtmlDocument.h"

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
/// or when there is text beside it.
[[nodiscard]] std::optional<HtmlTable> tableIn(const HtmlDocument &html);

/// The text of HTML without its tags, scripts and styles. The source itself when HtmlDocument
/// cannot read all of it.
[[nodiscard]] QString htmlToText(const QByteArray &html);

} // namespace sandpad::widgets
