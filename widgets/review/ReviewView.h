#pragma once

#include "runner/model/LanguageInfo.h"
#include "runner/model/RunResult.h"
#include "widgets/cards/OutputRequest.h"
#include "widgets/review/BlockTexts.h"
#include "widgets/review/Permission.h"
#include "widgets/review/ReviewGeometry.h"
#include "widgets/review/ReviewItem.h"
#include "widgets/theme/KeyFocus.h"
#include "widgets/theme/Theme.h"

#include <QAbstractScrollArea>
#include <QMap>
#include <QTimer>

#include <functional>
#include <memory>

class QLabel;

namespace sandpad::widgets {

class BlockCard;
class CodeColors;
class LongScrollBar;
class ReviewNotes;
struct NoteTexts;

/// The blocks of an answer as cards below each other. A line above them tells what the answer
/// needs; notes below them tell what was not checked. Cards exist only near the screen and are made
/// in slices of time, so many blocks and long texts do not slow the window down. The view signals
/// what is wanted and runs nothing itself.
class ReviewView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit ReviewView(const QList<runner::LanguageInfo> &languages, QWidget *parent = nullptr);
    ~ReviewView() override;

    void setItems(const QList<ReviewItem> &items);
    /// Replaces the item of this block; ignored when there is none.
    void setItem(const ReviewItem &item);
    [[nodiscard]] const QList<ReviewItem> &items() const { return m_items; }
    /// Sets the line above the cards; empty: none.
    void setTopLine(const QString &text);
    void setNotes(const NoteTexts &words);
    void setTheme(const Theme &theme);

    /// Opens the lists of repairs and goes to the next block that has repairs.
    void reviewRepairs();
    /// Shows a block; makes its card when that does not exist yet.
    void showBlock(int index);
    /// Shows a block and marks it as the one that is looked at.
    void goTo(int index);
    /// The block that is looked at; 0: none.
    [[nodiscard]] int currentBlock() const { return m_current; }
    /// Tells what was found in a block, whenever a card is made and when hits have changed.
    void setHitSource(const std::function<BlockHits(int index)> &hitsOf);
    void updateHits();
    /// What was found in the notes.
    void setNoteHits(const TextHits &hits);
    /// Shows the current hit of a block; index 0: the end, where the notes are.
    void showHit(int index);
    /// The card of a block; null when the block is far from the screen.
    [[nodiscard]] BlockCard *card(int index) const;
    [[nodiscard]] qsizetype cardCount() const { return m_cards.size(); }
    /// The block whose editor has the focus; 0: none.
    [[nodiscard]] int editedBlock() const;
    /// Signals the typed text that was not signalled yet.
    void flushEdits();
    [[nodiscard]] QString topLine() const;
    [[nodiscard]] const ReviewNotes &notes() const { return *m_notes; }

signals:
    void runRequested(int index);
    void scratchRequested(int index);
    void roleChosen(int index, sandpad::runner::BlockRole role, const QString &languageId);
    void codeEdited(int index, const QString &code);
    void repairsUndone(int index, bool areUndone);
    void permissionGiven(int index, const sandpad::widgets::Permission &permission);
    /// Another block is looked at, because it has the focus now.
    void currentChanged(int index);
    /// A card of a block requests something that the view cannot do itself.
    void requested(const sandpad::widgets::OutputRequest &request);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void layOut();
    void guessHeights();
    void showMarks();
    void setCurrent(int index);
    void onFocusChanged(QWidget *focused);
    [[nodiscard]] bool isFolded(const ReviewItem &item) const;
    void bringIntoSight(qint64 top, qint64 bottom);
    void makeNear();
    void dropFar();
    void place();
    void placeCard(qsizetype position, BlockCard *card) const;
    /// Shows the cards beside the one with the focus, as Tab leads only to what is shown.
    void showBesideFocus();
    /// Computes the places anew, and scrolls so that a card stays where it is on the screen: the
    /// screen then begins this many pixels below the top of the card.
    void updateGeometryKeeping(qsizetype position, qint64 within);
    BlockCard *make(qsizetype position);
    void connectCard(BlockCard *card);
    /// Gives the focus to the block so many after the block with this index, or to the first block
    /// when there is none with it.
    void step(int from, int by);
    /// Scrolls to a part of a card.
    void reveal(const QWidget *part);
    [[nodiscard]] qsizetype positionOf(int index) const;
    /// The place of the card with this part; -1: there is none.
    [[nodiscard]] qsizetype positionWith(const QWidget *part) const;
    [[nodiscard]] int cardWidth() const;
    /// Has it the focus?
    [[nodiscard]] bool isInUse(const BlockCard &card) const;
    [[nodiscard]] bool isNear(qsizetype position, int screens) const;
    void chainFocus();

    QList<runner::LanguageInfo> m_languages;
    QList<ReviewItem> m_items;
    QMap<int, qsizetype> m_positions; ///< by block index
    std::unique_ptr<CodeColors> m_colors;
    Theme m_theme;
    ReviewGeometry m_geometry;
    QMap<qsizetype, BlockCard *> m_cards; ///< by position
    LongScrollBar *m_bar;
    QLabel *m_top;
    ReviewNotes *m_notes;
    QTimer m_layoutTimer;
    QMap<int, bool> m_folds; ///< by block index: what a person has folded, or not
    std::function<BlockHits(int index)> m_hitsOf;
    int m_current = 0;
    bool m_hasGuessed = false; ///< at this width
    bool m_showsRepairs = false;
    KeyFocus m_keyFocus { viewport() };
};

} // namespace sandpad::widgets
