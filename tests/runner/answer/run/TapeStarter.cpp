#include "TapeStarter.h"

#include <QPointer>

#include <functional>

using namespace sandpad::runner;

namespace {

/// A run that repeats the events of a recorded one.
class PlayedRun : public Run
{
public:
    explicit PlayedRun(const RunTape::Events &events)
    {
        QMetaObject::invokeMethod(
            this,
            [this, events] {
                const QPointer alive(this);
                for (const RunEvent &event : events) {
                    if (alive)
                        emit happened(event);
                }
            },
            Qt::QueuedConnection);
    }
    void stop() override { }
    void sendInput(const QByteArray & /*bytes*/) override { }
    void endInput() override { }
    void resizeTerminal(TerminalSize /*size*/) override { }
};

/// Passes on the events of a run, and hands them over when the run has ended.
class RecordedRun : public Run
{
public:
    using Over = std::function<void(const RunTape::Events &)>;

    RecordedRun(std::unique_ptr<Run> run, const Over &over)
        : m_run(std::move(run))
    {
        connect(m_run.get(), &Run::happened, this, [this, over](const RunEvent &event) {
            m_events.append(event);
            if (std::holds_alternative<Finished>(event.payload))
                over(m_events);
            emit happened(event);
        });
    }
    void stop() override { m_run->stop(); }
    void sendInput(const QByteArray &bytes) override { m_run->sendInput(bytes); }
    void endInput() override { m_run->endInput(); }
    void resizeTerminal(TerminalSize size) override { m_run->resizeTerminal(size); }

private:
    std::unique_ptr<Run> m_run;
    RunTape::Events m_events;
};

} // namespace

TapeStarter::TapeStarter(RunStarter &real, const RunKey &key)
    : m_real(real)
    , m_key(key)
{ }

void TapeStarter::insert(const RunTape &tape)
{
    m_tape = tape;
    m_recorded = {};
    m_missed = 0;
}

std::unique_ptr<Run> TapeStarter::start(const RunRequest &request)
{
    const QByteArray key = m_key.of(request);
    if (auto &left = m_tape.runs[key]; !left.isEmpty())
        return std::make_unique<PlayedRun>(left.takeFirst());
    ++m_missed;
    return std::make_unique<RecordedRun>(
        m_real.start(request),
        [this, key](const RunTape::Events &events) { m_recorded.runs[key].append(events); });
}
