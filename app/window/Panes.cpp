#include "app/window/Panes.h"

#include "app/window/Actions.h"

#include <QApplication>
#include <QWidget>

namespace sandpad::app {

namespace {

    bool takesFocus(const QWidget &widget)
    {
        return (widget.focusPolicy() & Qt::TabFocus) && widget.isEnabled() && widget.isVisible();
    }

    /// The pane itself, or the first part of it that Tab reaches; null when there is none.
    QWidget *entranceOf(QWidget *pane)
    {
        if (pane->focusProxy() || takesFocus(*pane))
            return pane;
        for (QWidget *widget = pane->nextInFocusChain(); widget != pane;
             widget = widget->nextInFocusChain()) {
            if (pane->isAncestorOf(widget) && takesFocus(*widget))
                return widget;
        }
        return nullptr;
    }

    /// -1: in none of them.
    qsizetype paneWithFocus(const QList<QWidget *> &panes)
    {
        const QWidget *focused = QApplication::focusWidget();
        for (qsizetype i = 0; focused && i < panes.size(); ++i) {
            if (panes[i] == focused || panes[i]->isAncestorOf(focused))
                return i;
        }
        return -1;
    }

    void stepPane(const QList<QWidget *> &panes, int by)
    {
        const qsizetype count = panes.size();
        qsizetype at = paneWithFocus(panes);
        if (at < 0 && by < 0)
            at = 0;
        for (qsizetype tried = 0; tried < count; ++tried) {
            at = (at + by + count) % count;
            QWidget *entrance = panes[at]->isVisible() ? entranceOf(panes[at]) : nullptr;
            if (entrance)
                return entrance->setFocus(Qt::TabFocusReason);
        }
    }

} // namespace

void bindPaneActions(const Actions &actions, QWidget &window,
                     const std::function<QList<QWidget *>()> &panes)
{
    QObject::connect(actions.nextPane, &QAction::triggered, &window,
                     [panes] { stepPane(panes(), 1); });
    QObject::connect(actions.previousPane, &QAction::triggered, &window,
                     [panes] { stepPane(panes(), -1); });
}

} // namespace sandpad::app
