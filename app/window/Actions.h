#pragma once

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
    QAction *newScratch;
    QAction *open;
    QAction *pasteAnswer;
    QAction *save;
    QAction *saveAs;
    QAction *reload;
    QAction *goToTab;
    QAction *history;
    QAction *allCommands;
    QAction *rename;
    QAction *close;
    QAction *reopen;
    QAction *deleteClosed;
    QAction *next;
    QAction *previous;
    QAction *moveRight;
    QAction *moveLeft;
    QAction *nextPane;
    QAction *previousPane;
    QAction *comment;
    QAction *find;
    QAction *findNext;
    QAction *findPrevious;
    QAction *replace;
    QAction *goToLine;
    QAction *fold;
    QAction *unfold;
    QAction *foldAll;
    QAction *unfoldAll;
    QAction *nextFinding;
    QAction *previousFinding;
    QAction *showInvisible;
    QAction *showHex;
    QAction *saveOutput;
    QAction *copyForModel;
    QAction *zoomIn;
    QAction *zoomOut;
    QAction *resetZoom;
    QAction *themeSystem;
    QAction *themeLight;
    QAction *themeDark;
    QAction *about;
    QAction *quit;

    /// The commands that also make sense for a review.
    [[nodiscard]] QList<QAction *> forReview() const;
    /// The menu behind the last button; child of `parent`.
    [[nodiscard]] QMenu *makeMenu(QWidget *parent) const;
};

} // namespace sandpad::app
