#pragma once

class QKeyEvent;
class QsciScintilla;

/// Keys of the editor that are not as Scintilla has them.
namespace sandpad::widgets {

/// Frees the keys that nobody expects to change text or caret, and gives redo both of its keys.
void bindKeys(QsciScintilla &editor);

/// Handles a key for the line of the caret: without a selection copy and cut take all of it, and
/// the key that unindents does so wherever the caret stands, and several lines are moved at once.
/// False: the editor handles the key. For one caret.
[[nodiscard]] bool takesForLine(QsciScintilla &editor, const QKeyEvent &event);

} // namespace sandpad::widgets
