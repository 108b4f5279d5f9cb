#include "app/scratch/CodeMenu.h"

#include "widgets/controls/KeyTip.h"
#include "widgets/editor/CodeEditor.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMenu>

namespace sandpad::app {

namespace {

    struct MenuTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::CodeMenu)
    };

    /// The editor knows what its keys do, also where nothing is selected.
    void press(widgets::CodeEditor &editor, QKeySequence::StandardKey standard)
    {
        const QKeyCombination key = QKeySequence(standard)[0];
        QKeyEvent event(QEvent::KeyPress, key.key(), key.keyboardModifiers());
        QApplication::sendEvent(&editor, &event);
    }

} // namespace

void openCodeMenu(widgets::CodeEditor &editor, const QPoint &place)
{
    auto *menu = new QMenu(&editor);
    menu->setObjectName(QStringLiteral("codeMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto addCommands = [&](std::initializer_list<const char *> commands) {
        for (const char *command : commands) {
            if (QAction *action = widgets::commandOf(editor, QString::fromLatin1(command)))
                menu->addAction(action);
        }
        menu->addSeparator();
    };
    const auto addKey = [&](const QString &text, QKeySequence::StandardKey key, bool isEnabled) {
        QAction *action = menu->addAction(text, &editor, [&editor, key] { press(editor, key); });
        action->setShortcut(QKeySequence(key));
        action->setEnabled(isEnabled);
    };
    const bool mayChange = !editor.isReadOnly();
    addCommands({ "runSelection" });
    addKey(MenuTexts::tr("Undo"), QKeySequence::Undo, mayChange && editor.isUndoAvailable());
    addKey(MenuTexts::tr("Redo"), QKeySequence::Redo, mayChange && editor.isRedoAvailable());
    menu->addSeparator();
    addKey(MenuTexts::tr("Cut"), QKeySequence::Cut, mayChange);
    addKey(MenuTexts::tr("Copy"), QKeySequence::Copy, true);
    addKey(MenuTexts::tr("Paste"), QKeySequence::Paste,
           mayChange && !QApplication::clipboard()->text().isEmpty());
    addKey(MenuTexts::tr("Select all"), QKeySequence::SelectAll, true);
    menu->addSeparator();
    addCommands({ "comment", "goToLine", "goToSymbol" });
    menu->popup(editor.mapToGlobal(place));
}

} // namespace sandpad::app
