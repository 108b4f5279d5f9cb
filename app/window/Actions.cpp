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

    struct ActionTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::Actions)
    };

    /// `id` names the command in the settings; it must stay the same.
    QAction *make(QWidget *window, const char *id, const QString &text,
                  const QList<QKeySequence> &keys = {})
    {
        auto *action = new QAction(text, window);
        action->setObjectName(QString::fromLatin1(id));
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WindowShortcut);
        window->addAction(action);
        return action;
    }

    QAction *makeTheme(QWidget *window, const char *id, QActionGroup *group, const QString &text)
    {
        QAction *action = make(window, id, text);
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

QString nameOf(const QAction &action)
{
    return action.text().remove(u'&');
}

Actions::Actions(QWidget *window)
    : run(make(window, "run", ActionTexts::tr("Run"),
               { QKeySequence(QStringLiteral("Ctrl+Return")),
                 QKeySequence(QStringLiteral("Ctrl+Enter")), QKeySequence(QStringLiteral("F5")) }))
    , runSelection(make(window, "runSelection", ActionTexts::tr("Run the selected lines"),
                        { QKeySequence(QStringLiteral("Ctrl+Shift+Return")),
                          QKeySequence(QStringLiteral("Ctrl+Shift+Enter")) }))
    , stop(
          make(window, "stop", ActionTexts::tr("Stop"), { QKeySequence(QStringLiteral("Ctrl+.")) }))
    , checkTypes(make(window, "checkTypes", ActionTexts::tr("Check types")))
    , newScratch(make(window, "newScratch", ActionTexts::tr("New scratch"),
                      { QKeySequence(QStringLiteral("Ctrl+T")) }))
    , open(make(window, "open", ActionTexts::tr("Open…"), { QKeySequence(QKeySequence::Open) }))
    , pasteAnswer(make(window, "pasteAnswer", ActionTexts::tr("Paste answer"),
                       { QKeySequence(QStringLiteral("Ctrl+Shift+V")) }))
    , save(
          make(window, "save", ActionTexts::tr("Save"), { QKeySequence(QStringLiteral("Ctrl+S")) }))
    , saveAs(make(window, "saveAs", ActionTexts::tr("Save as…"),
                  { QKeySequence(QStringLiteral("Ctrl+Shift+S")) }))
    , reload(make(window, "reload", ActionTexts::tr("Reload the file")))
    , goToTab(make(window, "goToTab", ActionTexts::tr("Go to a scratch…"),
                   { QKeySequence(QStringLiteral("Ctrl+P")) }))
    , history(make(window, "history", ActionTexts::tr("History of runs"),
                   { QKeySequence(QStringLiteral("Ctrl+H")) }))
    , restoreRun(make(window, "restoreRun", ActionTexts::tr("Restore the code of the shown run")))
    , compareRun(make(window, "compareRun", ActionTexts::tr("Compare the shown run with now")))
    , compareOthers(
          make(window, "compareOthers", ActionTexts::tr("Compare other runs with the shown one")))
    , lastGoodRun(make(window, "lastGoodRun", ActionTexts::tr("Show the last run that succeeded")))
    , allCommands(make(window, "allCommands", ActionTexts::tr("All commands…"),
                       { QKeySequence(QStringLiteral("Ctrl+Shift+P")) }))
    , rename(
          make(window, "rename", ActionTexts::tr("Rename"), { QKeySequence(QStringLiteral("F2")) }))
    , close(make(window, "close", ActionTexts::tr("Close scratch"),
                 { QKeySequence(QStringLiteral("Ctrl+W")) }))
    , closeOthers(make(window, "closeOthers", ActionTexts::tr("Close the other scratches")))
    , closeRight(make(window, "closeRight", ActionTexts::tr("Close the scratches to the right")))
    , reopen(make(window, "reopen", ActionTexts::tr("Reopen closed scratch"),
                  { QKeySequence(QStringLiteral("Ctrl+Shift+T")) }))
    , reopenTogether(
          make(window, "reopenTogether", ActionTexts::tr("Reopen the scratches closed together")))
    , deleteClosed(make(window, "deleteClosed", ActionTexts::tr("Delete a closed scratch…")))
    , next(make(window, "next", ActionTexts::tr("Next scratch"),
                { QKeySequence(QStringLiteral("Ctrl+Tab")),
                  QKeySequence(QStringLiteral("Ctrl+PgDown")) }))
    , previous(make(window, "previous", ActionTexts::tr("Previous scratch"),
                    { QKeySequence(QStringLiteral("Ctrl+Shift+Tab")),
                      QKeySequence(QStringLiteral("Ctrl+PgUp")) }))
    , moveRight(make(window, "moveRight", ActionTexts::tr("Move the tab to the right"),
                     { QKeySequence(QStringLiteral("Ctrl+Shift+PgDown")) }))
    , moveLeft(make(window, "moveLeft", ActionTexts::tr("Move the tab to the left"),
                    { QKeySequence(QStringLiteral("Ctrl+Shift+PgUp")) }))
    , pin(make(window, "pin", ActionTexts::tr("Pin the tab, or unpin it"),
               { QKeySequence(QStringLiteral("Ctrl+Alt+P")) }))
    , nextPane(make(window, "nextPane", ActionTexts::tr("Go to the next part"),
                    { QKeySequence(Qt::Key_F6) }))
    , previousPane(make(window, "previousPane", ActionTexts::tr("Go to the previous part"),
                        { QKeySequence(Qt::SHIFT | Qt::Key_F6) }))
    , completeWord(make(window, "completeWord", ActionTexts::tr("Complete the word"),
                        { QKeySequence(QStringLiteral("Ctrl+Space")) }))
    , comment(make(window, "comment", ActionTexts::tr("Comment lines in or out"),
                   { QKeySequence(QStringLiteral("Ctrl+/")) }))
    , moveLinesUp(make(window, "moveLinesUp", ActionTexts::tr("Move the lines up"),
                       { QKeySequence(QStringLiteral("Alt+Up")) }))
    , moveLinesDown(make(window, "moveLinesDown", ActionTexts::tr("Move the lines down"),
                         { QKeySequence(QStringLiteral("Alt+Down")) }))
    , copyLines(make(window, "copyLines", ActionTexts::tr("Copy the lines below"),
                     { QKeySequence(QStringLiteral("Ctrl+Shift+D")) }))
    , deleteLines(make(window, "deleteLines", ActionTexts::tr("Delete the lines"),
                       { QKeySequence(QStringLiteral("Ctrl+Shift+K")) }))
    , indentation(
          make(window, "indentation", ActionTexts::tr("Change the indentation (spaces, tabs)")))
    , lineEnds(make(window, "lineEnds", ActionTexts::tr("Change the line ends (LF, CRLF)")))
    , reopenEncoding(
          make(window, "reopenEncoding", ActionTexts::tr("Reload the file in another encoding…")))
    , saveEncoding(
          make(window, "saveEncoding", ActionTexts::tr("Save the file in another encoding…")))
    , otherLanguage(make(window, "otherLanguage", ActionTexts::tr("Show as another language…")))
    , find(make(window, "find", ActionTexts::tr("Find"), { QKeySequence(QKeySequence::Find) }))
    , findNext(
          make(window, "findNext", ActionTexts::tr("Find the next"), { QKeySequence(Qt::Key_F3) }))
    , findPrevious(make(window, "findPrevious", ActionTexts::tr("Find the previous"),
                        { QKeySequence(Qt::SHIFT | Qt::Key_F3) }))
    , replace(make(window, "replace", ActionTexts::tr("Replace"),
                   { QKeySequence(QStringLiteral("Ctrl+R")) }))
    , goToLine(make(window, "goToLine", ActionTexts::tr("Go to a line…"),
                    { QKeySequence(QStringLiteral("Ctrl+G")) }))
    , goToSymbol(make(window, "goToSymbol", ActionTexts::tr("Go to a function or class…"),
                      { QKeySequence(QStringLiteral("Ctrl+Shift+O")) }))
    , caretAbove(make(window, "caretAbove", ActionTexts::tr("Add a caret above"),
                      { QKeySequence(QStringLiteral("Ctrl+Alt+Up")),
                        QKeySequence(QStringLiteral("Shift+Alt+Up")) }))
    , caretBelow(make(window, "caretBelow", ActionTexts::tr("Add a caret below"),
                      { QKeySequence(QStringLiteral("Ctrl+Alt+Down")),
                        QKeySequence(QStringLiteral("Shift+Alt+Down")) }))
    , selectNext(make(window, "selectNext", ActionTexts::tr("Also select the next occurrence"),
                      { QKeySequence(QStringLiteral("Ctrl+D")) }))
    , selectAllLike(make(window, "selectAllLike", ActionTexts::tr("Select all like this"),
                         { QKeySequence(QStringLiteral("Ctrl+Shift+L")) }))
    , fold(make(window, "fold", ActionTexts::tr("Fold"),
                { QKeySequence(QStringLiteral("Ctrl+Shift+[")) }))
    , unfold(make(window, "unfold", ActionTexts::tr("Unfold"),
                  { QKeySequence(QStringLiteral("Ctrl+Shift+]")) }))
    , foldAll(make(window, "foldAll", ActionTexts::tr("Fold everything")))
    , unfoldAll(make(window, "unfoldAll", ActionTexts::tr("Unfold everything")))
    , nextFinding(make(window, "nextFinding", ActionTexts::tr("Next finding"),
                       { QKeySequence(QStringLiteral("F8")) }))
    , previousFinding(make(window, "previousFinding", ActionTexts::tr("Previous finding"),
                           { QKeySequence(QStringLiteral("Shift+F8")) }))
    , wrapLines(make(window, "wrapLines", ActionTexts::tr("Wrap long lines"),
                     { QKeySequence(QStringLiteral("Alt+Z")) }))
    , showInvisible(make(window, "showInvisible", ActionTexts::tr("Show invisible characters"),
                         { QKeySequence(QStringLiteral("Ctrl+Shift+I")) }))
    , showHex(make(window, "showHex", ActionTexts::tr("Show the output as hex"),
                   { QKeySequence(QStringLiteral("Ctrl+Shift+H")) }))
    , saveOutput(make(window, "saveOutput", ActionTexts::tr("Save the output…")))
    , copyForModel(make(window, "copyForModel", ActionTexts::tr("Copy for the model"),
                        { QKeySequence(QStringLiteral("Ctrl+Shift+C")) }))
    , zoomIn(
          make(window, "zoomIn", ActionTexts::tr("Larger code"),
               { QKeySequence(QStringLiteral("Ctrl++")), QKeySequence(QStringLiteral("Ctrl+=")) }))
    , zoomOut(make(window, "zoomOut", ActionTexts::tr("Smaller code"),
                   { QKeySequence(QStringLiteral("Ctrl+-")) }))
    , resetZoom(make(window, "resetZoom", ActionTexts::tr("Code of the usual size"),
                     { QKeySequence(QStringLiteral("Ctrl+0")) }))
    , outputBelow(make(window, "outputBelow", ActionTexts::tr("Output below the code")))
    , settings(make(window, "settings", ActionTexts::tr("Settings…"),
                    { QKeySequence(QStringLiteral("Ctrl+,")) }))
    , about(make(window, "about", ActionTexts::tr("About Sandpad")))
    , quit(
          make(window, "quit", ActionTexts::tr("Quit"), { QKeySequence(QStringLiteral("Ctrl+Q")) }))
{
    pasteAnswer->setToolTip(
        ActionTexts::tr("Review the answer of a model that is on the clipboard"));
    wrapLines->setCheckable(true);
    showInvisible->setCheckable(true);
    reopenTogether->setEnabled(false); // nothing was closed yet
    outputBelow->setCheckable(true);
    auto *themes = new QActionGroup(window);
    themeSystem = makeTheme(window, "themeSystem", themes, ActionTexts::tr("Theme of the desktop"));
    themeLight = makeTheme(window, "themeLight", themes, ActionTexts::tr("Light theme"));
    themeDark = makeTheme(window, "themeDark", themes, ActionTexts::tr("Dark theme"));
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

QList<QAction *> Actions::forReview() const
{
    return { find,     findNext,   findPrevious, nextFinding,  previousFinding, save,
             saveAs,   newScratch, open,         pasteAnswer,  goToTab,         history,
             rename,   close,      reopen,       next,         previous,        moveRight,
             moveLeft, pin,        nextPane,     previousPane, allCommands,     zoomIn,
             zoomOut,  resetZoom,  themeSystem,  themeLight,   themeDark,       deleteClosed,
             settings, about,      quit,         closeOthers,  closeRight,      reopenTogether };
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
    code->addActions({ moveLinesUp, moveLinesDown, copyLines, deleteLines });
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

} // namespace sandpad::app
