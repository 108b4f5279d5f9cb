#include "app/window/PinnedClosing.h"

#include "app/page/Page.h"
#include "app/window/Actions.h"
#include "app/window/PageTabs.h"

#include <QAction>
#include <QEvent>

#include <utility>

namespace sandpad::app {

PinnedClosing::PinnedClosing(const Actions &actions, const PageTabs &open, QObject *parent)
    : QObject(parent)
    , m_actions(actions)
    , m_open(open)
{
    m_actions.close->installEventFilter(this);
}

bool PinnedClosing::eventFilter(QObject *watched, QEvent *event)
{
    constexpr qint64 kForgottenMs = 5000; // a key that is pressed later is another mistake
    if (event->type() != QEvent::Shortcut || !m_open.isCurrentPinned())
        return QObject::eventFilter(watched, event);
    Page *page = m_open.page(m_open.currentIndex());
    const bool wasAsked = std::exchange(m_asked, page) == page;
    if (wasAsked && !m_since.hasExpired(kForgottenMs))
        return false;
    m_since.start();
    const auto keyOf = [](const QAction &action) {
        return action.shortcut().toString(QKeySequence::NativeText);
    };
    emit refused(
        m_actions.pin->shortcut().isEmpty()
            ? tr("This tab is pinned. %1 once more closes it.").arg(keyOf(*m_actions.close))
            : tr("This tab is pinned. %1 once more closes it, %2 unpins it.")
                  .arg(keyOf(*m_actions.close), keyOf(*m_actions.pin)));
    return true;
}

} // namespace sandpad::app
