#pragma once

#include "runner/model/LanguageInfo.h"
#include "widgets/review/ReviewItem.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace sandpad::widgets {

/// The first line of a block's card: its number, its role, how sure the role is, and the verdict.
class BlockHead : public QWidget
{
    Q_OBJECT

public:
    /// Borrows the languages, which must outlive it.
    BlockHead(const QList<runner::LanguageInfo> &languages, QWidget *parent);

    void setItem(const ReviewItem &item);

    [[nodiscard]] QToolButton &language() const { return *m_language; }
    [[nodiscard]] QString pillText() const;

signals:
    void roleChosen(sandpad::runner::BlockRole role, const QString &languageId);

private:
    void showMenu();
    [[nodiscard]] QString languageText() const;

    const QList<runner::LanguageInfo> &m_languages;
    runner::AnswerBlock m_block;
    QLabel *m_number;
    QToolButton *m_language;
    QLabel *m_fact; ///< file name, how sure the language is
    QLabel *m_pill;
};

} // namespace sandpad::widgets
