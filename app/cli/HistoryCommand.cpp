#include "app/cli/HistoryCommand.h"

#include "app/cli/ExitStatus.h"
#include "app/cli/HistoryOptions.h"
#include "app/cli/JsonOutput.h"
#include "app/cli/StandardStreams.h"
#include "app/cli/TextColumns.h"
#include "runner/Runner.h"
#include "runner/history/CutSentence.h"
#include "runner/history/HistoryFile.h"
#include "runner/model/HarmlessText.h"
#include "runner/model/OutcomeSentence.h"
#include "runner/model/RunRecorder.h"
#include "runner/model/json/ModelJson.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace sandpad::app {

namespace {

    using runner::HistoryFile;
    using runner::KeptRun;
    using runner::KeptRunHead;
    using runner::Result;

    struct HistoryTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::History)
    };

    /// In English the word that `--outcome` takes.
    QString wordOf(runner::Ending ending)
    {
        switch (ending) {
        case runner::Ending::Finished:
            return HistoryTexts::tr("finished");
        case runner::Ending::Failed:
            return HistoryTexts::tr("failed");
        case runner::Ending::Signalled:
            return HistoryTexts::tr("signalled", "ended by a signal");
        case runner::Ending::Limit:
            return HistoryTexts::tr("limit", "stopped by a limit");
        case runner::Ending::Stopped:
            return HistoryTexts::tr("stopped", "by a person");
        case runner::Ending::NotStarted:
            return HistoryTexts::tr("not-started");
        }
        Q_UNREACHABLE_RETURN({});
    }

    int longestWord()
    {
        int columns = 0;
        for (const runner::Word<runner::Ending> &ending : runner::kEndings)
            columns = std::max(columns, columnsOf(wordOf(ending.value)));
        return columns;
    }

    QString inColumns(const QString &text, int columns)
    {
        return text + QString(std::max(0, columns - columnsOf(text)), u' ');
    }

    /// Date and time to the second, in the form of the person's language. Where none is set the
    /// form is one that sorts.
    QString timeOf(const QDateTime &moment)
    {
        const QLocale locale;
        if (locale.language() == QLocale::C)
            return moment.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
        QString time = locale.timeFormat(QLocale::ShortFormat);
        if (!time.contains(u's'))
            time.replace(QStringLiteral("mm"), QStringLiteral("mm:ss"));
        return locale.toString(moment.date(), QLocale::ShortFormat) + u' '
            + locale.toString(moment.time(), time);
    }

    QString timeOf(const KeptRunHead &head)
    {
        return timeOf(head.began.toLocalTime());
    }

    /// A day and a time that have as many digits as any: some languages write no leading zeros.
    qsizetype longestTime()
    {
        return timeOf(QDateTime(QDate(2026, 12, 28), QTime(22, 58, 58))).size();
    }

    QString wallOf(const KeptRunHead &head)
    {
        return runner::humanSeconds(std::chrono::duration<double>(head.wall).count());
    }

    /// What a program or a person has written stays on its line.
    QString oneLine(const QString &text)
    {
        return runner::harmless(text.simplified());
    }

    QString lineOf(const KeptRunHead &head)
    {
        constexpr int kNumber = 6;
        constexpr int kLanguage = 10;
        constexpr int kWall = 8;
        return QStringLiteral("%1  %2  %3  %4  %5  %6\n")
            .arg(QString::number(head.id).rightJustified(kNumber),
                 timeOf(head).leftJustified(longestTime()),
                 oneLine(head.languageId).leftJustified(kLanguage),
                 inColumns(wordOf(head.ending), longestWord()), wallOf(head).rightJustified(kWall),
                 oneLine(head.title));
    }

    runner::RunResult resultOf(const KeptRun &run)
    {
        runner::RunRecorder recorder;
        for (const runner::RunEvent &event : run.events)
            recorder.add(event);
        return recorder.result();
    }

    QString textOf(const KeptRun &run)
    {
        const QString indent = QStringLiteral("    ");
        const auto part = [&](const QString &name, const QByteArray &bytes) {
            return bytes.isEmpty()
                ? QString()
                : QStringLiteral("\n%1\n    %2\n")
                      .arg(name, runner::harmless(QString::fromUtf8(bytes).trimmed(), indent));
        };
        const runner::RunResult result = resultOf(run);
        const KeptRunHead &head = run.head;
        QString text = HistoryTexts::tr("Run %1 of %2\n").arg(head.id).arg(oneLine(head.title));
        text += QStringLiteral("%1, %2 %3, %4, %5\n")
                    .arg(timeOf(head), oneLine(head.languageId), oneLine(head.version),
                         wordOf(head.ending), wallOf(head));
        text += runner::harmless(result.message, indent) + u'\n';
        if (run.cut != runner::Cut {})
            text += runner::cutSentence(run.cut) + u'\n';
        text += part(HistoryTexts::tr("Code"), run.request.snippet.code);
        text += part(HistoryTexts::tr("Typed"), run.typed);
        text += part(HistoryTexts::tr("Output"), result.standardOutput);
        text += part(HistoryTexts::tr("Standard error"), result.standardError);
        if (result.value)
            text +=
                part(HistoryTexts::tr("Value"), result.value->data(QStringLiteral("text/plain")));
        return text;
    }

    nlohmann::json jsonOf(const KeptRun &run)
    {
        return { { "id", run.head.id },
                 { "began", run.head.began.toString(Qt::ISODateWithMs).toStdString() },
                 { "scratch", run.head.scratchId.toStdString() },
                 { "title", run.head.title.toStdString() },
                 { "version", run.head.version.toStdString() },
                 { "request", toJson(run.request) },
                 { "typed", QString::fromUtf8(run.typed).toStdString() },
                 { "notKept",
                   { { "outputBytes", run.cut.outputBytes },
                     { "displays", run.cut.displays },
                     { "inputBytes", run.cut.inputBytes } } },
                 { "result", toJson(resultOf(run)) } };
    }

    bool print(const QByteArray &text)
    {
        return writeToDescriptor(STDOUT_FILENO, text);
    }

    Result<bool> list(HistoryFile &file, const runner::RunQuery &query)
    {
        return file.list(query).transform([](const QList<KeptRunHead> &heads) {
            QString text;
            for (const KeptRunHead &head : heads)
                text += lineOf(head);
            return print(text.toUtf8());
        });
    }

    Result<bool> exportRuns(HistoryFile &file, const runner::RunQuery &query)
    {
        const auto heads = file.list(query);
        if (!heads)
            return std::unexpected(heads.error());
        for (const KeptRunHead &head : *heads) {
            const auto run = file.load(head.id);
            // Another Sandpad may have deleted it just now.
            if (!run && run.error().code == runner::ErrorCode::NotFound)
                continue;
            if (!run)
                say(HistoryTexts::tr("Run %1 is left out. %2").arg(head.id).arg(run.error().text));
            else if (!print(jsonText(jsonOf(*run), -1, jsonReader())))
                return false;
        }
        return true;
    }

    Result<bool> execute(HistoryFile &file, const HistoryOptions &options)
    {
        switch (options.verb) {
        case HistoryOptions::Verb::List:
            return list(file, options.query);
        case HistoryOptions::Verb::Show:
            return file.load(options.id).transform([](const KeptRun &run) {
                return print(textOf(run).toUtf8());
            });
        case HistoryOptions::Verb::Export:
            return exportRuns(file, options.query);
        }
        Q_UNREACHABLE_RETURN(false);
    }

} // namespace

int showHistory(const QStringList &arguments)
{
    const auto options = readHistoryOptions(arguments);
    if (!options) {
        say(options.error().text);
        return kSandpadFailed;
    }
    HistoryFile file(HistoryFile::folderIn(runner::Runner::dataFolder()));
    const auto done = execute(file, *options);
    if (const QString notice = file.takeNotice(); !notice.isEmpty())
        say(notice);
    if (!done)
        say(done.error().text);
    return done && *done ? 0 : kSandpadFailed;
}

} // namespace sandpad::app
