#pragma once

#include "widgets/cards/Card.h"

namespace sandpad::widgets {

/// A link that stands for the rest of a long value; a click shows that.
class FoldCard : public Card
{
    Q_OBJECT

public:
    FoldCard(const QString &rest, QWidget *parent);

    [[nodiscard]] int heightFor(int width) const override;
    [[nodiscard]] QStringList searchedLines() override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_rest;
    QToolButton *m_button;
};

} // namespace sandpad::widgets
