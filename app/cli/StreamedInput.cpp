#include "app/cli/StreamedInput.h"

#include <QFile>
#include <QSocketNotifier>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace sandpad::app {

namespace {

    bool isStream(const struct stat &status)
    {
        return S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode) || S_ISCHR(status.st_mode);
    }

} // namespace

runner::Result<guest::UniqueFd> openStream(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    // A socket cannot be opened by the name /dev/stdin.
    const bool isStandardInput = path == QLatin1String("-") || path == QLatin1String("/dev/stdin");
    struct stat status = {};
    const bool isThere = isStandardInput ? ::fstat(STDIN_FILENO, &status) == 0
                                         : ::stat(name.constData(), &status) == 0;
    if (!isThere || !isStream(status))
        return guest::UniqueFd();
    guest::UniqueFd source(isStandardInput ? ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
                                           : ::open(name.constData(), O_RDONLY | O_CLOEXEC));
    if (!source.isOpen())
        return runner::fail(runner::ErrorCode::NotReadable,
                            StreamedInput::tr("%1 cannot be read: %2.")
                                .arg(path, QString::fromLocal8Bit(std::strerror(errno))));
    return source;
}

StreamedInput::StreamedInput(guest::UniqueFd source, QObject *parent)
    : QObject(parent)
    , m_source(std::move(source))
{ }

StreamedInput::~StreamedInput() = default;

void StreamedInput::passTo(runner::Run &run)
{
    m_run = &run;
    m_readable = std::make_unique<QSocketNotifier>(m_source.get(), QSocketNotifier::Read);
    connect(m_readable.get(), &QSocketNotifier::activated, this, &StreamedInput::onReadable);
}

void StreamedInput::onAllRead()
{
    m_unread = 0;
    if (m_readable)
        m_readable->setEnabled(true);
}

void StreamedInput::onReadable()
{
    constexpr std::int64_t kBite = 64LL << 10;
    QByteArray bytes(std::min(kBite, kMostUnread - m_unread), Qt::Uninitialized);
    const ssize_t size =
        ::read(m_source.get(), bytes.data(), static_cast<std::size_t>(bytes.size()));
    if (size < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    if (size < 0)
        emit failed(tr("Standard input cannot be read any further: %1.")
                        .arg(QString::fromLocal8Bit(std::strerror(errno))));
    if (size <= 0)
        return end();
    bytes.truncate(size);
    m_unread += size;
    m_readable->setEnabled(m_unread < kMostUnread);
    m_run->sendInput(bytes);
}

void StreamedInput::end()
{
    // This runs in a signal of the notifier.
    m_readable->setEnabled(false);
    m_readable.release()->deleteLater();
    m_source.reset();
    m_run->endInput();
}

} // namespace sandpad::app
