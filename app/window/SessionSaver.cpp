#include "app/window/SessionSaver.h"

#include <QGuiApplication>

#include <utility>

namespace sandpad::app {

namespace {
    constexpr int kDelayMs = 200;
} // namespace

SessionSaver::SessionSaver(SessionStore &store, Source source, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_source(std::move(source))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelayMs);
    connect(&m_timer, &QTimer::timeout, this, &SessionSaver::saveNow);
    // A person who goes elsewhere may do anything there, such as switching the machine off.
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, [this] {
        if (m_timer.isActive())
            saveNow();
    });
}

void SessionSaver::schedule(Page *page)
{
    if (!m_unsaved.contains(page))
        m_unsaved.append(page);
    // A person who types on and on must not put the saving off with each key.
    if (!m_timer.isActive())
        m_timer.start();
}

void SessionSaver::close(Page *page)
{
    m_unsaved.removeAll(page);
    page->save(m_store);
    m_store.close(page->id(), m_source.pages().indexOf(page) < m_source.window().pinned);
}

void SessionSaver::saveNow()
{
    m_timer.stop();
    for (const QPointer<Page> &page : std::exchange(m_unsaved, {})) {
        if (page) // else a placeholder; the page that it stood for was saved
            page->save(m_store);
    }
    saveIndex();
}

void SessionSaver::saveIndex()
{
    QStringList order;
    for (const Page *page : m_source.pages())
        order.append(page->id());
    m_store.saveIndex(order, m_source.window());
}

void SessionSaver::saveAll()
{
    for (const Page *page : m_source.pages())
        page->save(m_store);
    saveIndex();
}

} // namespace sandpad::app
