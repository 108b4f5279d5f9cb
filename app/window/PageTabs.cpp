#include "app/window/PageTabs.h"

#include "app/history/RunWords.h"
#include "app/window/PlaceholderPage.h"
#include "widgets/controls/TabStrip.h"

#include <QApplication>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace sandpad::app {

PageTabs::PageTabs(widgets::TabStrip &strip, QStackedWidget &stack, Maker maker, QObject *parent)
    : QObject(parent)
    , m_strip(strip)
    , m_stack(stack)
    , m_maker(std::move(maker))
{
    using widgets::TabStrip;
    connect(&m_strip, &QTabBar::currentChanged, this, &PageTabs::onCurrentChanged);
    connect(&m_strip, &TabStrip::closeRequested, this,
            [this](int index) { emit closeRequested(page(index)); });
    connect(&m_strip, &TabStrip::unpinRequested, this, &PageTabs::togglePin);
    connect(&m_strip, &TabStrip::renamed, this,
            [this](int index, const QString &title) { page(index)->setTitle(title); });
    connect(&m_strip, &QTabBar::tabMoved, this, &PageTabs::onMoved);
}

void PageTabs::connectPage(Page *page)
{
    connect(page, &Page::changed, this, [this, page] { onPageChanged(page); });
    connect(page, &Page::textEdited, this, [this, page] { emit textEdited(page); });
    connect(page, &Page::noticed, this, &PageTabs::noticed);
    connect(page, &Page::offered, this, &PageTabs::offered);
    connect(page, &Page::settled, this, &PageTabs::settled);
}

void PageTabs::add(Page *page)
{
    connectPage(page);
    m_stack.addWidget(page);
    m_strip.addScratch(page->title(), page->accent());
    showState(page);
}

void PageTabs::restore(const QList<Page *> &placeholders, int current, int pinned,
                       const QList<int> &used)
{
    {
        // The first tab that comes is the current one at once.
        const QSignalBlocker quiet(m_strip);
        for (Page *page : placeholders)
            add(page);
        m_strip.setCurrentIndex(std::clamp(current, 0, count() - 1));
    }
    for (const int place : used) {
        if (Page *page = placeholders.value(place); page && !m_used.contains(page))
            m_used.append(page);
    }
    m_pinned = std::clamp(pinned, 0, count());
    showStates();
    onCurrentChanged();
}

Page *PageTabs::opened(int index)
{
    auto *placeholder = qobject_cast<PlaceholderPage *>(page(index));
    if (!placeholder)
        return page(index);
    Page *made = m_maker(placeholder->stored());
    connectPage(made);
    m_stack.removeWidget(placeholder);
    m_stack.insertWidget(index, made);
    std::ranges::replace(m_used, static_cast<Page *>(placeholder), made);
    delete placeholder;
    showState(made);
    return made;
}

void PageTabs::showState(Page *page)
{
    const int index = m_stack.indexOf(page);
    m_strip.setState(index,
                     { .accent = page->accent(),
                       .isRunning = page->isRunning(),
                       .isChanged = page->isFileChanged(),
                       .isPinned = isPinned(index),
                       .about = page->about(),
                       .ending = page->ending(),
                       .endWords = page->ending() ? endingWords(*page->ending()) : QString() });
}

void PageTabs::remove(Page *page)
{
    m_used.removeOne(page);
    page->disconnect(this); // it may still have something to say before it is gone
    const int index = m_stack.indexOf(page);
    // A person goes back to where they were before, wherever that tab is.
    if (index == currentIndex() && !m_used.isEmpty())
        select(m_stack.indexOf(m_used.first()));
    m_pinned -= isPinned(index) ? 1 : 0;
    m_stack.removeWidget(page);
    m_strip.removeTab(index);
    page->deleteLater();
}

void PageTabs::select(int index)
{
    m_strip.setCurrentIndex(index);
}

void PageTabs::step(int by)
{
    select((currentIndex() + by + count()) % count());
}

void PageTabs::moveTab(int from, int to)
{
    m_strip.moveTab(from, to);
    m_strip.showCurrent();
}

void PageTabs::moveCurrent(int by)
{
    const bool isFirst = isPinned(currentIndex());
    const int to =
        std::clamp(currentIndex() + by, isFirst ? 0 : m_pinned, (isFirst ? m_pinned : count()) - 1);
    if (to != currentIndex())
        moveTab(currentIndex(), to);
}

void PageTabs::togglePin(int index)
{
    // To the border, and then the border moves.
    const bool wasPinned = isPinned(index);
    const int to = wasPinned ? m_pinned - 1 : m_pinned;
    if (to != index)
        moveTab(index, to);
    m_pinned += wasPinned ? -1 : 1;
    showStates();
    emit orderChanged();
}

void PageTabs::showStates()
{
    for (Page *page : pages())
        showState(page);
    emit pinsChanged();
}

int PageTabs::count() const
{
    return m_stack.count();
}

int PageTabs::currentIndex() const
{
    return m_strip.currentIndex();
}

Page *PageTabs::page(int index) const
{
    return qobject_cast<Page *>(m_stack.widget(index));
}

QList<Page *> PageTabs::pages() const
{
    QList<Page *> pages;
    for (int i = 0; i < count(); ++i)
        pages.append(page(i));
    return pages;
}

QList<int> PageTabs::byUse() const
{
    QList<int> places;
    for (Page *page : m_used)
        places.append(m_stack.indexOf(page));
    for (int i = 0; i < count(); ++i) {
        if (!places.contains(i))
            places.append(i);
    }
    return places;
}

QStringList PageTabs::ownTitles() const
{
    QStringList titles;
    for (const Page *page : pages())
        titles.append(page->ownTitle());
    return titles;
}

void PageTabs::onCurrentChanged()
{
    const int index = currentIndex();
    if (index < 0 || index >= count())
        return;
    Page *shown = opened(index);
    m_stack.setCurrentWidget(shown);
    m_used.removeOne(shown);
    m_used.prepend(shown);
    emit currentChanged();
}

void PageTabs::onMoved(int from, int to)
{
    QWidget *moved = m_stack.widget(from);
    QWidget *focused = QApplication::focusWidget();
    m_stack.removeWidget(moved);
    m_stack.insertWidget(to, moved);
    m_stack.setCurrentIndex(currentIndex());
    // A page that leaves the stack for a moment loses the focus.
    if (focused && moved->isAncestorOf(focused))
        focused->setFocus(Qt::OtherFocusReason);
    // Over the border by the mouse.
    if (isPinned(from) != isPinned(to)) {
        m_pinned += isPinned(to) ? 1 : -1;
        showStates();
    }
    emit orderChanged();
}

void PageTabs::onPageChanged(Page *page)
{
    const int index = m_stack.indexOf(page);
    if (m_strip.tabText(index) != page->title())
        m_strip.setTabText(index, page->title());
    showState(page);
    emit pageChanged(page);
}

} // namespace sandpad::app
