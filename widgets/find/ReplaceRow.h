#pragma once

#include <QList>
#include <QWidget>

class QLineEdit;

namespace sandpad::widgets {

/// The row below the find bar where a person types what to put in place of what was found. It
/// signals; the text is replaced elsewhere.
class ReplaceRow : public QWidget
{
    Q_OBJECT

public:
    explicit ReplaceRow(QWidget *parent = nullptr);

    [[nodiscard]] QString text() const;
    /// What Tab goes through.
    [[nodiscard]] QList<QWidget *> controls() const;

signals:
    /// The hit that is looked at.
    void replaceRequested();
    void replaceAllRequested();
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLineEdit *m_text;
};

} // namespace sandpad::widgets
