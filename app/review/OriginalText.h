#pragma once

#include "widgets/theme/Theme.h"

#include <QTimer>
#include <QWidget>

namespace sandpad::widgets {
class CodeEditor;
}

namespace sandpad::app {

/// Shows the answer as it was pasted. A long text is added in pieces, so that the window does not
/// wait.
class OriginalText : public QWidget
{
    Q_OBJECT

public:
    explicit OriginalText(QWidget *parent = nullptr);

    /// Copies the text. It is laid out when the widget is shown for the first time.
    void setText(const QByteArray &text) { m_text = text; }
    void setTheme(const widgets::Theme &theme);
    [[nodiscard]] widgets::CodeEditor &editor() const { return *m_editor; }

signals:
    /// Esc was pressed: the reader wants to go back.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void appendPiece();

    QByteArray m_text;
    qsizetype m_shown = 0; ///< bytes
    QTimer m_timer;
    widgets::CodeEditor *m_editor;
};

} // namespace sandpad::app
