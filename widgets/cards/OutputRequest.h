#pragma once

#include "runner/model/Limits.h"
#include "runner/model/RunResult.h"

#include <variant>

namespace sandpad::widgets {

class PagePreview;

/// Put the caret there in the code; both count from 1.
struct GoTo
{
    int line = 0;
    int column = 0;
    QString file = {}; ///< beside the program, by its name there; empty: the program
};

/// Open a file of the run with the desktop's program for it.
struct OpenFile
{
    runner::FileEntry file;
};

/// Draw the first page of a document for this preview. Borrowed; not null.
struct DrawPage
{
    PagePreview *preview = nullptr;
};

/// Write a table as Parquet, which takes a program.
struct SaveAsParquet
{
    QByteArray rows; ///< a JSON list of objects
    QString path;
};

/// Run again, with more of what ended the run.
struct RunWithMore
{
    runner::LimitKind kind = runner::LimitKind::Wall;
};

/// Run again, in the language that was meant.
struct RunAs
{
    QString languageId;
};

/// Run again, with this file of the machine among the program's files.
struct RunWithFile
{
    QString path;
};

/// Ask which files of the machine the program is to have.
struct AddFiles
{ };

/// Run again, with the network.
struct RunWithNetwork
{ };

/// Put what happened on the clipboard, for a model.
struct CopyReport
{ };

/// Show the run's figures in a window of their own, from that of this card on.
struct ShowFigures
{ };

/// Put the rest of a long value in the place of this card.
struct Unfold
{ };

/// Tell a person in a sentence that something was done.
struct Tell
{
    QString sentence;
};

/// What a card wants done. The card does none of it itself: it signals the request, and whoever
/// knows how to fulfil it does so. The output shows figures and unfolds values; its page does the
/// rest.
using OutputRequest =
    std::variant<GoTo, OpenFile, DrawPage, SaveAsParquet, RunWithMore, RunAs, RunWithFile, AddFiles,
                 RunWithNetwork, CopyReport, ShowFigures, Unfold, Tell>;

} // namespace sandpad::widgets
