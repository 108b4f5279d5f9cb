#include "runner/model/XmlBounds.h"

#include <QLatin1StringView>

namespace sandpad::runner {

namespace {

    /// A pass over the text from one '<' to the next.
    class Scan
    {
    public:
        Scan(QStringView text, const XmlBounds &bounds)
            : m_text(text)
            , m_bounds(bounds)
        { }

        XmlExcess run()
        {
            while ((m_at = m_text.indexOf(u'<', m_at)) >= 0) {
                if (startsWith("<!--"))
                    skipBehind("-->");
                else if (startsWith("<![CDATA["))
                    skipBehind("]]>");
                else if (startsWith("<?"))
                    skipBehind("?>");
                else if (const XmlExcess excess = readTag(); excess != XmlExcess::None)
                    return excess;
            }
            return XmlExcess::None;
        }

    private:
        [[nodiscard]] bool startsWith(const char *what) const
        {
            return m_text.sliced(m_at).startsWith(QLatin1StringView(what));
        }

        void skipBehind(const char *end)
        {
            const qsizetype found = m_text.indexOf(QLatin1StringView(end), m_at);
            m_at = found < 0 ? m_text.size() : found + 1;
        }

        XmlExcess readTag()
        {
            if (startsWith("<!ATTLIST"))
                return XmlExcess::Declarations;
            const bool isEnd = startsWith("</");
            const bool isElement = !isEnd && !startsWith("<!");
            int attributes = 0;
            QChar quote;
            QChar last;
            // A value may hold '>', but neither '<' nor its own quote.
            for (++m_at; m_at < m_text.size(); ++m_at) {
                const QChar c = m_text[m_at];
                if (c == u'<' || (c == u'>' && quote.isNull()))
                    break;
                if (quote.isNull() && (c == u'"' || c == u'\''))
                    quote = c;
                else if (c == quote)
                    quote = QChar();
                attributes += c == u'=' && quote.isNull() ? 1 : 0;
                if (attributes > m_bounds.attributes)
                    return XmlExcess::Attributes;
                last = c;
            }
            if (isEnd)
                --m_depth;
            else if (isElement && last != u'/')
                ++m_depth;
            if (isElement && ++m_elements > m_bounds.elements)
                return XmlExcess::Elements;
            return m_depth > m_bounds.depth ? XmlExcess::Depth : XmlExcess::None;
        }

        QStringView m_text;
        XmlBounds m_bounds;
        qsizetype m_at = 0;
        int m_depth = 0;
        int m_elements = 0;
    };

} // namespace

XmlExcess xmlExcess(QStringView text, const XmlBounds &bounds)
{
    return Scan(text, bounds).run();
}

} // namespace sandpad::runner
