#include "runner/sandbox/Sandbox.h"

#include "runner/model/Say.h"
#include "runner/sandbox/ChildSteps.h"
#include "runner/sandbox/EndingProcess.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sandpad::runner {

namespace {

    using namespace std::chrono_literals;

    constexpr auto kEndPatience = 2s;
    constexpr qsizetype kMostComplaint = 4096;

    /// Whether there are bytes or an end to be read.
    bool hasArrived(int socket)
    {
        pollfd slot { .fd = socket, .events = POLLIN, .revents = 0 };
        return ::poll(&slot, 1, 0) > 0;
    }

    /// Whether there are bytes to be read. An end alone is none.
    bool hasBytes(int socket)
    {
        char byte = 0;
        return ::recv(socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
    }

    /// A frame Group, which carries these descriptors. To be sent when no other frame waits.
    bool sendDescriptors(int socket, const std::array<int, 3> &descriptors)
    {
        std::string frame = guest::encodeFrame(guest::Kind::Group, 0, {});
        iovec part { .iov_base = frame.data(), .iov_len = frame.size() };
        alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof descriptors)> extra {};
        msghdr message {};
        message.msg_iov = &part;
        message.msg_iovlen = 1;
        message.msg_control = extra.data();
        message.msg_controllen = extra.size();
        cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof descriptors);
        std::memcpy(CMSG_DATA(header), descriptors.data(), sizeof descriptors);
        return ::sendmsg(socket, &message, MSG_NOSIGNAL) == static_cast<ssize_t>(frame.size());
    }

} // namespace

Sandbox::Sandbox(Launch launch, QObject *parent)
    : QObject(parent)
    , m_launch(std::move(launch))
{
    m_silence.setSingleShot(true);
    connect(&m_silence, &QTimer::timeout, this, &Sandbox::onSilence);
    start();
}

Sandbox::~Sandbox()
{
    m_isFinished = true;
    close();
}

void Sandbox::start()
{
    std::array<int, 2> ends {};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        const QString reason = QString::fromLocal8Bit(std::strerror(errno));
        QMetaObject::invokeMethod(this, [this, reason] { failWith(reason); }, Qt::QueuedConnection);
        return;
    }
    m_socket = guest::UniqueFd(ends[0]);
    const guest::UniqueFd theirs(ends[1]);
    ::fcntl(m_socket.get(), F_SETFL, O_NONBLOCK);

    m_process = new EndingProcess(this);
    m_process->setProgram(m_launch.program);
    m_process->setArguments(m_launch.arguments);
    m_process->setProcessEnvironment(m_launch.environment);
    m_process->setWorkingDirectory(QStringLiteral("/"));
    m_process->setStandardInputFile(QProcess::nullDevice());
    m_process->setStandardOutputFile(QProcess::nullDevice());
    QProcess::UnixProcessParameters parameters;
    parameters.flags = QProcess::UnixProcessFlag::CloseFileDescriptors
        | QProcess::UnixProcessFlag::ResetSignalHandlers
        | QProcess::UnixProcessFlag::CreateNewSession
        // vfork is safe here: the child's steps make only system calls.
        | QProcess::UnixProcessFlag::UseVFork;
    parameters.lowestFileDescriptorToClose =
        Launch::kFirstDescriptor + static_cast<int>(m_launch.descriptors.size());
    m_process->setUnixProcessParameters(parameters);
    m_process->setChildProcessModifier(childSteps(m_launch, theirs.get()));
    connect(m_process, &QProcess::readyReadStandardError, this, [this] {
        m_complaint += m_process->readAllStandardError();
        m_complaint.truncate(kMostComplaint);
    });
    connect(m_process, &QProcess::finished, this, &Sandbox::onProcessEnded);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            onProcessEnded();
    });

    watchSocket();
    if (m_launch.network) {
        auto *gate = new NetworkGate(std::move(*m_launch.network), this);
        m_launch.network.reset();
        connect(gate, &NetworkGate::failed, this, &Sandbox::failWith);
        connect(this, &Sandbox::ended, gate, &NetworkGate::close);
    }
    m_silence.start(m_launch.patience);
    m_process->start();
    // Setup is sent while the other side makes its namespaces.
    send(guest::Kind::Setup, guest::encode(m_launch.setup));
    m_launch.descriptors.clear();
    m_launch.setup = {};
}

void Sandbox::watchSocket()
{
    m_readable = new QSocketNotifier(m_socket.get(), QSocketNotifier::Read, this);
    m_writable = new QSocketNotifier(m_socket.get(), QSocketNotifier::Write, this);
    m_writable->setEnabled(false);
    connect(m_readable, &QSocketNotifier::activated, this, &Sandbox::onReadable);
    connect(m_writable, &QSocketNotifier::activated, this, &Sandbox::flush);
}

void Sandbox::run(const guest::Job &job)
{
    Q_ASSERT(!m_hasJob);
    m_hasJob = true;
    m_jobTime = std::chrono::nanoseconds(job.limits.wallNs + job.limits.compileNs);
    expectEnd();
    send(guest::Kind::Job, guest::encode(job));
}

void Sandbox::runAhead(const guest::Job &job)
{
    Q_ASSERT(job.startsAhead);
    m_isAhead = true;
    run(job);
    if (m_isReady)
        m_silence.stop();
}

void Sandbox::go(const guest::Go &code)
{
    m_isAhead = false;
    expectEnd();
    send(guest::Kind::Go, guest::encode(code));
}

void Sandbox::expectEnd()
{
    if (m_failure) { // nobody may have listened when it broke down
        QMetaObject::invokeMethod(
            this, [this] { emitEvent({}, *m_failure); }, Qt::QueuedConnection);
        return;
    }
    m_silence.start(std::chrono::ceil<std::chrono::milliseconds>(m_jobTime) + m_launch.patience);
}

void Sandbox::stop()
{
    send(guest::Kind::Stop, {});
}

void Sandbox::sendInput(const QByteArray &bytes)
{
    send(guest::Kind::Input,
         std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

void Sandbox::endInput()
{
    send(guest::Kind::EndOfInput, {});
}

void Sandbox::resizeTerminal(guest::TerminalSize size)
{
    send(guest::Kind::Resize, guest::encode(size));
}

void Sandbox::closeOutput()
{
    send(guest::Kind::OutputUnread, {});
}

void Sandbox::send(guest::Kind kind, std::string_view payload)
{
    const std::string frame = guest::encodeFrame(kind, 0, payload);
    // The group comes before the job, and is made when the processes of the sandbox are all there.
    // What belongs to the job waits with it.
    const bool waits = m_hasJob && m_launch.isGrouped && !m_isReady;
    (waits ? m_held : m_outgoing).append(frame.data(), static_cast<qsizetype>(frame.size()));
    flush();
}

void Sandbox::flush()
{
    while (m_socket.isOpen() && !m_outgoing.isEmpty()) {
        const ssize_t sent = ::send(m_socket.get(), m_outgoing.constData(),
                                    static_cast<size_t>(m_outgoing.size()), MSG_NOSIGNAL);
        if (sent < 0)
            break;
        m_outgoing.remove(0, sent);
    }
    if (m_writable)
        m_writable->setEnabled(m_socket.isOpen() && !m_outgoing.isEmpty());
}

void Sandbox::onReadable()
{
    // Only a limited number of bytes is read at a time, so that a flood leaves time to the event
    // loop.
    constexpr std::size_t kBite = 64U << 10;
    // Whoever handles an event may run an event loop. What comes meanwhile is read afterwards.
    if (m_isReading)
        return m_readable->setEnabled(false);
    static thread_local std::array<char, kBite> buffer;
    const ssize_t size = ::recv(m_socket.get(), buffer.data(), buffer.size(), 0);
    if (size < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (size <= 0) {
        m_readable->setEnabled(false);
        // The end of the process tells the reason, so wait for it for a short time.
        if (!m_isFinished && m_process)
            m_silence.start(1s);
        else if (!m_isFinished)
            failWith(Say::tr("it ended without a word"));
        return;
    }
    m_incoming.append(buffer.data(), static_cast<std::size_t>(size));
    m_isReading = true;
    std::size_t used = 0;
    guest::Frame frame;
    for (std::size_t length = 0; !m_isFinished; used += length) {
        const auto state =
            guest::decodeFrame(std::string_view(m_incoming).substr(used), frame, length);
        if (state == guest::FrameState::Broken)
            failWith(Say::tr("the sandbox sent something that is no message"));
        if (state != guest::FrameState::Complete)
            break;
        onFrame(frame);
    }
    m_incoming.erase(0, used);
    m_isReading = false;
    if (m_isFinished || !m_readable) // it may have been given away
        return;
    m_readable->setEnabled(true);
    if (m_process && m_process->state() == QProcess::NotRunning)
        onProcessEnded();
}

void Sandbox::onFrame(const guest::Frame &frame)
{
    if (frame.kind == guest::Kind::Ready)
        return onReady(frame);
    if (const auto waits = guest::decode<guest::Prepared>(frame.payload);
        waits && frame.kind == guest::Kind::Prepared) {
        m_isPrepared = true;
        emit prepared(static_cast<qint64>(waits->memoryBytes));
        return;
    }
    if (frame.kind == guest::Kind::Alive)
        return m_hasJob ? expectEnd() : void();
    auto payload = payloadOf(frame);
    if (!payload)
        return failWith(Say::tr("the sandbox sent something that cannot be read"));
    if (std::holds_alternative<guest::Outcome>(*payload)
        || std::holds_alternative<SandboxFailure>(*payload))
        return finish(std::move(*payload));
    emitEvent(std::chrono::nanoseconds(frame.timeNs), std::move(*payload));
}

void Sandbox::onReady(const guest::Frame &frame)
{
    const auto answer = guest::decode<guest::Ready>(frame.payload);
    if (!answer || answer->version != guest::kProtocolVersion || m_isReady) {
        m_isReady = true; // it was made, so advice on how one is made would not help
        return failWith(
            Say::tr("Sandpad was updated while it was open; close it and start it again"));
    }
    for (const guest::LayerState &layer : answer->layers)
        m_launch.isolation.layers.append(
            { .name = LayerName(QString::fromStdString(layer.name)),
              .inForce = layer.inForce,
              .reason = Say::word(QString::fromStdString(layer.reason)) });
    if (m_launch.isGrouped)
        joinGroup();
    m_isReady = true;
    if (!m_hasJob || m_isAhead)
        m_silence.stop();
    m_outgoing.append(std::exchange(m_held, {}));
    flush();
    emit ready();
}

void Sandbox::joinGroup()
{
    auto group = ControlGroup::make(m_launch, m_process->processId());
    if (group && sendDescriptors(m_socket.get(), group->descriptors())) {
        m_group = std::move(*group);
        m_launch.isolation.layers.append(layerInForce(Layer::ControlGroup));
    } else {
        m_launch.isolation.layers.append(missingLayer(
            Layer::ControlGroup, group ? Say::tr("it was not accepted") : group.error().text));
    }
}

void Sandbox::onProcessEnded()
{
    if (m_isReading)
        return; // that comes to an end first
    // The last frames of the init may still be unread. It may also live on without its guardian.
    while (!m_isFinished && m_readable->isEnabled() && hasArrived(m_socket.get()))
        onReadable();
    if (m_isFinished)
        return;
    if (m_process->error() == QProcess::FailedToStart)
        return failWith(m_process->errorString());
    m_complaint += m_process->readAllStandardError();
    const QString complaint = QString::fromLocal8Bit(m_complaint).simplified();
    failWith(complaint.isEmpty() ? Say::tr("it ended without a word") : complaint);
}

void Sandbox::onSilence()
{
    // Nobody has read what it said: who reads the output may be slow.
    if (hasBytes(m_socket.get()))
        return m_silence.start(m_launch.patience);
    finish(SandboxFailure { .reason = Say::tr("it did not answer in time"), .isSilence = true });
    close();
}

void Sandbox::emitEvent(std::chrono::nanoseconds time, SandboxEvent::Payload payload)
{
    emit happened({ .time = time, .payload = std::move(payload) });
}

void Sandbox::finish(SandboxEvent::Payload payload)
{
    if (m_isFinished)
        return;
    m_isFinished = true;
    m_silence.stop();
    if (auto *failure = std::get_if<SandboxFailure>(&payload)) {
        failure->isMade = m_isReady;
        m_failure = *failure;
    }
    emit ended();
    emitEvent({}, std::move(payload));
}

void Sandbox::failWith(const QString &reason)
{
    finish(SandboxFailure { .isProgram = false, .reason = reason });
    close();
}

void Sandbox::close()
{
    if (m_readable)
        m_readable->setEnabled(false);
    if (m_writable)
        m_writable->setEnabled(false);
    m_socket.reset();
    m_group = {};
    if (!m_process)
        return;
    // Nobody has to wait for the process: the closed socket has ended everything inside.
    QProcess *process = std::exchange(m_process, nullptr);
    process->disconnect(this);
    process->setParent(QCoreApplication::instance());
    if (process->state() == QProcess::NotRunning) {
        process->deleteLater();
        return;
    }
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    // The kill comes later: without a pid namespace the init must end the other processes first.
    QTimer::singleShot(kEndPatience, process, &QProcess::kill);
}

} // namespace sandpad::runner
