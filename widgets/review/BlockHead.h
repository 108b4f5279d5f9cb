#pragma once

#include "runner/model/LanguageInfo.h"
#include "widgets/review/BlockTexts.h"
#include "widgets/review/ReviewItem.h"

#include <QLabel>
#include <QWidget>

class QToolButton;

namespace sandpad::widgets {

class BlockActions;
class IconButton;
class Pill;

/// The first line of a block: its number, its role, the verdict and why, and what can be done with
/// it. A folded block is only this line, with the first line of its code.
class BlockHead : public QWidget
{
    Q_OBJECT

public:
    /// Borrows the languages, which must outlive it.
    BlockHead(const QList<runner::LanguageInfo> &languages, QWidget *parent);

    void setItem(const ReviewItem &item);
    void setTheme(const Theme &theme);
    void setFolded(bool isFolded);
    /// Only some blocks can be folded.
    void setFoldable(bool isFoldable);
    void setHits(const BlockHits &hits);

    [[nodiscard]] QToolButton &language() const { return *m_language; }
    [[nodiscard]] BlockActions &actions() const { return *m_actions; }
    [[nodiscard]] IconButton &fold() const { return *m_fold; }
    [[nodiscard]] QString pillText() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QWidget &sentenceLabel() const { return *m_sentence; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void roleChosen(int index, sandpad::runner::BlockRole role, const QString &languageId);
    void foldRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void showMenu();
    void showSentence();
    [[nodiscard]] QString languageText() const;
    [[nodiscard]] QString factText() const;
    [[nodiscard]] QRect previewPlace() const;
    int arrange(int width, bool moves) const;

    const QList<runner::LanguageInfo> &m_languages;
    ReviewItem m_item;
    Theme m_theme;
    bool m_isFolded = false;
    QColor m_dot; ///< beside the language
    QLabel *m_number;
    QToolButton *m_language;
    Pill *m_pill;
    QLabel *m_sentence;
    BlockActions *m_actions;
    IconButton *m_fold;
};

} // namespace sandpad::widgets
