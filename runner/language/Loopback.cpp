#include "runner/language/Loopback.h"

#include "runner/language/NewestFiles.h"
#include "runner/model/OwnProgram.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    const QString kFolder = QStringLiteral("/.loopback");

} // namespace

bool asksForServer(const LanguageSpec &language, const RunRequest &request)
{
    if (language.servers.isEmpty())
        return false;
    // Only the beginning of the code is matched: large code would take too long.
    constexpr qsizetype kEnough = 256 << 10;
    qsizetype left = kEnough;
    const QRegularExpression words(language.servers);
    const auto asks = [&](const QByteArray &code) {
        const qsizetype size = qMin(code.size(), left);
        left -= size;
        return words.match(QString::fromUtf8(code.first(size))).hasMatch();
    };
    return asks(request.snippet.code)
        || std::ranges::any_of(request.inputs, [&](const InputFile &input) {
               return language.info.extensions.contains(QFileInfo(input.name).suffix())
                   && asks(input.content);
           });
}

QString socketWrapper()
{
    const QStringList found = newestFiles(QStringLiteral("/usr/lib*/libsocket_wrapper.so"))
        + newestFiles(QStringLiteral("/usr/lib/*-linux-gnu/libsocket_wrapper.so"));
    return found.value(found.size() - 1);
}

std::optional<Loopback> loopbackFor(const LanguageSpec &language, const RunRequest &request)
{
    if (request.network != Network::Off || !asksForServer(language, request))
        return std::nullopt;
    const QString wrapper = socketWrapper();
    const auto own = ownProgram(QStringLiteral("sandpad-loopback.so"));
    if (wrapper.isEmpty() || !own)
        return std::nullopt;
    QFile file(*own);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return Loopback { .library = { .name = QStringLiteral("loopback.so"),
                                   .content = file.readAll() },
                      .wrapper = wrapper };
}

void addLoopback(const Loopback &loopback, const GuestPaths &paths, guest::Job &job)
{
    const QString folder = paths.home + kFolder;
    // The library puts a socket there for each port that is listened on.
    job.files.push_back({ (folder + QStringLiteral("/README")).toStdString(), 0644,
                          "Sockets of this program's own servers.\n" });
    // Its table is made for so many sockets in advance.
    const QString most = QString::number(job.limits.openFiles);
    for (const QString &variable : { QStringLiteral("LD_PRELOAD=%1/%2:%3")
                                         .arg(paths.guest, loopback.library.name, loopback.wrapper),
                                     QStringLiteral("SOCKET_WRAPPER_DIR=") + folder,
                                     QStringLiteral("SOCKET_WRAPPER_MAX_SOCKETS=") + most })
        job.steps.back().environment.push_back(variable.toStdString());
}

} // namespace sandpad::runner
