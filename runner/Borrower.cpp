#include "runner/Borrower.h"

#include "runner/lending/LoanRequest.h"
#include "runner/lending/PrivateSockets.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace sandpad::runner {

std::optional<QString> loanPlace(const QString &dataFolder)
{
    return privateSocketPath(dataFolder, QStringLiteral("loans"),
                             QFile::encodeName(QDir(dataFolder).absolutePath()));
}

std::unique_ptr<Sandbox> Borrower::borrow(const PreparedSandbox &place, RunRequest request)
{
    if (std::exchange(m_hasAsked, true) || request.network != Network::Off
        || !canStartAhead(place, request) || !QFileInfo::exists(m_path))
        return nullptr;
    request.interpreter = place.toolchain.path;
    auto answer = askForLoan(m_path, { .circumstances = ownCircumstances(), .request = request });
    if (!answer)
        return nullptr;
    PreparedSandbox lent = { .sandbox = std::make_unique<Sandbox>(std::move(answer->loan)),
                             .language = place.language,
                             .toolchain = place.toolchain,
                             .cached = place.cached,
                             .loopback = {},
                             .advice = {},
                             .level = {} };
    // What waits there must be what would wait here.
    if (markOf(jobAhead(lent, request)) != answer->job)
        return nullptr;
    return std::move(lent.sandbox);
}

} // namespace sandpad::runner
