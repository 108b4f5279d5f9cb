#pragma once

#include "widgets/find/FindQuery.h"
#include "widgets/output/OutputSearch.h"
#include "widgets/review/BlockTexts.h"

#include <QMap>
#include <QObject>
#include <QRegularExpression>
#include <QTimer>

namespace sandpad::widgets {

/// A place in a review where the searched text was found.
struct ReviewHit
{
    qsizetype position = 0; ///< of the item; the number of items: in the notes below them
    TextPlace place;
    runner::TextSpan span;
};

/// Searches all texts of a review in slices of a few milliseconds, so that the window never waits.
/// Hits come in the order of the page. GUI thread.
class ReviewSearch : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kMostHits = 20'000;
    /// The most hits in one text.
    static constexpr qsizetype kMostInText = 500;

    explicit ReviewSearch(QObject *parent = nullptr);

    /// Copies the items. Searches again if there is something to find.
    void setTexts(const QList<ReviewItem> &items, const QString &notes);
    void start(const FindQuery &query);

    [[nodiscard]] const QList<ReviewHit> &hits() const { return m_hits; }
    /// The hits in one item, as its card marks them.
    [[nodiscard]] BlockHits hitsOf(qsizetype position, qsizetype current) const;
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    [[nodiscard]] bool isFull() const { return m_hits.size() >= kMostHits; }
    [[nodiscard]] const QString &error() const { return m_error; }
    [[nodiscard]] bool isEmpty() const { return m_query.text.isEmpty(); }

signals:
    /// Hits were added or removed, or the search has ended.
    void changed();

private:
    void restart();
    void searchSlice();
    void searchItem(qsizetype position);
    void searchText(qsizetype position, const BlockText &text);

    QList<ReviewItem> m_items;
    QString m_notes;
    FindQuery m_query;
    QRegularExpression m_pattern;
    QString m_error;
    QList<ReviewHit> m_hits;
    QMap<qsizetype, qsizetype> m_firstHits; ///< by position
    qsizetype m_next = 0;
    QTimer m_timer;
};

} // namespace sandpad::widgets
