#include "RunTape.h"

#include <QDataStream>
#include <QFile>

using namespace sandpad::runner;

namespace {

constexpr auto kVersion = QDataStream::Qt_6_0;

// One function lists the fields of each value. It is called with a stream for writing or for
// reading.

template <typename Archive>
void visit(Archive &&at, Frame &frame)
{
    at(frame.file, frame.line, frame.column, frame.function, frame.isUser, frame.isBeside,
       frame.endColumn, frame.skipped);
}

template <typename Archive>
void visit(Archive &&at, Diagnostic &diagnostic)
{
    at(diagnostic.file, diagnostic.line, diagnostic.column, diagnostic.code, diagnostic.message,
       diagnostic.isError, diagnostic.endColumn);
}

template <typename Archive>
void visit(Archive &&at, Cause &cause)
{
    at(cause.relation, cause.depth, cause.type, cause.message, cause.frames);
}

template <typename Archive>
void visit(Archive &&at, ErrorReport &error)
{
    at(error.type, error.message, error.frames, error.causes, error.moreCauses, error.diagnostics,
       error.traceback, error.printed, error.hint);
}

template <typename Archive>
void visit(Archive &&at, Completed &completed)
{
    at(completed.exitCode);
}

template <typename Archive>
void visit(Archive &&at, Signalled &signalled)
{
    at(signalled.signal);
}

template <typename Archive>
void visit(Archive &&at, LimitHit &hit)
{
    at(hit.kind, hit.value, hit.used, hit.largest);
}

template <typename Archive>
void visit(Archive &&, Stopped &)
{ }

template <typename Archive>
void visit(Archive &&at, NotStarted &notStarted)
{
    at(notStarted.cause, notStarted.reason);
}

template <typename Archive>
void visit(Archive &&at, Usage &usage)
{
    at(usage.wall, usage.cpu, usage.startup, usage.peakMemoryBytes);
}

template <typename Archive>
void visit(Archive &&at, Started &started)
{
    at(started.versions);
}

template <typename Archive>
void visit(Archive &&at, Output &output)
{
    at(output.stream, output.bytes);
}

template <typename Archive>
void visit(Archive &&at, Display &display)
{
    at(display.data, display.repeatsOutput);
}

template <typename Archive>
void visit(Archive &&at, Value &value)
{
    at(value.data);
}

template <typename Archive>
void visit(Archive &&at, Finished &finished)
{
    RunResult &result = finished.result;
    at(result.languageId, result.outcome, result.isTruncated, result.error, result.usage,
       result.message);
}

/// The parts of an event that a tape keeps. Its time does not matter.
using Kept = std::variant<Started, Output, Display, Value, Finished>;

class Writer
{
public:
    explicit Writer(QDataStream &stream)
        : m_stream(stream)
    { }

    template <typename... Fields>
    void operator()(Fields &...fields)
    {
        (write(fields), ...);
    }

private:
    template <typename T>
    void write(T &value)
    {
        if constexpr (std::is_enum_v<T>)
            m_stream << static_cast<quint8>(value);
        else if constexpr (requires { m_stream << value; })
            m_stream << value;
        else
            visit(*this, value);
    }
    void write(std::chrono::microseconds &value) { m_stream << qint64(value.count()); }
    void write(MimeBundle &bundle)
    {
        QMap<QString, QByteArray> all;
        for (const QString &mime : bundle.mimeTypes())
            all.insert(mime, bundle.data(mime));
        m_stream << all;
    }
    template <typename T>
    void write(std::optional<T> &value)
    {
        m_stream << value.has_value();
        if (value)
            write(*value);
    }
    template <typename T>
    void write(QList<T> &list)
    {
        m_stream << qint64(list.size());
        for (T &item : list)
            write(item);
    }
    template <typename... Types>
    void write(std::variant<Types...> &value)
    {
        m_stream << static_cast<quint8>(value.index());
        std::visit([this](auto &held) { write(held); }, value);
    }

    QDataStream &m_stream;
};

class Reader
{
public:
    explicit Reader(QDataStream &stream)
        : m_stream(stream)
    { }

    template <typename... Fields>
    void operator()(Fields &...fields)
    {
        (read(fields), ...);
    }

private:
    template <typename T>
    T next()
    {
        T value {};
        m_stream >> value;
        return value;
    }
    template <typename T>
    void read(T &value)
    {
        if constexpr (std::is_enum_v<T>)
            value = static_cast<T>(next<quint8>());
        else if constexpr (requires { m_stream >> value; })
            m_stream >> value;
        else
            visit(*this, value);
    }
    void read(std::chrono::microseconds &value)
    {
        value = std::chrono::microseconds(next<qint64>());
    }
    void read(MimeBundle &bundle)
    {
        const auto all = next<QMap<QString, QByteArray>>();
        for (const auto &[mime, data] : all.asKeyValueRange())
            bundle.insert(mime, data);
    }
    template <typename T>
    void read(std::optional<T> &value)
    {
        if (next<bool>())
            read(value.emplace());
    }
    template <typename T>
    void read(QList<T> &list)
    {
        for (auto left = next<qint64>(); left > 0 && m_stream.status() == QDataStream::Ok; --left)
            read(list.emplaceBack());
    }
    template <typename... Types>
    void read(std::variant<Types...> &value)
    {
        const quint8 index = next<quint8>();
        quint8 i = 0;
        (void)((i++ == index ? (read(value.template emplace<Types>()), true) : false) || ...);
    }

    QDataStream &m_stream;
};

std::optional<Kept> keptOf(const RunEvent &event)
{
    return std::visit(
        [](const auto &payload) -> std::optional<Kept> {
            if constexpr (requires { Kept(payload); })
                return Kept(payload);
            else
                return std::nullopt;
        },
        event.payload);
}

} // namespace

RunTape RunTape::load(const QString &path)
{
    RunTape tape;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tape;
    const QByteArray content = qUncompress(file.readAll());
    QDataStream stream(content);
    stream.setVersion(kVersion);
    Reader in(stream);
    while (!stream.atEnd() && stream.status() == QDataStream::Ok) {
        QByteArray key;
        QList<QList<Kept>> all;
        in(key, all);
        for (const QList<Kept> &kept : all) {
            Events &events = tape.runs[key].emplaceBack();
            for (const Kept &payload : kept)
                events.append(
                    { .payload = std::visit(
                          [](const auto &held) { return RunEvent::Payload(held); }, payload) });
        }
    }
    return stream.status() == QDataStream::Ok ? tape : RunTape();
}

QByteArray RunTape::bytes() const
{
    QByteArray content;
    QDataStream stream(&content, QIODevice::WriteOnly);
    stream.setVersion(kVersion);
    Writer out(stream);
    for (auto [key, all] : runs.asKeyValueRange()) {
        QByteArray name = key;
        QList<QList<Kept>> kept;
        for (const Events &events : all) {
            QList<Kept> &list = kept.emplaceBack();
            for (const RunEvent &event : events) {
                if (auto payload = keptOf(event))
                    list.append(*payload);
            }
        }
        out(name, kept);
    }
    return qCompress(content, 9);
}
