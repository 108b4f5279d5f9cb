#include "widgets/review/Permission.h"

#include "runner/model/OutcomeSentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sandpad::widgets {

namespace {

    struct PermissionTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::Permission)
    };

    /// Error messages of runtimes when there is no network.
    bool speaksOfNetwork(const runner::BlockResult &result)
    {
        constexpr qsizetype kLastBytes = 4096;
        QString said = result.reason
            + QString::fromUtf8(result.run.standardError.last(
                std::min(result.run.standardError.size(), kLastBytes)));
        if (result.run.error)
            said += result.run.error->type + u' ' + result.run.error->message.left(kLastBytes);
        constexpr auto kWords = std::to_array<const char *>(
            { "Network is unreachable", "name resolution", "Name or service not known", "EAI_AGAIN",
              "ENOTFOUND", "ENETUNREACH", "getaddrinfo", "fetch failed", "URLError",
              "ConnectionError", "SocketException", "NameResolutionFailure", "needs the network" });
        return std::ranges::any_of(
            kWords, [&said](const char *word) { return said.contains(QLatin1StringView(word)); });
    }

} // namespace

QList<Permission> permissionsFor(const runner::BlockResult &result)
{
    if (const auto *limit = std::get_if<runner::LimitHit>(&result.run.outcome);
        limit && result.hasRun)
        return { limit->kind };
    const bool isStuck = result.verdict == runner::Verdict::Fails
        || result.verdict == runner::Verdict::FailsUnclaimed
        || result.verdict == runner::Verdict::CannotRun
        || result.verdict == runner::Verdict::Differs;
    if (isStuck && speaksOfNetwork(result))
        return { runner::Network::On };
    return {};
}

QString permissionText(const Permission &permission, const runner::BlockResult &result)
{
    const auto *limit = std::get_if<runner::LimitHit>(&result.run.outcome);
    if (!std::holds_alternative<runner::LimitKind>(permission) || !limit)
        return PermissionTexts::tr("Run again with network");
    constexpr double kMore = 4;
    return PermissionTexts::tr("Run again with %1")
        .arg(runner::humanAmount(limit->kind, limit->value * kMore));
}

} // namespace sandpad::widgets
