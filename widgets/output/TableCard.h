#pragma once

#include "widgets/output/Card.h"
#include "widgets/output/HtmlTable.h"

namespace sandpad::widgets {

/// A table as plain cells: muted head, hairlines between the rows, as many columns as fit.
class TableCard : public Card
{
    Q_OBJECT

public:
    /// `plainText` is the program's own text for the same table.
    TableCard(HtmlTable table, QString plainText, QWidget *parent);

    void setTheme(const Theme &theme) override;
    [[nodiscard]] int heightFor(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void measure();
    void drawRow(QPainter &painter, const QStringList &row, int top) const;
    [[nodiscard]] int shownRows() const;
    [[nodiscard]] QString note() const;

    HtmlTable m_table;
    QString m_plainText;
    QList<int> m_widths;
    QToolButton *m_copy;
};

} // namespace sandpad::widgets
