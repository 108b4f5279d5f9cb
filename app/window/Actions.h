#pragma once

#include "app/settings/CommandKeys.h"

#include <QAction>
#include <QList>
#include <QObject>

class QMenu;
class QWidget;

namespace sandpad::app {

/// All commands of the window. Each is made once; buttons, menu and shortcuts share it.
struct Actions
{
    explicit Actions(QWidget *window);

    QAction *run;
    QAction *runSelection;
    QAction *stop;
    QAction *checkTypes;
    QAction *newScratch;
    QAction *open;
    QAction *pasteAnswer;
    QAction *save;
    QAction *saveAs;
    QAction *reload;
    QAction *goToTab;
    QAction *history;
    QAction *restoreRun;
    QAction *compareRun;
    QAction *compareOthers;
    QAction *lastGoodRun;
    QAction *allCommands;
    QAction *rename;
    QAction *close;
    QAction *closeOthers;
    QAction *closeRight;
    QAction *reopen;
    QAction *reopenTogether;
    QAction *deleteClosed;
    QAction *next;
    QAction *previous;
    QAction *moveRight;
    QAction *moveLeft;
    QAction *pin;
    QAction *nextPane;
    QAction *previousPane;
    QAction *completeWord;
    QAction *comment;
    QAction *moveLinesUp;
    QAction *moveLinesDown;
    QAction *indentLines;
    QAction *outdentLines;
    QAction *selectLines;
    QAction *copyLines;
    QAction *deleteLines;
    QAction *indentation;
    QAction *lineEnds;
    QAction *reopenEncoding;
    QAction *saveEncoding;
    QAction *otherLanguage;
    QAction *find;
    QAction *findNext;
    QAction *findPrevious;
    QAction *replace;
    QAction *goToLine;
    QAction *goToSymbol;
    QAction *caretAbove;
    QAction *caretBelow;
    QAction *selectNext;
    QAction *selectAllLike;
    QAction *fold;
    QAction *unfold;
    QAction *foldAll;
    QAction *unfoldAll;
    QAction *editAsText; ///< of a review
    QAction *nextFinding;
    QAction *previousFinding;
    QAction *wrapLines;
    QAction *showInvisible;
    QAction *showHex;
    QAction *saveOutput;
    QAction *copyForModel;
    QAction *zoomIn;
    QAction *zoomOut;
    QAction *resetZoom;
    QAction *outputBelow;
    QAction *themeSystem;
    QAction *themeLight;
    QAction *themeDark;
    QAction *settings;
    QAction *about;
    QAction *quit;

    QList<QAction *> all {};
    QList<Command> commands {}; ///< in the same order

    /// Gives each command its keys: those chosen, else the usual ones.
    void setKeys(const ChosenKeys &chosen) const;
    /// Makes `pin` say what it will do with the current tab.
    void namePin(bool isPinned) const;
    /// The commands that change, run or tell the code of a scratch.
    [[nodiscard]] QList<QAction *> ofCode() const;
    /// The menu behind the last button of a scratch; child of `parent`.
    [[nodiscard]] QMenu *makeMenu(QWidget *parent) const;
    /// Fills that of a review with the commands that make sense there.
    void fillReviewMenu(QMenu &menu) const;
};

/// A command's name without the symbol and the key that stand on its button.
[[nodiscard]] QString nameOf(const QAction &action);
/// Its name in English, whatever language the window speaks.
[[nodiscard]] QString englishOf(const QAction &action);

} // namespace sandpad::app
