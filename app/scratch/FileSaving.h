#pragma once

#include <QString>

namespace sandpad::app {

class ScratchPage;
struct TextEncoding;

/// What can be done with the file of a scratch. Questions are asked in the page's window and do not
/// block; the page says what was done (Page::noticed). Reads and writes in the GUI thread, at most
/// 64 MiB.

/// Writes the text to the scratch's file. Asks first when another program has changed the file. A
/// scratch without a file says that it is kept anyway. Where the file's encoding does not have all
/// characters, nothing is written, and a question offers UTF-8.
void saveToFile(ScratchPage &page);
/// The same in another encoding, which is the file's from then on.
void saveToFileAs(ScratchPage &page, const TextEncoding &encoding);
/// Asks for a file, writes the text to it, and makes it the scratch's file.
void saveToOtherFile(ScratchPage &page);
/// Gives the file another name in its folder; without a suffix it keeps that of now. Nothing of
/// that name is overwritten. An empty name changes nothing.
void renameFile(ScratchPage &page, const QString &name);
/// Takes what the file holds now; undo brings the text back.
void reloadFile(ScratchPage &page);
/// The same, read in this encoding. Changes nothing where the file is no text in it.
void reloadFileAs(ScratchPage &page, const TextEncoding &encoding);
/// Has another program changed the file? A scratch that a person has not changed since then takes
/// its new text; otherwise the page says what happened, and offers to show the difference.
void lookAtFile(ScratchPage &page);

} // namespace sandpad::app
