#pragma once

#include "widgets/review/Findings.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

class QLabel;

namespace sandpad::widgets {

class BlockMap;
class IconButton;

/// What is above the blocks and stays there: the verdict on the whole in a sentence, a pill for
/// each group of verdicts, the way to the next one, and the map of all blocks. It shows and
/// signals.
class ReviewSummary : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewSummary(QWidget *parent);

    /// Shows these blocks. `hasRun`: has anything run, so that there is a verdict?
    void setItems(const QList<ReviewItem> &items, bool hasRun);
    /// The same blocks, some of which have other results now.
    void updateCounts(const QList<ReviewItem> &items, bool hasRun);
    /// A sentence while blocks run; empty: none does.
    void setProgress(const QString &sentence);
    /// Only blocks of this group are shown; nothing: all.
    void setFilter(std::optional<Finding> filter);
    /// Where a person is among the findings.
    void setVisit(const std::optional<Visit> &visit, bool hasSteps);
    void setTheme(const Theme &theme);

    [[nodiscard]] BlockMap &map() const { return *m_map; }
    [[nodiscard]] IconButton &previous() const { return *m_previous; }
    [[nodiscard]] IconButton &next() const { return *m_next; }
    /// Null when no block is in this group; nothing: the pill of all blocks.
    [[nodiscard]] Pill *pill(std::optional<Finding> finding) const;
    [[nodiscard]] QStringList pillTexts() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] QString visitText() const;

signals:
    void findingChosen(sandpad::widgets::Finding finding);
    void allChosen();
    void stepRequested(int by);
    void blockChosen(int index);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *stepButtons();
    /// People can change the keys at any time.
    void showKeys();
    void showSentences();
    void showPills();
    [[nodiscard]] QString titleText() const;
    [[nodiscard]] QString detailText() const;

    Theme m_theme;
    QMap<Finding, int> m_counts;
    QList<int> m_falseBlocks; ///< by number
    qsizetype m_count = 0;
    bool m_hasRun = false;
    QString m_progress;
    std::optional<Finding> m_filter;
    QLabel *m_title;
    QLabel *m_detail;
    BlockMap *m_map;
    Pill *m_all;
    QMap<Finding, Pill *> m_pills;
    QLabel *m_visit;
    QLabel *m_keys; ///< where there is room
    IconButton *m_previous;
    IconButton *m_next;
};

} // namespace sandpad::widgets
