#include "app/cli/DoctorCommand.h"

#include "app/cli/CommandHelp.h"
#include "app/cli/ExitStatus.h"
#include "app/cli/JsonOutput.h"
#include "app/cli/StandardStreams.h"
#include "app/cli/TextColumns.h"
#include "runner/model/HarmlessText.h"
#include "runner/model/Prose.h"
#include "runner/model/json/ModelJson.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <unistd.h>

namespace sandpad::app {

namespace {

    const QString kDoctorJson = QStringLiteral("json");
    const QString kIndent = QStringLiteral("      ");

    struct DoctorTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::Doctor)
    };

    /// The rows of a report: a sign, a name in a column, and a text.
    class Rows
    {
    public:
        explicit Rows(const QStringList &names)
        {
            for (const QString &name : names)
                m_width = std::max(m_width, columnsOf(name));
        }

        /// What programs of this machine say of themselves, names of files, and what files of
        /// languages say, may be anything.
        [[nodiscard]] QString row(const QString &sign, const QString &name,
                                  const QString &text) const
        {
            const QString shown = runner::harmless(name, kIndent);
            return QStringLiteral("  %1 %2 %3\n")
                .arg(sign, shown + QString(std::max(0, m_width - columnsOf(shown)), u' '),
                     runner::harmless(text, kIndent));
        }

        [[nodiscard]] QString row(bool isFine, const QString &name, const QString &text) const
        {
            return row(isFine ? QStringLiteral("✓") : QStringLiteral("✗"), name, text);
        }

    private:
        int m_width = 28;
    };

    QStringList namesIn(const runner::DoctorReport &report)
    {
        QStringList names;
        for (const runner::LanguageHealth &language : report.languages)
            names.append(language.name);
        for (const runner::LayerHealth &layer : report.layers)
            names.append(runner::LayerName(layer.name).title());
        for (const runner::ToolHealth &tool : report.tools)
            names.append(tool.name);
        for (const runner::DataPlace &place : report.places)
            names.append(place.name);
        return names;
    }

    enum class Form : std::uint8_t
    {
        Text,
        Json
    };

    /// Nothing when the arguments are wrong. `--help` prints and ends the program.
    std::optional<Form> wantedForm(const QStringList &arguments)
    {
        QCommandLineParser parser;
        const auto isRead = parseArguments(parser, doctorForm(), arguments);
        if (!isRead || !parser.positionalArguments().isEmpty())
            return std::nullopt;
        return parser.isSet(kDoctorJson) ? Form::Json : Form::Text;
    }

} // namespace

CommandForm doctorForm()
{
    return {
        .name = QStringLiteral("doctor"),
        .usage = QStringLiteral("doctor [OPTIONS]"),
        .description = DoctorTexts::tr("Says which languages and protections work on this machine, "
                                       "and how to mend the rest."),
        .options = { { .name = kDoctorJson, .help = DoctorTexts::tr("Print one JSON object.") } },
        .arguments = {},
        .statuses = { { QStringLiteral("0"),
                        DoctorTexts::tr("The report was printed, whatever it says.") },
                      { QStringLiteral("125"),
                        DoctorTexts::tr("Sandpad failed, or an option is wrong.") } }
    };
}

QString doctorText(const runner::DoctorReport &report)
{
    const Rows rows(namesIn(report));
    QString text = DoctorTexts::tr("Languages") + u'\n';
    for (const runner::LanguageHealth &language : report.languages) {
        const QString found =
            QStringLiteral("%1 %2 (%3)").arg(language.toolchain, language.version, language.path);
        const QString status = !language.isFound ? language.advice
            : language.advice.isEmpty()
            ? found
            : runner::sentencesOf({ DoctorTexts::tr("%1.").arg(found), language.advice });
        text += rows.row(language.isFound, language.name, status);
    }
    for (const QString &problem : report.problems)
        text += QStringLiteral("  ✗ %1\n").arg(runner::harmless(problem, kIndent));
    std::optional<runner::IsolationLevel> level;
    for (const runner::LayerHealth &layer : report.layers) {
        if (level != layer.level)
            text += u'\n' + DoctorTexts::tr("Isolation level %1").arg(layer.level.id()) + u'\n';
        level = layer.level;
        const QString fault = layer.advice.isEmpty()
            ? layer.reason
            : runner::sentencesOf({ DoctorTexts::tr("%1.").arg(layer.reason), layer.advice });
        text += rows.row(layer.works, runner::LayerName(layer.name).title(),
                         layer.works ? DoctorTexts::tr("works") : fault);
    }
    text += u'\n' + DoctorTexts::tr("Network") + u'\n';
    for (const runner::ToolHealth &tool : report.tools)
        text += rows.row(!tool.path.isEmpty(), tool.name,
                         tool.path.isEmpty() ? tool.advice : tool.path);
    text += u'\n' + DoctorTexts::tr("Data") + u'\n';
    for (const runner::DataPlace &place : report.places)
        text += rows.row(QStringLiteral(" "), place.name, place.path);
    return text;
}

void startDoctor(runner::Runner &runner, const QStringList &arguments)
{
    const auto form = wantedForm(arguments);
    if (!form) {
        say(DoctorTexts::tr("doctor takes no arguments but --json."));
        QMetaObject::invokeMethod(
            QCoreApplication::instance(), [] { QCoreApplication::exit(kSandpadFailed); },
            Qt::QueuedConnection);
        return;
    }
    QObject::connect(
        &runner, &runner::Runner::examined, QCoreApplication::instance(),
        [form](const runner::DoctorReport &report) {
            const QByteArray text = form == Form::Json ? jsonText(toJson(report), 2, jsonReader())
                                                       : doctorText(report).toUtf8();
            QCoreApplication::exit(writeToDescriptor(STDOUT_FILENO, text) ? 0 : kSandpadFailed);
        });
    runner.examine();
}

} // namespace sandpad::app
