#include "app/cli/ResultsFile.h"

#include "runner/model/Json.h"

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
        const QByteArray line = file.readLine();
        if (!line.endsWith('\n'))
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
    // Of a line only a few fields are needed; the others may be large.
    const auto keep = [](int depth, nlohmann::json::parse_event_t event,
                         const nlohmann::json &part) {
        constexpr std::array kNeeded { "answer", "state", "digest", "summary" };
        return depth != 1 || event != nlohmann::json::parse_event_t::key
            || std::ranges::any_of(kNeeded, [&](const char *name) { return part == name; });
    };
    const nlohmann::json object = runner::jsonFrom(line, keep);
    if (!object.is_object())
        return;
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
    const QByteArray line = runner::jsonBytes(toJson(answer)) + '\n';
    if (m_file->write(line) == line.size() && m_file->flush())
        return {};
    return fail(ErrorCode::NotReadable,
                ResultsTexts::tr("The results cannot be kept in %1: %2.")
                    .arg(m_file->fileName(), m_file->errorString()));
}

} // namespace sandpad::app
