#pragma once

#include <QStringList>

namespace sandpad::runner {

/// Sentences, or parts of one, behind each other as the language of the person writes them. In
/// English a space stands between two sentences, in Chinese nothing. What is empty is left out.
/// Both functions may be called from any thread.

/// "The program ended. It used 2 s."
QString sentencesOf(const QStringList &sentences);

/// "python, javascript, typescript"
QString listOf(const QStringList &words);

} // namespace sandpad::runner
