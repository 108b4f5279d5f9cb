#include "tests/documents/Console.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>

namespace {

const QString kPrompt = QStringLiteral("$ ");
const QString kLabel = QStringLiteral("console");

/// The backticks that begin a line; empty when there are less than three.
QString fenceOf(const QString &line)
{
    static const QRegularExpression fence(QStringLiteral("^`{3,}"));
    return fence.match(line).captured();
}

void addLine(ConsoleExample &example, const QString &line)
{
    if (line.startsWith(kPrompt))
        example.commands.append({ .command = line.sliced(kPrompt.size()), .output = {} });
    else if (!example.commands.isEmpty())
        example.commands.last().output += line + u'\n';
}

} // namespace

QList<ConsoleExample> consoleExamples(const QString &markdown)
{
    QList<ConsoleExample> examples;
    QString open; // the fence of the block that we are in
    bool isConsole = false;
    int number = 0;
    for (const QString &line : markdown.split(u'\n')) {
        ++number;
        const QString fence = fenceOf(line);
        if (open.isEmpty() && !fence.isEmpty()) {
            open = fence;
            isConsole = line.sliced(fence.size()).trimmed() == kLabel;
            if (isConsole)
                examples.append({ .line = number, .commands = {} });
        } else if (!open.isEmpty() && line == open) {
            open.clear();
        } else if (!open.isEmpty() && isConsole) {
            addLine(examples.last(), line);
        }
    }
    return examples;
}

bool isAsShown(const QString &shown, const QString &printed)
{
    QString pattern;
    for (const QString &line : shown.split(u'\n', Qt::SkipEmptyParts)) {
        if (line == QLatin1String("..."))
            pattern += QStringLiteral("(?:.*\n)*?");
        else
            pattern += QRegularExpression::escape(line).replace(QLatin1String("\\.\\.\\."),
                                                                QLatin1String(".*"))
                + u'\n';
    }
    // Empty lines say nothing, and the last line of an output may lack its end.
    QString lines = printed.split(u'\n', Qt::SkipEmptyParts).join(u'\n');
    if (!lines.isEmpty())
        lines += u'\n';
    const QRegularExpression whole(QRegularExpression::anchoredPattern(pattern));
    return whole.match(lines).hasMatch();
}

ExampleShell::ExampleShell(QString sandpad, QString folder)
    : m_sandpad(std::move(sandpad))
    , m_folder(std::move(folder))
{ }

QString ExampleShell::run(const QString &command)
{
    QStringList words = QProcess::splitCommand(command);
    const QString program = words.isEmpty() ? QString() : words.takeFirst();
    if (program == QLatin1String("sandpad"))
        return runSandpad(words);
    if (program == QLatin1String("cat") && words.size() == 1)
        return fileText(words.first());
    if (command == QLatin1String("echo $?"))
        return QString::number(m_status) + u'\n';
    return QStringLiteral("An example runs only sandpad, cat and echo $?.\n");
}

QString ExampleShell::runSandpad(const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setWorkingDirectory(m_folder);
    process.start(m_sandpad, arguments);
    process.waitForFinished(-1);
    m_status = process.exitCode();
    return QString::fromUtf8(process.readAll());
}

QString ExampleShell::fileText(const QString &name) const
{
    QFile file(QDir(m_folder).filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        return QStringLiteral("There is no file %1.\n").arg(name);
    return QString::fromUtf8(file.readAll());
}

QString falseCommand(const ConsoleExample &example, ExampleShell &shell)
{
    if (example.commands.isEmpty())
        return QStringLiteral("The example holds no command.");
    for (const ShownCommand &shown : example.commands) {
        const QString printed = shell.run(shown.command);
        if (!isAsShown(shown.output, printed))
            return QStringLiteral("$ %1\nThe document shows:\n%2It prints:\n%3")
                .arg(shown.command, shown.output, printed);
    }
    return {};
}
