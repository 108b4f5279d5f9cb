#include "app/cli/ResultsFile.h"

#include "runner/model/Json.h"
#include "runner/model/JsonStream.h"

#include <QCoreApplication>

#include <array>
#include <nlohmann/json.hpp>
#include <sys/file.h>

namespace sandpad::app {

namespace {

    using runner::ErrorCode;
    using runner::fail;
    using runner::Result;

    struct ResultsTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::ResultsFile)
    };

    /// A state that answers can keep: what could not be read or judged is tried again.
    std::optional<AnswerState> stateOf(const nlohmann::json &line)
    {
        for (const AnswerState state : { AnswerState::Holds, AnswerState::False }) {
            if (line.value("state", std::string()) == stateName(state).toStdString())
                return state;
        }
        return std::nullopt;
    }

    /// Of a line only the beginning is read: the fields that are needed stand there.
    constexpr qint64 kMostRead = 1 << 20;

    /// Does a line begin as ours do? The last one may end anywhere.
    bool isOurs(const QByteArray &line)
    {
        const QByteArray start = R"({"answer":)";
        return line.startsWith(start) || start.startsWith(line);
    }

    /// Reads to the end of a line. False: the file ends before.
    bool skipLine(QFile &file)
    {
        while (!file.atEnd()) {
            if (file.readLine(kMostRead).endsWith('\n'))
                return true;
        }
        return false;
    }

    /// The needed fields of a line, which may end anywhere: the library is stopped by that, but has
    /// told all that stands before.
    nlohmann::json neededOf(const QByteArray &line)
    {
        constexpr std::array kNeeded { "answer", "state", "digest", "summary" };
        nlohmann::json found = nlohmann::json::object();
        std::string key;
        const auto keep = [&](int depth, nlohmann::json::parse_event_t event,
                              const nlohmann::json &part) {
            using Event = nlohmann::json::parse_event_t;
            constexpr int kField = 1;
            if (depth != kField)
                return true;
            if (event == Event::key) {
                key = part.get<std::string>();
                return std::ranges::any_of(kNeeded, [&](const char *name) { return key == name; });
            }
            if (event == Event::value || event == Event::object_end)
                found[key] = part;
            return true;
        };
        [[maybe_unused]] const nlohmann::json whole = runner::jsonFrom(line, keep);
        return found;
    }

} // namespace

Result<ResultsFile> ResultsFile::open(const QString &path)
{
    ResultsFile results;
    results.m_file = std::make_unique<QFile>(path);
    QFile &file = *results.m_file;
    if (!file.open(QIODevice::ReadWrite))
        return fail(ErrorCode::NotReadable,
                    ResultsTexts::tr("The results cannot be kept in %1: %2.")
                        .arg(path, file.errorString()));
    if (::flock(file.handle(), LOCK_EX | LOCK_NB) != 0)
        return fail(ErrorCode::NotReadable,
                    ResultsTexts::tr("Another Sandpad keeps its results in %1.").arg(path));
    qint64 end = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine(kMostRead);
        // Any other file may be one that was named by mistake.
        if (!isOurs(line))
            return fail(ErrorCode::NotReadable,
                        ResultsTexts::tr("%1 holds something else than results, so none are "
                                         "written to it.")
                            .arg(path));
        if (!line.endsWith('\n') && !skipLine(file))
            break;
        end = file.pos();
        results.remember(line);
    }
    if (!file.resize(end) || !file.seek(end))
        return fail(ErrorCode::NotReadable,
                    ResultsTexts::tr("The results cannot be kept in %1: %2.")
                        .arg(path, file.errorString()));
    return results;
}

void ResultsFile::remember(const QByteArray &line)
{
    const nlohmann::json object = neededOf(line);
    try {
        const auto state = stateOf(object);
        if (!state)
            return;
        Entry entry { .digest = QString::fromStdString(object.at("digest")),
                      .known = { .state = *state, .blocks = {} } };
        for (const auto &[verdict, count] : object.at("summary").items())
            entry.known.blocks.insert(QString::fromStdString(verdict), count.get<int>());
        m_entries.insert(QString::fromStdString(object.at("answer")), entry);
    } catch (const nlohmann::json::exception &) {
        // A line that is none of ours tells nothing; the answer is judged again.
    }
}

std::optional<ResultsFile::Known> ResultsFile::find(const QString &name,
                                                    const QString &digest) const
{
    const auto entry = m_entries.constFind(name);
    if (entry == m_entries.cend() || entry->digest != digest)
        return std::nullopt;
    return entry->known;
}

Result<void> ResultsFile::add(const JudgedAnswer &answer)
{
    runner::JsonStream out([this](QByteArrayView bytes) {
        return m_file->write(bytes.data(), bytes.size()) == bytes.size();
    });
    writeJson(out, answer);
    if (out.endLine() && m_file->flush())
        return {};
    return fail(ErrorCode::NotReadable,
                ResultsTexts::tr("The results cannot be kept in %1: %2.")
                    .arg(m_file->fileName(), m_file->errorString()));
}

} // namespace sandpad::app
