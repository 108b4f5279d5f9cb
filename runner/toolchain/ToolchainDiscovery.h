#pragma once

#include "runner/language/LanguageCatalog.h"
#include "runner/model/Toolchain.h"
#include "runner/toolchain/ToolchainVersions.h"

#include <QMap>
#include <QObject>

#include <optional>

namespace sandpad::runner {

/// Looks for the toolchains of all languages, one language after the other, and asks each for its
/// version. Lives in its thread; never blocks.
class ToolchainDiscovery : public QObject
{
    Q_OBJECT

public:
    /// Borrows both, which must outlive it.
    ToolchainDiscovery(const LanguageCatalog &catalog, ToolchainVersions &versions,
                       QObject *parent = nullptr);

    /// What was found for a language when it was last looked at, best first.
    [[nodiscard]] QList<Toolchain> toolchains(const QString &languageId) const;

    /// Looks anew; finished() follows. A call during a discovery does nothing: one finished()
    /// serves both.
    void start();

signals:
    void finished();

private:
    void lookAtLanguage();
    void askNextCandidate();
    void onVersion(Toolchain candidate, const Result<QString> &version);

    const LanguageCatalog &m_catalog;
    ToolchainVersions &m_versions;
    QMap<QString, QList<Toolchain>> m_found; ///< by language id
    std::optional<qsizetype> m_current; ///< index of the language that is looked at
    QList<Toolchain> m_candidates; ///< of this language, not yet asked
    QList<Toolchain> m_usable; ///< of this language, asked
};

} // namespace sandpad::runner
