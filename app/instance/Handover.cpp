#include "app/instance/Handover.h"

#include "runner/model/Json.h"

#include <QDir>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <climits>

namespace sandpad::app {

namespace {

    using nlohmann::json;

    constexpr int kVersion = 1;
    constexpr std::size_t kMostFiles = 1000;
    constexpr std::size_t kLongestToken = 4096;
    constexpr std::size_t kLongestId = 64;

    runner::Error refused(const char *why)
    {
        return { .code = runner::ErrorCode::Malformed, .text = QString::fromLatin1(why) };
    }

    bool isPath(const json &value)
    {
        if (!value.is_string())
            return false;
        const auto &path = value.get_ref<const std::string &>();
        return path.starts_with('/') && path.size() < PATH_MAX && !path.contains('\0');
    }

    /// It goes into the environment.
    bool isToken(const json &value)
    {
        if (!value.is_string())
            return false;
        const auto &token = value.get_ref<const std::string &>();
        return token.size() <= kLongestToken
            && std::ranges::all_of(token, [](char c) { return c > ' ' && c <= '~'; });
    }

    bool isLanguageId(const json &value)
    {
        return value.is_string() && value.get_ref<const std::string &>().size() <= kLongestId;
    }

} // namespace

QByteArray ownActivationToken()
{
    const QByteArray token = qgetenv("XDG_ACTIVATION_TOKEN");
    return token.isEmpty() ? qgetenv("DESKTOP_STARTUP_ID") : token;
}

QStringList absolutePaths(const QStringList &paths)
{
    QStringList absolute;
    for (const QString &path : paths)
        absolute.append(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    return absolute;
}

Handover wantedBy(QStringList arguments)
{
    Handover wanted;
    wanted.pastesAnswer = arguments.removeAll(QStringLiteral("--paste-answer")) > 0;
    for (qsizetype at = 0; (at = arguments.indexOf(QStringLiteral("--new"))) >= 0;) {
        wanted.newScratch = arguments.value(at + 1);
        arguments.remove(at, std::min<qsizetype>(2, arguments.size() - at));
    }
    wanted.files = absolutePaths(arguments);
    return wanted;
}

QByteArray messageOf(const Handover &handover)
{
    auto files = json::array();
    for (const QString &path : handover.files)
        files.push_back(path.toStdString());
    const QByteArray text =
        runner::jsonBytes({ { "version", kVersion },
                            { "files", std::move(files) },
                            { "new", handover.newScratch.toStdString() },
                            { "paste", handover.pastesAnswer },
                            { "token", handover.activationToken.toStdString() } });
    QByteArray message(kHandoverHead, '\0');
    qToBigEndian(static_cast<quint32>(text.size()), message.data());
    return message + text;
}

runner::Result<qsizetype> handoverLength(const QByteArray &head)
{
    const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(head.constData()));
    if (length > kMostHandoverBytes)
        return std::unexpected(refused("The message is too long."));
    return length;
}

runner::Result<Handover> handoverFrom(const QByteArray &text)
{
    const json object = runner::jsonFrom(text);
    if (!object.is_object() || object.value("version", json()) != json(kVersion))
        return std::unexpected(refused("This is no message of this version."));
    const json files = object.value("files", json());
    const json token = object.value("token", json());
    if (!files.is_array() || files.size() > kMostFiles || !std::ranges::all_of(files, isPath))
        return std::unexpected(refused("These are no paths of files."));
    if (!isToken(token))
        return std::unexpected(refused("This is no token of a desktop."));
    const json scratch = object.value("new", json(""));
    const json paste = object.value("paste", json(false));
    if (!isLanguageId(scratch) || !paste.is_boolean())
        return std::unexpected(refused("This is no language, or no wish."));
    Handover handover;
    handover.newScratch = QString::fromStdString(scratch.get<std::string>());
    handover.pastesAnswer = paste.get<bool>();
    for (const json &path : files)
        handover.files.append(QString::fromStdString(path.get<std::string>()));
    handover.activationToken = QByteArray::fromStdString(token.get<std::string>());
    return handover;
}

} // namespace sandpad::app
