#pragma once

#include "RunKey.h"
#include "RunTape.h"

/// Plays runs from a tape. A run that the tape lacks is really run, and recorded. Borrows the
/// runner and the key.
class TapeStarter : public sandpad::runner::RunStarter
{
public:
    TapeStarter(sandpad::runner::RunStarter &real, const RunKey &key);

    /// Plays this tape from now on; nothing is recorded yet.
    void insert(const RunTape &tape);
    [[nodiscard]] std::unique_ptr<sandpad::runner::Run>
    start(const sandpad::runner::RunRequest &request) override;

    /// How many runs the tape lacked.
    [[nodiscard]] int missed() const { return m_missed; }
    [[nodiscard]] const RunTape &recorded() const { return m_recorded; }

private:
    sandpad::runner::RunStarter &m_real;
    const RunKey &m_key;
    RunTape m_tape;
    RunTape m_recorded;
    int m_missed = 0;
};
