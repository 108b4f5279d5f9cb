#include "runner/Preparation.h"

#include "runner/Borrower.h"
#include "runner/Machine.h"
#include "runner/language/Loopback.h"
#include "runner/language/Plan.h"
#include "runner/model/LevelInfo.h"
#include "runner/model/Say.h"
#include "runner/toolchain/ToolchainChoice.h"
#include "runner/toolchain/ToolchainFinder.h"

namespace sandpad::runner {

Preparation::Preparation(Machine &machine, const LanguageSpec &language, RunRequest request,
                         Purpose purpose)
    : m_machine(machine)
    , m_language(language)
    , m_request(std::move(request))
    , m_purpose(purpose)
{
    enter(State::Probing);
}

void Preparation::enter(State state)
{
    m_state = state;
    emit stateChanged(state);
    switch (state) {
    case State::Probing:
        return m_machine.probe.ask(this, [this] { enter(State::FindingToolchain); });
    case State::FindingToolchain:
        return findToolchain();
    case State::AskingVersion:
        return askVersion();
    case State::FetchingCache:
        return fetchCache();
    case State::StartingSandbox:
        return startSandbox();
    case State::Ready:
    case State::Refused:
        emit ended();
    }
}

const ToolchainSpec &Preparation::spec() const
{
    return *specOf(m_language, m_toolchain);
}

void Preparation::findToolchain()
{
    auto candidates = candidatesFor(m_language, m_request.interpreter);
    if (!candidates)
        return refuse(candidates.error());
    m_candidates = std::move(*candidates);
    enter(State::AskingVersion);
}

void Preparation::askVersion()
{
    m_toolchain = m_candidates.takeFirst();
    m_machine.versions.ask(
        this, { .spec = &spec(), .toolchain = m_toolchain, .level = m_request.isolation },
        [this](const Result<QString> &version) { onVersion(version); });
}

void Preparation::onVersion(const Result<QString> &version)
{
    if (version && !version->isEmpty() && meetsMinimum(spec(), *version)) {
        m_toolchain.version = *version;
        return enter(State::FetchingCache);
    }
    // When the sandbox fails, another toolchain does not help.
    if (!version && version.error().code != ErrorCode::NotFound)
        return refuse(version.error());
    if (!m_candidates.isEmpty())
        return enter(State::AskingVersion);
    const bool isPicked = !m_request.interpreter.isEmpty();
    refuse(!version && !isPicked ? version.error()
                                 : Error { .code = ErrorCode::NotFound, .text = nothingFound() });
}

QString Preparation::nothingFound() const
{
    if (m_request.interpreter.isEmpty())
        return Say::tr("No program that runs %1 was found. %2")
            .arg(m_language.info.name, m_language.install);
    return Say::tr("%1 does not run %2, or is too old. %3")
        .arg(m_request.interpreter, m_language.info.name, m_language.install);
}

void Preparation::fetchCache()
{
    m_machine.guestCache.ask(this,
                             { .spec = &spec(),
                               .toolchain = m_toolchain,
                               .code = m_request.snippet.code,
                               .level = m_request.isolation },
                             [this](const CachedFiles &cached) {
                                 m_cached = cached;
                                 enter(State::StartingSandbox);
                             });
}

Result<std::unique_ptr<Sandbox>> Preparation::newSandbox(const std::optional<Loopback> &server)
{
    SandboxSpec wanted = sandboxSpecFor(spec(), m_toolchain, m_request);
    wanted.harness = withCached(std::move(wanted.harness), m_cached);
    if (server)
        wanted.harness.append(server->library);
    wanted.isForOthers = m_purpose == Purpose::Loan;
    return m_machine.levels.start(m_request.isolation, wanted);
}

void Preparation::startSandbox()
{
    PreparedSandbox place { .sandbox = nullptr,
                            .language = &m_language,
                            .toolchain = m_toolchain,
                            .cached = m_cached.home,
                            .loopback = loopbackFor(m_language, m_request),
                            .advice = {},
                            .level = {} };
    if (m_machine.borrower && !place.loopback && m_purpose != Purpose::Anew)
        place.sandbox = m_machine.borrower->borrow(place, m_request);
    place.isAhead = place.hasWaited = place.sandbox != nullptr;
    if (!place.sandbox) {
        auto made = newSandbox(place.loopback);
        if (!made)
            return refuse(NotStarted::Cause::Sandbox, made.error().text);
        place.sandbox = std::move(*made);
    }
    const IsolationLevel level = place.sandbox->isolation().level;
    place.advice = m_machine.levels.advice(level);
    // A level that leaves the program the machine's network leaves it the machine's loopback, too.
    const auto info = infoOf(m_machine.levels.infos(), level);
    if (!info || !info->canForbidNetwork || !info->allowsNamedSockets)
        place.loopback.reset();
    place.level = info.value_or(LevelInfo {});
    m_outcome = std::move(place);
    enter(State::Ready);
}

void Preparation::refuse(const Error &error)
{
    const bool isMissing = error.code == ErrorCode::NotFound;
    refuse(isMissing ? NotStarted::Cause::Toolchain : NotStarted::Cause::Sandbox, error.text);
}

void Preparation::refuse(NotStarted::Cause cause, const QString &reason)
{
    m_outcome = std::unexpected(NotStarted { .cause = cause, .reason = reason });
    enter(State::Refused);
}

} // namespace sandpad::runner
