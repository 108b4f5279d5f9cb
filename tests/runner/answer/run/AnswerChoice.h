#pragma once

#include <QDir>
#include <QStringList>

/// The answers of a folder: names of their expectations, without the ending.
[[nodiscard]] QStringList answerNames(const QDir &folder);

/// The answers that every test run really runs: one of each verdict in each language, those that
/// use the clock, and more up to kLeastChosen.
[[nodiscard]] QStringList chosenAnswers(const QDir &folder);

inline constexpr qsizetype kLeastChosen = 16;
