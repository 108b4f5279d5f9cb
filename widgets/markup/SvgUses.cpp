#include "widgets/markup/SvgUses.h"

namespace sandpad::widgets {

namespace {

    constexpr qint64 kMostDrawn = 1'000'000;
    constexpr int kLongestChain = 64;

} // namespace

qsizetype SvgUses::partOf(const QString &id)
{
    const auto known = m_byId.constFind(id);
    if (known != m_byId.constEnd())
        return *known;
    m_parts.append(Part());
    return *m_byId.insert(id, m_parts.size() - 1);
}

void SvgUses::open(const QString &id)
{
    const qsizetype outer = m_open.last();
    const qsizetype part = id.isEmpty() ? outer : partOf(id);
    // Two nested elements with the same id make no circle.
    if (part != outer)
        m_parts[outer].parts.append(part);
    ++m_parts[part].ownCount;
    m_open.append(part);
}

void SvgUses::use(const QString &id)
{
    const qsizetype part = partOf(id);
    m_parts[m_open.last()].parts.append(part);
}

void SvgUses::close()
{
    m_open.removeLast();
}

bool SvgUses::count(QList<Part> &parts, qsizetype part, int depth)
{
    if (parts[part].total > 0)
        return true;
    // This also ends a walk in a circle.
    if (depth > kLongestChain)
        return false;
    qint64 total = 1 + parts[part].ownCount;
    for (const qsizetype other : QList(parts[part].parts)) {
        if (!count(parts, other, depth + 1))
            return false;
        total += parts[other].total;
        if (total > kMostDrawn)
            return false;
    }
    parts[part].total = total;
    return true;
}

bool SvgUses::isBounded() const
{
    QList<Part> parts = m_parts;
    return count(parts, 0, 0);
}

} // namespace sandpad::widgets
