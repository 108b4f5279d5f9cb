#include "widgets/output/TypedEcho.h"

#include <algorithm>

namespace sandpad::widgets {

void TypedEcho::expect(const QString &line)
{
    // A program that switched the echo off must not let these pile up.
    constexpr qsizetype kMost = 100;
    if (m_expected.size() < kMost)
        m_expected.append(line);
}

void TypedEcho::print(QStringView text, const TextAttributes &attributes)
{
    if (!m_expected.isEmpty()) {
        const auto rest = QStringView(m_expected.first()).sliced(m_at);
        const auto [end, other] = std::ranges::mismatch(text, rest);
        const qsizetype same = end - text.begin();
        TextAttributes typed = attributes;
        typed.isInput = true;
        if (same > 0)
            m_sink->print(text.first(same), typed);
        m_at += same;
        text = text.sliced(same);
        if (!text.isEmpty()) {
            m_expected.clear();
            m_at = 0;
        }
    }
    if (!text.isEmpty())
        m_sink->print(text, attributes);
}

void TypedEcho::newLine()
{
    if (!m_expected.isEmpty()) {
        if (m_at == m_expected.first().size())
            m_expected.removeFirst();
        else if (m_at > 0)
            m_expected.clear();
        m_at = 0;
    }
    m_sink->newLine();
}

void TypedEcho::tab(const TextAttributes &attributes)
{
    if (!m_expected.isEmpty() && m_expected.first().sliced(m_at).startsWith(u'\t'))
        ++m_at;
    m_sink->tab(attributes);
}

} // namespace sandpad::widgets
