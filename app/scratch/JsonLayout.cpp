#include "app/scratch/JsonLayout.h"

#include <QByteArrayView>
#include <QCoreApplication>

#include <algorithm>

namespace sandpad::app {

namespace {

    constexpr qsizetype kDeepest = 200;
    constexpr qsizetype kMostBytes = 64LL << 20; // what a tab takes of a file
    constexpr qsizetype kIndent = 2;

    struct LayoutTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::JsonLayout)
    };

    bool isSpace(char c)
    {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }

    bool isPunctuation(char c)
    {
        return QByteArrayView("{}[],:\"").contains(c);
    }

    /// Reads from left to right and writes what it has read.
    class Layout
    {
    public:
        explicit Layout(QByteArrayView json)
            : m_json(json)
        { }

        runner::Result<QByteArray> result()
        {
            skipSpace();
            while (m_at < m_json.size()) {
                takeNext();
                if (!m_wrong.isEmpty())
                    return runner::fail(runner::ErrorCode::Malformed, m_wrong);
                skipSpace();
            }
            if (!m_open.isEmpty())
                return runner::fail(runner::ErrorCode::Malformed,
                                    LayoutTexts::tr("A bracket of this JSON is not closed."));
            return m_out + '\n';
        }

    private:
        void skipSpace()
        {
            while (m_at < m_json.size() && isSpace(m_json[m_at]))
                ++m_at;
        }

        void takeNext()
        {
            if (m_out.size() > kMostBytes)
                m_wrong = LayoutTexts::tr("Formatted, this JSON would have more than 64 MiB.");
            else if (const char c = m_json[m_at]; c == '{' || c == '[')
                takeOpening(c);
            else if (c == '}' || c == ']')
                takeClosing(c);
            else if (c == ',')
                takeComma();
            else if (c == ':')
                copy(1, ": ");
            else
                takeWord(c == '"' ? endOfString() : endOfWord());
        }

        void copy(qsizetype count, const char *as)
        {
            m_at += count;
            m_out += as;
        }

        void takeComma()
        {
            copy(1, ",");
            beginLine();
        }

        void takeOpening(char c)
        {
            beginText();
            const char closing = c == '{' ? '}' : ']';
            m_out += c;
            ++m_at;
            skipSpace();
            if (m_at < m_json.size() && m_json[m_at] == closing) {
                m_out += closing;
                ++m_at;
                return;
            }
            m_open += closing;
            if (m_open.size() > kDeepest)
                m_wrong = LayoutTexts::tr("This JSON nests deeper than %1 brackets.").arg(kDeepest);
            beginLine();
        }

        void takeClosing(char c)
        {
            if (!m_open.endsWith(c)) {
                m_wrong = LayoutTexts::tr("A bracket of this JSON closes none.");
                return;
            }
            m_open.chop(1);
            beginLine();
            m_out += c;
            ++m_at;
        }

        void takeWord(qsizetype end)
        {
            if (end < 0) {
                m_wrong = LayoutTexts::tr("A text of this JSON is not closed.");
                return;
            }
            beginText();
            m_out += m_json.sliced(m_at, end - m_at);
            m_at = end;
        }

        /// Behind the quote; -1: there is none.
        [[nodiscard]] qsizetype endOfString() const
        {
            for (qsizetype at = m_at + 1; at < m_json.size(); ++at) {
                if (m_json[at] == '\\')
                    ++at;
                else if (m_json[at] == '"')
                    return at + 1;
            }
            return -1;
        }

        [[nodiscard]] qsizetype endOfWord() const
        {
            qsizetype at = m_at + 1;
            while (at < m_json.size() && !isSpace(m_json[at]) && !isPunctuation(m_json[at]))
                ++at;
            return at;
        }

        /// A text behind another one has lines of its own.
        void beginText()
        {
            if (m_open.isEmpty() && !m_out.isEmpty())
                beginLine();
        }

        void beginLine()
        {
            m_out += '\n';
            m_out.append(m_open.size() * kIndent, ' ');
        }

        QByteArrayView m_json;
        qsizetype m_at = 0;
        QByteArray m_open; ///< the brackets that close what is open
        QByteArray m_out;
        QString m_wrong; ///< a sentence; empty: nothing is wrong
    };

} // namespace

runner::Result<QByteArray> jsonInLines(const QByteArray &json)
{
    return Layout(json).result();
}

} // namespace sandpad::app
