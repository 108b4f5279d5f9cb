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
    /// Something was replaced. Until the person edits the text of the row again, the key that
    /// undoes means this.
    void noteReplacement();

signals:
    /// The hit that is looked at.
    void replaceRequested();
    void replaceAllRequested();
    void undoRequested(); ///< of the last replacement that was noted
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLineEdit *m_text;
    int m_replacements = 0; ///< since the text was edited, but for those that were undone
};

} // namespace sandpad::widgets
