#include "app/window/ClosedPages.h"

#include "app/review/ReviewPage.h"
#include "app/scratch/ScratchPage.h"

namespace sandpad::app {

void ClosedPages::add(const Page &page)
{
    if (const auto *review = qobject_cast<const ReviewPage *>(&page))
        m_pages.prepend({ .title = page.title(), .page = review->stored() });
    else if (const auto *scratch = qobject_cast<const ScratchPage *>(&page))
        m_pages.prepend({ .title = page.title(), .page = scratch->scratch() });
}

QStringList ClosedPages::titles() const
{
    QStringList titles;
    for (const Closed &closed : m_pages)
        titles.append(closed.title);
    return titles;
}

StoredPage ClosedPages::take(qsizetype at)
{
    return m_pages.takeAt(at).page;
}

} // namespace sandpad::app
