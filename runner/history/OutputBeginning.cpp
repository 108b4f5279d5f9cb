#include "runner/history/OutputBeginning.h"

#include "runner/terminal/EscapeReader.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// Enough for a line behind some empty ones and escape sequences.
    constexpr qsizetype kMostLooked = 4096;
    constexpr qsizetype kMostCompared = 200; ///< of the text of an error
    const QString kPlainText = QStringLiteral("text/plain");

} // namespace

void OutputBeginning::add(const RunEvent &event)
{
    if (const auto *output = std::get_if<Output>(&event.payload)) {
        add(output->bytes);
    } else if (const auto *value = std::get_if<Value>(&event.payload)) {
        add(value->data.data(kPlainText) + '\n');
    } else if (const auto *display = std::get_if<Display>(&event.payload)) {
        if (!display->repeatsOutput)
            add(display->data.data(kPlainText) + '\n');
    }
}

void OutputBeginning::add(QByteArrayView bytes)
{
    if (bytes.isEmpty())
        return;
    m_lines += std::ranges::count(bytes, '\n');
    m_isOpen = !bytes.endsWith('\n');
    while (!bytes.isEmpty() && !m_isFull) {
        const qsizetype size = std::min(bytes.size(), kMostLooked);
        m_begin += bytes.first(size);
        bytes = bytes.sliced(size);
        dropOverwritten();
        m_isFull = m_begin.size() > kMostLooked;
    }
    if (m_begin.size() <= kMostLooked)
        return;
    qsizetype end = kMostLooked;
    while (end > 0 && (m_begin.at(end) & 0xC0) == 0x80) // within a character
        --end;
    m_begin.truncate(end);
}

void OutputBeginning::dropOverwritten()
{
    const qsizetype start = m_begin.lastIndexOf('\n') + 1;
    // A return at the end may belong to a line end.
    const qsizetype back = m_begin.lastIndexOf('\r', -2);
    if (back >= start)
        m_begin.remove(start, back + 1 - start);
}

void OutputBeginning::leaveOut(const ErrorReport &error)
{
    const QByteArray printed =
        (error.printed.isEmpty() ? error.traceback : error.printed).trimmed().toUtf8();
    if (printed.isEmpty())
        return;
    // Such texts begin alike: the first place in it tells this one from others.
    qsizetype at = m_begin.lastIndexOf(printed.first(std::min(printed.size(), kMostCompared)));
    if (at < 0)
        at = m_begin.indexOf(printed.left(printed.indexOf('\n')));
    if (at >= 0) {
        m_begin.truncate(at);
        m_lines = m_begin.count('\n');
        m_isOpen = !m_begin.isEmpty() && !m_begin.endsWith('\n');
    } else {
        m_lines = std::max<qint64>(m_lines - printed.count('\n') - 1, 0);
    }
}

QString OutputBeginning::line() const
{
    const QString text = withoutSequences(QString::fromUtf8(m_begin));
    for (QStringView line : QStringView(text).split(u'\n')) {
        if (line.endsWith(u'\r'))
            line.chop(1);
        // What stands behind the last return was written over the rest.
        const QString shown = line.sliced(line.lastIndexOf(u'\r') + 1).toString().simplified();
        if (!shown.isEmpty())
            return shown.left(kLongest);
    }
    return {};
}

} // namespace sandpad::runner
