#include "widgets/output/FailedDisplay.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace sandpad::widgets {

namespace {

    const QString kFailureMime = QStringLiteral("application/vnd.sandpad.error+json");

} // namespace

std::optional<runner::ErrorReport> failureIn(const runner::MimeBundle &data)
{
    if (!data.contains(kFailureMime))
        return {};
    const QJsonObject failure = QJsonDocument::fromJson(data.data(kFailureMime)).object();
    const auto part = [&](const char *name) {
        return failure.value(QLatin1StringView(name)).toString().trimmed();
    };
    if (part("title").isEmpty())
        return {};
    runner::ErrorReport report;
    report.type = part("title");
    // Where it has several lines, they point at each other.
    const QString message = part("message");
    const bool isOneLine = !message.contains(u'\n');
    report.message =
        part("type") + (isOneLine ? QStringLiteral(": ") : QStringLiteral("\n")) + message;
    return report;
}

} // namespace sandpad::widgets
