#pragma once

#include <QKeySequence>
#include <QString>

class QAction;
class QWidget;

namespace sandpad::widgets {

/// Keyboards have two keys that people call Enter: Return becomes that one.
[[nodiscard]] QKeySequence shownKey(const QKeySequence &key);

/// As people call it: "Ctrl+Enter".
[[nodiscard]] QString keyText(const QKeySequence &key);

/// The command that `widget`, or what it lies in, has: an action of that object name; null where
/// there is none.
[[nodiscard]] QAction *commandOf(const QWidget &widget, const QString &command);

/// The first key of that command, as people call it; empty where it has none. People can change the
/// keys at any time.
[[nodiscard]] QString commandKey(const QWidget &widget, const QString &command);

/// Tells which command a widget stands for: its tool tip names the key that the command has then,
/// as in "Close (Ctrl+W)". May be called again for another command.
void setCommand(QWidget *widget, const QString &command);

} // namespace sandpad::widgets
