#pragma once

#include "runner/model/LanguageInfo.h"
#include "widgets/cards/Card.h"
#include "widgets/review/Permission.h"
#include "widgets/review/ReviewItem.h"

class QLabel;
class QVBoxLayout;

namespace sandpad::widgets {

class BlockActions;
class BlockHead;
class CodeColors;
class CodePart;
class RepairList;
class ResultPart;

/// A block of an answer: its code, its claims, and what really happened. Claims and events are side
/// by side where there is room. Up and Down go from card to card, Enter runs the block.
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

    [[nodiscard]] int index() const { return m_item.block.index; }
    [[nodiscard]] BlockHead &head() const { return *m_head; }
    [[nodiscard]] BlockActions &actions() const { return *m_actions; }
    [[nodiscard]] CodePart &code() const { return *m_code; }
    [[nodiscard]] RepairList &repairs() const { return *m_repairs; }
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

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectParts();
    void toggleEditing();
    void showWarnings();
    void copyCode() const;
    int arrange(int width, bool moves) const;

    const QList<runner::LanguageInfo> &m_languages;
    ReviewItem m_item;
    BlockHead *m_head;
    QLabel *m_warnings;
    RepairList *m_repairs;
    CodePart *m_code;
    ResultPart *m_result;
    BlockActions *m_actions;
};

} // namespace sandpad::widgets
