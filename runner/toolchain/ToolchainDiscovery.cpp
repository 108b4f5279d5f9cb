#include "runner/toolchain/ToolchainDiscovery.h"

#include "runner/toolchain/ToolchainChoice.h"
#include "runner/toolchain/ToolchainFinder.h"

namespace sandpad::runner {

ToolchainDiscovery::ToolchainDiscovery(const LanguageCatalog &catalog, ToolchainVersions &versions,
                                       QObject *parent)
    : QObject(parent)
    , m_catalog(catalog)
    , m_versions(versions)
{ }

QList<Toolchain> ToolchainDiscovery::toolchains(const QString &languageId) const
{
    return m_found.value(languageId);
}

void ToolchainDiscovery::start()
{
    if (m_current)
        return;
    m_current = 0;
    QMetaObject::invokeMethod(this, &ToolchainDiscovery::lookAtLanguage, Qt::QueuedConnection);
}

void ToolchainDiscovery::lookAtLanguage()
{
    if (*m_current >= m_catalog.languages().size()) {
        m_current.reset();
        emit finished();
        return;
    }
    m_candidates = usableToolchains(m_catalog.languages().at(*m_current));
    m_usable.clear();
    askNextCandidate();
}

void ToolchainDiscovery::askNextCandidate()
{
    const LanguageSpec &language = m_catalog.languages().at(*m_current);
    if (m_candidates.isEmpty()) {
        m_found[language.info.id] = m_usable;
        ++*m_current;
        return lookAtLanguage();
    }
    const Toolchain candidate = m_candidates.takeFirst();
    m_versions.ask(
        this,
        { .spec = specOf(language, candidate), .toolchain = candidate, .level = std::nullopt },
        [this, candidate](const Result<QString> &version) { onVersion(candidate, version); });
}

void ToolchainDiscovery::onVersion(Toolchain candidate, const Result<QString> &version)
{
    const LanguageSpec &language = m_catalog.languages().at(*m_current);
    candidate.version = version.value_or(QString());
    // When a version is unknown because the sandbox failed, the toolchain still counts as usable.
    const bool isUsable = version ? meetsMinimum(*specOf(language, candidate), candidate.version)
                                  : version.error().code != ErrorCode::NotFound;
    if (isUsable)
        m_usable.append(candidate);
    askNextCandidate();
}

} // namespace sandpad::runner
