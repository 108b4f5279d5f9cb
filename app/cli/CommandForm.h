#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace sandpad::app {

/// What follows an option, or stands as an argument. Shells complete it.
enum class Takes : std::uint8_t
{
    Nothing,
    Text, ///< anything
    Choice, ///< one of the choices, perhaps another
    File, ///< a file or a folder
    Folder
};

/// `--name VALUE`, or `--name` alone.
struct CommandOption
{
    QString name;
    QString help; ///< a sentence
    Takes takes = Takes::Nothing;
    /// What stands for the value in a help text; empty: it takes none.
    QString value = {};
    QStringList choices = {};
    bool isRepeatable = false;
};

/// An argument without a name. As a choice it is a word such as "list".
struct CommandArgument
{
    QString name;
    QString help; ///< a sentence
    Takes takes = Takes::File;
};

/// An exit status, or several ("128+N").
struct CommandStatus
{
    QString status;
    QString meaning;
};

/// A command of the terminal. Its reading, its help, its man page and its completion are all made
/// of this.
struct CommandForm
{
    QString name; ///< "run"
    QString usage; ///< what follows "sandpad "
    QString description; ///< sentences
    QList<CommandOption> options;
    QList<CommandArgument> arguments;
    QList<CommandStatus> statuses;
};

} // namespace sandpad::app
