#pragma once

#include <QObject>
#include <QString>

class QTimer;

namespace sandpad::widgets {
class CodeEditor;
}

namespace sandpad::app {

/// The title that the first lines of an editor's code give it (see lineTitle()). It is read again
/// when the person pauses, so that it does not change with every key. Child of its parent; borrows
/// the editor.
class FirstLines : public QObject
{
    Q_OBJECT

public:
    FirstLines(const widgets::CodeEditor &editor, QObject *parent);

    /// Empty when the code has nothing to say.
    [[nodiscard]] const QString &title() const { return m_title; }

    /// Reads it now.
    void read();

signals:
    void titleChanged();

private:
    const widgets::CodeEditor &m_editor;
    QTimer *m_pause;
    QString m_title;
};

} // namespace sandpad::app
