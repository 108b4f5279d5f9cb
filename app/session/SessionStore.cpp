#include "app/session/SessionStore.h"

#include "app/session/AtomicFile.h"
#include "runner/model/Json.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>

#include <nlohmann/json.hpp>
#include <optional>

namespace sandpad::app {

namespace {

    using nlohmann::json;

    constexpr int kMostInstances = 50;
    constexpr std::chrono::seconds kRetryAfter(3);
    const QString kIndex = QStringLiteral("session.json");
    const QString kCode = QStringLiteral(".code");
    const QString kFacts = QStringLiteral(".json");
    const QString kAnswer = QStringLiteral(".answer");
    const QString kKept = QStringLiteral(".files");

    QByteArray bytes(const json &object)
    {
        return runner::jsonBytes(object, 1);
    }

    QByteArray readFile(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// An object, empty when the file is missing or damaged.
    json readObject(const QString &path)
    {
        auto object = runner::jsonFrom(readFile(path));
        return object.is_object() ? object : json::object();
    }

    QString text(const json &object, const char *key)
    {
        const auto found = object.find(key);
        return found != object.end() && found->is_string()
            ? QString::fromStdString(found->get<std::string>())
            : QString();
    }

    /// A positive number, else what the caller has.
    template <typename Number>
    void take(const json &object, const char *key, Number &number)
    {
        const auto found = object.find(key);
        if (found != object.end() && found->is_number_integer()
            && found->template get<qint64>() > 0)
            number = static_cast<Number>(found->template get<qint64>());
    }

    void take(const json &object, const char *key, std::chrono::milliseconds &time)
    {
        qint64 count = time.count();
        take(object, key, count);
        time = std::chrono::milliseconds(count);
    }

    json files(const widgets::FilesChoice &files)
    {
        json inputs = json::array();
        for (const QString &path : files.inputPaths)
            inputs.push_back(path.toStdString());
        return { { "inputs", inputs },
                 { "standardInput", files.preparedInput.toBase64().toStdString() },
                 { "standardInputFile", files.preparedInputPath.toStdString() },
                 { "kept", files.keepsFiles },
                 { "terminal", files.usesTerminal } };
    }

    bool truth(const json &object, const char *key)
    {
        const auto found = object.find(key);
        return found != object.end() && found->is_boolean() && found->get<bool>();
    }

    widgets::FilesChoice readFiles(const json &object)
    {
        widgets::FilesChoice files;
        const json read = object.value("files", json::object());
        if (!read.is_object())
            return files;
        if (const auto inputs = read.find("inputs"); inputs != read.end() && inputs->is_array()) {
            for (const json &path : *inputs) {
                if (path.is_string())
                    files.inputPaths.append(QString::fromStdString(path.get<std::string>()));
            }
        }
        files.preparedInput = QByteArray::fromBase64(text(read, "standardInput").toLatin1());
        files.preparedInputPath = text(read, "standardInputFile");
        files.keepsFiles = truth(read, "kept");
        files.usesTerminal = truth(read, "terminal");
        return files;
    }

    json facts(const Scratch &scratch)
    {
        const runner::Limits &limits = scratch.limits;
        return {
            { "title", scratch.title.toStdString() },
            { "named", scratch.isNamed },
            { "language", scratch.languageId.toStdString() },
            { "interpreter", scratch.interpreter.toStdString() },
            { "network", scratch.network == runner::Network::On },
            { "isolation", scratch.isolation ? scratch.isolation->id().toStdString() : "" },
            { "path", scratch.file.path.toStdString() },
            { "mark", scratch.file.mark.toStdString() },
            { "runAs", scratch.runAs.toStdString() },
            { "files", files(scratch.files) },
            { "limits",
              { { "cpuMs", limits.cpu.count() },
                { "wallMs", limits.wall.count() },
                { "compileMs", limits.compile.count() },
                { "memoryBytes", limits.memoryBytes },
                { "processes", limits.processes },
                { "outputBytes", limits.outputBytes },
                { "workBytes", limits.workBytes },
                { "openFiles", limits.openFiles } } },
        };
    }

    runner::Limits readLimits(const json &object)
    {
        runner::Limits limits;
        const json read = object.value("limits", json::object());
        if (!read.is_object())
            return limits;
        take(read, "cpuMs", limits.cpu);
        take(read, "wallMs", limits.wall);
        take(read, "compileMs", limits.compile);
        take(read, "memoryBytes", limits.memoryBytes);
        take(read, "processes", limits.processes);
        take(read, "outputBytes", limits.outputBytes);
        take(read, "workBytes", limits.workBytes);
        take(read, "openFiles", limits.openFiles);
        return limits;
    }

} // namespace

SessionStore::SessionStore(const QString &root, QObject *parent)
    : QObject(parent)
{
    m_writer.setMaxThreadCount(1);
    m_retry.setSingleShot(true);
    m_retry.setInterval(kRetryAfter);
    connect(&m_retry, &QTimer::timeout, this, &SessionStore::tryAgain);
    connect(this, &SessionStore::failed, &m_retry, qOverload<>(&QTimer::start));
    for (int number = 1; number <= kMostInstances; ++number) {
        m_folder = root + QStringLiteral("/session")
            + (number == 1 ? QString() : QStringLiteral("-%1").arg(number));
        QDir().mkpath(m_folder);
        m_lock = std::make_unique<QLockFile>(m_folder + QStringLiteral("/lock"));
        m_lock->setStaleLockTime(0);
        if (m_lock->tryLock(0))
            return;
        // A folder that cannot be written has no other user. Saving will report the reason.
        if (m_lock->error() != QLockFile::LockFailedError)
            return;
    }
}

SessionStore::~SessionStore()
{
    m_writer.waitForDone();
}

bool SessionStore::finishWriting(std::chrono::milliseconds most)
{
    m_writer.waitForDone(QDeadlineTimer(most));
    return !m_isFailing;
}

void SessionStore::write(const QString &name, const QByteArray &content)
{
    const QMutexLocker lock(&m_mutex);
    // While writing fails, what waits has no task until it is tried again.
    const bool isExpected = m_waiting.contains(name) && !m_isFailing;
    m_waiting.insert(name, content);
    if (!isExpected)
        m_writer.start([this, name] { writeWaiting(name); });
}

void SessionStore::tryAgain()
{
    QDir().mkpath(m_folder);
    const QMutexLocker lock(&m_mutex);
    for (const QString &name : m_waiting.keys())
        m_writer.start([this, name] { writeWaiting(name); });
}

void SessionStore::keepForLater(const QString &name, const QByteArray &content)
{
    const QMutexLocker lock(&m_mutex);
    if (!m_waiting.contains(name)) // else something newer waits already
        m_waiting.insert(name, content);
    m_isFailing = true;
}

void SessionStore::writeWaiting(const QString &name)
{
    QByteArray content;
    {
        const QMutexLocker lock(&m_mutex);
        const auto waiting = m_waiting.constFind(name);
        if (waiting == m_waiting.constEnd())
            return; // removed before it was written
        content = *waiting;
        m_waiting.erase(waiting);
    }
    const auto written = replaceFile(m_folder + u'/' + name, content);
    if (!written) {
        keepForLater(name, content);
        emit failed(
            tr("Not saved: %1. All is kept in memory and tried again.").arg(written.error().text));
        return;
    }
    const QMutexLocker lock(&m_mutex);
    if (m_isFailing && m_waiting.isEmpty()) {
        m_isFailing = false;
        emit recovered();
    }
}

void SessionStore::saveScratch(const Scratch &scratch)
{
    write(scratch.id + kCode, scratch.code);
    write(scratch.id + kFacts, bytes(facts(scratch)));
}

void SessionStore::saveReview(const StoredReview &review)
{
    if (!m_writtenAnswers.contains(review.id))
        write(review.id + kAnswer, review.text);
    m_writtenAnswers.insert(review.id);
    write(review.id + kFacts, bytes(factsOf(review)));
}

void SessionStore::saveIndex(const QStringList &order, const WindowState &window)
{
    auto ids = json::array();
    for (const QString &id : order)
        ids.push_back(id.toStdString());
    const json index {
        { "scratches", std::move(ids) },
        { "current", window.current },
        { "theme", window.look.theme.toStdString() },
        { "codePixels", window.look.codePixels },
        { "geometry", window.geometry.toBase64().toStdString() },
        { "splitter", window.splitter.toBase64().toStdString() },
    };
    write(kIndex, bytes(index));
}

QString SessionStore::keptFolder(const QString &id) const
{
    return m_folder + u'/' + id + kKept;
}

void SessionStore::remove(const QString &id)
{
    m_writtenAnswers.remove(id);
    const QStringList names { id + kCode, id + kAnswer, id + kFacts };
    const QMutexLocker lock(&m_mutex);
    for (const QString &name : names)
        m_waiting.remove(name);
    m_writer.start([folder = m_folder, names] {
        for (const QString &name : names)
            QFile::remove(folder + u'/' + name);
    });
}

std::optional<Scratch> SessionStore::read(const QString &id,
                                          const QList<runner::LevelInfo> &levels) const
{
    const QString code = m_folder + u'/' + id + kCode;
    if (!QFile::exists(code))
        return std::nullopt;
    const json object = readObject(m_folder + u'/' + id + kFacts);
    Scratch scratch;
    scratch.id = id;
    scratch.code = readFile(code);
    scratch.title = text(object, "title");
    // Where nothing is said, an older Sandpad has kept it.
    scratch.isNamed = !object.contains("named") || truth(object, "named");
    scratch.languageId = text(object, "language");
    scratch.interpreter = text(object, "interpreter");
    scratch.limits = readLimits(object);
    scratch.files = readFiles(object);
    if (truth(object, "network"))
        scratch.network = runner::Network::On;
    // An unprotected level is a choice for this session only.
    const auto level = infoOf(levels, runner::IsolationLevel(text(object, "isolation")));
    if (level && level->isolates)
        scratch.isolation = level->level;
    scratch.file = { .path = text(object, "path"), .mark = text(object, "mark").toLatin1() };
    scratch.runAs = text(object, "runAs");
    return scratch;
}

std::optional<StoredReview> SessionStore::readReview(const QString &id) const
{
    const QString text = m_folder + u'/' + id + kAnswer;
    if (!QFile::exists(text))
        return std::nullopt;
    StoredReview review;
    review.id = id;
    review.text = readFile(text);
    takeFacts(review, readObject(m_folder + u'/' + id + kFacts));
    return review;
}

QStringList SessionStore::storedIds(const QStringList &listed) const
{
    QStringList ids = listed;
    // Texts that the index does not name still belong to somebody, so they are loaded, too.
    for (const QString &kind : { kCode, kAnswer }) {
        for (const QString &file :
             QDir(m_folder).entryList({ u'*' + kind }, QDir::Files, QDir::Time))
            ids.append(file.chopped(kind.size()));
    }
    ids.removeDuplicates();
    ids.removeIf([](const QString &id) { return id.contains(u'/'); });
    return ids;
}

void SessionStore::removeForgottenFiles(const QStringList &ids) const
{
    // Kept files of scratches that were closed and can no longer be reopened.
    for (const QString &kept : QDir(m_folder).entryList({ u'*' + kKept }, QDir::Dirs)) {
        if (!ids.contains(kept.chopped(kKept.size())))
            QDir(keptFolder(kept.chopped(kKept.size()))).removeRecursively();
    }
}

Session SessionStore::load(const QList<runner::LevelInfo> &levels) const
{
    const json index = readObject(m_folder + u'/' + kIndex);
    QStringList listed;
    if (const auto found = index.find("scratches"); found != index.end() && found->is_array()) {
        for (const json &id : *found) {
            if (id.is_string())
                listed.append(QString::fromStdString(id.get<std::string>()));
        }
    }
    const QStringList ids = storedIds(listed);
    Session session;
    for (const QString &id : ids) {
        if (auto scratch = read(id, levels))
            session.scratches.append(std::move(*scratch));
        else if (auto review = readReview(id))
            session.reviews.append(std::move(*review));
        else
            continue;
        session.order.append(id);
    }
    removeForgottenFiles(ids);
    take(index, "current", session.window.current);
    take(index, "codePixels", session.window.look.codePixels);
    session.window.look.theme = text(index, "theme");
    session.window.geometry = QByteArray::fromBase64(text(index, "geometry").toLatin1());
    session.window.splitter = QByteArray::fromBase64(text(index, "splitter").toLatin1());
    return session;
}

} // namespace sandpad::app
