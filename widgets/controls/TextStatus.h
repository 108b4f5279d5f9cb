#pragma once

#include "widgets/theme/Theme.h"

#include <QFlags>
#include <QString>
#include <QWidget>

#include <cstdint>
#include <optional>

class QToolButton;

namespace sandpad::widgets {

class ElidedLabel;
class SymbolMark;

/// What the footer says of a text beside its run. A value.
struct TextFacts
{
    int line = 1;
    int column = 1;
    int carets = 1;
    qsizetype selected = 0; ///< characters
    QString indent {}; ///< "4 spaces"
    QString encoding {};
    QString lineEnds {};
};

/// The right part of the footer: whether the text is kept, the place of the caret, and the form of
/// the text, each a button for the command that changes it.
class TextStatus : public QWidget
{
    Q_OBJECT

public:
    /// Where a text is kept.
    enum class FileState : std::uint8_t
    {
        Kept, ///< by the pad, as it has no file
        Saved,
        Changed, ///< its file has another text
        ReadOnly, ///< saved, and the file cannot be written
        Missing, ///< its file is not there any more
    };

    /// What a narrow footer can leave out.
    enum Part : std::uint8_t
    {
        KeptWord = 1, ///< its symbol stays
        Indent = 2,
        Encoding = 4,
        LineEnds = 8,
    };
    Q_DECLARE_FLAGS(Parts, Part)

    explicit TextStatus(QWidget *parent);

    void setTheme(const Theme &theme);
    /// Puts the buttons behind all that Tab goes through in the window.
    void comeLast();
    void showFacts(const TextFacts &facts);
    void showFile(FileState state, const QString &path);
    /// Can the pad keep texts?
    void setKeeping(bool isKept);
    void setParts(Parts parts);
    [[nodiscard]] int widthWith(Parts parts) const;

private:
    QToolButton *addFact(const QString &command, const QString &about);
    void openEncodings();
    void showFileState();

    Theme m_theme;
    SymbolMark *m_mark;
    ElidedLabel *m_file;
    QToolButton *m_caret;
    QToolButton *m_indent;
    QToolButton *m_encoding;
    QToolButton *m_lineEnds;
    Parts m_parts;
    bool m_isKept = true;
    std::optional<FileState> m_state;
};

} // namespace sandpad::widgets
