#pragma once

#include "app/page/Page.h"
#include "app/session/KeptPage.h"

#include <QList>

#include <functional>

class QStackedWidget;

namespace sandpad::widgets {
class TabStrip;
}

namespace sandpad::app {

/// The pages and their tabs, which always have the same order. Child of its parent; borrows strip
/// and stack. The stack owns the pages.
///
/// The first tabs may be pinned: they stay before the others, and have no button that closes them.
/// A tab that is dragged among the pinned ones is pinned, too, and one that is dragged away from
/// them is not any more.
class PageTabs : public QObject
{
    Q_OBJECT

public:
    /// Makes the page that is kept like this, a child of the stack.
    using Maker = std::function<Page *(const StoredPage &)>;

    PageTabs(widgets::TabStrip &strip, QStackedWidget &stack, Maker maker, QObject *parent);

    void add(Page *page);
    /// Adds pages, of which only the current one is made: the others are placeholders until
    /// somebody looks at them. At least one; called once, before there are others. `used` has what
    /// byUse() gave.
    void restore(const QList<Page *> &placeholders, int current, int pinned,
                 const QList<int> &used);
    /// The page of a tab, made now where nobody has looked at it. Null when there is none.
    Page *opened(int index);
    /// Removes the tab of a page; the page is deleted soon.
    void remove(Page *page);
    void select(int index);
    void selectLast() { select(count() - 1); }
    /// The next tab or the previous one, in a circle.
    void step(int by);

    /// Moves the current tab in the row; stays among the pinned ones or among the others.
    void moveCurrent(int by);

    /// Pins a tab behind the pinned ones, or makes it the first of the others.
    void togglePin(int index);
    /// How many tabs are pinned.
    [[nodiscard]] int pinned() const { return m_pinned; }
    [[nodiscard]] bool isCurrentPinned() const { return isPinned(currentIndex()); }

    [[nodiscard]] int count() const;
    [[nodiscard]] int currentIndex() const;
    /// Perhaps a placeholder. Null when there is none.
    [[nodiscard]] Page *page(int index) const;
    /// Never a placeholder.
    [[nodiscard]] Page *current() const { return page(currentIndex()); }
    /// With placeholders.
    [[nodiscard]] QList<Page *> pages() const;
    /// The places of the pages, the one that was shown last first.
    [[nodiscard]] QList<int> byUse() const;
    /// See Page::ownTitle().
    [[nodiscard]] QStringList ownTitles() const;

signals:
    /// Another page is shown.
    void currentChanged();
    void closeRequested(sandpad::app::Page *page);
    /// A person has moved a tab, or pinned one.
    void orderChanged();
    /// Other tabs are pinned than before.
    void pinsChanged();
    void pageChanged(sandpad::app::Page *page);
    void textEdited(sandpad::app::Page *page);
    void noticed(const QString &sentence);
    /// See Page::offered().
    void offered(const QString &sentence, const QString &accept,
                 const std::function<void()> &accepted);
    /// See Page::settled().
    void settled();

private:
    void connectPage(Page *page);
    void moveTab(int from, int to);
    void onCurrentChanged();
    void onMoved(int from, int to);
    void showState(Page *page);
    void showStates();
    [[nodiscard]] bool isPinned(int index) const { return index < m_pinned; }
    void onPageChanged(Page *page);

    widgets::TabStrip &m_strip;
    QStackedWidget &m_stack;
    Maker m_maker;
    int m_pinned = 0;
    QList<Page *> m_used; ///< those that were shown, the last one first
};

} // namespace sandpad::app
