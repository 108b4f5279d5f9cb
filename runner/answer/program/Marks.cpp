#include "runner/answer/program/Marks.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    constexpr QChar kStart = u'\u001e';
    constexpr QChar kEnd = u'\u001f';
    /// A letter and the digits of any number.
    constexpr qsizetype kLongestName = 12;

    QChar letterOf(MarkKind kind)
    {
        switch (kind) {
        case MarkKind::Begun:
            return u'b';
        case MarkKind::Printed:
            return u'p';
        case MarkKind::Statement:
            return u's';
        case MarkKind::Example:
            return u'x';
        case MarkKind::Beside:
            return u'a';
        case MarkKind::Value:
            return u'v';
        case MarkKind::AsText:
            return u'w';
        case MarkKind::State:
            return u't';
        case MarkKind::End:
            return u'e';
        }
        return {};
    }

    QString nameOf(Mark mark)
    {
        return letterOf(mark.kind) + QString::number(mark.number);
    }

} // namespace

Marks::Marks(const QString &secret)
    : m_beginning(kStart + secret)
{ }

QString Marks::add(Mark mark)
{
    const QString name = nameOf(mark);
    m_known.insert(name, mark);
    return m_beginning + name + kEnd;
}

QString Marks::pattern(MarkKind kind) const
{
    return m_beginning + letterOf(kind) + QStringLiteral("%1") + kEnd;
}

bool Marks::contains(Mark mark) const
{
    return m_known.contains(nameOf(mark));
}

std::optional<FoundMark> Marks::next(QStringView text, qsizetype from) const
{
    while (true) {
        const qsizetype start = text.indexOf(m_beginning, from);
        if (start < 0)
            return std::nullopt;
        const qsizetype name = start + m_beginning.size();
        const QStringView behind =
            text.sliced(name).first(std::min(text.size() - name, kLongestName + 1));
        const qsizetype length = behind.indexOf(kEnd);
        const auto known =
            length < 0 ? m_known.end() : m_known.find(behind.first(length).toString());
        if (known != m_known.end())
            return FoundMark { .mark = *known, .start = start, .end = name + length + 1 };
        from = name;
    }
}

} // namespace sandpad::runner
