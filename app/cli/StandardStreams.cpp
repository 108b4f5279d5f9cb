#include "app/cli/StandardStreams.h"

#include "runner/model/HarmlessText.h"

#include <array>
#include <cerrno>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sandpad::app {

namespace {

    bool isOneFile(int one, int other)
    {
        struct stat first {};
        struct stat second {};
        return ::fstat(one, &first) == 0 && ::fstat(other, &second) == 0
            && first.st_dev == second.st_dev && first.st_ino == second.st_ino;
    }

    /// Does what was written to it end within a line? Standard output and error share the answer
    /// where they are the same terminal, pipe or file.
    bool &endsWithinLine(int descriptor)
    {
        static const bool isShared = isOneFile(STDOUT_FILENO, STDERR_FILENO);
        static std::array<bool, 2> ends {};
        return ends.at(isShared || descriptor == STDOUT_FILENO ? 0 : 1);
    }

} // namespace

bool writeToDescriptor(int descriptor, const QByteArray &bytes)
{
    for (qsizetype done = 0; done < bytes.size();) {
        const ssize_t written =
            ::write(descriptor, bytes.constData() + done, static_cast<size_t>(bytes.size() - done));
        if (written > 0) {
            done += written;
            endsWithinLine(descriptor) = bytes[done - 1] != '\n';
        } else if (errno == EAGAIN) {
            pollfd writable { .fd = descriptor, .events = POLLOUT, .revents = 0 };
            ::poll(&writable, 1, -1);
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

void say(const QString &sentence)
{
    // No line but the first begins at the margin.
    const QString shown = runner::harmless(sentence, QStringLiteral("  "));
    const QByteArray start = endsWithinLine(STDERR_FILENO) ? "\nsandpad: " : "sandpad: ";
    writeToDescriptor(STDERR_FILENO, start + shown.toUtf8() + '\n');
}

void showProgress(const QString &line)
{
    constexpr auto kEraseLine = "\r\x1b[K";
    if (::isatty(STDERR_FILENO) == 1)
        writeToDescriptor(STDERR_FILENO, kEraseLine + line.toUtf8());
}

void keepQuietOnTheLocale()
{
    static QtMessageHandler usual = nullptr;
    usual = qInstallMessageHandler(
        [](QtMsgType type, const QMessageLogContext &context, const QString &message) {
            if (!message.startsWith(QLatin1String("Detected locale")))
                usual(type, context, message);
        });
}

} // namespace sandpad::app
