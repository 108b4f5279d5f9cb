#include "app/cli/DoctorCommand.h"
#include "app/cli/HistoryOptions.h"
#include "app/cli/RunOptions.h"
#include "app/cli/VerifyOptions.h"
#include "app/manual/Completion.h"
#include "app/manual/ManualPage.h"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>

#include <algorithm>
#include <cstdlib>

// sandpad-manual FOLDER DATE: writes the man pages and the completion of shells into a folder. It
// runs while Sandpad is built, and is not installed.
namespace {

using namespace sandpad::app;

bool write(const QDir &folder, const QString &name, const QString &text)
{
    QSaveFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0 && file.commit();
}

CompletionTable allCommands()
{
    const sandpad::runner::Runner runner;
    QStringList languages;
    for (const sandpad::runner::LanguageInfo &language : runner.languages())
        languages.append(language.id);
    return { .general = generalForm(languages),
             .commands = commands(),
             .forms = { runForm(runner), verifyForm(runner.levels()), doctorForm(),
                        historyForm(languages) } };
}

bool writePages(const QDir &folder, const CompletionTable &table, const Edition &edition)
{
    return write(folder, QStringLiteral("sandpad.1"),
                 generalPage(table.general, table.commands, edition))
        && std::ranges::all_of(table.commands, [&](const CommandSummary &command) {
               const auto form = std::ranges::find(table.forms, command.name, &CommandForm::name);
               return form != table.forms.end()
                   && write(folder, QStringLiteral("sandpad-%1.1").arg(command.name),
                            manualPage(*form, command.summary, edition));
           });
}

bool writeCompletion(const QDir &folder, const CompletionTable &table)
{
    return write(folder, QStringLiteral("sandpad.bash"), bashCompletion(table))
        && write(folder, QStringLiteral("_sandpad"), zshCompletion(table))
        && write(folder, QStringLiteral("sandpad.fish"), fishCompletion(table));
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QDir folder(arguments.value(1));
    const Edition edition { .version = QStringLiteral(SANDPAD_VERSION),
                            .date = arguments.value(2) };
    const CompletionTable table = allCommands();
    return writePages(folder, table, edition) && writeCompletion(folder, table) ? EXIT_SUCCESS
                                                                                : EXIT_FAILURE;
}
