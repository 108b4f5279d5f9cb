#pragma once

#include <QString>

namespace sandpad::runner {

/// A text as .NET formats it for no country, with its dates and negative amounts as in the United
/// States, where most pages are written: "5/17/2024 2:30:00 PM" for "05/17/2024 14:30:00".
[[nodiscard]] QString asInUnitedStates(const QString &text);

/// Numbers with a comma in front of their fraction and points between thousands, as in most of
/// Europe: "1.234,50" for "1,234.50".
[[nodiscard]] QString withCommas(const QString &text);

/// .NET writes 5.0 as "5".
[[nodiscard]] QString withoutZeros(QString text);

/// A claimed text with the sign of no currency instead of that of a country.
[[nodiscard]] QString withoutCurrency(QString text);

} // namespace sandpad::runner
