#include "app/window/Actions.h"

#include "runner/model/Prose.h"
#include "widgets/controls/KeyTip.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QWidget>

#include <utility>

namespace sandpad::app {

namespace {

    constexpr auto kEnglish = "english";

    struct ActionTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::Actions)
    };

    /// `id` names the command in the settings; it must stay the same. `english` is its name.
    QAction *make(QWidget *window, const char *id, const char *english,
                  const QList<QKeySequence> &keys = {})
    {
        auto *action = new QAction(ActionTexts::tr(english), window);
        action->setProperty(kEnglish, QString::fromUtf8(english));
        action->setObjectName(QString::fromLatin1(id));
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WindowShortcut);
        window->addAction(action);
        return action;
    }

    QAction *makeTheme(QWidget *window, const char *id, QActionGroup *group, const char *english)
    {
        QAction *action = make(window, id, english);
        action->setCheckable(true);
        group->addAction(action);
        return action;
    }

    /// "Run the scratch (Ctrl+Enter, F5)".
    QString withKeys(const QString &words, const QAction &action, const QStringList &others = {})
    {
        QStringList keys;
        for (const QKeySequence &key : action.shortcuts())
            keys.append(widgets::keyText(key));
        keys.removeDuplicates();
        keys += others;
        return keys.isEmpty() ? words : ActionTexts::tr("%1 (%2)").arg(words, runner::listOf(keys));
    }

} // namespace

QString englishOf(const QAction &action)
{
    return action.property(kEnglish).toString();
}

QString nameOf(const QAction &action)
{
    return action.text().remove(u'&');
}

Actions::Actions(QWidget *window)
    : run(make(window, "run", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Run"),
               { QKeySequence(QStringLiteral("Ctrl+Return")),
                 QKeySequence(QStringLiteral("Ctrl+Enter")), QKeySequence(QStringLiteral("F5")) }))
    , runSelection(make(window, "runSelection",
                        QT_TRANSLATE_NOOP("sandpad::app::Actions", "Run the selected lines"),
                        { QKeySequence(QStringLiteral("Ctrl+Shift+Return")),
                          QKeySequence(QStringLiteral("Ctrl+Shift+Enter")) }))
    , stop(make(window, "stop", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Stop"),
                { QKeySequence(QStringLiteral("Ctrl+.")) }))
    , checkTypes(
          make(window, "checkTypes", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Check types")))
    , newScratch(
          make(window, "newScratch", QT_TRANSLATE_NOOP("sandpad::app::Actions", "New scratch"),
               { QKeySequence(QStringLiteral("Ctrl+T")), QKeySequence(QStringLiteral("Ctrl+N")) }))
    , open(make(window, "open", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Open…"),
                { QKeySequence(QKeySequence::Open) }))
    , pasteAnswer(make(window, "pasteAnswer",
                       QT_TRANSLATE_NOOP("sandpad::app::Actions", "Paste answer"),
                       { QKeySequence(QStringLiteral("Ctrl+Shift+V")) }))
    , save(make(window, "save", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Save"),
                { QKeySequence(QStringLiteral("Ctrl+S")) }))
    , saveAs(make(window, "saveAs", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Save as…"),
                  { QKeySequence(QStringLiteral("Ctrl+Shift+S")) }))
    , reload(make(window, "reload", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Reload the file")))
    , goToTab(make(window, "goToTab",
                   QT_TRANSLATE_NOOP("sandpad::app::Actions", "Go to a scratch…"),
                   { QKeySequence(QStringLiteral("Ctrl+P")) }))
    , history(make(window, "history", QT_TRANSLATE_NOOP("sandpad::app::Actions", "History of runs"),
                   { QKeySequence(QStringLiteral("Ctrl+H")) }))
    , restoreRun(
          make(window, "restoreRun",
               QT_TRANSLATE_NOOP("sandpad::app::Actions", "Restore the code of the shown run")))
    , compareRun(make(window, "compareRun",
                      QT_TRANSLATE_NOOP("sandpad::app::Actions", "Compare the shown run with now")))
    , compareOthers(
          make(window, "compareOthers",
               QT_TRANSLATE_NOOP("sandpad::app::Actions", "Compare other runs with the shown one")))
    , lastGoodRun(
          make(window, "lastGoodRun",
               QT_TRANSLATE_NOOP("sandpad::app::Actions", "Show the last run that succeeded")))
    , allCommands(make(window, "allCommands",
                       QT_TRANSLATE_NOOP("sandpad::app::Actions", "All commands…"),
                       { QKeySequence(QStringLiteral("Ctrl+Shift+P")), QKeySequence(Qt::Key_F1) }))
    , rename(make(window, "rename", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Rename"),
                  { QKeySequence(QStringLiteral("F2")) }))
    , close(make(window, "close", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Close scratch"),
                 { QKeySequence(QStringLiteral("Ctrl+W")) }))
    , closeOthers(make(window, "closeOthers",
                       QT_TRANSLATE_NOOP("sandpad::app::Actions", "Close the other scratches")))
    , closeRight(
          make(window, "closeRight",
               QT_TRANSLATE_NOOP("sandpad::app::Actions", "Close the scratches to the right")))
    , reopen(make(window, "reopen",
                  QT_TRANSLATE_NOOP("sandpad::app::Actions", "Reopen closed scratch"),
                  { QKeySequence(QStringLiteral("Ctrl+Shift+T")) }))
    , reopenTogether(
          make(window, "reopenTogether",
               QT_TRANSLATE_NOOP("sandpad::app::Actions", "Reopen the scratches closed together")))
    , deleteClosed(make(window, "deleteClosed",
                        QT_TRANSLATE_NOOP("sandpad::app::Actions", "Delete a closed scratch…")))
    , next(make(window, "next", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Next scratch"),
                { QKeySequence(QStringLiteral("Ctrl+Tab")),
                  QKeySequence(QStringLiteral("Ctrl+PgDown")) }))
    , previous(make(window, "previous",
                    QT_TRANSLATE_NOOP("sandpad::app::Actions", "Previous scratch"),
                    { QKeySequence(QStringLiteral("Ctrl+Shift+Tab")),
                      QKeySequence(QStringLiteral("Ctrl+PgUp")) }))
    , moveRight(make(window, "moveRight",
                     QT_TRANSLATE_NOOP("sandpad::app::Actions", "Move the tab to the right"),
                     { QKeySequence(QStringLiteral("Ctrl+Shift+PgDown")) }))
    , moveLeft(make(window, "moveLeft",
                    QT_TRANSLATE_NOOP("sandpad::app::Actions", "Move the tab to the left"),
                    { QKeySequence(QStringLiteral("Ctrl+Shift+PgUp")) }))
    , pin(make(window, "pin",
               QT_TRANSLATE_NOOP("sandpad::app::Actions", "Pin the tab, or unpin it"),
               { QKeySequence(QStringLiteral("Ctrl+Alt+P")) }))
    , nextPane(make(window, "nextPane",
                    QT_TRANSLATE_NOOP("sandpad::app::Actions", "Go to the next part"),
                    { QKeySequence(Qt::Key_F6) }))
    , previousPane(make(window, "previousPane",
                        QT_TRANSLATE_NOOP("sandpad::app::Actions", "Go to the previous part"),
                        { QKeySequence(Qt::SHIFT | Qt::Key_F6) }))
    , completeWord(make(window, "completeWord",
                        QT_TRANSLATE_NOOP("sandpad::app::Actions", "Complete the word"),
                        { QKeySequence(QStringLiteral("Ctrl+Space")) }))
    , comment(make(window, "comment",
                   QT_TRANSLATE_NOOP("sandpad::app::Actions", "Comment lines in or out"),
                   { QKeySequence(QStringLiteral("Ctrl+/")) }))
    , moveLinesUp(make(window, "moveLinesUp",
                       QT_TRANSLATE_NOOP("sandpad::app::Actions", "Move the lines up"),
                       { QKeySequence(QStringLiteral("Alt+Up")) }))
    , moveLinesDown(make(window, "moveLinesDown",
                         QT_TRANSLATE_NOOP("sandpad::app::Actions", "Move the lines down"),
                         { QKeySequence(QStringLiteral("Alt+Down")) }))
    , indentLines(make(window, "indentLines",
                       QT_TRANSLATE_NOOP("sandpad::app::Actions", "Indent the lines"),
                       { QKeySequence(QStringLiteral("Ctrl+]")) }))
    , outdentLines(make(window, "outdentLines",
                        QT_TRANSLATE_NOOP("sandpad::app::Actions", "Indent the lines less"),
                        { QKeySequence(QStringLiteral("Ctrl+[")) }))
    , selectLines(make(window, "selectLines",
                       QT_TRANSLATE_NOOP("sandpad::app::Actions", "Select the lines"),
                       { QKeySequence(QStringLiteral("Ctrl+L")) }))
    , copyLines(make(window, "copyLines",
                     QT_TRANSLATE_NOOP("sandpad::app::Actions", "Copy the lines below"),
                     { QKeySequence(QStringLiteral("Ctrl+Shift+D")) }))
    , deleteLines(make(window, "deleteLines",
                       QT_TRANSLATE_NOOP("sandpad::app::Actions", "Delete the lines"),
                       { QKeySequence(QStringLiteral("Ctrl+Shift+K")) }))
    , indentation(
          make(window, "indentation",
               QT_TRANSLATE_NOOP("sandpad::app::Actions", "Change the indentation (spaces, tabs)")))
    , lineEnds(make(window, "lineEnds",
                    QT_TRANSLATE_NOOP("sandpad::app::Actions", "Change the line ends (LF, CRLF)")))
    , reopenEncoding(
          make(window, "reopenEncoding",
               QT_TRANSLATE_NOOP("sandpad::app::Actions", "Reload the file in another encoding…")))
    , saveEncoding(
          make(window, "saveEncoding",
               QT_TRANSLATE_NOOP("sandpad::app::Actions", "Save the file in another encoding…")))
    , otherLanguage(make(window, "otherLanguage",
                         QT_TRANSLATE_NOOP("sandpad::app::Actions", "Show as another language…")))
    , find(make(window, "find", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Find"),
                { QKeySequence(QKeySequence::Find) }))
    , findNext(make(window, "findNext", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Find the next"),
                    { QKeySequence(Qt::Key_F3) }))
    , findPrevious(make(window, "findPrevious",
                        QT_TRANSLATE_NOOP("sandpad::app::Actions", "Find the previous"),
                        { QKeySequence(Qt::SHIFT | Qt::Key_F3) }))
    , replace(make(window, "replace", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Replace"),
                   { QKeySequence(QStringLiteral("Ctrl+R")) }))
    , goToLine(make(window, "goToLine", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Go to a line…"),
                    { QKeySequence(QStringLiteral("Ctrl+G")) }))
    , goToSymbol(make(window, "goToSymbol",
                      QT_TRANSLATE_NOOP("sandpad::app::Actions", "Go to a function or class…"),
                      { QKeySequence(QStringLiteral("Ctrl+Shift+O")) }))
    , caretAbove(make(window, "caretAbove",
                      QT_TRANSLATE_NOOP("sandpad::app::Actions", "Add a caret above"),
                      { QKeySequence(QStringLiteral("Ctrl+Alt+Up")),
                        QKeySequence(QStringLiteral("Shift+Alt+Up")) }))
    , caretBelow(make(window, "caretBelow",
                      QT_TRANSLATE_NOOP("sandpad::app::Actions", "Add a caret below"),
                      { QKeySequence(QStringLiteral("Ctrl+Alt+Down")),
                        QKeySequence(QStringLiteral("Shift+Alt+Down")) }))
    , selectNext(make(window, "selectNext",
                      QT_TRANSLATE_NOOP("sandpad::app::Actions", "Also select the next occurrence"),
                      { QKeySequence(QStringLiteral("Ctrl+D")) }))
    , selectAllLike(make(window, "selectAllLike",
                         QT_TRANSLATE_NOOP("sandpad::app::Actions", "Select all like this"),
                         { QKeySequence(QStringLiteral("Ctrl+Shift+L")) }))
    , fold(make(window, "fold", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Fold"),
                { QKeySequence(QStringLiteral("Ctrl+Shift+[")) }))
    , unfold(make(window, "unfold", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Unfold"),
                  { QKeySequence(QStringLiteral("Ctrl+Shift+]")) }))
    , foldAll(
          make(window, "foldAll", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Fold everything")))
    , unfoldAll(make(window, "unfoldAll",
                     QT_TRANSLATE_NOOP("sandpad::app::Actions", "Unfold everything")))
    , editAsText(make(window, "editAsText",
                      QT_TRANSLATE_NOOP("sandpad::app::Actions", "Edit the answer as a text")))
    , nextFinding(make(window, "nextFinding",
                       QT_TRANSLATE_NOOP("sandpad::app::Actions", "Next finding or error"),
                       { QKeySequence(QStringLiteral("F8")) }))
    , previousFinding(make(window, "previousFinding",
                           QT_TRANSLATE_NOOP("sandpad::app::Actions", "Previous finding or error"),
                           { QKeySequence(QStringLiteral("Shift+F8")) }))
    , wrapLines(make(window, "wrapLines",
                     QT_TRANSLATE_NOOP("sandpad::app::Actions", "Wrap long lines"),
                     { QKeySequence(QStringLiteral("Alt+Z")) }))
    , showInvisible(make(window, "showInvisible",
                         QT_TRANSLATE_NOOP("sandpad::app::Actions", "Show invisible characters"),
                         { QKeySequence(QStringLiteral("Ctrl+Shift+I")) }))
    , showHex(make(window, "showHex",
                   QT_TRANSLATE_NOOP("sandpad::app::Actions", "Show the output as hex"),
                   { QKeySequence(QStringLiteral("Ctrl+Shift+H")) }))
    , saveOutput(make(window, "saveOutput",
                      QT_TRANSLATE_NOOP("sandpad::app::Actions", "Save the output…")))
    , copyForModel(make(window, "copyForModel",
                        QT_TRANSLATE_NOOP("sandpad::app::Actions", "Copy for the model"),
                        { QKeySequence(QStringLiteral("Ctrl+Shift+C")) }))
    , zoomIn(
          make(window, "zoomIn", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Zoom in: larger code"),
               { QKeySequence(QStringLiteral("Ctrl++")), QKeySequence(QStringLiteral("Ctrl+=")) }))
    , zoomOut(make(window, "zoomOut",
                   QT_TRANSLATE_NOOP("sandpad::app::Actions", "Zoom out: smaller code"),
                   { QKeySequence(QStringLiteral("Ctrl+-")) }))
    , resetZoom(make(window, "resetZoom",
                     QT_TRANSLATE_NOOP("sandpad::app::Actions", "Zoom: code of the usual size"),
                     { QKeySequence(QStringLiteral("Ctrl+0")) }))
    , outputBelow(make(window, "outputBelow",
                       QT_TRANSLATE_NOOP("sandpad::app::Actions", "Output below the code")))
    , settings(make(window, "settings", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Settings…"),
                    { QKeySequence(QStringLiteral("Ctrl+,")) }))
    , about(make(window, "about", QT_TRANSLATE_NOOP("sandpad::app::Actions", "About Sandpad")))
    , quit(make(window, "quit", QT_TRANSLATE_NOOP("sandpad::app::Actions", "Quit"),
                { QKeySequence(QStringLiteral("Ctrl+Q")) }))
{
    pasteAnswer->setToolTip(
        ActionTexts::tr("Review the answer of a model that is on the clipboard"));
    wrapLines->setCheckable(true);
    showInvisible->setCheckable(true);
    reopenTogether->setEnabled(false); // nothing was closed yet
    outputBelow->setCheckable(true);
    auto *themes = new QActionGroup(window);
    themeSystem = makeTheme(window, "themeSystem", themes,
                            QT_TRANSLATE_NOOP("sandpad::app::Actions", "Theme of the desktop"));
    themeLight = makeTheme(window, "themeLight", themes,
                           QT_TRANSLATE_NOOP("sandpad::app::Actions", "Light theme"));
    themeDark = makeTheme(window, "themeDark", themes,
                          QT_TRANSLATE_NOOP("sandpad::app::Actions", "Dark theme"));
    all = window->actions();
    for (const QAction *action : std::as_const(all))
        commands.append(
            { .id = action->objectName(), .name = nameOf(*action), .usual = action->shortcuts() });
    setKeys({});
}

void Actions::setKeys(const ChosenKeys &chosen) const
{
    const auto keys = givenKeys(commands, chosen);
    for (qsizetype i = 0; i < all.size(); ++i)
        all[i]->setShortcuts(keys[i]);
    run->setToolTip(withKeys(ActionTexts::tr("Run the scratch"), *run));
    stop->setToolTip(
        withKeys(ActionTexts::tr("Stop the run"), *stop, { ActionTexts::tr("Esc in the output") }));
}

void Actions::namePin(bool isPinned) const
{
    pin->setText(isPinned ? ActionTexts::tr("Unpin the tab") : ActionTexts::tr("Pin the tab"));
}

QList<QAction *> Actions::ofCode() const
{
    return { run,          runSelection,  copyForModel, completeWord,  comment,
             moveLinesUp,  moveLinesDown, indentLines,  outdentLines,  selectLines,
             copyLines,    deleteLines,   indentation,  lineEnds,      reopenEncoding,
             saveEncoding, otherLanguage, replace,      goToLine,      goToSymbol,
             caretAbove,   caretBelow,    selectNext,   selectAllLike, fold,
             unfold,       foldAll,       unfoldAll,    showHex,       saveOutput };
}

QMenu *Actions::makeMenu(QWidget *parent) const
{
    auto *menu = new QMenu(parent);
    menu->addActions({ allCommands, goToTab, history });
    menu->addSeparator();
    menu->addActions({ newScratch, open, pasteAnswer });
    menu->addSeparator();
    menu->addActions({ save, saveAs, reload, saveOutput, copyForModel });
    menu->addSeparator();
    menu->addActions({ rename, pin, close, closeOthers, closeRight });
    menu->addActions({ reopen, reopenTogether, deleteClosed });
    menu->addSeparator();
    QMenu *code = menu->addMenu(ActionTexts::tr("Code"));
    code->addActions({ runSelection, checkTypes, completeWord, comment });
    code->addSeparator();
    code->addActions({ moveLinesUp, moveLinesDown, indentLines, outdentLines, selectLines,
                       copyLines, deleteLines });
    code->addSeparator();
    code->addActions({ indentation, lineEnds, reopenEncoding, saveEncoding, otherLanguage });
    code->addSeparator();
    code->addActions({ find, replace, goToLine, goToSymbol });
    code->addSeparator();
    code->addActions({ selectNext, selectAllLike, caretAbove, caretBelow });
    code->addSeparator();
    code->addActions({ fold, unfold, foldAll, unfoldAll });
    QMenu *view = menu->addMenu(ActionTexts::tr("View"));
    view->addActions({ zoomIn, zoomOut, resetZoom });
    view->addSeparator();
    view->addActions({ outputBelow, wrapLines, showInvisible, showHex });
    view->addSeparator();
    view->addActions({ next, previous, moveRight, moveLeft, nextPane, previousPane });
    view->addSeparator();
    view->addActions({ themeSystem, themeLight, themeDark });
    menu->addSeparator();
    menu->addActions({ settings, about, quit });
    return menu;
}

void Actions::fillReviewMenu(QMenu &menu) const
{
    menu.addActions({ allCommands, goToTab, history });
    menu.addSeparator();
    menu.addActions({ newScratch, open, pasteAnswer });
    menu.addSeparator();
    menu.addActions({ saveAs, editAsText });
    menu.addSeparator();
    menu.addActions({ rename, pin, close, closeOthers, closeRight });
    menu.addActions({ reopen, reopenTogether, deleteClosed });
    menu.addSeparator();
    QMenu *search = menu.addMenu(ActionTexts::tr("Find"));
    search->addActions({ find, findNext, findPrevious });
    search->addSeparator();
    search->addActions({ nextFinding, previousFinding });
    QMenu *view = menu.addMenu(ActionTexts::tr("View"));
    view->addActions({ zoomIn, zoomOut, resetZoom });
    view->addSeparator();
    view->addActions({ next, previous, moveRight, moveLeft, nextPane, previousPane });
    view->addSeparator();
    view->addActions({ themeSystem, themeLight, themeDark });
    menu.addSeparator();
    menu.addActions({ settings, about, quit });
}

} // namespace sandpad::app
