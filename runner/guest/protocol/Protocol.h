#pragma once

#include "runner/guest/protocol/DisplayLimits.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What Sandpad and its `sandpad-init` say to each other over one stream socket.
///
/// Theory: Sandpad starts `sandpad-init` (inside bubblewrap or alone) with the socket as
/// descriptor kControlDescriptor and sends Setup. The init makes the place, gives up its
/// privileges and answers Ready with the layers that are in force; the sandbox now waits. Later
/// Sandpad sends one Job, and before it Group where it could make a control group; the init runs
/// its steps, relays what they print, enforces the limits, collects what is left and ends with
/// Finished. Closing the socket kills everything.
///
/// A job that is started ahead (Job::startsAhead) comes without its code. The init starts the
/// interpreter at once; its harness prepares what it can and says that it waits, which the init
/// passes on as Prepared. Go brings the code, and the harness says that it goes on, or the step
/// never started. What the harness does before has the limits of a compile step, and does not count
/// for those of the program; all times begin when both have come.
///
/// Each frame: 32-bit length of what follows, 8-bit kind, 64-bit time in nanoseconds since the
/// first step started (0 before), payload. The payloads of Stdout, Stderr, Message and FileData
/// are raw bytes that a guest chose; all other payloads are written by the init alone.
namespace sandpad::guest {

inline constexpr std::uint32_t kProtocolVersion = 15;
inline constexpr int kControlDescriptor = 3;
/// The display channel's descriptor in the program that a step starts.
inline constexpr int kChannelDescriptor = 3;
/// A frame is never longer; anything else is a broken stream.
inline constexpr std::uint32_t kMaxFrameBytes = 192U << 20;

enum class Kind : std::uint8_t
{
    // Sandpad -> init
    Setup = 1,
    Job,
    Stop, ///< empty: the program is asked to end, see StopSequence.h; the second kills it
    Input, ///< raw bytes for the running program's standard input
    EndOfInput, ///< empty: nothing more will come
    Resize, ///< TerminalSize: the program's terminal has another size now
            /// Empty, with the descriptors of the program's control group: its folder, cgroup.procs
            /// and cgroup.kill. Before Job, or not at all.
    Group,
    Go, ///< Go: the code of a job that was started ahead
    OutputUnread, ///< empty: nobody reads the program's standard output any more

    // init -> Sandpad
    Ready = 64,
    StepStarted, ///< StepStarted
    Stdout, ///< raw bytes
    Stderr, ///< raw bytes
    Message, ///< one JSON text of the harness, unchecked
    StepEnded, ///< StepEnded
    File, ///< FileHeader; its content follows as FileData
    FileData, ///< raw bytes of the file last announced
    Finished, ///< Outcome; the last frame
    Failed, ///< Failure; the last frame
    Waiting, ///< Waiting: the program waits for input that has not come yet
    LeftOut, ///< empty: a message was beyond the limits (DisplayLimits.h)
    Prepared, ///< Prepared: the program that was started ahead waits for its code
    Used, ///< Used: what the run step has used so far
    Alive, ///< empty, once a second while a program runs: some of its time does not count
};

struct Frame
{
    Kind kind {};
    std::uint64_t timeNs = 0;
    std::string_view payload; ///< points into the caller's buffer
};

/// A folder that the program may write to.
struct WritableFolder
{
    std::string path; ///< absolute
    std::uint32_t mode = 0755;
};

struct GuestFile
{
    std::string path; ///< absolute
    std::uint32_t mode = 0644;
    std::string content;

    bool operator==(const GuestFile &) const = default;
};

/// Describes the place to make for a program. Sent once, before anything of a user is known.
struct Setup
{
    std::uint32_t version = kProtocolVersion;
    /// Whether the init is PID 1 of its own namespaces and may mount. If not, it makes plain
    /// folders and finds its processes by descent.
    bool hasNamespaces = true;
    bool wantsLandlock = true;
    bool wantsSeccomp = true;
    /// Without namespaces the filter also refuses what reaches the host by name: sockets, and
    /// modes, owners, times and attributes of files.
    bool wantsNothingByName = false;
    /// The host's files are shown as themselves: other programs use them, too.
    bool sharesFiles = false;
    bool allowsNetwork = false;
    /// Jobs may ask for a terminal; with namespaces its devices are private.
    bool hasTerminal = false;
    std::string workFolder;
    /// All places that the program may write to. With namespaces one file system in memory holds
    /// them all, with the two caps below; without namespaces they are plain folders, and the init
    /// adds up what is in them.
    std::vector<WritableFolder> folders;
    std::uint64_t folderBytes = 0;
    std::uint64_t folderEntries = 0; ///< files and folders
    /// Mounts and links of the host below one of `folders` that must stay visible there.
    std::vector<std::string> keptPaths;
    std::vector<GuestFile> files; ///< read-only for the program
    /// For Landlock, files and folders; empty where the mounts already show only what they should.
    std::vector<std::string> readablePaths;
};

struct LayerState
{
    std::string name;
    bool inForce = false;
    std::string reason; ///< why not
};

struct Ready
{
    std::uint32_t version = kProtocolVersion;
    std::vector<LayerState> layers;
};

enum class StepKind : std::uint8_t
{
    Compile,
    Run
};

struct Step
{
    StepKind kind = StepKind::Run;
    std::vector<std::string> arguments; ///< the first is the program's absolute path
    std::vector<std::string> environment; ///< NAME=value
};

struct JobLimits
{
    std::uint64_t cpuNs = 0;
    std::uint64_t wallNs = 0;
    std::uint64_t compileNs = 0; ///< elapsed time of all compile steps
    std::uint64_t memoryBytes = 0;
    std::uint64_t processes = 0; ///< and threads
    std::uint64_t outputBytes = 0;
    std::uint64_t workBytes = 0; ///< in all writable folders together
    std::uint64_t openFiles = 0;
};

/// Of a terminal, in characters.
struct TerminalSize
{
    std::uint16_t columns = 80;
    std::uint16_t rows = 24;
};

/// What to run. Compile steps come first; a step that fails ends the job.
struct Job
{
    std::vector<GuestFile> files; ///< written into writable folders
    std::vector<Step> steps;
    JobLimits limits;
    std::string standardInput; ///< for the run step
    bool keepsInputOpen = false; ///< more may come as Input, until EndOfInput
    /// The run step's three streams are one pseudo-terminal; takes Setup::hasTerminal.
    bool usesTerminal = false;
    TerminalSize terminalSize;
    /// Files that were placed and not changed are named too (FileHeader::isUnchanged).
    bool namesUnchanged = false;
    /// The program of the only step is started at once. Before its harness looks at the program's
    /// files it writes one byte to the display channel, and reads the byte that follows Go.
    bool startsAhead = false;
    /// Used is sent now and then while the run step goes on.
    bool tellsUse = false;
    /// Its programs get little of the processors while others want them.
    bool yields = false;
};

/// The code of a job that was started ahead.
struct Go
{
    std::vector<GuestFile> files; ///< take the place of those of the same path
};

struct Prepared
{
    std::uint64_t memoryBytes = 0; ///< that it holds while it waits; 0: that cannot be told
};

struct StepStarted
{
    std::uint32_t index = 0;
};

struct StepEnded
{
    std::uint32_t index = 0;
    std::int32_t waitStatus = 0; ///< as waitpid gives it
};

struct FileHeader
{
    std::string name; ///< relative to the work folder; any bytes
    std::uint64_t sizeBytes = 0;
    std::string refused; ///< why no content follows; empty when it does
    bool isUnchanged = false; ///< the file is as it was placed; no content follows
};

enum class Limit : std::uint8_t
{
    Cpu,
    Wall,
    Memory,
    Output,
    Processes,
    WorkBytes,
    WorkFiles,
    Compile,
};

enum class Ending : std::uint8_t
{
    Exited,
    Limit,
    Stopped
};

/// Who has counted what a program used.
enum class Meter : std::uint8_t
{
    Processes, ///< the init, from what /proc shows of the processes
    ControlGroup ///< the kernel
};

/// What the run step has used until now.
struct Used
{
    std::uint64_t wallNs = 0;
    std::uint64_t cpuNs = 0; ///< of the whole tree
    std::uint64_t peakMemoryBytes = 0;
    Meter meter {};
};

/// How the job ended. The first cause is kept.
struct Outcome
{
    Ending ending = Ending::Exited;
    std::uint32_t step = 0; ///< the step that was running
    std::int32_t waitStatus = 0; ///< of that step's program
    Limit limit {};
    std::uint64_t limitValue = 0; ///< nanoseconds, bytes or a count
    std::uint64_t limitUsed = 0;
    std::uint64_t wallNs = 0; ///< of the run step
    std::uint64_t cpuNs = 0; ///< of the run step, the whole tree
    std::uint64_t peakMemoryBytes = 0;
    std::uint64_t largestBytes = 0; ///< of the largest process when the limit is memory; 0: unknown
    Meter meter {};
};

/// The program waits for input.
struct Waiting
{
    bool isEchoed = true; ///< false: its terminal does not show what is typed, as for a password
};

/// The init could not do its work, or a step's program could not be executed.
struct Failure
{
    bool isProgram = false; ///< the program itself could not be started
    std::int32_t errorNumber = 0; ///< 0: it was no call of the system that failed
    std::string what {}; ///< the step that failed in English, for example "mount %1"
    std::string subject {}; ///< what %1 stands for, for example "/tmp"
    bool isUnseen = false; ///< a program that ran was ended, because it could not be watched
};

/// A whole frame, ready to be sent.
[[nodiscard]] std::string encodeFrame(Kind kind, std::uint64_t timeNs, std::string_view payload);

/// Bytes of one frame's length field, kind and time.
inline constexpr std::size_t kFrameHeaderBytes = 4 + 1 + 8;

enum class FrameState : std::uint8_t
{
    Incomplete,
    Complete,
    Broken
};

/// Reads a frame from the start of `bytes`. When it is complete, `size` is what to drop afterwards.
[[nodiscard]] FrameState decodeFrame(std::string_view bytes, Frame &frame, std::size_t &size);

/// The payload that holds a value: one of Setup, Ready, Job, Go, TerminalSize, Prepared,
/// StepStarted, StepEnded, FileHeader, Used, Outcome, Waiting and Failure.
template <typename Value>
[[nodiscard]] std::string encode(const Value &value);

/// The value that a payload holds; nothing when it is too short, too long or impossible.
template <typename Value>
[[nodiscard]] std::optional<Value> decode(std::string_view payload);

} // namespace sandpad::guest
