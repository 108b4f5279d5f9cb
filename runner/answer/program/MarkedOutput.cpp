#include "runner/answer/program/MarkedOutput.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace sandpad::runner {

namespace {

    /// So many lines may be at work at one time, each called by the one before it.
    constexpr std::size_t kDeepest = 32;
    /// What a line printed through other lines with marks is kept up to here, for it is kept for
    /// each of them.
    constexpr qsizetype kMostNested = 64 << 10;

    /// A line that is at work.
    struct Frame
    {
        Mark mark;
        qsizetype start = 0; ///< of its text in the output
        QString text; ///< what it printed, and what the lines that it called printed
        qsizetype ownLength = -1; ///< of the text before the first of those; -1: there were none
        bool isKnown = true; ///< false: not all of its text can be told
    };

    /// Does the program itself print what stands behind it?
    bool isOwnText(MarkKind kind)
    {
        return kind == MarkKind::Begun || kind == MarkKind::Printed || kind == MarkKind::Statement
            || kind == MarkKind::Beside || kind == MarkKind::End;
    }

    /// Reads marks and texts in order.
    class Reader
    {
    public:
        explicit Reader(bool hasFront)
        {
            m_read.hasBegun = !hasFront;
            m_read.isWhole = !hasFront;
        }

        void addMark(Mark mark);
        void addText(QStringView text);
        MarkedOutput end();

    private:
        [[nodiscard]] QMap<int, QStringList> *listOf(MarkKind kind);
        void begin(Mark mark);
        /// Ends the line of this number, and those that it called and that an error left open.
        bool close(int number);
        /// The value of an assignment ends what it printed.
        void closeBeside(int number);
        /// The last line has come to its end; or, not `isDone`, it was left by an error.
        void closeLast(bool isDone);
        void keep(const Frame &frame, bool isDone);
        void forget(int line);

        MarkedOutput m_read;
        std::vector<Frame> m_frames; ///< the last one was called by the one before it
        qsizetype m_left = kMostPieces; ///< texts that may still be kept
    };

    QMap<int, QStringList> *Reader::listOf(MarkKind kind)
    {
        switch (kind) {
        case MarkKind::Printed:
        case MarkKind::Statement:
        case MarkKind::Example:
        case MarkKind::Value:
            return &m_read.given;
        case MarkKind::AsText:
            return &m_read.asText;
        case MarkKind::State:
            return &m_read.state;
        case MarkKind::Beside:
            return &m_read.beside;
        case MarkKind::Begun:
        case MarkKind::End:
            break;
        }
        return nullptr;
    }

    void Reader::addMark(Mark mark)
    {
        if (!m_read.hasBegun && mark.kind != MarkKind::Begun)
            return;
        m_read.hasBegun = true;
        switch (mark.kind) {
        case MarkKind::End:
            close(mark.number);
            return;
        case MarkKind::AsText:
        case MarkKind::State:
            // Another text of the same line.
            close(mark.number);
            break;
        case MarkKind::Begun:
        case MarkKind::Statement:
        case MarkKind::Example:
            while (!m_frames.empty())
                closeLast(true);
            break;
        case MarkKind::Value:
            closeBeside(mark.number);
            break;
        case MarkKind::Printed:
        case MarkKind::Beside:
            break;
        }
        if (mark.kind != MarkKind::Begun)
            begin(mark);
    }

    void Reader::begin(Mark mark)
    {
        if (mark.kind == MarkKind::Value)
            m_read.values.insert(mark.number);
        if (!m_frames.empty() && m_frames.back().ownLength < 0)
            m_frames.back().ownLength = m_frames.back().text.size();
        if (m_frames.size() == kDeepest) {
            keep(m_frames.front(), false);
            m_frames.erase(m_frames.begin());
        }
        m_frames.push_back({ .mark = mark, .start = m_read.text.size(), .text = {} });
    }

    void Reader::addText(QStringView text)
    {
        if (!m_read.hasBegun)
            return;
        if (!m_frames.empty())
            m_frames.back().text += text;
        if (m_frames.empty() || isOwnText(m_frames.back().mark.kind))
            m_read.text += text;
        else
            m_read.isWhole = m_read.isWhole && text.isEmpty();
    }

    bool Reader::close(int number)
    {
        const auto found = std::ranges::find(m_frames.rbegin(), m_frames.rend(), number,
                                             [](const Frame &one) { return one.mark.number; });
        if (found == m_frames.rend())
            return false;
        const auto depth = static_cast<std::size_t>(m_frames.rend() - found);
        while (m_frames.size() > depth)
            closeLast(false);
        closeLast(true);
        return true;
    }

    void Reader::closeBeside(int number)
    {
        const auto found = std::ranges::find(m_frames.rbegin(), m_frames.rend(), number,
                                             [](const Frame &one) { return one.mark.number; });
        if (found != m_frames.rend() && found->mark.kind == MarkKind::Beside)
            close(number);
    }

    void Reader::closeLast(bool isDone)
    {
        const Frame frame = std::move(m_frames.back());
        m_frames.pop_back();
        keep(frame, isDone);
        if (m_frames.empty())
            return;
        Frame &caller = m_frames.back();
        const bool isOwn = isOwnText(frame.mark.kind);
        // A value of one line was told by Sandpad's own code; the line may have printed the others.
        caller.isKnown = caller.isKnown && (isOwn || !frame.text.trimmed().contains(u'\n'))
            && caller.text.size() + frame.text.size() <= kMostNested;
        if (isOwn && caller.isKnown)
            caller.text += frame.text;
    }

    void Reader::keep(const Frame &frame, bool isDone)
    {
        auto *list = listOf(frame.mark.kind);
        if (!list)
            return;
        if (m_left == 0 || (isDone && !frame.isKnown))
            return forget(frame.mark.number);
        const qsizetype length =
            isDone || frame.ownLength < 0 ? frame.text.size() : frame.ownLength;
        if (!isDone && !list->contains(frame.mark.number))
            m_read.unfinished.insert(frame.mark.number);
        (*list)[frame.mark.number].append(frame.text.first(length));
        if (frame.mark.kind == MarkKind::Printed)
            m_read.printed.append(
                { .line = frame.mark.number, .start = frame.start, .length = length });
        --m_left;
    }

    /// Of a line that printed more than is kept, nothing is known.
    void Reader::forget(int line)
    {
        m_read.asText.remove(line);
        m_read.state.remove(line);
        m_read.beside.remove(line);
        if (m_read.given.remove(line) > 0)
            m_read.printed.removeIf([line](const PrintedPiece &one) { return one.line == line; });
    }

    MarkedOutput Reader::end()
    {
        while (!m_frames.empty())
            closeLast(false);
        return std::move(m_read);
    }

} // namespace

MarkedOutput readMarked(const QByteArray &output, const BlockProgram &program)
{
    QString rest = QString::fromUtf8(output);
    rest.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    Reader reader(program.marks.contains({ .kind = MarkKind::Begun }));
    qsizetype from = 0;
    while (const auto next =
               program.marks.isEmpty() ? std::nullopt : program.marks.next(rest, from)) {
        reader.addText(QStringView(rest).sliced(from, next->start - from));
        reader.addMark(next->mark);
        from = next->end;
    }
    reader.addText(QStringView(rest).sliced(from));
    return reader.end();
}

} // namespace sandpad::runner
