#pragma once

#include <QWidget>

class QLineEdit;

namespace sandpad::widgets {

/// The row in which a person types the line to go to.
class LineRow : public QWidget
{
    Q_OBJECT

public:
    explicit LineRow(QWidget *parent = nullptr);

    /// Shows it, ready for typing.
    void open(int lineCount);

signals:
    /// A place was typed: 1-based; column 0: none was typed.
    void placeTyped(int line, int column);
    void accepted();
    void canceled();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLineEdit *m_text;
};

} // namespace sandpad::widgets
