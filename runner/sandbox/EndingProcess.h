#pragma once

#include <QProcess>

namespace sandpad::runner {

/// A process that is about to end by itself: the destructor waits for that, at most 2 s, and kills
/// it then.
class EndingProcess : public QProcess
{
public:
    using QProcess::QProcess;

    ~EndingProcess() override
    {
        constexpr int kPatienceMs = 2000;
        if (state() == NotRunning || waitForFinished(kPatienceMs))
            return;
        kill();
        waitForFinished(kPatienceMs);
    }

    Q_DISABLE_COPY_MOVE(EndingProcess)
};

} // namespace sandpad::runner
