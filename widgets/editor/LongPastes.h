#pragma once

#include <QObject>
#include <Qsci/qsciscintilla.h>

#include <functional>

namespace sandpad::widgets {

/// Takes texts that would make a line too long to be edited (LongLines.h) from the clipboard, by
/// Ctrl+V and by the middle button, and from a drag. Scintilla itself would lay the line out at
/// once, which takes minutes. A child of the editor.
class LongPastes : public QObject
{
    Q_OBJECT

public:
    /// `show` gets the whole text, and shows it shortened.
    LongPastes(QsciScintilla *editor, std::function<void(const QByteArray &)> show);

    /// Puts the text in the place of the selection if a line becomes too long by it. Returns
    /// whether it did.
    bool takes(const QString &text) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QsciScintilla *m_editor;
    std::function<void(const QByteArray &)> m_show;
};

} // namespace sandpad::widgets
