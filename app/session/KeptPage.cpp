#include "app/session/KeptPage.h"

#include "app/session/LineTitle.h"

#include <algorithm>

namespace sandpad::app {

QString idOf(const StoredPage &page)
{
    return std::visit([](const auto &held) { return held.id; }, page);
}

const QByteArray &textOf(const StoredPage &page)
{
    const auto *scratch = std::get_if<Scratch>(&page);
    return scratch ? scratch->code : std::get<StoredReview>(page).text;
}

void setText(StoredPage &page, const QByteArray &text)
{
    if (auto *scratch = std::get_if<Scratch>(&page))
        scratch->code = text;
    else
        std::get<StoredReview>(page).text = text;
}

QString titleOf(const StoredPage &page)
{
    const auto *scratch = std::get_if<Scratch>(&page);
    return scratch
        ? scratch->titleBeside(lineTitle(QByteArrayView(scratch->code).left(kTitleBytes)))
        : std::get<StoredReview>(page).shownTitle();
}

bool Session::has(const QString &id) const
{
    const auto isIt = [&id](const KeptPage &kept) { return idOf(kept.page) == id; };
    return std::ranges::any_of(open, isIt) || std::ranges::any_of(closed, isIt);
}

} // namespace sandpad::app
