#pragma once

#include "app/page/Page.h"
#include "app/session/SessionStore.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

namespace sandpad::app {

/// Saves pages a moment after they were first changed, also while a person types on, at once when
/// the window loses the focus, and the index of all with them. Child of its parent; borrows the
/// store and the pages.
class SessionSaver : public QObject
{
    Q_OBJECT

public:
    /// Tells what is to be saved; called at each saving.
    struct Source
    {
        std::function<QList<Page *>()> pages; ///< in the order of their tabs
        std::function<WindowState()> window;
    };

    SessionSaver(SessionStore &store, Source source, QObject *parent);

    void schedule(Page *page);
    /// Keeps a page that is about to be closed among those that were.
    void close(Page *page);
    void saveIndex();
    void saveAll();

private:
    void saveNow();

    SessionStore &m_store;
    Source m_source;
    QList<QPointer<Page>> m_unsaved;
    QTimer m_timer;
};

} // namespace sandpad::app
