#include "app/scratch/RunExpectation.h"

#include <QEvent>
#include <QWidget>

#include <chrono>

namespace sandpad::app {

RunExpectation::RunExpectation(QWidget &page, runner::RunStarter &starter,
                               const std::function<runner::RunRequest()> &request)
    : QObject(&page)
{
    using namespace std::chrono_literals;
    m_pause.setSingleShot(true);
    m_pause.setInterval(300ms);
    connect(&m_pause, &QTimer::timeout, this, [&page, &starter, request] {
        if (page.isVisible())
            starter.expect(request());
    });
    page.installEventFilter(this);
}

bool RunExpectation::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show)
        wait();
    return QObject::eventFilter(watched, event);
}

} // namespace sandpad::app
