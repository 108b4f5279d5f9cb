#pragma once

#include "widgets/cards/CardHits.h"

#include <QPlainTextEdit>

namespace sandpad::widgets {

/// The whole text of a tree's row, below the tree; of a very long one a part. Marks what was found
/// in it.
class TreeDetail : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit TreeDetail(QWidget *parent);

    /// Shows a row's whole text.
    void setText(const QString &text);
    /// Marks hits, whose units count in that text, and scrolls to the current one; when it is in a
    /// part that is not shown, that part is.
    void setHits(const QList<CardHit> &hits, const std::optional<CardHit> &current,
                 const Theme &theme);
    /// As high as its text, but not too high, at a width.
    [[nodiscard]] int heightFor(int width) const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showPart(qsizetype start);

    QString m_text;
    qsizetype m_start = 0; ///< of the part that is shown
    qsizetype m_lead = 0; ///< characters in the document before that part
    qsizetype m_end = 0; ///< of the part
};

} // namespace sandpad::widgets
