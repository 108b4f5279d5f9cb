#include "app/window/Actions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QWidget>

namespace sandpad::app {

namespace {

    struct ActionTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::Actions)
    };

    QAction *make(QWidget *window, const QString &text, const QList<QKeySequence> &keys = {})
    {
        auto *action = new QAction(text, window);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WindowShortcut);
        window->addAction(action);
        return action;
    }

    QAction *makeTheme(QWidget *window, QActionGroup *group, const QString &text)
    {
        QAction *action = make(window, text);
        action->setCheckable(true);
        group->addAction(action);
        return action;
    }

} // namespace

Actions::Actions(QWidget *window)
    : run(make(window, ActionTexts::tr("▶ Run   Ctrl+Enter"),
               { QKeySequence(QStringLiteral("Ctrl+Return")),
                 QKeySequence(QStringLiteral("Ctrl+Enter")), QKeySequence(QStringLiteral("F5")) }))
    , runSelection(make(window, ActionTexts::tr("Run the selected lines"),
                        { QKeySequence(QStringLiteral("Ctrl+Shift+Return")),
                          QKeySequence(QStringLiteral("Ctrl+Shift+Enter")) }))
    , stop(make(window, ActionTexts::tr("■ Stop"), { QKeySequence(QStringLiteral("Ctrl+.")) }))
    , newScratch(
          make(window, ActionTexts::tr("New scratch"), { QKeySequence(QStringLiteral("Ctrl+T")) }))
    , open(make(window, ActionTexts::tr("Open…"), { QKeySequence(QKeySequence::Open) }))
    , pasteAnswer(make(window, ActionTexts::tr("Paste answer"),
                       { QKeySequence(QStringLiteral("Ctrl+Shift+V")) }))
    , save(make(window, ActionTexts::tr("Save"), { QKeySequence(QStringLiteral("Ctrl+S")) }))
    , saveAs(make(window, ActionTexts::tr("Save as…"),
                  { QKeySequence(QStringLiteral("Ctrl+Shift+S")) }))
    , reload(make(window, ActionTexts::tr("Reload the file")))
    , goToTab(make(window, ActionTexts::tr("Go to a scratch…"),
                   { QKeySequence(QStringLiteral("Ctrl+P")) }))
    , history(make(window, ActionTexts::tr("History of runs"),
                   { QKeySequence(QStringLiteral("Ctrl+H")) }))
    , allCommands(make(window, ActionTexts::tr("All commands…"),
                       { QKeySequence(QStringLiteral("Ctrl+Shift+P")) }))
    , rename(make(window, ActionTexts::tr("Rename"), { QKeySequence(QStringLiteral("F2")) }))
    , close(make(window, ActionTexts::tr("Close scratch"),
                 { QKeySequence(QStringLiteral("Ctrl+W")) }))
    , reopen(make(window, ActionTexts::tr("Reopen closed scratch"),
                  { QKeySequence(QStringLiteral("Ctrl+Shift+T")) }))
    , deleteClosed(make(window, ActionTexts::tr("Delete a closed scratch…")))
    , next(make(window, ActionTexts::tr("Next scratch"),
                { QKeySequence(QStringLiteral("Ctrl+Tab")),
                  QKeySequence(QStringLiteral("Ctrl+PgDown")) }))
    , previous(make(window, ActionTexts::tr("Previous scratch"),
                    { QKeySequence(QStringLiteral("Ctrl+Shift+Tab")),
                      QKeySequence(QStringLiteral("Ctrl+PgUp")) }))
    , moveRight(make(window, ActionTexts::tr("Move the tab to the right"),
                     { QKeySequence(QStringLiteral("Ctrl+Shift+PgDown")) }))
    , moveLeft(make(window, ActionTexts::tr("Move the tab to the left"),
                    { QKeySequence(QStringLiteral("Ctrl+Shift+PgUp")) }))
    , nextPane(make(window, ActionTexts::tr("Go to the next part"), { QKeySequence(Qt::Key_F6) }))
    , previousPane(make(window, ActionTexts::tr("Go to the previous part"),
                        { QKeySequence(Qt::SHIFT | Qt::Key_F6) }))
    , comment(make(window, ActionTexts::tr("Comment lines in or out"),
                   { QKeySequence(QStringLiteral("Ctrl+/")) }))
    , find(make(window, ActionTexts::tr("Find"), { QKeySequence(QKeySequence::Find) }))
    , findNext(make(window, ActionTexts::tr("Find the next"), { QKeySequence(Qt::Key_F3) }))
    , findPrevious(make(window, ActionTexts::tr("Find the previous"),
                        { QKeySequence(Qt::SHIFT | Qt::Key_F3) }))
    , replace(make(window, ActionTexts::tr("Replace"), { QKeySequence(QStringLiteral("Ctrl+R")) }))
    , goToLine(make(window, ActionTexts::tr("Go to a line…"),
                    { QKeySequence(QStringLiteral("Ctrl+G")) }))
    , fold(make(window, ActionTexts::tr("Fold"), { QKeySequence(QStringLiteral("Ctrl+Shift+[")) }))
    , unfold(
          make(window, ActionTexts::tr("Unfold"), { QKeySequence(QStringLiteral("Ctrl+Shift+]")) }))
    , foldAll(make(window, ActionTexts::tr("Fold everything")))
    , unfoldAll(make(window, ActionTexts::tr("Unfold everything")))
    , nextFinding(
          make(window, ActionTexts::tr("Next finding"), { QKeySequence(QStringLiteral("F8")) }))
    , previousFinding(make(window, ActionTexts::tr("Previous finding"),
                           { QKeySequence(QStringLiteral("Shift+F8")) }))
    , showInvisible(make(window, ActionTexts::tr("Show invisible characters"),
                         { QKeySequence(QStringLiteral("Ctrl+Shift+I")) }))
    , showHex(make(window, ActionTexts::tr("Show the output as hex"),
                   { QKeySequence(QStringLiteral("Ctrl+Shift+H")) }))
    , saveOutput(make(window, ActionTexts::tr("Save the output…")))
    , copyForModel(make(window, ActionTexts::tr("Copy for the model"),
                        { QKeySequence(QStringLiteral("Ctrl+Shift+C")) }))
    , zoomIn(
          make(window, ActionTexts::tr("Larger code"),
               { QKeySequence(QStringLiteral("Ctrl++")), QKeySequence(QStringLiteral("Ctrl+=")) }))
    , zoomOut(
          make(window, ActionTexts::tr("Smaller code"), { QKeySequence(QStringLiteral("Ctrl+-")) }))
    , resetZoom(make(window, ActionTexts::tr("Code of the usual size"),
                     { QKeySequence(QStringLiteral("Ctrl+0")) }))
    , about(make(window, ActionTexts::tr("About Sandpad")))
    , quit(make(window, ActionTexts::tr("Quit"), { QKeySequence(QStringLiteral("Ctrl+Q")) }))
{
    run->setToolTip(ActionTexts::tr("Run the scratch (Ctrl+Enter, F5)"));
    pasteAnswer->setToolTip(
        ActionTexts::tr("Review the answer of a model that is on the clipboard"));
    stop->setToolTip(ActionTexts::tr("Stop the run (Ctrl+., Esc in the output)"));
    showInvisible->setCheckable(true);
    auto *themes = new QActionGroup(window);
    themeSystem = makeTheme(window, themes, ActionTexts::tr("Theme of the desktop"));
    themeLight = makeTheme(window, themes, ActionTexts::tr("Light theme"));
    themeDark = makeTheme(window, themes, ActionTexts::tr("Dark theme"));
}

QList<QAction *> Actions::forReview() const
{
    return { find,      findNext,    findPrevious, nextFinding, previousFinding, save,
             saveAs,    newScratch,  open,         pasteAnswer, goToTab,         history,
             rename,    close,       reopen,       next,        previous,        moveRight,
             moveLeft,  nextPane,    previousPane, allCommands, zoomIn,          zoomOut,
             resetZoom, themeSystem, themeLight,   themeDark,   deleteClosed,    about,
             quit };
}

QMenu *Actions::makeMenu(QWidget *parent) const
{
    auto *menu = new QMenu(parent);
    menu->addActions({ allCommands, goToTab, history });
    menu->addSeparator();
    menu->addActions({ newScratch, open, pasteAnswer });
    menu->addSeparator();
    menu->addActions({ save, saveAs, reload });
    menu->addSeparator();
    menu->addActions({ rename, close, reopen, deleteClosed });
    menu->addSeparator();
    menu->addActions({ runSelection, comment, find, replace, goToLine, fold, unfold, foldAll,
                       unfoldAll, showInvisible, showHex, saveOutput, copyForModel, next, previous,
                       moveRight, moveLeft, nextPane, previousPane });
    menu->addSeparator();
    menu->addActions({ zoomIn, zoomOut, resetZoom });
    menu->addSeparator();
    menu->addActions({ themeSystem, themeLight, themeDark });
    menu->addSeparator();
    menu->addActions({ about, quit });
    return menu;
}

} // namespace sandpad::app
