#include "app/scratch/ModelReport.h"

#include "runner/model/MarkdownText.h"
#include "runner/model/OutcomeSentence.h"

#include <algorithm>

namespace sandpad::app {

namespace {

    constexpr qsizetype kLongestCause = 500;

    /// No code, whatever it looks like.
    const QString kText = QStringLiteral("text");

    QString wordsFor(runner::Cause::Relation relation)
    {
        switch (relation) {
        case runner::Cause::Relation::Cause:
            return QStringLiteral("Caused by ");
        case runner::Cause::Relation::Context:
            return QStringLiteral("While handling ");
        case runner::Cause::Relation::Member:
            return QStringLiteral("In the group: ");
        }
        Q_UNREACHABLE_RETURN({});
    }

    QString section(const QString &title, const QString &content)
    {
        return QStringLiteral("## %1\n\n%2\n").arg(title, content);
    }

    /// Does the traceback tell of all that is behind the error?
    bool tellsCauses(const runner::ErrorReport &error)
    {
        return error.moreCauses == 0
            && std::ranges::all_of(error.causes, [&error](const runner::Cause &cause) {
                   return error.traceback.contains(cause.type)
                       && error.traceback.contains(cause.message.section(u'\n', 0, 0));
               });
    }

    /// What is behind an error, a line for each.
    QString causes(const runner::ErrorReport &error)
    {
        QString text;
        for (const runner::Cause &cause : error.causes) {
            const QString message = cause.message.section(u'\n', 0, 0).left(kLongestCause);
            const QString title = cause.type.isEmpty() || message.isEmpty()
                ? cause.type + message
                : cause.type + QStringLiteral(": ") + message;
            text += QString(qsizetype(2) * cause.depth, u' ') + QStringLiteral("- ")
                + wordsFor(cause.relation) + title.simplified();
            const auto frame = std::ranges::find_if(cause.frames.crbegin(), cause.frames.crend(),
                                                    &runner::Frame::isInProgram);
            if (frame != cause.frames.crend())
                text += QStringLiteral(" (line %1)").arg(frame->line);
            text += u'\n';
        }
        if (error.moreCauses > 0)
            text += QStringLiteral("- and %1 more\n").arg(error.moreCauses);
        return text;
    }

    QString environment(const ModelReport &report)
    {
        const runner::Limits &limits = report.scratch.limits;
        QStringList tools;
        for (const auto &[name, version] : report.versions.asKeyValueRange())
            tools.append(runner::asProse(name + u' ' + version));
        const auto amount = [](runner::LimitKind kind, double value) {
            return runner::humanAmount(kind, value);
        };
        constexpr double kMs = 1000;
        const QStringList lines {
            QStringLiteral("- Run by: %1").arg(tools.join(QStringLiteral(", "))),
            QStringLiteral("- Limits: %1 of CPU, %2 of running time, %3 of memory, %4 processes, "
                           "%5 of output")
                .arg(
                    amount(runner::LimitKind::Cpu, static_cast<double>(limits.cpu.count()) / kMs),
                    amount(runner::LimitKind::Wall, static_cast<double>(limits.wall.count()) / kMs),
                    amount(runner::LimitKind::Memory, static_cast<double>(limits.memoryBytes)),
                    QString::number(limits.processes),
                    amount(runner::LimitKind::Output, static_cast<double>(limits.outputBytes))),
            QStringLiteral("- Network: %1; nothing can be installed")
                .arg(report.scratch.network == runner::Network::On ? QStringLiteral("on")
                                                                   : QStringLiteral("off")),
        };
        return lines.join(u'\n') + u'\n';
    }

} // namespace

QString toMarkdown(const ModelReport &report)
{
    QString text =
        section(QStringLiteral("Program (%1)").arg(report.language),
                runner::fenced(QString::fromUtf8(report.scratch.code), report.scratch.languageId));
    if (report.result) {
        QString happened = runner::asProse(report.result->message) + u'\n';
        const auto &error = report.result->error;
        if (error && !error->traceback.trimmed().isEmpty())
            happened += u'\n' + runner::fenced(error->traceback.trimmed(), kText);
        if (error && !tellsCauses(*error))
            happened += u'\n' + runner::fenced(causes(*error), kText);
        if (error && !error->hint.isEmpty())
            happened += u'\n' + runner::asProse(error->hint) + u'\n';
        text += u'\n' + section(QStringLiteral("What happened"), happened);
    }
    if (!report.output.isEmpty())
        text += u'\n'
            + section(QStringLiteral("Last lines of its output"),
                      runner::fenced(report.output, kText));
    return text + u'\n' + section(QStringLiteral("Environment"), environment(report));
}

} // namespace sandpad::app
