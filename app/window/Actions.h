#pragma once

#include <QAction>
#include <QObject>

class QMenu;
class QWidget;

namespace sandpad::app {

/// Every command of the window, made once; buttons, menu and shortcuts show these.
struct Actions
{
    explicit Actions(QWidget *window);

    QAction *run;
    QAction *stop;
    QAction *newScratch;
    QAction *open;
    QAction *saveAs;
    QAction *rename;
    QAction *close;
    QAction *reopen;
    QAction *next;
    QAction *previous;
    QAction *comment;
    QAction *find;
    QAction *copyForModel;
    QAction *themeSystem;
    QAction *themeLight;
    QAction *themeDark;
    QAction *about;
    QAction *quit;

    /// The menu behind the last button; child of `parent`.
    [[nodiscard]] QMenu *makeMenu(QWidget *parent) const;
};

} // namespace sandpad::app
