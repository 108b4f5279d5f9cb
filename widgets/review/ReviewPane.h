#pragma once

#include "runner/model/LanguageInfo.h"
#include "widgets/review/Findings.h"
#include "widgets/review/ReviewNotes.h"
#include "widgets/review/ReviewSearch.h"

#include <QWidget>

namespace sandpad::widgets {

class FindBar;
class ReviewHeads;
class ReviewSummary;
class ReviewView;

/// The review of an answer: the summary, the find bar and the heads of the columns, which stay, and
/// the blocks below them. Filters, steps and the search are done here.
class ReviewPane : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPane(const QList<runner::LanguageInfo> &languages, QWidget *parent);
    ~ReviewPane() override;

    void setItems(const QList<ReviewItem> &items, bool hasRun);
    /// Replaces the item of this block; ignored when there is none. Call updateSummary() later.
    void setItem(const ReviewItem &item);
    void updateSummary(bool hasRun);
    [[nodiscard]] const QList<ReviewItem> &items() const { return m_items; }
    /// A sentence while blocks run; empty: none does.
    void setProgress(const QString &sentence);
    void setNotes(const NoteTexts &notes);
    void setTheme(const Theme &theme);

    /// Opens the find bar, ready for typing.
    void find();
    /// Goes to the next hit, or the one before; opens the find bar when it is closed.
    void stepHit(int by);
    /// Goes to the next finding that is worth a look, or the previous one, in a circle.
    void step(int by);
    /// Shows a block whatever the filter hides.
    void goTo(int index);
    void setFilter(std::optional<Finding> filter);

    [[nodiscard]] ReviewView &view() const { return *m_view; }
    [[nodiscard]] ReviewSummary &summary() const { return *m_summary; }
    [[nodiscard]] FindBar &findBar() const { return *m_findBar; }
    [[nodiscard]] const ReviewSearch &search() const { return *m_search; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectSummary();
    void connectSearch();
    void onFindingChosen(Finding finding);
    void closeFindBar();
    void onHits();
    void showHit();
    void showFindState();
    void searchAgain();
    void showVisit();
    [[nodiscard]] qsizetype positionOf(int index) const;
    [[nodiscard]] qsizetype hitFrom(qsizetype position) const;

    QList<ReviewItem> m_items;
    QMap<int, qsizetype> m_positions; ///< by block index
    std::optional<Finding> m_filter;
    bool m_hasRun = false;
    ReviewSearch *m_search;
    qsizetype m_hit = -1; ///< the one that is looked at
    qsizetype m_searchFrom = 0; ///< the item where a new search looks first
    ReviewSummary *m_summary;
    FindBar *m_findBar;
    ReviewHeads *m_heads;
    ReviewView *m_view;
    QTimer m_changed;
};

} // namespace sandpad::widgets
