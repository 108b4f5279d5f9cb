#pragma once

#include "runner/answer/model/Answer.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace sandpad::runner {

/// A code block or a stretch of prose of a Markdown text.
struct MarkdownPiece
{
    bool isCode = false;
    bool isFenced = false; ///< false: the code is indented
    bool isHeading = false;
    bool isQuote = false; ///< the piece is in a block quotation
    bool isClosed = true; ///< false for a fence that never ends
    int fenceLength = 0;
    char fenceCharacter = 0;
    QString info; ///< the text behind the opening fence
    QString text; ///< code without its fence; prose as plain text, `code` in back quotes
    int line = 1; ///< of the first line of `text`, 1-based
    int lastLine = 1;
    QList<Repair> repairs; ///< "fence": the piece goes on behind a fence that was inside it
};

/// The pieces of a text in order, by CommonMark (md4c). HTML is read as text, so fences in it
/// count. `firstLine` is the number of the text's first line.
[[nodiscard]] QList<MarkdownPiece> markdownPieces(const QByteArray &text, int firstLine = 1);

} // namespace sandpad::runner
