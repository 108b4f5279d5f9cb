#pragma once

#include "runner/model/RunEvent.h"
#include "runner/model/RunRequest.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <chrono>

namespace sandpad::runner {

/// What a list shows of a kept run. A value.
struct KeptRunHead
{
    qint64 id = 0; ///< rises with time and is never given twice; 0: not kept yet
    QDateTime began {}; ///< UTC
    QString scratchId {};
    QString title {}; ///< what its tab was called
    QString languageId {};
    QString version {}; ///< of the interpreter, for example "3.13.5"; empty: it did not start
    Ending ending = Ending::NotStarted;
    QString detail {}; ///< the type of the error, or the sentence of a limit; often empty
    std::chrono::microseconds wall {};
    QString beginning {}; ///< the first line of the output, cut
    qint64 lines = 0; ///< of the output

    bool operator==(const KeptRunHead &) const = default;
};

/// What was left out because the history keeps a bounded part of a run.
struct Cut
{
    qint64 outputBytes = 0; ///< of the end of what was printed
    int displays = 0;
    qint64 inputBytes = 0; ///< of what the program could read

    bool operator==(const Cut &) const = default;
};

/// A line that a person gave a program.
struct TypedLine
{
    qsizetype event = 0; ///< how many of the run's events came before it
    qsizetype bytes = 0; ///< of KeptRun::typed, with its line end; 0: it was secret

    bool operator==(const TypedLine &) const = default;
};

/// A run as it was. A value.
struct KeptRun
{
    KeptRunHead head;
    RunRequest request; ///< input files are named, not held
    QByteArray typed; ///< what was typed into it, without secrets
    QList<TypedLine> typedLines; ///< in order; the first kMostTypedLines
    /// In order; the last one is Finished. Files that it left behind are named, not held.
    QList<RunEvent> events;
    Cut cut;
};

inline constexpr qsizetype kMostTypedLines = 10'000;

/// How long runs are kept. What passes one of both is deleted, the oldest first.
struct Retention
{
    std::chrono::days age { 365 };
    qint64 bytes = 500LL << 20; ///< on the disk, about

    bool operator==(const Retention &) const = default;
};

/// How much is kept.
struct HistorySize
{
    qint64 runs = 0;
    qint64 bytes = 0; ///< on the disk, about

    bool operator==(const HistorySize &) const = default;
};

/// The first event of this kind; null where the run had none.
template <typename Part>
[[nodiscard]] const Part *partOf(const KeptRun &run)
{
    for (const RunEvent &event : run.events) {
        if (const auto *part = std::get_if<Part>(&event.payload))
            return part;
    }
    return nullptr;
}

} // namespace sandpad::runner
