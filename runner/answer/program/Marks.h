#pragma once

#include <QMap>
#include <QString>
#include <QStringView>

#include <cstdint>
#include <optional>

namespace sandpad::runner {

/// What a mark in a program's output says of the text behind it.
enum class MarkKind : std::uint8_t
{
    Begun, ///< the blocks in front have ended
    Printed, ///< what a line prints
    Statement, ///< what a statement of a transcript gives
    Example, ///< what an example in a docstring gives
    Beside, ///< what an assignment prints, before its value is shown
    Value, ///< the value of a line
    AsText, ///< the same value as print() shows it
    State, ///< what a call was made on, as it is then
    End, ///< the line is over
};

struct Mark
{
    MarkKind kind = MarkKind::End;
    int number = 0; ///< of a line or statement

    bool operator==(const Mark &) const = default;
};

/// A mark that was found in a text.
struct FoundMark
{
    Mark mark;
    qsizetype start = 0; ///< of its first character, in UTF-16 units
    qsizetype end = 0; ///< of the character behind it
};

/// The marks that one program prints. A mark is U+001E, text that nobody knows beforehand, its kind
/// and number, and U+001F. The program may print anything, so only these very marks are believed:
/// whatever else looks like one is text. A value.
class Marks
{
public:
    Marks() = default;
    explicit Marks(const QString &secret);

    /// Makes a mark one of the program's, and gives its text.
    QString add(Mark mark);
    /// The text of marks of a kind; "%1" stands for their numbers, which are added one by one.
    [[nodiscard]] QString pattern(MarkKind kind) const;

    /// What begins every mark.
    [[nodiscard]] const QString &beginning() const { return m_beginning; }
    [[nodiscard]] bool isEmpty() const { return m_known.isEmpty(); }
    [[nodiscard]] bool contains(Mark mark) const;

    /// The first mark at or behind a place. Looks at each character a bounded number of times.
    [[nodiscard]] std::optional<FoundMark> next(QStringView text, qsizetype from) const;

private:
    QString m_beginning;
    QMap<QString, Mark> m_known; ///< by what stands between the beginning and U+001F
};

} // namespace sandpad::runner
