#pragma once

#include <QObject>

class QKeyEvent;
class QsciScintilla;

namespace sandpad::widgets {

/// Closes a bracket or a quote that is typed, in front of nothing that it would enclose. The
/// closing sign is typed over when a person types it, too, and goes with its opening sign when that
/// is deleted. Typed over a selection, the pair is put around it. Child of its editor.
class AutoClose : public QObject
{
    Q_OBJECT

public:
    explicit AutoClose(QsciScintilla *editor);

    /// Handles a key that is pressed in the editor; false: the editor does.
    bool takes(const QKeyEvent &event);

private:
    [[nodiscard]] char at(long place) const;
    /// Did this class put the sign there?
    [[nodiscard]] bool isOurs(long place) const;
    [[nodiscard]] bool mayClose(char opening, long caret) const;
    bool close(char opening, long caret);
    bool typeOver(char sign, long caret);
    bool removePair(long caret);
    bool wrap(char opening);
    void insert(long place, const char *text) const;

    QsciScintilla *m_editor;
    int m_mark; ///< an indicator that is not seen: below the signs that were put there
};

} // namespace sandpad::widgets
