#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

/// The project's documents, as paths from its root: the Markdown files there and in docs/.
[[nodiscard]] QStringList documents();

/// A file of the project, by its path from the root.
[[nodiscard]] QString projectText(const QString &path);

/// Everything in a text that a pattern's first group finds, once.
[[nodiscard]] QSet<QString> allOf(const QString &text, const QString &pattern);

/// Paths of the source tree that a document names in backticks, for example `app/cli`.
[[nodiscard]] QSet<QString> namedPaths(const QString &markdown);

/// The attacks that SECURITY.md's promises name: "files-05 to 07, 11" are four. One that runs at
/// one level alone has the level's letter: "limits-50 (N)".
[[nodiscard]] QSet<QString> namedAttacks(const QString &security);

/// The attacks of the corpus in the same way, for example "files-05".
[[nodiscard]] QSet<QString> attacksOfTheCorpus();
