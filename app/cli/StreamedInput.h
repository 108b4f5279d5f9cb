#pragma once

#include "runner/guest/protocol/UniqueFd.h"
#include "runner/model/Error.h"
#include "runner/model/Run.h"

#include <QObject>

#include <cstdint>
#include <memory>

class QSocketNotifier;

namespace sandpad::app {

/// Opens standard input ("-" or "/dev/stdin"), a pipe, a socket or a terminal, which may get more
/// while the program runs. The descriptor is closed if `path` is something else, such as an
/// ordinary file. Blocks until a named pipe has a writer.
[[nodiscard]] runner::Result<guest::UniqueFd> openStream(const QString &path);

/// Passes on to a program what comes from a pipe or a terminal, as it comes.
///
/// Sandpad keeps what a program has not read yet, so it takes no more than kMostUnread bytes until
/// the program waits for input, which tells that it has read them all.
class StreamedInput : public QObject
{
    Q_OBJECT

public:
    static constexpr std::int64_t kMostUnread = 64LL << 20;

    explicit StreamedInput(guest::UniqueFd source, QObject *parent = nullptr);
    ~StreamedInput() override;

    /// `run` must live as long as this, and was started with RunRequest::keepsInputOpen.
    void passTo(runner::Run &run);
    /// The program waits: it has read everything.
    void onAllRead();

signals:
    /// The source could not be read any further. The program's input has ended with it.
    void failed(const QString &sentence);

private:
    void onReadable();
    void end();

    guest::UniqueFd m_source;
    std::unique_ptr<QSocketNotifier> m_readable;
    runner::Run *m_run = nullptr;
    std::int64_t m_unread = 0; ///< at most so many bytes were passed on and not read
};

} // namespace sandpad::app
