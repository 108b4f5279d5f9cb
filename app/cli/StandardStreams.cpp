#include "app/cli/StandardStreams.h"

#include "runner/model/HarmlessText.h"

#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace sandpad::app {

bool writeToDescriptor(int descriptor, const QByteArray &bytes)
{
    for (qsizetype done = 0; done < bytes.size();) {
        const ssize_t written =
            ::write(descriptor, bytes.constData() + done, static_cast<size_t>(bytes.size() - done));
        if (written > 0) {
            done += written;
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
    writeToDescriptor(STDERR_FILENO, "sandpad: " + shown.toUtf8() + '\n');
}

} // namespace sandpad::app
