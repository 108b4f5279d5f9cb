#pragma once

#include "app/session/Scratch.h"
#include "app/session/StoredReview.h"

#include <QList>
#include <QStringList>

#include <variant>

namespace sandpad::app {

class Page;

/// What a tab held.
using StoredPage = std::variant<Scratch, StoredReview>;

/// The tabs that were closed since the start; the one that was closed last comes first. A value.
class ClosedPages
{
public:
    void add(const Page &page);
    [[nodiscard]] bool isEmpty() const { return m_pages.isEmpty(); }
    /// As the tabs were called.
    [[nodiscard]] QStringList titles() const;
    [[nodiscard]] StoredPage take(qsizetype at);

private:
    struct Closed
    {
        QString title;
        StoredPage page;
    };

    QList<Closed> m_pages;
};

} // namespace sandpad::app
