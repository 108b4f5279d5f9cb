#include "runner/language/Ahead.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    const QString kModule = QStringLiteral("[A-Za-z_][A-Za-z0-9_]*(?:\\.[A-Za-z_][A-Za-z0-9_]*)*");

    QRegularExpression whole(const QString &pattern)
    {
        return QRegularExpression(QRegularExpression::anchoredPattern(pattern));
    }

    /// Reads the lines of code up to the first that is no import.
    class FirstLines
    {
    public:
        FirstLines(const AheadSpec &spec, const QStringList &lines)
            : m_spec(spec)
            , m_lines(lines)
        { }

        QStringList imports()
        {
            skipDocstring();
            while (m_next < m_lines.size() && takeLine()) { }
            return m_imports;
        }

    private:
        /// The next line without its remark.
        QString line() { return m_lines.at(m_next++).section(u'#', 0, 0).trimmed(); }

        void skipDocstring()
        {
            while (m_next < m_lines.size()) {
                const qsizetype first = m_next;
                const QString text = line();
                if (text.isEmpty())
                    continue;
                static const QRegularExpression quote(QStringLiteral("^[rR]?(\"\"\"|''')"));
                const auto match = quote.match(text);
                m_next = match.hasMatch() ? endOf(first, match) : first;
                return;
            }
        }

        /// The line behind the one in which a docstring ends; the end where code stands behind it.
        qsizetype endOf(qsizetype at, const QRegularExpressionMatch &quote) const
        {
            qsizetype from = m_lines.at(at).indexOf(quote.captured(1)) + quote.capturedLength(1);
            for (; at < m_lines.size(); ++at, from = 0) {
                const qsizetype end = m_lines.at(at).indexOf(quote.captured(1), from);
                if (end < 0)
                    continue;
                const QString rest = m_lines.at(at).sliced(end + quote.capturedLength(1));
                // Code there may decide what the imports below it do.
                return rest.section(u'#', 0, 0).trimmed().isEmpty() ? at + 1 : m_lines.size();
            }
            return at;
        }

        bool takeLine()
        {
            const QString text = line();
            static const QRegularExpression import(QStringLiteral("^import\\s+(.+)$"));
            static const auto from =
                whole(QStringLiteral("from\\s+(%1)\\s+import(?:\\s+([\\w*].*)|\\s*(\\(.*))")
                          .arg(kModule));
            if (text.isEmpty())
                return true;
            if (const auto match = import.match(text); match.hasMatch())
                return takeModules(match.captured(1));
            const auto match = from.match(text);
            if (!match.hasMatch())
                return false;
            return takeNames(match.captured(1),
                             match.hasCaptured(3) ? inBrackets(match.captured(3))
                                                  : match.captured(2));
        }

        bool takeModules(const QString &list)
        {
            static const auto entry = whole(QStringLiteral("(%1)(?:\\s+as\\s+\\w+)?").arg(kModule));
            for (const QString &part : list.split(u',')) {
                const auto match = entry.match(part.trimmed());
                if (!match.hasMatch())
                    return false;
                add(match.captured(1), {});
            }
            return true;
        }

        /// What stands between the brackets, on this line and the next ones.
        QString inBrackets(QString text)
        {
            constexpr int kMostLines = 50;
            for (int i = 0; i < kMostLines && !text.contains(u')') && m_next < m_lines.size(); ++i)
                text += u' ' + line();
            const bool isClosed = text.endsWith(u')') && text.count(u')') == 1;
            text = text.mid(1).chopped(1).trimmed();
            return isClosed ? text.endsWith(u',') ? text.chopped(1) : text : QString();
        }

        bool takeNames(const QString &module, const QString &list)
        {
            static const auto entry =
                whole(QStringLiteral("([A-Za-z_][A-Za-z0-9_]*)(?:\\s+as\\s+\\w+)?"));
            QStringList names;
            for (const QString &part : list.split(u',')) {
                const auto match = entry.match(part.trimmed());
                if (match.hasMatch())
                    names.append(match.captured(1));
                else if (part.trimmed() != QLatin1String("*"))
                    return false;
            }
            add(module, names);
            return true;
        }

        void add(const QString &module, const QStringList &names)
        {
            QString entry = module;
            if (m_spec.packages.contains(module.section(u'.', 0, 0)))
                entry.prepend(u'+');
            if (!names.isEmpty())
                entry += u':' + names.join(u',');
            m_imports.append(entry);
        }

        const AheadSpec &m_spec;
        const QStringList &m_lines;
        qsizetype m_next = 0;
        QStringList m_imports;
    };

} // namespace

QString importsAhead(const AheadSpec &spec, const QByteArray &code)
{
    // Imports stand at the beginning.
    constexpr qsizetype kEnough = 16 << 10;
    if (spec.packages.isEmpty())
        return {};
    const QStringList lines =
        QString::fromUtf8(code.first(qMin(code.size(), kEnough))).split(u'\n');
    return FirstLines(spec, lines).imports().join(u';');
}

guest::Job startedAhead(guest::Job job, const QString &imports)
{
    job.files.front().content.clear();
    job.startsAhead = true;
    job.steps.erase(job.steps.begin(), job.steps.end() - 1);
    job.steps.front().environment.push_back("SANDPAD_AHEAD=" + imports.toStdString());
    return job;
}

} // namespace sandpad::runner
