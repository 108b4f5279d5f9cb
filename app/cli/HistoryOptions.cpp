#include "app/cli/HistoryOptions.h"

#include "app/cli/CommandHelp.h"
#include "runner/model/Prose.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <limits>

namespace sandpad::app {

namespace {

    using runner::ErrorCode;
    using runner::fail;
    using runner::Result;
    using Verb = HistoryOptions::Verb;

    constexpr int kUsualLimit = 50;

    struct HistoryOptionTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::HistoryOptions)
    };

    /// The options of `history`.
    struct OptionNames
    {
        QString language = QStringLiteral("language");
        QString outcome = QStringLiteral("outcome");
        QString search = QStringLiteral("search");
        QString limit = QStringLiteral("limit");
    };

    QStringList outcomes()
    {
        QStringList words;
        for (const runner::Word<runner::Ending> &ending : runner::kEndings)
            words.append(QString::fromLatin1(ending.word));
        return words;
    }

    Result<runner::RunQuery> queryFrom(const QCommandLineParser &parser, const OptionNames &names,
                                       Verb verb)
    {
        runner::RunQuery query;
        query.text = parser.value(names.search);
        query.languageId = parser.value(names.language);
        query.most = verb == Verb::Export ? std::numeric_limits<int>::max() : kUsualLimit;
        if (parser.isSet(names.outcome)) {
            query.ending =
                runner::valueOf(parser.value(names.outcome).toStdString(), runner::kEndings);
            if (!query.ending)
                return fail(ErrorCode::Malformed,
                            HistoryOptionTexts::tr("--outcome takes one of %1, not \"%2\".")
                                .arg(runner::listOf(outcomes()), parser.value(names.outcome)));
        }
        if (parser.isSet(names.limit)) {
            bool isNumber = false;
            query.most = parser.value(names.limit).toInt(&isNumber);
            if (!isNumber || query.most < 1)
                return fail(ErrorCode::Malformed,
                            HistoryOptionTexts::tr("--limit takes a whole number from 1, not "
                                                   "\"%1\".")
                                .arg(parser.value(names.limit)));
        }
        return query;
    }

} // namespace

CommandForm historyForm(const QStringList &languages)
{
    const OptionNames names;
    return { .name = QStringLiteral("history"),
             .usage = QStringLiteral("history list|show ID|export [OPTIONS]"),
             .description =
                 HistoryOptionTexts::tr("Lists the runs that the window has kept, shows one, "
                                        "or exports them as JSON Lines. The newest come "
                                        "first."),
             .options = { { .name = names.language,
                            .help = HistoryOptionTexts::tr("Only runs in this language."),
                            .takes = Takes::Choice,
                            .value = HistoryOptionTexts::tr("ID"),
                            .choices = languages },
                          { .name = names.outcome,
                            .help = HistoryOptionTexts::tr("Only runs that ended so: %1.")
                                        .arg(runner::listOf(outcomes())),
                            .takes = Takes::Choice,
                            .value = HistoryOptionTexts::tr("OUTCOME"),
                            .choices = outcomes() },
                          { .name = names.search,
                            .help = HistoryOptionTexts::tr(
                                "Only runs with all of these words in code or output."),
                            .takes = Takes::Text,
                            .value = HistoryOptionTexts::tr("TEXT") },
                          { .name = names.limit,
                            .help = HistoryOptionTexts::tr(
                                        "At most so many runs; without this option %1 are "
                                        "listed, and all are exported.")
                                        .arg(kUsualLimit),
                            .takes = Takes::Text,
                            .value = HistoryOptionTexts::tr("N") } },
             .arguments = { { .name = QStringLiteral("list"),
                              .help = HistoryOptionTexts::tr("Lists runs, one on each line."),
                              .takes = Takes::Choice },
                            { .name = QStringLiteral("show ID"),
                              .help = HistoryOptionTexts::tr(
                                  "Shows the code, the output and the facts of a run."),
                              .takes = Takes::Choice },
                            { .name = QStringLiteral("export"),
                              .help = HistoryOptionTexts::tr(
                                  "Prints all of the runs, one JSON object on each line."),
                              .takes = Takes::Choice } },
             .statuses = {
                 { QStringLiteral("0"),
                   HistoryOptionTexts::tr("Everything was printed, also where there is no run.") },
                 { QStringLiteral("125"),
                   HistoryOptionTexts::tr(
                       "An option is wrong, the run does not exist, or the history "
                       "cannot be read.") } } };
}

Result<HistoryOptions> readHistoryOptions(const QStringList &arguments)
{
    const OptionNames names;
    QCommandLineParser parser;
    if (const auto isRead = parseArguments(parser, historyForm(), arguments); !isRead)
        return std::unexpected(isRead.error());
    const QStringList words = parser.positionalArguments();
    HistoryOptions options;
    if (words == QStringList { QStringLiteral("export") }) {
        options.verb = Verb::Export;
    } else if (words.value(0) == QLatin1String("show") && words.size() == 2) {
        options.verb = Verb::Show;
        options.id = words[1].toLongLong();
        if (options.id < 1)
            return fail(ErrorCode::Malformed,
                        HistoryOptionTexts::tr("show takes the number of a run, not \"%1\".")
                            .arg(words[1]));
    } else if (words != QStringList { QStringLiteral("list") }) {
        return fail(ErrorCode::Malformed,
                    HistoryOptionTexts::tr("history takes list, show ID or export; see sandpad "
                                           "history --help."));
    }
    return queryFrom(parser, names, options.verb).transform([&](const runner::RunQuery &query) {
        options.query = query;
        return options;
    });
}

} // namespace sandpad::app
