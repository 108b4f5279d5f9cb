#pragma once

#include "runner/model/LanguageInfo.h"
#include "widgets/cards/OutputRequest.h"
#include "widgets/review/ExcerptView.h"
#include "widgets/review/PairRows.h"
#include "widgets/review/Permission.h"
#include "widgets/review/ReviewItem.h"

#include <QWidget>

namespace sandpad::widgets {

class CardHolder;
class Card;

/// The claims of a block beside what really happened: a row for each comparison, then the error,
/// figures, files, and the reasons of the verdict. Two columns; one when the part is narrow.
class ResultPart : public QWidget
{
    Q_OBJECT

public:
    /// Borrows the languages, which must outlive it.
    ResultPart(const QList<runner::LanguageInfo> &languages, QWidget *parent);

    void setItem(const ReviewItem &item);
    void setTheme(const Theme &theme);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// See PairRows.
    [[nodiscard]] QRect rightHeading(int width) const;

    [[nodiscard]] const QList<ExcerptView *> &texts() const { return m_texts; }
    [[nodiscard]] QList<Card *> cards() const;

signals:
    void heightChanged();
    void permissionGiven(const sandpad::widgets::Permission &permission);
    void roleChosen(int index, sandpad::runner::BlockRole role, const QString &languageId);
    /// A card of the block requests something that this part cannot do itself.
    void requested(const sandpad::widgets::OutputRequest &request);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void clear();
    void fill();
    void addClaims();
    void addComparisons();
    void addComparison(const runner::Comparison &comparison);
    void addReality();
    void addError(const runner::ErrorReport &error);
    void addDisplays();
    void addFiles(const QList<runner::FileEntry> &files);
    void onRequested(qsizetype display, const OutputRequest &request);
    void addReasons();
    void addPermissions();
    [[nodiscard]] QWidget *newHeading(const QString &text);
    [[nodiscard]] QWidget *newClaimHeading();
    [[nodiscard]] QLabel *newNote(const QString &text, const char *tone = "muted");
    [[nodiscard]] ExcerptView *newText(const QString &text, const QList<Tint> &tints = {});
    void addCard(Card *card);
    [[nodiscard]] QString silentReason() const;
    /// To be called only when there is a result.
    [[nodiscard]] const runner::BlockResult &judged() const
    {
        return *m_item.result; // fill() has looked
    }

    const QList<runner::LanguageInfo> &m_languages;
    ReviewItem m_item;
    Theme m_theme;
    PairRows m_rows;
    QList<QWidget *> m_made;
    QList<ExcerptView *> m_texts;
    QList<CardHolder *> m_cards;
    QString m_errorText; ///< as it is shown
    qsizetype m_mostComparisons = 0;
};

} // namespace sandpad::widgets
