#pragma once

#include "runner/answer/report/AnswerReport.h"
#include "runner/model/Error.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace sandpad::app {

enum class ReportFormat : std::uint8_t
{
    Markdown,
    JUnit,
    Json,
};

inline constexpr auto kReportFormats = { ReportFormat::Markdown, ReportFormat::JUnit,
                                         ReportFormat::Json };

/// The usual ending of its files, without the dot: "md", "xml", "json".
[[nodiscard]] QString endingOf(ReportFormat format);
/// "Markdown", "JUnit XML", "JSON".
[[nodiscard]] QString nameOf(ReportFormat format);
/// By the ending of a file's name; nothing when no format has it.
[[nodiscard]] std::optional<ReportFormat> formatOf(const QString &path);

[[nodiscard]] QByteArray reportText(const runner::Review &review, const QString &name,
                                    ReportFormat format);
/// Writes a report in the format that the ending of the file's name tells. Slow: not in the GUI
/// thread. The error is a sentence.
[[nodiscard]] runner::Result<void> writeReport(const QString &path, const runner::Review &review,
                                               const QString &name);

} // namespace sandpad::app
