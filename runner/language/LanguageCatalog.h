#pragma once

#include "runner/language/LanguageSpec.h"

namespace sandpad::runner {

/// The languages Sandpad knows: its own, and those that an administrator or user added as files
/// in `languages` folders of the data locations. A value; load it once.
class LanguageCatalog
{
public:
    /// Reads the embedded specifications, then every *.json of `folders`; a later one with the
    /// same id replaces an earlier one. A bad file is left out and named in problems().
    [[nodiscard]] static LanguageCatalog load(const QStringList &folders);

    [[nodiscard]] const QList<LanguageSpec> &languages() const { return m_languages; }
    /// A language or tool by id, name, alias or file extension, in any case; null when there is
    /// none.
    [[nodiscard]] const LanguageSpec *find(const QString &name) const;
    /// Sentences about files that could not be read.
    [[nodiscard]] const QStringList &problems() const { return m_problems; }

private:
    void add(const QString &path);

    QList<LanguageSpec> m_languages;
    QList<LanguageSpec> m_tools;
    QStringList m_problems;
};

} // namespace sandpad::runner
