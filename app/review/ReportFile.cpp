#include "app/review/ReportFile.h"

#include "app/page/Dialogs.h"
#include "runner/model/Json.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace sandpad::app {

namespace {

    struct ReportTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::ReportFile)
    };

} // namespace

QString endingOf(ReportFormat format)
{
    switch (format) {
    case ReportFormat::Markdown:
        return QStringLiteral("md");
    case ReportFormat::JUnit:
        return QStringLiteral("xml");
    case ReportFormat::Json:
        return QStringLiteral("json");
    }
    Q_UNREACHABLE_RETURN({});
}

QString nameOf(ReportFormat format)
{
    switch (format) {
    case ReportFormat::Markdown:
        return ReportTexts::tr("Markdown");
    case ReportFormat::JUnit:
        return ReportTexts::tr("JUnit XML");
    case ReportFormat::Json:
        return ReportTexts::tr("JSON");
    }
    Q_UNREACHABLE_RETURN({});
}

std::optional<ReportFormat> formatOf(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("markdown"))
        return ReportFormat::Markdown;
    for (const ReportFormat format : kReportFormats) {
        if (ending == endingOf(format))
            return format;
    }
    return std::nullopt;
}

QByteArray reportText(const runner::Review &review, const QString &name, ReportFormat format)
{
    switch (format) {
    case ReportFormat::Markdown:
        return runner::toMarkdown(review).toUtf8();
    case ReportFormat::JUnit:
        return runner::toJUnit(review, name).toUtf8();
    case ReportFormat::Json:
        return runner::jsonBytes(runner::toJson(review), 2) + '\n';
    }
    Q_UNREACHABLE_RETURN({});
}

runner::Result<void> writeReport(const QString &path, const runner::Review &review,
                                 const QString &name)
{
    const auto format = formatOf(path);
    if (!format)
        return runner::fail(runner::ErrorCode::Unsupported,
                            ReportTexts::tr("The ending of %1 is not that of a report: .md "
                                            "(Markdown), .xml (JUnit) or .json.")
                                .arg(QFileInfo(path).fileName()));
    return writeScratchFile(path, reportText(review, name, *format));
}

} // namespace sandpad::app
