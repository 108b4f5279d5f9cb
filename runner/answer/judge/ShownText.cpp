#include "runner/answer/judge/ShownText.h"

#include "runner/terminal/EscapeReader.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// Writes a text over itself, as a terminal shows it. It never gets longer.
    class ShownLines
    {
    public:
        explicit ShownLines(QString &text)
            : m_text(text)
            , m_letters(text.data())
        { }

        void run()
        {
            for (; m_read < m_text.size(); ++m_read)
                read(m_letters[m_read]);
            m_text.truncate(m_end);
        }

    private:
        void read(QChar c)
        {
            const EscapeReader::Kind kind = m_escapes.read(c.unicode());
            if (kind == EscapeReader::Kind::End && m_escapes.introducer() == u'[')
                obey(c, m_escapes.content());
            if (kind != EscapeReader::Kind::Text)
                return;
            if (c == u'\n')
                m_line = m_at = m_end + 1;
            if (c == u'\r')
                m_at = m_line;
            else if (c == u'\b')
                moveBack(1);
            else if (c == u'\n')
                m_letters[m_end++] = c;
            else
                write(c);
        }

        void write(QChar c)
        {
            while (m_end < m_at)
                m_letters[m_end++] = u' ';
            m_letters[m_at++] = c;
            m_end = std::max(m_end, m_at);
        }

        /// Of the sequences that change a line, those that progress bars use.
        void obey(QChar kind, const QString &content)
        {
            if (kind == u'K')
                erase(content);
            else if (kind == u'D')
                moveBack(std::max(1, content.toInt()));
            else if (kind == u'C')
                moveTo(m_at + std::max(1, content.toInt()));
            else if (kind == u'G')
                moveTo(m_line + std::max(1, content.toInt()) - 1);
        }

        /// Not beyond what was read, so that there is room for the blanks in between. Fewer blanks
        /// are white space, too.
        void moveTo(qsizetype at) { m_at = std::min(at, std::max(m_at, m_read)); }

        void moveBack(qsizetype columns) { m_at = std::max(m_line, m_at - columns); }

        /// All behind the cursor, or the whole line. Then the cursor stays where it is.
        void erase(const QString &what)
        {
            if (what.isEmpty() || what == u"0")
                m_end = std::min(m_end, m_at);
            else if (what == u"2")
                m_end = m_line;
        }

        QString &m_text;
        QChar *m_letters;
        EscapeReader m_escapes;
        qsizetype m_read = 0; ///< the letter that is read
        qsizetype m_line = 0; ///< where the line starts
        qsizetype m_at = 0; ///< where the next letter is written; may be behind the end
        qsizetype m_end = 0; ///< of what was written
    };

} // namespace

namespace {

    /// Texts without any of these are shown as they are.
    bool hasControls(QStringView text)
    {
        return text.contains(u'\x1b') || text.contains(u'\r') || text.contains(u'\b');
    }

} // namespace

QString asShown(QString text)
{
    if (hasControls(text))
        ShownLines(text).run();
    return text;
}

bool isAllShown(const QString &text)
{
    if (!hasControls(text))
        return true;
    EscapeReader escapes;
    QChar before;
    for (const QChar c : text) {
        const EscapeReader::Kind kind = escapes.read(c.unicode());
        const bool isColor = escapes.introducer() == u'[' && c == u'm';
        if (kind == EscapeReader::Kind::GivenUp || (kind == EscapeReader::Kind::End && !isColor))
            return false;
        if (kind != EscapeReader::Kind::Text)
            continue;
        if (c == u'\b' || (before == u'\r' && c != u'\n'))
            return false;
        before = c;
    }
    return escapes.isInText();
}

} // namespace sandpad::runner
