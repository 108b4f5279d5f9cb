#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace sandpad::app {

/// A field that shows the combination of keys which is pressed in it. Tab and Esc leave it, and
/// Enter alone confirms.
class KeyField : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

    /// Empty before one was pressed.
    [[nodiscard]] const QKeySequence &key() const { return m_key; }
    void forget();

signals:
    void keyPressed();
    void confirmed();
    void escaped();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QKeySequence m_key;
};

} // namespace sandpad::app
