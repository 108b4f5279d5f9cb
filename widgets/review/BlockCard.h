#pragma once

#include "runner/model/LanguageInfo.h"
#include "widgets/cards/Card.h"
#include "widgets/review/BlockTexts.h"
#include "widgets/review/Permission.h"
#include "widgets/review/ReviewItem.h"

class QLabel;

namespace sandpad::widgets {

class BlockActions;
class BlockHead;
class CodeColors;
class CodePart;
class RepairList;
class ResultPart;

/// A block of an answer: its code, its claims, and what really happened, in three columns where
/// there is room. What was not checked and what cannot run is folded at first. Up and Down go from
/// block to block, Enter runs the block or unfolds it.
class BlockCard : public Card
{
    Q_OBJECT

public:
    /// Borrows languages and colours, which must outlive it.
    BlockCard(const QList<runner::LanguageInfo> &languages, CodeColors &colors, QWidget *parent);

    void setItem(const ReviewItem &item);
    void setTheme(const Theme &theme) override;
    [[nodiscard]] int heightFor(int width) const override;
    void openRepairs(bool isOpen);
    /// Is this the block that a person looks at?
    void setCurrent(bool isCurrent);
    /// Marks what was found, and opens what hides the current hit.
    void setBlockHits(const BlockHits &hits);
    /// How far the current hit is below the top, in pixels.
    [[nodiscard]] int hitTop() const;
    void setFolded(bool isFolded);
    [[nodiscard]] bool isFolded() const { return m_isFolded; }

    [[nodiscard]] int index() const { return m_item.block.index; }
    [[nodiscard]] BlockHead &head() const { return *m_head; }
    [[nodiscard]] BlockActions &actions() const;
    [[nodiscard]] CodePart &code() const { return *m_code; }
    /// Null when the block has none.
    [[nodiscard]] RepairList *repairs() const { return m_repairs; }
    [[nodiscard]] ResultPart &result() const { return *m_result; }
    [[nodiscard]] QString warningText() const;

signals:
    void runRequested();
    void scratchRequested();
    /// A role was chosen for this block, or for a block that claims its output.
    void roleChosen(int index, sandpad::runner::BlockRole role, const QString &languageId);
    void codeEdited(const QString &code);
    void repairsUndone(bool areUndone);
    void permissionGiven(const sandpad::widgets::Permission &permission);
    void stepRequested(int by);
    /// A person has chosen to fold it or not.
    void foldChosen(bool isFolded);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void connectParts();
    void fillBody();
    void showBody();
    void toggleEditing();
    void showWarnings();
    void showRepairs();
    void showProse();
    void showHits();
    void copyCode() const;
    int arrange(int width, bool moves) const;
    int arrangeBody(int width, int y, bool moves) const;

    const QList<runner::LanguageInfo> &m_languages;
    ReviewItem m_item;
    BlockHits m_hits;
    bool m_isFolded = false;
    bool m_isFilled = false; ///< the body shows the present item
    bool m_isCurrent = false;
    BlockHead *m_head;
    // These are made when they are needed: many cards are made while a person scrolls.
    ExcerptView *m_prose = nullptr; ///< while something is found in it
    QLabel *m_warnings = nullptr;
    RepairList *m_repairs = nullptr;
    bool m_areRepairsOpen = false;
    CodePart *m_code;
    ResultPart *m_result;
};

/// Is a block with this result folded at first?
[[nodiscard]] bool isFoldedAtFirst(const ReviewItem &item);

} // namespace sandpad::widgets
