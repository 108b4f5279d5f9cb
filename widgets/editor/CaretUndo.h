#pragma once

#include <QList>
#include <QObject>

#include <cstdint>
#include <optional>

class QKeyEvent;
class QsciScintilla;

namespace sandpad::widgets {

/// One step for undo, as long as this lives. To undo it brings the caret back to where it was
/// before, and to do it again to where it was after. Scintilla leaves it behind what has changed,
/// which after a move of lines is a place where nobody was. At least one change must be made.
class UndoStep
{
public:
    explicit UndoStep(QsciScintilla &editor);
    UndoStep(const UndoStep &) = delete;
    UndoStep &operator=(const UndoStep &) = delete;
    ~UndoStep();

private:
    QsciScintilla &m_editor;
};

/// Makes one step for undo of what is typed, or deleted, with several carets in one go. Scintilla
/// joins what one caret types, and makes a step of each key of several. So each of these steps has
/// a number here, and undoing one of them undoes all of its go.
///
/// Brings the caret back after an UndoStep, too. Child of the editor, whose keys it sees first.
class CaretUndo : public QObject
{
    Q_OBJECT

public:
    explicit CaretUndo(QsciScintilla *editor);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Kind : std::uint8_t
    {
        Text,
        Backspace,
        Delete
    };
    /// The first and the last number of the steps that belong together.
    struct Go
    {
        int first = 0;
        int last = 0;
    };
    /// Where a go can be gone on with.
    struct Place
    {
        Kind kind = Kind::Text;
        long length = 0; ///< of the text
        long carets = 0;
        long position = 0; ///< of the main caret

        bool operator==(const Place &) const = default;
    };

    /// Nothing: the key types and deletes nothing.
    [[nodiscard]] static std::optional<Kind> kindOf(const QKeyEvent &event);
    [[nodiscard]] Place placeOf(Kind kind) const;
    void type(QEvent *event, Kind kind);
    void onModified(int type, int number);
    /// Undoes, or does again, what belongs to the step that was undone or done again last.
    void finishStep();
    void onPlace(int number, bool isRedone);

    QsciScintilla *m_editor;
    QList<Go> m_goes;
    std::optional<Place> m_place; ///< after the last step of the last go
    int m_next = 0; ///< the number of the next step
    bool m_isInKey = false;
    bool m_isChanged = false; ///< the key has changed the text
    bool m_isRedone = false; ///< else undone
    std::optional<long> m_caret; ///< where an UndoStep wants it
    std::optional<int> m_stepped; ///< the number of the step that was undone or done again
};

} // namespace sandpad::widgets
