#pragma once

#include <QList>
#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>

namespace sandpad::runner {

class RunQueue;

/// A run's place: it waits in the queue, is taken, or is lent. Deleting it leaves the queue.
class RunPlace
{
public:
    ~RunPlace();
    Q_DISABLE_COPY_MOVE(RunPlace)

    /// Lets another run go ahead, because this one waits for a person's input, perhaps for ever.
    /// Does nothing unless the place is taken.
    void lend();
    /// Continues this run at once, because nothing can hold up a program that has its input. Until
    /// another run ends, one more run than the queue has places may go on. Does nothing unless the
    /// place is lent.
    void takeBack();

private:
    friend class RunQueue;
    enum class State : std::uint8_t
    {
        Waiting,
        Taken,
        Lent
    };

    RunPlace(RunQueue &queue, std::function<void()> admitted)
        : m_queue(queue)
        , m_admitted(std::move(admitted))
    { }

    RunQueue &m_queue;
    std::function<void()> m_admitted;
    State m_state = State::Waiting;
};

/// Caps how many runs go on at once. Runs start in the order in which they came. Lives in its
/// thread.
class RunQueue : public QObject
{
    Q_OBJECT

public:
    /// `places` below 1 count as 1.
    explicit RunQueue(int places, QObject *parent = nullptr);

    /// Calls `admitted` once it is this one's turn, always later; never when the place has been
    /// deleted by then. The queue must outlive the place.
    [[nodiscard]] std::unique_ptr<RunPlace> enter(std::function<void()> admitted);

    /// How many places are taken now; lent ones are not.
    [[nodiscard]] int taken() const { return m_taken; }

private:
    friend class RunPlace;
    void leave(const RunPlace &place);
    void admitLater();
    void admit();

    int m_places;
    int m_taken = 0;
    QList<RunPlace *> m_waiting; ///< the first goes first
};

} // namespace sandpad::runner
