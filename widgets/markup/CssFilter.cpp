#include "widgets/markup/CssFilter.h"

#include <QSet>
#include <QStringView>

#include <algorithm>
#include <array>

namespace sandpad::widgets {

namespace {

    bool isOfName(QChar c)
    {
        return c.isLetterOrNumber() || c == u'_' || c == u'-' || c.unicode() >= 0x80;
    }

    bool isHexDigit(QChar c)
    {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
    }

    bool isQuote(QChar c)
    {
        return c == u'"' || c == u'\'';
    }

    /// Functions that load what a string in them names.
    bool isLoading(const QString &function)
    {
        static const QSet<QString> kNames {
            QStringLiteral("image-set"),  QStringLiteral("-webkit-image-set"),
            QStringLiteral("image"),      QStringLiteral("src"),
            QStringLiteral("cross-fade"), QStringLiteral("-webkit-cross-fade"),
            QStringLiteral("expression"),
        };
        return kNames.contains(function);
    }

    /// Copies CSS token by token.
    class CssCopy
    {
    public:
        explicit CssCopy(QStringView css)
            : m_css(css)
        {
            m_out.reserve(css.size());
        }

        QString copied()
        {
            while (m_at < m_css.size())
                copyToken();
            return std::move(m_out);
        }

    private:
        [[nodiscard]] QChar next(qsizetype by = 0) const
        {
            return m_at + by < m_css.size() ? m_css[m_at + by] : QChar();
        }

        void copyToken()
        {
            const QChar c = next();
            const qsizetype begin = m_at;
            // A space takes the place of what is left out, so that its neighbours stay apart.
            if (c == u'/' && next(1) == u'*') {
                skipComment();
                m_out += u' ';
            } else if (isQuote(c)) {
                (void)string();
                m_out += m_css.sliced(begin, m_at - begin);
            } else if (c == u'@') {
                ++m_at;
                const QString rule = name();
                const bool isOutside =
                    rule == QLatin1String("import") || rule == QLatin1String("namespace");
                if (isOutside)
                    skipRule();
                m_out += isOutside ? QStringView(u" ") : m_css.sliced(begin, m_at - begin);
            } else if (isOfName(c) || c == u'\\') {
                copyName();
            } else {
                m_out += c;
                ++m_at;
            }
        }

        void copyName()
        {
            const qsizetype begin = m_at;
            const QString function = name();
            if (next() == u'(' && function == QLatin1String("url")) {
                ++m_at;
                const QString target = urlTarget();
                m_out += target.startsWith(u'#')
                    ? QStringLiteral("url(\"%1\")").arg(target)
                    : QStringLiteral("none "); // kept apart from what follows
                return;
            }
            if (next() == u'(' && isLoading(function))
                m_out += QStringLiteral("unknown-");
            m_out += m_css.sliced(begin, m_at - begin);
        }

        void skipComment()
        {
            const qsizetype end = m_css.indexOf(QLatin1String("*/"), m_at + 2);
            m_at = end < 0 ? m_css.size() : end + 2;
        }

        /// To the end of a rule without a block.
        void skipRule()
        {
            while (m_at < m_css.size() && next() != u';') {
                if (isQuote(next()))
                    (void)string();
                else
                    ++m_at;
            }
            ++m_at;
            m_at = std::min(m_at, m_css.size());
        }

        void skipSpace()
        {
            while (next().isSpace())
                ++m_at;
        }

        /// One character, by its number or as it is.
        QString escaped()
        {
            ++m_at;
            constexpr qsizetype kMostDigits = 6;
            qsizetype digits = 0;
            while (digits < kMostDigits && isHexDigit(next(digits)))
                ++digits;
            if (digits == 0)
                return m_at < m_css.size() ? QString(m_css[m_at++]) : QString();
            const uint code = m_css.sliced(m_at, digits).toUInt(nullptr, 16);
            m_at += digits;
            if (next().isSpace())
                ++m_at;
            char32_t character = code;
            if (code == 0 || code > QChar::LastValidCodePoint)
                character = QChar::ReplacementCharacter;
            return QString::fromUcs4(&character, 1);
        }

        QString name()
        {
            QString text;
            while (m_at < m_css.size() && (isOfName(next()) || next() == u'\\'))
                text += next() == u'\\' ? escaped() : QString(m_css[m_at++]);
            return text.toLower();
        }

        QString string()
        {
            QString text;
            const QChar quote = m_css[m_at++];
            while (m_at < m_css.size() && next() != quote && next() != u'\n')
                text += next() == u'\\' ? escaped() : QString(m_css[m_at++]);
            m_at = std::min(m_at + 1, m_css.size());
            return text;
        }

        /// What stands in url(...), behind which it goes on; empty where that is not valid.
        QString urlTarget()
        {
            skipSpace();
            QString target;
            if (isQuote(next())) {
                target = string();
                skipSpace();
            } else {
                while (m_at < m_css.size() && isOfTarget(next()))
                    target += next() == u'\\' ? escaped() : QString(m_css[m_at++]);
                skipSpace();
            }
            const bool isValid = m_at >= m_css.size() || next() == u')';
            const qsizetype end = m_css.indexOf(u')', m_at);
            m_at = end < 0 ? m_css.size() : end + 1;
            const bool isPlain = std::ranges::none_of(
                target, [](QChar c) { return isQuote(c) || c == u'\\' || c.isSpace(); });
            return isValid && isPlain ? target : QString();
        }

        static bool isOfTarget(QChar c)
        {
            return c != u')' && c != u'(' && !isQuote(c) && !c.isSpace();
        }

        QStringView m_css;
        qsizetype m_at = 0;
        QString m_out;
    };

} // namespace

QString withoutOutsideReferences(const QString &css)
{
    // Nearly all values are paths, numbers and colours.
    constexpr std::array<QStringView, 8> kSuspicious { u"url",        u"\\",        u"@",
                                                       u"/*",         u"image",     u"src",
                                                       u"cross-fade", u"expression" };
    const bool isSuspicious = std::ranges::any_of(
        kSuspicious, [&](QStringView part) { return css.contains(part, Qt::CaseInsensitive); });
    return isSuspicious ? CssCopy(css).copied() : css;
}

} // namespace sandpad::widgets
