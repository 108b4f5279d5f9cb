#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace sandpad::runner {

/// How a sentence shows a value.
enum class ValueForm : std::uint8_t
{
    Quoted, ///< in back quotes
    Bare, ///< a literal without quotes
};

/// The value that one of the sentences claims to be printed: "This prints `3`." The whole sentence
/// must have one of the known forms. One that says more speaks perhaps of a part, another case or
/// another version.
[[nodiscard]] std::optional<QString> valueInSentence(const QString &prose, ValueForm form);

/// The sentences of a text without their ends and without marks of emphasis.
[[nodiscard]] QStringList sentencesOf(const QString &prose);

} // namespace sandpad::runner
