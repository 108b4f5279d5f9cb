#include "runner/guest/protocol/Protocol.h"

#include "runner/guest/protocol/Wire.h"

namespace sandpad::guest {

namespace {

    void write(WireWriter &out, const TmpfsMount &mount)
    {
        out.text(mount.path);
        out.number(mount.sizeBytes);
        out.number(mount.inodes);
        out.number(mount.mode);
    }

    void write(WireWriter &out, const GuestFile &file)
    {
        out.text(file.path);
        out.number(file.mode);
        out.text(file.content);
    }

    void write(WireWriter &out, const std::string &text)
    {
        out.text(text);
    }

    void write(WireWriter &out, const LayerState &layer)
    {
        out.text(layer.name);
        out.number<std::uint8_t>(layer.inForce);
        out.text(layer.reason);
    }

    void write(WireWriter &out, const Step &step)
    {
        const auto writeText = [](WireWriter &to, const std::string &text) { write(to, text); };
        out.number(static_cast<std::uint8_t>(step.kind));
        out.list(step.arguments, writeText);
        out.list(step.environment, writeText);
    }

    template <typename Item>
    void writeAll(WireWriter &out, const std::vector<Item> &items)
    {
        out.list(items, [](WireWriter &to, const Item &item) { write(to, item); });
    }

    std::string readText(WireReader &in)
    {
        return in.text();
    }

    TmpfsMount readMount(WireReader &in)
    {
        TmpfsMount mount;
        mount.path = in.text();
        mount.sizeBytes = in.number<std::uint64_t>();
        mount.inodes = in.number<std::uint64_t>();
        mount.mode = in.number<std::uint32_t>();
        return mount;
    }

    GuestFile readFile(WireReader &in)
    {
        GuestFile file;
        file.path = in.text();
        file.mode = in.number<std::uint32_t>();
        file.content = in.text();
        return file;
    }

    LayerState readLayer(WireReader &in)
    {
        LayerState layer;
        layer.name = in.text();
        layer.inForce = in.number<std::uint8_t>() != 0;
        layer.reason = in.text();
        return layer;
    }

    /// An enumerator is the last of its kind at most; more makes the payload bad.
    template <typename Enum>
    Enum readEnum(WireReader &in, Enum last, bool &isPossible)
    {
        const auto value = in.number<std::uint8_t>();
        if (value > static_cast<std::uint8_t>(last))
            isPossible = false;
        // NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange): refused by isPossible
        return static_cast<Enum>(value);
    }

    Step readStep(WireReader &in)
    {
        bool isPossible = true;
        Step step;
        step.kind = readEnum(in, StepKind::Run, isPossible);
        step.arguments = in.list<std::string>(readText);
        step.environment = in.list<std::string>(readText);
        return step;
    }

    JobLimits readLimits(WireReader &in)
    {
        JobLimits limits;
        for (auto *field :
             { &limits.cpuNs, &limits.wallNs, &limits.compileNs, &limits.memoryBytes,
               &limits.processes, &limits.outputBytes, &limits.workBytes, &limits.openFiles })
            *field = in.number<std::uint64_t>();
        return limits;
    }

    void writeSize(WireWriter &out, TerminalSize size)
    {
        out.number(size.columns);
        out.number(size.rows);
    }

    TerminalSize readSize(WireReader &in)
    {
        TerminalSize size;
        size.columns = in.number<std::uint16_t>();
        size.rows = in.number<std::uint16_t>();
        return size;
    }

    void writeLimits(WireWriter &out, const JobLimits &limits)
    {
        for (const auto field :
             { limits.cpuNs, limits.wallNs, limits.compileNs, limits.memoryBytes, limits.processes,
               limits.outputBytes, limits.workBytes, limits.openFiles })
            out.number(field);
    }

    template <typename Value>
    std::optional<Value> whole(const WireReader &in, Value value)
    {
        if (!in.isGood() || !in.rest().empty())
            return std::nullopt;
        return value;
    }

} // namespace

std::string encodeFrame(Kind kind, std::uint64_t timeNs, std::string_view payload)
{
    WireWriter out;
    const std::size_t length = kFrameHeaderBytes - sizeof(std::uint32_t) + payload.size();
    out.number(static_cast<std::uint32_t>(length));
    out.number(static_cast<std::uint8_t>(kind));
    out.number(timeNs);
    std::string frame = out.take();
    frame.append(payload);
    return frame;
}

FrameState decodeFrame(std::string_view bytes, Frame &frame, std::size_t &size)
{
    if (bytes.size() < sizeof(std::uint32_t))
        return FrameState::Incomplete;
    WireReader in(bytes);
    const auto length = in.number<std::uint32_t>();
    if (length > kMaxFrameBytes || length < kFrameHeaderBytes - sizeof(std::uint32_t))
        return FrameState::Broken;
    size = sizeof(std::uint32_t) + length;
    if (bytes.size() < size)
        return FrameState::Incomplete;
    // NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange): receivers refuse others
    frame.kind = static_cast<Kind>(in.number<std::uint8_t>());
    frame.timeNs = in.number<std::uint64_t>();
    frame.payload = bytes.substr(kFrameHeaderBytes, size - kFrameHeaderBytes);
    return FrameState::Complete;
}

std::string encode(const Setup &setup)
{
    WireWriter out;
    out.number(setup.version);
    out.number<std::uint8_t>(setup.hasNamespaces);
    out.number<std::uint8_t>(setup.wantsLandlock);
    out.number<std::uint8_t>(setup.wantsSeccomp);
    out.number<std::uint8_t>(setup.wantsNothingByName);
    out.number<std::uint8_t>(setup.allowsNetwork);
    out.number<std::uint8_t>(setup.hasTerminal);
    out.text(setup.workFolder);
    writeAll(out, setup.mounts);
    writeAll(out, setup.files);
    writeAll(out, setup.keptPaths);
    writeAll(out, setup.writableFolders);
    writeAll(out, setup.readablePaths);
    return out.take();
}

template <>
std::optional<Setup> decode<Setup>(std::string_view payload)
{
    WireReader in(payload);
    Setup setup;
    setup.version = in.number<std::uint32_t>();
    setup.hasNamespaces = in.number<std::uint8_t>() != 0;
    setup.wantsLandlock = in.number<std::uint8_t>() != 0;
    setup.wantsSeccomp = in.number<std::uint8_t>() != 0;
    setup.wantsNothingByName = in.number<std::uint8_t>() != 0;
    setup.allowsNetwork = in.number<std::uint8_t>() != 0;
    setup.hasTerminal = in.number<std::uint8_t>() != 0;
    setup.workFolder = in.text();
    setup.mounts = in.list<TmpfsMount>(readMount);
    setup.files = in.list<GuestFile>(readFile);
    setup.keptPaths = in.list<std::string>(readText);
    setup.writableFolders = in.list<std::string>(readText);
    setup.readablePaths = in.list<std::string>(readText);
    return whole(in, std::move(setup));
}

std::string encode(const Ready &ready)
{
    WireWriter out;
    out.number(ready.version);
    writeAll(out, ready.layers);
    return out.take();
}

template <>
std::optional<Ready> decode<Ready>(std::string_view payload)
{
    WireReader in(payload);
    Ready ready;
    ready.version = in.number<std::uint32_t>();
    ready.layers = in.list<LayerState>(readLayer);
    return whole(in, std::move(ready));
}

std::string encode(const Job &job)
{
    WireWriter out;
    writeAll(out, job.files);
    writeAll(out, job.steps);
    writeLimits(out, job.limits);
    out.text(job.standardInput);
    out.number<std::uint8_t>(job.keepsInputOpen);
    out.number<std::uint8_t>(job.usesTerminal);
    writeSize(out, job.terminalSize);
    out.number<std::uint8_t>(job.namesUnchanged);
    return out.take();
}

template <>
std::optional<Job> decode<Job>(std::string_view payload)
{
    WireReader in(payload);
    Job job;
    job.files = in.list<GuestFile>(readFile);
    job.steps = in.list<Step>(readStep);
    job.limits = readLimits(in);
    job.standardInput = in.text();
    job.keepsInputOpen = in.number<std::uint8_t>() != 0;
    job.usesTerminal = in.number<std::uint8_t>() != 0;
    job.terminalSize = readSize(in);
    job.namesUnchanged = in.number<std::uint8_t>() != 0;
    return whole(in, std::move(job));
}

std::string encode(const TerminalSize &size)
{
    WireWriter out;
    writeSize(out, size);
    return out.take();
}

template <>
std::optional<TerminalSize> decode<TerminalSize>(std::string_view payload)
{
    WireReader in(payload);
    const TerminalSize size = readSize(in);
    return whole(in, size);
}

std::string encode(const StepStarted &started)
{
    WireWriter out;
    out.number(started.index);
    return out.take();
}

template <>
std::optional<StepStarted> decode<StepStarted>(std::string_view payload)
{
    WireReader in(payload);
    return whole(in, StepStarted { .index = in.number<std::uint32_t>() });
}

std::string encode(const StepEnded &ended)
{
    WireWriter out;
    out.number(ended.index);
    out.number(ended.waitStatus);
    return out.take();
}

template <>
std::optional<StepEnded> decode<StepEnded>(std::string_view payload)
{
    WireReader in(payload);
    StepEnded ended;
    ended.index = in.number<std::uint32_t>();
    ended.waitStatus = in.number<std::int32_t>();
    return whole(in, ended);
}

std::string encode(const FileHeader &header)
{
    WireWriter out;
    out.text(header.name);
    out.number(header.sizeBytes);
    out.text(header.refused);
    out.number<std::uint8_t>(header.isUnchanged);
    return out.take();
}

template <>
std::optional<FileHeader> decode<FileHeader>(std::string_view payload)
{
    WireReader in(payload);
    FileHeader header;
    header.name = in.text();
    header.sizeBytes = in.number<std::uint64_t>();
    header.refused = in.text();
    header.isUnchanged = in.number<std::uint8_t>() != 0;
    return whole(in, std::move(header));
}

std::string encode(const Outcome &outcome)
{
    WireWriter out;
    out.number(static_cast<std::uint8_t>(outcome.ending));
    out.number(outcome.step);
    out.number(outcome.waitStatus);
    out.number(static_cast<std::uint8_t>(outcome.limit));
    for (const auto field : { outcome.limitValue, outcome.limitUsed, outcome.wallNs, outcome.cpuNs,
                              outcome.peakMemoryBytes, outcome.largestBytes })
        out.number(field);
    return out.take();
}

template <>
std::optional<Outcome> decode<Outcome>(std::string_view payload)
{
    WireReader in(payload);
    bool isPossible = true;
    Outcome outcome;
    outcome.ending = readEnum(in, Ending::Stopped, isPossible);
    outcome.step = in.number<std::uint32_t>();
    outcome.waitStatus = in.number<std::int32_t>();
    outcome.limit = readEnum(in, Limit::Compile, isPossible);
    for (auto *field : { &outcome.limitValue, &outcome.limitUsed, &outcome.wallNs, &outcome.cpuNs,
                         &outcome.peakMemoryBytes, &outcome.largestBytes })
        *field = in.number<std::uint64_t>();
    if (!isPossible)
        return std::nullopt;
    return whole(in, outcome);
}

std::string encode(const Waiting &waiting)
{
    WireWriter out;
    out.number<std::uint8_t>(waiting.isEchoed);
    return out.take();
}

template <>
std::optional<Waiting> decode<Waiting>(std::string_view payload)
{
    WireReader in(payload);
    return whole(in, Waiting { .isEchoed = in.number<std::uint8_t>() != 0 });
}

std::string encode(const Failure &failure)
{
    WireWriter out;
    out.number<std::uint8_t>(failure.isProgram);
    out.number(failure.errorNumber);
    out.text(failure.what);
    return out.take();
}

template <>
std::optional<Failure> decode<Failure>(std::string_view payload)
{
    WireReader in(payload);
    Failure failure;
    failure.isProgram = in.number<std::uint8_t>() != 0;
    failure.errorNumber = in.number<std::int32_t>();
    failure.what = in.text();
    return whole(in, std::move(failure));
}

} // namespace sandpad::guest
