#pragma once

#include "runner/model/Run.h"

#include <QObject>
#include <QTimer>

#include <functional>

class QWidget;

namespace sandpad::app {

/// Tells a starter which run of a page to expect, once the person pauses for 0.3 s. A page that is
/// not shown is not expected to run.
class RunExpectation : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the page, and borrows the starter. `request` gives the run as it would be now.
    RunExpectation(QWidget &page, runner::RunStarter &starter,
                   const std::function<runner::RunRequest()> &request);

public slots:
    /// Something has changed that the run depends on.
    void wait() { m_pause.start(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QTimer m_pause;
};

} // namespace sandpad::app
