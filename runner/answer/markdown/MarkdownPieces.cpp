#include "runner/answer/markdown/MarkdownPieces.h"

#include <algorithm>
#include <md4c.h>
#include <vector>

namespace sandpad::runner {

namespace {

    /// The beginnings of all lines, to find the line of a place.
    class LineIndex
    {
    public:
        explicit LineIndex(const QByteArray &text)
            : m_text(text)
        {
            for (qsizetype at = 0; at >= 0 && at < text.size();) {
                m_starts.push_back(at);
                const qsizetype end = text.indexOf('\n', at);
                at = end < 0 ? end : end + 1;
            }
        }

        /// From 0.
        [[nodiscard]] int lineOf(qsizetype offset) const
        {
            const auto next = std::ranges::upper_bound(m_starts, offset);
            return std::max(0, static_cast<int>(next - m_starts.begin()) - 1);
        }
        [[nodiscard]] int count() const { return static_cast<int>(m_starts.size()); }
        [[nodiscard]] QByteArrayView line(int number) const
        {
            const auto index = static_cast<std::size_t>(number);
            const qsizetype start = m_starts[index];
            const qsizetype end = index + 1 < m_starts.size() ? m_starts[index + 1] : m_text.size();
            return QByteArrayView(m_text).sliced(start, end - start).trimmed();
        }

    private:
        const QByteArray &m_text;
        std::vector<qsizetype> m_starts;
    };

    /// What may define targets of links.
    struct Definitions
    {
        std::vector<qsizetype> colons; ///< places in the text
        qsizetype longest = 0; ///< bytes of a definition, to the next one or the next empty line

        Definitions(const QByteArray &text, const LineIndex &lines)
        {
            qsizetype length = -1; // of the one that goes on
            for (int number = 0; number < lines.count(); ++number) {
                const QByteArrayView line = lines.line(number);
                qsizetype at = line.indexOf("]:");
                if (line.isEmpty() || at >= 0)
                    length = line.isEmpty() ? -1 : 0;
                for (; at >= 0; at = line.indexOf("]:", at + 2))
                    colons.push_back(line.data() + at + 1 - text.constData());
                length += length >= 0 ? line.size() : 0;
                longest = std::max(longest, length);
            }
        }
    };

    /// The text, as it is parsed. md4c reads a target anew for each link that uses it. Where that
    /// would take seconds, nothing defines a target: a colon is none. All places stay the same.
    QByteArray withCheapTargets(const QByteArray &text, const LineIndex &lines)
    {
        constexpr qsizetype kMostRead = 64 << 20; // bytes
        const Definitions definitions(text, lines);
        if (definitions.longest * text.count(']') <= kMostRead)
            return text;
        QByteArray cheap = text;
        for (const qsizetype colon : definitions.colons)
            cheap[colon] = ';';
        return cheap;
    }

    /// md4c keeps a note of each bracket until the paragraph ends. Where that would take hundreds
    /// of megabytes, none is one. All places stay the same.
    QByteArray withFewBrackets(QByteArray text)
    {
        constexpr qsizetype kMost = 1 << 20;
        if (text.count('[') > kMost)
            text.replace('[', '(');
        return text;
    }

    class Reader
    {
    public:
        Reader(const QByteArray &text, int firstLine)
            : m_text(text)
            , m_lines(text)
            , m_parsed(withFewBrackets(withCheapTargets(text, m_lines)))
            , m_firstLine(firstLine)
        { }

        QList<MarkdownPiece> read()
        {
            MD_PARSER parser {};
            parser.flags = MD_FLAG_NOHTML | MD_FLAG_TABLES;
            parser.enter_block = [](MD_BLOCKTYPE type, void *detail, void *self) {
                static_cast<Reader *>(self)->enter(type, detail);
                return 0;
            };
            parser.leave_block = [](MD_BLOCKTYPE type, void *, void *self) {
                static_cast<Reader *>(self)->leave(type);
                return 0;
            };
            const auto span = [](MD_SPANTYPE type, void *, void *self) {
                if (type == MD_SPAN_CODE)
                    static_cast<Reader *>(self)->m_bytes += '`';
                return 0;
            };
            parser.enter_span = span;
            parser.leave_span = span;
            parser.text = [](MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size, void *self) {
                static_cast<Reader *>(self)->add(type, { text, static_cast<qsizetype>(size) });
                return 0;
            };
            md_parse(m_parsed.constData(), static_cast<MD_SIZE>(m_parsed.size()), &parser, this);
            flush();
            return std::move(m_pieces);
        }

    private:
        void enter(MD_BLOCKTYPE type, const void *detail)
        {
            if (type == MD_BLOCK_TD || type == MD_BLOCK_TH) {
                m_bytes += ' ';
                return;
            }
            flush();
            if (type == MD_BLOCK_QUOTE)
                ++m_quotes;
            m_piece.isHeading = type == MD_BLOCK_H;
            if (type != MD_BLOCK_CODE)
                return;
            const auto *code = static_cast<const MD_BLOCK_CODE_DETAIL *>(detail);
            m_piece.isCode = true;
            m_piece.isFenced = code->fence_char != 0;
            m_piece.fenceCharacter = code->fence_char;
            if (code->info.text)
                m_piece.info = QString::fromUtf8(code->info.text, code->info.size);
        }

        void leave(MD_BLOCKTYPE type)
        {
            if (type == MD_BLOCK_CODE)
                finishCode();
            flush();
            if (type == MD_BLOCK_QUOTE)
                --m_quotes;
        }

        void add(MD_TEXTTYPE type, QByteArrayView text)
        {
            // md4c also gives line ends and indentation of its own. Only text within the input has
            // a place.
            const char *begin = m_parsed.constData();
            if (text.data() >= begin && text.data() < begin + m_parsed.size()) {
                const qsizetype place = text.data() - begin;
                text = QByteArrayView(m_text).sliced(place, text.size());
                const int line = m_lines.lineOf(place);
                if (m_first < 0)
                    m_first = line;
                m_last = line;
            }
            if (type == MD_TEXT_NULLCHAR)
                m_bytes += "\xEF\xBF\xBD";
            else if (type == MD_TEXT_BR || type == MD_TEXT_SOFTBR)
                m_bytes += '\n';
            else
                m_bytes.append(text);
        }

        void finishCode()
        {
            // An empty block, and empty lines at its start, have no place of their own.
            if (m_first < 0)
                m_first = m_last = lineBehindFence();
            for (qsizetype at = 0; at < m_bytes.size() && m_bytes[at] == '\n'; ++at)
                --m_first;
            for (qsizetype at = m_bytes.size() - 2; at >= 0 && m_bytes[at] == '\n'; --at)
                ++m_last;
            if (m_bytes.endsWith('\n'))
                m_bytes.chop(1);
            if (!m_piece.isFenced)
                return;
            m_piece.fenceLength = fenceAt(m_first - 1);
            const int end = fenceAt(m_last + 1);
            m_piece.isClosed = end >= std::max(3, m_piece.fenceLength) || !isRestEmpty(m_last + 1);
        }

        /// The line behind the fence, for an empty block.
        [[nodiscard]] int lineBehindFence() const
        {
            int line = m_seen + 1;
            while (m_piece.isFenced && line < m_lines.count() && fenceAt(line) < 3)
                ++line;
            return std::min(line + 1, m_lines.count());
        }

        /// How many fence characters a line begins with, behind the marks of quotes and lists.
        [[nodiscard]] int fenceAt(int line) const
        {
            if (line < 0 || line >= m_lines.count())
                return 0;
            const QByteArrayView text = m_lines.line(line);
            const qsizetype start = text.indexOf(m_piece.fenceCharacter);
            int length = 0;
            while (start >= 0 && start + length < text.size()
                   && text[start + length] == m_piece.fenceCharacter)
                ++length;
            return length;
        }

        [[nodiscard]] bool isRestEmpty(int line) const
        {
            for (; line < m_lines.count(); ++line) {
                if (!m_lines.line(line).isEmpty())
                    return false;
            }
            return true;
        }

        void flush()
        {
            if (m_piece.isCode || !m_bytes.trimmed().isEmpty()) {
                m_piece.text = QString::fromUtf8(m_bytes);
                m_piece.isQuote = m_quotes > 0;
                m_piece.line = std::max(0, m_first) + m_firstLine;
                m_piece.lastLine = std::max(m_first, m_last) + m_firstLine;
                m_seen = std::max(m_first, m_last);
                append(std::exchange(m_piece, {}));
            }
            m_bytes.clear();
            m_first = m_last = -1;
        }

        /// No usual text has so many pieces, and each takes much more memory than its text. Prose
        /// beyond is one piece.
        void append(MarkdownPiece piece)
        {
            constexpr qsizetype kMost = 100'000;
            if (piece.isCode || m_pieces.size() < kMost || m_pieces.last().isCode) {
                m_pieces.append(std::move(piece));
            } else {
                MarkdownPiece &last = m_pieces.last();
                last.text.append(u'\n').append(piece.text);
                last.lastLine = piece.lastLine;
                last.isHeading = false;
            }
        }

        const QByteArray &m_text;
        LineIndex m_lines;
        const QByteArray m_parsed; ///< the same, of the same length
        int m_firstLine;
        QList<MarkdownPiece> m_pieces;
        MarkdownPiece m_piece;
        QByteArray m_bytes;
        int m_first = -1;
        int m_last = -1;
        int m_quotes = 0; ///< block quotations around the present place
        int m_seen = -1; ///< the last line of the piece before
    };

} // namespace

QList<MarkdownPiece> markdownPieces(const QByteArray &text, int firstLine)
{
    return Reader(text, firstLine).read();
}

} // namespace sandpad::runner
