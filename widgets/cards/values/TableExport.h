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
void addCopyActions(QMenu &menu, const std::function<HtmlTable()> &table);

/// Writes in the format that the name of the file ends with, else in the usual one. Returns a
/// sentence that says why it could not; empty when it could.
[[nodiscard]] QString writeTable(const HtmlTable &table, const QString &path);

/// Is a file of this name to be written as Parquet? writeTable() cannot.
[[nodiscard]] bool isParquet(const QString &path);

/// Asks for a file to save a table in, in a dialog over `parent`, and returns at once. `chosen`
/// gets its path, unless `parent` has gone.
void askForTablePath(QWidget *parent, const std::function<void(const QString &path)> &chosen);

} // namespace sandpad::widgets
