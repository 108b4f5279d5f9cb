#include "app/cli/StandardStreams.h"

#include <QList>
#include <QString>

#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace sandpad::app {

namespace {

    /// The text may contain words of a guest. Control and formatting characters are escaped, and
    /// all lines but the first are indented.
    QString harmless(const QString &text)
    {
        QString shown;
        for (const char32_t c : text.toUcs4()) {
            const QChar::Category category = QChar::category(c);
            const bool isControl = category == QChar::Other_Control
                || category == QChar::Other_Format || category == QChar::Separator_Line
                || category == QChar::Separator_Paragraph;
            if (c == u'\n')
                shown += QStringLiteral("\n  ");
            else if (isControl && c != u'\t')
                shown += QStringLiteral("\\u%1").arg(static_cast<uint>(c), 4, 16, QLatin1Char('0'));
            else
                shown += QChar::fromUcs4(c);
        }
        return shown;
    }

} // namespace

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
    writeToDescriptor(STDERR_FILENO, "sandpad: " + harmless(sentence).toUtf8() + '\n');
}

} // namespace sandpad::app
