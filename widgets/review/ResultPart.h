#pragma once

#include "widgets/cards/OutputRequest.h"
#include "widgets/review/BlockTexts.h"
#include "widgets/review/ExcerptView.h"
#include "widgets/review/PairRows.h"
#include "widgets/review/Permission.h"
#include "widgets/review/ResultRows.h"
#include "widgets/review/ReviewItem.h"

#include <QWidget>

class QLabel;

namespace sandpad::widgets {

class CardHolder;
class Card;

/// The claims of a block beside what really happened: the rows of resultRows(), then figures,
/// tables and files. Two columns; one when the part is narrow.
class ResultPart : public QWidget
{
    Q_OBJECT

public:
    explicit ResultPart(QWidget *parent);

    void setItem(const ReviewItem &item);
    void setTheme(const Theme &theme);
    /// Are there headings above the two columns?
    void setHeadings(bool hasHeadings);
    /// Marks what was found, and opens what hides the current hit.
    void setHits(const BlockHits &hits);
    /// What shows a text; null when it is not shown.
    [[nodiscard]] QWidget *widgetAt(TextPlace place) const;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Where the right column begins; 0 when there is only one.
    [[nodiscard]] int rightColumn(int width) const;

    [[nodiscard]] const QList<ExcerptView *> &texts() const { return m_texts; }
    [[nodiscard]] QList<Card *> cards() const;

signals:
    void heightChanged();
    void permissionGiven(const sandpad::widgets::Permission &permission);
    /// A card of the block requests something that this part cannot do itself.
    void requested(const sandpad::widgets::OutputRequest &request);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Shown
    {
        TextPlace place;
        ExcerptView *excerpt = nullptr; ///< one of them is null
        QLabel *label = nullptr;
    };

    void clear();
    void fill();
    void addRows();
    [[nodiscard]] QWidget *addText(const ResultText &text, TextPlace place);
    void addDisplays();
    void onRequested(qsizetype display, const OutputRequest &request);
    void addPermissions();
    void addMore(qsizetype count);
    [[nodiscard]] QLabel *newNote(const QString &text, const char *tone = "muted");
    void addCard(Card *card);
    void showHits();
    [[nodiscard]] QList<Tint> tintsOf(const ResultText &text) const;
    /// To be called only when there is a result.
    [[nodiscard]] const runner::BlockResult &judged() const { return *m_item.result; }

    ReviewItem m_item;
    QList<ResultRow> m_data;
    Theme m_theme;
    PairRows m_rows;
    QList<QWidget *> m_made;
    QList<ExcerptView *> m_texts;
    QList<Shown> m_shown;
    QList<CardHolder *> m_cards;
    BlockHits m_hits;
    QLabel *m_leftHeading = nullptr; ///< made when there is one for the first time
    QLabel *m_rightHeading = nullptr;
    qsizetype m_mostComparisons = 0;
};

} // namespace sandpad::widgets
