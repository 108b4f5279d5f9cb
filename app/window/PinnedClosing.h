#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

class QAction;

namespace sandpad::app {

class Page;
class PageTabs;
struct Actions;

/// Asks for the key that closes a tab a second time where the tab is pinned. Menus and lists, which
/// nobody chooses by mistake, close it at once.
class PinnedClosing : public QObject
{
    Q_OBJECT

public:
    /// Borrows them; they must outlive it.
    PinnedClosing(const Actions &actions, const PageTabs &open, QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void refused(const QString &sentence);

private:
    const Actions &m_actions;
    const PageTabs &m_open;
    QPointer<QObject> m_asked; ///< the page that the key was pressed for
    QElapsedTimer m_since;
};

} // namespace sandpad::app
