#pragma once

#include "runner/PreparedRun.h"
#include "runner/model/RunResult.h"
#include "runner/toolchain/GuestCache.h"

#include <QObject>

#include <cstdint>
#include <expected>

namespace sandpad::runner {

struct Machine;

/// Everything between a request and a sandbox for it, step by step: what isolation does the machine
/// offer, which toolchain runs the language, which version is it, which cached file does it want;
/// then the sandbox is started. The job is not handed over here (see prepareRun()).
///
/// It begins by itself and goes one way through its states. Deleting it gives up what it is doing,
/// and the sandboxes it has started are gone. Lives in its thread; never blocks.
class Preparation : public QObject
{
    Q_OBJECT

public:
    enum class State : std::uint8_t
    {
        Probing,
        FindingToolchain,
        AskingVersion, ///< of one candidate after the other
        FetchingCache,
        StartingSandbox,
        Ready, ///< take() gives the sandbox
        Refused ///< take() says why
    };
    enum class Purpose : std::uint8_t
    {
        Own, ///< for a run of this process
        Anew, ///< the same, and no other process lends anything: what it lent was broken
        Loan ///< to be lent to another process
    };
    using Outcome = std::expected<PreparedSandbox, NotStarted>;

    /// Borrows machine and language, which must outlive it. The snippet is used only to find out
    /// whether a cached file would help.
    Preparation(Machine &machine, const LanguageSpec &language, RunRequest request,
                Purpose purpose = Purpose::Own);

    [[nodiscard]] State state() const { return m_state; }
    /// Once, after ended().
    [[nodiscard]] Outcome take() { return std::move(m_outcome); }

signals:
    void stateChanged(sandpad::runner::Preparation::State state);
    /// It is Ready or Refused. Once, and never from within the constructor.
    void ended();

private:
    void enter(State state);
    void findToolchain();
    void askVersion();
    void onVersion(const Result<QString> &version);
    void fetchCache();
    void startSandbox();
    /// A sandbox that is there, or begins to be.
    [[nodiscard]] Result<std::unique_ptr<Sandbox>>
    newSandbox(const std::optional<Loopback> &server);
    void refuse(NotStarted::Cause cause, const QString &reason);
    void refuse(const Error &error);
    /// No candidate runs the language.
    [[nodiscard]] QString nothingFound() const;
    [[nodiscard]] const ToolchainSpec &spec() const;

    Machine &m_machine;
    const LanguageSpec &m_language;
    RunRequest m_request;
    Purpose m_purpose;
    State m_state = State::Probing;
    QList<Toolchain> m_candidates; ///< not yet asked
    Toolchain m_toolchain; ///< the one that is asked or was chosen
    CachedFiles m_cached;
    Outcome m_outcome;
};

} // namespace sandpad::runner
