#pragma once

#include <QList>
#include <QString>

/// One command of an example, and the output that the document shows.
struct ShownCommand
{
    QString command; ///< without the prompt
    QString output; ///< with its line ends; `...` stands for any text
};

/// A fenced block labelled `console`: commands behind the prompt `$ `, each with its output.
struct ConsoleExample
{
    int line = 0; ///< of its fence in the document, 1-based
    QList<ShownCommand> commands;
};

/// The examples of a document in Markdown, in its order.
[[nodiscard]] QList<ConsoleExample> consoleExamples(const QString &markdown);

/// Is the printed text what the document shows? `...` stands for any text of a line; a line with
/// nothing else stands for any number of lines.
[[nodiscard]] bool isAsShown(const QString &shown, const QString &printed);

/// Runs commands of examples as a shell would: `sandpad ...`, `cat FILE` and `echo $?`.
class ExampleShell
{
public:
    /// Programs see `folder` as their work folder.
    ExampleShell(QString sandpad, QString folder);

    /// The output of the command with its standard error; a sentence when it is no such command.
    [[nodiscard]] QString run(const QString &command);

private:
    [[nodiscard]] QString runSandpad(const QStringList &arguments);
    [[nodiscard]] QString fileText(const QString &name) const;

    QString m_sandpad;
    QString m_folder;
    int m_status = 0; ///< of the last program
};

/// The first command whose output is not as shown, in words; empty when there is none.
[[nodiscard]] QString falseCommand(const ConsoleExample &example, ExampleShell &shell);
