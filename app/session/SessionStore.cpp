#include "app/session/SessionStore.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <nlohmann/json.hpp>
#include <optional>

namespace sandpad::app {

namespace {

    using nlohmann::json;

    constexpr int kMostInstances = 50;
    const QString kIndex = QStringLiteral("session.json");
    const QString kCode = QStringLiteral(".code");
    const QString kFacts = QStringLiteral(".json");

    QByteArray bytes(const json &object)
    {
        return QByteArray::fromStdString(object.dump(1));
    }

    QByteArray readFile(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// An object, empty when the file is missing or damaged.
    json readObject(const QString &path)
    {
        const QByteArray content = readFile(path);
        auto object = json::parse(content.begin(), content.end(), nullptr, false);
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

    json facts(const Scratch &scratch)
    {
        const runner::Limits &limits = scratch.limits;
        return {
            { "title", scratch.title.toStdString() },
            { "language", scratch.languageId.toStdString() },
            { "interpreter", scratch.interpreter.toStdString() },
            { "network", scratch.network == runner::Network::On },
            { "isolation", scratch.isolation ? name(*scratch.isolation).toStdString() : "" },
            { "runAs", scratch.runAs.toStdString() },
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
    for (int number = 1; number <= kMostInstances; ++number) {
        m_folder = root + QStringLiteral("/session")
            + (number == 1 ? QString() : QStringLiteral("-%1").arg(number));
        QDir().mkpath(m_folder);
        m_lock = std::make_unique<QLockFile>(m_folder + QStringLiteral("/lock"));
        m_lock->setStaleLockTime(0);
        if (m_lock->tryLock(0))
            return;
        // A folder that cannot be written is nobody else's; saving will say what is wrong.
        if (m_lock->error() != QLockFile::LockFailedError)
            return;
    }
}

SessionStore::~SessionStore()
{
    m_writer.waitForDone();
}

void SessionStore::write(const QString &name, const QByteArray &content)
{
    m_writer.start([this, path = m_folder + u'/' + name, content] {
        QSaveFile file(path);
        if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size()
            && file.commit())
            return;
        emit failed(tr("%1 could not be saved: %2.").arg(path, file.errorString()));
    });
}

void SessionStore::saveScratch(const Scratch &scratch)
{
    write(scratch.id + kCode, scratch.code);
    write(scratch.id + kFacts, bytes(facts(scratch)));
}

void SessionStore::saveIndex(const QStringList &order, const WindowState &window)
{
    auto ids = json::array();
    for (const QString &id : order)
        ids.push_back(id.toStdString());
    const json index {
        { "scratches", std::move(ids) },
        { "current", window.current },
        { "theme", window.theme.toStdString() },
        { "geometry", window.geometry.toBase64().toStdString() },
        { "splitter", window.splitter.toBase64().toStdString() },
    };
    write(kIndex, bytes(index));
}

void SessionStore::remove(const QString &id)
{
    m_writer.start([folder = m_folder, id] {
        QFile::remove(folder + u'/' + id + kCode);
        QFile::remove(folder + u'/' + id + kFacts);
    });
}

std::optional<Scratch> SessionStore::read(const QString &id) const
{
    const QString code = m_folder + u'/' + id + kCode;
    if (!QFile::exists(code))
        return std::nullopt;
    const json object = readObject(m_folder + u'/' + id + kFacts);
    Scratch scratch;
    scratch.id = id;
    scratch.code = readFile(code);
    scratch.title = text(object, "title");
    scratch.languageId = text(object, "language");
    scratch.interpreter = text(object, "interpreter");
    scratch.limits = readLimits(object);
    const auto network = object.find("network");
    if (network != object.end() && network->is_boolean() && network->get<bool>())
        scratch.network = runner::Network::On;
    // A tab without protection is a choice for now, not for next week.
    const auto level = runner::isolationLevelFromName(text(object, "isolation"));
    if (level == runner::IsolationLevel::Landlock)
        scratch.isolation = level;
    scratch.runAs = text(object, "runAs");
    return scratch;
}

Session SessionStore::load() const
{
    const json index = readObject(m_folder + u'/' + kIndex);
    QStringList ids;
    if (const auto listed = index.find("scratches"); listed != index.end() && listed->is_array()) {
        for (const json &id : *listed) {
            if (id.is_string())
                ids.append(QString::fromStdString(id.get<std::string>()));
        }
    }
    // Whatever the index has forgotten is still somebody's text.
    for (const QString &file : QDir(m_folder).entryList({ u'*' + kCode }, QDir::Files, QDir::Time))
        ids.append(file.chopped(kCode.size()));
    ids.removeDuplicates();
    Session session;
    for (const QString &id : ids) {
        if (auto scratch = read(id); scratch && !id.contains(u'/'))
            session.scratches.append(std::move(*scratch));
    }
    const auto current = index.find("current");
    if (current != index.end() && current->is_number_integer())
        session.window.current = current->get<int>();
    session.window.theme = text(index, "theme");
    session.window.geometry = QByteArray::fromBase64(text(index, "geometry").toLatin1());
    session.window.splitter = QByteArray::fromBase64(text(index, "splitter").toLatin1());
    return session;
}

} // namespace sandpad::app
