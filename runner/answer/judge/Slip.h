#pragma once

#include <QString>

namespace sandpad::runner {

/// Is a line the printed one but for one number, one word behind others or the order of its words,
/// so that it must be meant as a claim of it? So is a word in capitals that holds the printed one.
[[nodiscard]] bool isSlip(const QString &claimed, const QString &actual);

/// Are most words and numbers of two texts the same, or are both one number or one truth value?
/// Then they speak of the same thing.
[[nodiscard]] bool isNear(const QString &claimed, const QString &actual);

} // namespace sandpad::runner
