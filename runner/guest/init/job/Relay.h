#pragma once

#include "runner/guest/init/job/ConfinedProgram.h"
#include "runner/guest/init/job/Control.h"

#include <functional>

namespace sandpad::guest {

/// Carries what a program prints and shows to Sandpad, in the order in which it happened.
///
/// Theory: stdout and stderr are two pipes, so by themselves they have no common order. Before
/// each write to descriptor 2 the kernel announces it (Announcements.h) and holds the writer; the
/// relay takes everything that stdout holds before the writer goes on. Hence stdout never holds
/// bytes that are older than unread ones of stderr, and reading stderr first, up to what stdout
/// held *before* that, gives the true order of any single thread. A message on the display
/// channel is forwarded after a reading of both and only then acknowledged; the harness waits for
/// that. Programs that close, fill or never read a descriptor block nobody.
class Relay
{
public:
    /// `onDrawing` is called when the harness says that it begins to draw a figure (true), or that
    /// it has drawn it; the harness waits meanwhile.
    Relay(Control &control, ConfinedProgram &program, std::uint64_t outputLimit,
          std::function<void(bool isDrawing)> onDrawing);

    /// Forwards the output that is there now.
    void relay();
    /// Nobody reads standard output any more: writing there fails for the program, as into a pipe
    /// that has lost its reader. A terminal goes on taking what is written.
    void closeOutput();
    /// Reads the display channel. Leaves out and closes what is beyond DisplayLimits.h.
    void readChannel();
    /// Writes as much input as the program takes now. Closes the input at its end unless more may
    /// come.
    void feed(std::string &input, bool mayMoreCome);
    /// Forwards the rest of the pipes and of the channel. Called when every writer is dead.
    void drain();

    [[nodiscard]] bool isOverLimit() const { return m_isOverLimit; }
    [[nodiscard]] std::uint64_t outputBytes() const { return m_outputBytes; }

private:
    /// Reads at most `most` bytes of a pipe and forwards them; closes it at its end.
    void forward(UniqueFd &pipe, Kind kind, std::size_t most);
    /// Takes one message; false when it has not come whole yet.
    bool takeMessage();
    /// The same for a message that is too long: its bytes are dropped as they come.
    bool leaveOut();
    void acknowledge() const;
    void closeChannel();

    Control &m_control;
    ConfinedProgram &m_program;
    std::uint64_t m_outputLimit;
    std::function<void(bool isDrawing)> m_onDrawing;
    std::uint64_t m_outputBytes = 0;
    bool m_isOverLimit = false;
    bool m_isLineOpen = false; ///< the input so far ends without a line end
    bool m_isEnded = false; ///< the terminal was sent the end of the input
    std::string m_channel; ///< bytes of messages not yet whole
    std::uint64_t m_toLeaveOut = 0; ///< bytes of a long message that are still to come
    std::uint64_t m_messageBytes = 0;
    std::uint32_t m_messages = 0;
    bool m_isDrawing = false; ///< an empty message begins and ends it
};

} // namespace sandpad::guest
