#include "runner/guest/protocol/Protocol.h"

#include "runner/guest/protocol/Wire.h"

namespace sandpad::guest {

template <>
inline constexpr auto kLast<StepKind> = StepKind::Run;
template <>
inline constexpr auto kLast<Ending> = Ending::Stopped;
template <>
inline constexpr auto kLast<Meter> = Meter::ControlGroup;
template <>
inline constexpr auto kLast<Limit> = Limit::Compile;

template <>
inline constexpr auto kFields<WritableFolder> =
    std::tuple(&WritableFolder::path, &WritableFolder::mode);
template <>
inline constexpr auto kFields<GuestFile> =
    std::tuple(&GuestFile::path, &GuestFile::mode, &GuestFile::content);
template <>
inline constexpr auto kFields<Setup> =
    std::tuple(&Setup::version, &Setup::hasNamespaces, &Setup::wantsLandlock, &Setup::wantsSeccomp,
               &Setup::wantsNothingByName, &Setup::sharesFiles, &Setup::allowsNetwork,
               &Setup::hasTerminal, &Setup::workFolder, &Setup::folders, &Setup::folderBytes,
               &Setup::folderEntries, &Setup::files, &Setup::keptPaths, &Setup::readablePaths);
template <>
inline constexpr auto kFields<LayerState> =
    std::tuple(&LayerState::name, &LayerState::inForce, &LayerState::reason);
template <>
inline constexpr auto kFields<Ready> = std::tuple(&Ready::version, &Ready::layers);
template <>
inline constexpr auto kFields<Step> = std::tuple(&Step::kind, &Step::arguments, &Step::environment);
template <>
inline constexpr auto kFields<JobLimits> =
    std::tuple(&JobLimits::cpuNs, &JobLimits::wallNs, &JobLimits::compileNs,
               &JobLimits::memoryBytes, &JobLimits::processes, &JobLimits::outputBytes,
               &JobLimits::workBytes, &JobLimits::openFiles);
template <>
inline constexpr auto kFields<TerminalSize> =
    std::tuple(&TerminalSize::columns, &TerminalSize::rows);
template <>
inline constexpr auto kFields<Job> =
    std::tuple(&Job::files, &Job::steps, &Job::limits, &Job::standardInput, &Job::keepsInputOpen,
               &Job::usesTerminal, &Job::terminalSize, &Job::namesUnchanged, &Job::startsAhead,
               &Job::tellsUse, &Job::yields);
template <>
inline constexpr auto kFields<Go> = std::tuple(&Go::files);
template <>
inline constexpr auto kFields<Prepared> = std::tuple(&Prepared::memoryBytes);
template <>
inline constexpr auto kFields<StepStarted> = std::tuple(&StepStarted::index);
template <>
inline constexpr auto kFields<StepEnded> = std::tuple(&StepEnded::index, &StepEnded::waitStatus);
template <>
inline constexpr auto kFields<FileHeader> = std::tuple(
    &FileHeader::name, &FileHeader::sizeBytes, &FileHeader::refused, &FileHeader::isUnchanged);
template <>
inline constexpr auto kFields<Used> =
    std::tuple(&Used::wallNs, &Used::cpuNs, &Used::peakMemoryBytes, &Used::meter);
template <>
inline constexpr auto kFields<Outcome> =
    std::tuple(&Outcome::ending, &Outcome::step, &Outcome::waitStatus, &Outcome::limit,
               &Outcome::limitValue, &Outcome::limitUsed, &Outcome::wallNs, &Outcome::cpuNs,
               &Outcome::peakMemoryBytes, &Outcome::largestBytes, &Outcome::meter);
template <>
inline constexpr auto kFields<Waiting> = std::tuple(&Waiting::isEchoed);
template <>
inline constexpr auto kFields<Failure> =
    std::tuple(&Failure::isProgram, &Failure::errorNumber, &Failure::what, &Failure::subject,
               &Failure::isUnseen);

std::string encodeFrame(Kind kind, std::uint64_t timeNs, std::string_view payload)
{
    WireWriter out;
    const std::size_t length = kFrameHeaderBytes - sizeof(std::uint32_t) + payload.size();
    out.write(static_cast<std::uint32_t>(length));
    out.write(kind);
    out.write(timeNs);
    std::string frame = out.take();
    frame.append(payload);
    return frame;
}

FrameState decodeFrame(std::string_view bytes, Frame &frame, std::size_t &size)
{
    WireReader in(bytes);
    std::uint32_t length = 0;
    if (!in.read(length))
        return FrameState::Incomplete;
    if (length > kMaxFrameBytes || length < kFrameHeaderBytes - sizeof length)
        return FrameState::Broken;
    size = sizeof length + length;
    std::uint8_t kind = 0;
    if (bytes.size() < size || !in.read(kind) || !in.read(frame.timeNs))
        return FrameState::Incomplete;
    // NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange): receivers refuse others
    frame.kind = static_cast<Kind>(kind);
    frame.payload = bytes.substr(kFrameHeaderBytes, size - kFrameHeaderBytes);
    return FrameState::Complete;
}

template <typename Value>
std::string encode(const Value &value)
{
    WireWriter out;
    out.write(value);
    return out.take();
}

template <typename Value>
std::optional<Value> decode(std::string_view payload)
{
    WireReader in(payload);
    Value value;
    if (!in.read(value) || !in.isAtEnd())
        return std::nullopt;
    return value;
}

template std::string encode(const Setup &);
template std::optional<Setup> decode(std::string_view);
template std::string encode(const Ready &);
template std::optional<Ready> decode(std::string_view);
template std::string encode(const Job &);
template std::optional<Job> decode(std::string_view);
template std::string encode(const Go &);
template std::optional<Go> decode(std::string_view);
template std::string encode(const TerminalSize &);
template std::optional<TerminalSize> decode(std::string_view);
template std::string encode(const Prepared &);
template std::optional<Prepared> decode(std::string_view);
template std::string encode(const StepStarted &);
template std::optional<StepStarted> decode(std::string_view);
template std::string encode(const StepEnded &);
template std::optional<StepEnded> decode(std::string_view);
template std::string encode(const FileHeader &);
template std::optional<FileHeader> decode(std::string_view);
template std::string encode(const Used &);
template std::optional<Used> decode(std::string_view);
template std::string encode(const Outcome &);
template std::optional<Outcome> decode(std::string_view);
template std::string encode(const Waiting &);
template std::optional<Waiting> decode(std::string_view);
template std::string encode(const Failure &);
template std::optional<Failure> decode(std::string_view);

} // namespace sandpad::guest
