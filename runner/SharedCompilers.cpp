#include "runner/SharedCompilers.h"

#include "runner/model/Json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    using nlohmann::json;
    using std::chrono::minutes;
    using std::chrono::seconds;

    /// Until it is ready. It may have to be made first.
    constexpr auto kPatienceAtStart = seconds(60);
    /// Without work it is ended.
    constexpr auto kIdleTime = seconds(20);
    constexpr auto kIdleTimeExpected = minutes(10);
    /// One that could not be started is not tried again for so long.
    constexpr auto kBrokenFor = minutes(5);
    constexpr std::size_t kMostKnown = 32;
    constexpr qsizetype kLargestKnown = 1 << 20; // bytes of a program
    constexpr int kMostPrograms = 200;
    constexpr qsizetype kLongestLine = 32 << 20;

    QByteArray base64(const QByteArray &bytes)
    {
        return bytes.toBase64();
    }

    /// The line that the server of ShortcutSpec::server reads, without its number.
    json requestFor(const CompileOrder &order)
    {
        json arguments = json::array();
        for (const QString &argument : order.arguments)
            arguments.push_back(argument.toStdString());
        json files = json::object();
        for (const auto &[path, content] : order.files.asKeyValueRange())
            files[path.toStdString()] = base64(content).toStdString();
        return { { "folder", order.folder.toStdString() },
                 { "arguments", arguments },
                 { "files", files } };
    }

    std::optional<CompiledProgram> programOf(const json &reply)
    {
        if (reply.contains("failed"))
            return std::nullopt;
        CompiledProgram program {
            .isDone = reply.at("done").get<bool>(),
            .messages = QByteArray::fromStdString(reply.at("messages").get<std::string>()),
            .stream = reply.value("stream", "stdout") == "stderr" ? Stream::Err : Stream::Out,
            .files = {}
        };
        for (const auto &[path, content] : reply.at("files").items())
            program.files.insert(
                QString::fromStdString(path),
                QByteArray::fromBase64(QByteArray::fromStdString(content.get<std::string>())));
        return program;
    }

} // namespace

SharedCompiler::SharedCompiler(CompilerKey key, Starter starter, std::chrono::milliseconds patience)
    : m_key(std::move(key))
    , m_starter(std::move(starter))
    , m_longest(patience)
{
    m_patience.setSingleShot(true);
    m_broken.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &SharedCompiler::giveUp);
}

void SharedCompiler::compile(QObject *asker, const CompileOrder &order, const CompileAnswer &answer)
{
    m_waiting.push_back({ .asker = asker, .line = jsonBytes(requestFor(order)), .answer = answer });
    if (m_broken.isActive())
        QMetaObject::invokeMethod(this, &SharedCompiler::giveUp, Qt::QueuedConnection);
    else if (!m_run)
        start();
    else if (m_isReady && m_waiting.size() == 1)
        sendFirst();
}

void SharedCompiler::expect()
{
    m_isExpected = true;
    if (!m_run && !m_broken.isActive())
        start();
    else if (m_isReady && m_waiting.empty())
        m_patience.start(kIdleTimeExpected);
}

void SharedCompiler::start()
{
    RunRequest request;
    request.snippet = { .languageId = m_key.tool, .code = {} };
    request.interpreter = m_key.interpreter;
    request.isolation = m_key.isolation;
    request.runAs = m_key.runAs;
    request.keepsInputOpen = true;
    request.limits.cpu = minutes(10);
    request.limits.wall = minutes(10);
    request.limits.outputBytes = qint64(1) << 30;
    m_done = 0;
    m_printed.clear();
    m_run = m_starter(request);
    connect(m_run.get(), &Run::happened, this, &SharedCompiler::onEvent);
    m_patience.start(kPatienceAtStart);
}

void SharedCompiler::onEvent(const RunEvent &event)
{
    if (std::holds_alternative<Finished>(event.payload))
        return giveUp();
    const auto *output = std::get_if<Output>(&event.payload);
    if (!output || output->stream != Stream::Out)
        return;
    m_printed += output->bytes;
    qsizetype end = -1;
    while (m_run && (end = m_printed.indexOf('\n')) >= 0) {
        const QByteArray line = m_printed.first(end);
        m_printed.remove(0, end + 1);
        onLine(line);
    }
    if (m_printed.size() > kLongestLine)
        giveUp();
}

void SharedCompiler::onLine(const QByteArray &line)
{
    try {
        const json reply = jsonFrom(line);
        if (reply.contains("ready") && !m_isReady) {
            m_isReady = true;
            return sendFirst();
        }
        if (!m_isReady || m_waiting.empty() || wholeNumber(reply.at("id")) != m_number)
            return giveUp();
        answerFirst(programOf(reply));
    } catch (const json::exception &) {
        return giveUp();
    }
    if (++m_done >= kMostPrograms)
        end();
    if (!m_waiting.empty() && !m_run)
        start();
    else
        sendFirst();
}

void SharedCompiler::sendFirst()
{
    if (!m_run)
        return;
    if (m_waiting.empty())
        return m_patience.start(m_isExpected ? kIdleTimeExpected : kIdleTime);
    m_patience.start(m_longest);
    // The number goes in front, because only the first program has one.
    m_run->sendInput("{\"id\":" + QByteArray::number(++m_number) + ','
                     + m_waiting.front().line.sliced(1) + '\n');
}

void SharedCompiler::giveUp()
{
    if (m_run && !m_isReady)
        m_broken.start(kBrokenFor);
    const bool hadBegun = m_run && m_isReady;
    end();
    if (hadBegun && !m_waiting.empty())
        answerFirst(std::nullopt);
    while (m_broken.isActive() && !m_waiting.empty())
        answerFirst(std::nullopt);
    if (!m_waiting.empty())
        start();
}

void SharedCompiler::end()
{
    m_patience.stop();
    m_isReady = false;
    if (!m_run)
        return;
    m_run->disconnect(this);
    m_run.release()->deleteLater(); // it may be what calls
}

void SharedCompiler::answerFirst(const std::optional<CompiledProgram> &program)
{
    const Waiting first = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (!first.asker)
        return;
    QMetaObject::invokeMethod(
        first.asker, [answer = first.answer, program] { answer(program); }, Qt::QueuedConnection);
}

SharedCompilers::SharedCompilers(SharedCompiler::Starter starter,
                                 std::chrono::milliseconds patience)
    : m_starter(std::move(starter))
    , m_patience(patience)
{ }

SharedCompiler &SharedCompilers::compilerFor(const CompilerKey &key)
{
    const auto known =
        std::ranges::find_if(m_compilers, [&](const auto &one) { return one->key() == key; });
    if (known != m_compilers.end())
        return **known;
    return *m_compilers.emplace_back(std::make_unique<SharedCompiler>(key, m_starter, m_patience));
}

void SharedCompilers::expect(const CompilerKey &key)
{
    compilerFor(key).expect();
}

void SharedCompilers::compile(QObject *asker, const CompileOrder &order,
                              const CompileAnswer &answer)
{
    const auto known = std::ranges::find(m_known, order, &Known::order);
    if (known != m_known.end()) {
        QMetaObject::invokeMethod(
            asker, [answer, program = known->program] { answer(program); }, Qt::QueuedConnection);
        return;
    }
    compilerFor(order.compiler).compile(asker, order, [this, order, answer](const auto &program) {
        if (program)
            remember(order, *program);
        answer(program);
    });
}

void SharedCompilers::remember(const CompileOrder &order, const CompiledProgram &program)
{
    qsizetype size = program.messages.size();
    for (const QByteArray &content : program.files)
        size += content.size();
    for (const QByteArray &content : order.files)
        size += content.size();
    if (size > kLargestKnown)
        return;
    m_known.push_front({ .order = order, .program = program });
    if (m_known.size() > kMostKnown)
        m_known.pop_back();
}

} // namespace sandpad::runner
