#include "app/cli/OpenFiles.h"
#include "app/cli/RunCommand.h"
#include "app/cli/RunOptions.h"
#include "app/cli/SignalWatcher.h"
#include "app/cli/StandardStreams.h"
#include "runner/Runner.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>

#include <chrono>

// `sandpad run` in a sandbox that waited for it, as in the pad: the run is expected, and starts
// when all sandboxes that may wait are ready. One of them goes on waiting beside it. What the run
// got is said on standard error: "ahead: program" (its interpreter waited), "ahead: sandbox" or
// "ahead: nothing".

namespace {

using namespace sandpad;
using namespace std::chrono_literals;

constexpr auto kPatience = 60s;

runner::RunnerSettings settings()
{
    runner::RunnerSettings settings;
    settings.warm.isThrifty = false; // this machine may run on a battery
    return settings;
}

void pause()
{
    QEventLoop loop;
    QTimer::singleShot(5ms, &loop, &QEventLoop::quit);
    loop.exec();
}

class ExpectingRunner : public runner::Runner
{
public:
    using Runner::Runner;

    std::unique_ptr<runner::Run> start(const runner::RunRequest &request) override
    {
        QElapsedTimer waited;
        waited.start();
        expect(request);
        while (warmSandboxes() < settings().warm.most && waited.durationElapsed() < kPatience)
            pause();
        const int ready = warmSandboxes();
        auto run = Runner::start(request);
        connect(run.get(), &runner::Run::happened, this, [=, this](const runner::RunEvent &event) {
            const auto *started = std::get_if<runner::Started>(&event.payload);
            if (!started)
                return;
            const bool isTaken = warmSandboxes() < ready; // no other is made meanwhile
            app::say(started->isWarm ? QStringLiteral("ahead: program")
                         : isTaken   ? QStringLiteral("ahead: sandbox")
                                     : QStringLiteral("ahead: nothing"));
        });
        return run;
    }
};

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("sandpad"));
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().sliced(2); // behind "run"
    if (!app::raiseOpenFiles())
        return 1;
    app::SignalWatcher signalWatcher;
    ExpectingRunner runner(settings());
    auto options = app::readRunOptions(arguments, runner);
    if (!options)
        return app::RunCommand::refuse(app::wantedFormat(arguments), options.error().text);
    app::RunCommand command(runner, std::move(*options));
    QObject::connect(&signalWatcher, &app::SignalWatcher::received, &command,
                     &app::RunCommand::stopBySignal);
    command.start();
    return QCoreApplication::exec();
}
