#pragma once

#include <QLineEdit>
#include <QStringList>
#include <QTimer>

namespace sandpad::widgets {

class OutputGeometry;

/// The line to type into while a program waits for input. Enter sends the line, Ctrl+D on an empty
/// line ends the input, and the arrow keys go through the lines that were sent before.
class InputLine : public QLineEdit
{
    Q_OBJECT

public:
    explicit InputLine(QWidget *parent = nullptr);

    /// The program waits for a line. A secret one is shown as dots, as for a password.
    void ask(bool isSecret);

    /// Puts the line behind an open prompt when there is room, else below the output. `offset` is
    /// how far the output is scrolled, in pixels; `width` is the content's.
    void place(const OutputGeometry &geometry, qint64 offset, int width);

signals:
    void entered(const QString &text);
    void ended();
    void stopRequested();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] bool endsInput(const QKeyEvent &event) const;
    void send();
    void recall(int by);

    QStringList m_history;
    qsizetype m_at = 0; ///< in the history; its size: the line being typed
    QString m_typed;
    QTimer m_untilBusy; ///< runs from a line that was sent to what is said when no other is wanted
};

} // namespace sandpad::widgets
