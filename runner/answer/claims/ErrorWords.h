#pragma once

#include <QString>

#include <optional>

namespace sandpad::runner {

/// An exception that prose announces.
struct ErrorWords
{
    QString error; ///< "TYPE" or "TYPE: MESSAGE"
    bool isPossible = false; ///< prose says that it "would" or "may" come
};

/// The exception that prose says will happen. Conditions ("if") and denials are no claims.
[[nodiscard]] std::optional<ErrorWords> claimedErrorIn(const QString &prose);

/// The exit status that prose, or a line in claimed output, gives.
[[nodiscard]] std::optional<QString> claimedExitIn(const QString &prose);
/// Claimed output without the line in which a development tool prints the exit status.
[[nodiscard]] QString withoutExit(const QString &output);

/// A claimed output that ends with an exception: what is printed before it, and "TYPE: MESSAGE".
struct OutputWithError
{
    QString output;
    QString error;
};
[[nodiscard]] std::optional<OutputWithError> splitError(const QString &claimed);

/// The exception that a remark says its line ends with: "raises IndexError".
[[nodiscard]] std::optional<QString> errorInRemark(const QString &remark);

} // namespace sandpad::runner
