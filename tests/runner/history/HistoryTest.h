#pragma once

#include "runner/history/KeptRun.h"

#include <QTemporaryDir>
#include <QTimeZone>

namespace sandpad::tests {

/// A run that printed this.
inline runner::KeptRun keptRun(const QByteArray &code, const QByteArray &output = {})
{
    runner::KeptRun run;
    run.head = { .id = 0,
                 .began = QDateTime::fromMSecsSinceEpoch(QDateTime::currentMSecsSinceEpoch(),
                                                         QTimeZone::UTC),
                 .scratchId = QStringLiteral("one"),
                 .title = QStringLiteral("a scratch"),
                 .languageId = QStringLiteral("python"),
                 .version = QStringLiteral("3.13.5"),
                 .ending = runner::Ending::Finished,
                 .detail = {},
                 .wall = std::chrono::milliseconds(210) };
    run.request.snippet = { .languageId = QStringLiteral("python"), .code = code };
    if (!output.isEmpty())
        run.events.append({ .time = {}, .payload = runner::Output { .bytes = output } });
    runner::RunResult result;
    result.languageId = QStringLiteral("python");
    result.outcome = runner::Completed { 0 };
    run.events.append({ .time = {}, .payload = runner::Finished { result } });
    return run;
}

/// Bytes that no compression makes small.
inline QByteArray noise(qsizetype size)
{
    QByteArray bytes;
    quint32 state = 1;
    while (bytes.size() < size) {
        state = state * 1664525U + 1013904223U;
        bytes += static_cast<char>(' ' + (state >> 24U) % 90);
    }
    return bytes;
}

} // namespace sandpad::tests
