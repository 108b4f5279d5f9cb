#pragma once

#include "widgets/markup/HtmlTable.h"

#include <QString>

#include <functional>

class QMenu;
class QWidget;

/// How a table leaves the pad: to the clipboard, or to a file.
namespace sandpad::widgets {

struct TableFormat
{
    QString name;
    QString suffix; ///< of a file's name, without the dot
    QString (*text)(const HtmlTable &table);
};

/// The usual one first.
[[nodiscard]] QList<TableFormat> tableFormats();

/// Adds an action for each format that copies what `table` gives then..
void addCopyActions(QMenu &menu, std::function<HtmlTable()> table);

/// Writes in the format that the name of the file ends with, else in the usual one. Returns a
/// sentence that says why it could not; empty when it could.
[[nodiscard]] QString writeTable(const HtmlTable &table, const QString &path);

/// Asks for a file in a dialog over `parent` and returns at once. When a file was chosen it is
/// written, and `told` gets what writeTable returns, unless `parent` has gone.
void askAndSaveTable(QWidget *parent, const HtmlTable &table,
                     const std::function<void(const QString &trouble)> &told);

} // namespace sandpad::widgets
