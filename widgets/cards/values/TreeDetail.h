#pragma once

#include "widgets/cards/CardHits.h"

#include <QPlainTextEdit>

namespace sandpad::widgets {

/// The whole text of a tree's row, shown below the tree, with the hits marked. Of a very long text
/// a part is shown.
class TreeDetail : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit TreeDetail(QWidget *parent);

    /// Shows a row's whole text.
    void setText(const QString &text);
    /// Marks hits, whose units count in that text, and scrolls to the current one. The part that
    /// holds the current hit is shown.
    void setHits(const QList<CardHit> &hits, const std::optional<CardHit> &current,
                 const Theme &theme);
    /// The height of the text at this width, up to a maximum.
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
