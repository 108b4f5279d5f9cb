#pragma once

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QString>

namespace sandpad::app {

/// A command of the window that a person can give other keys.
struct Command
{
    QString id; ///< in the file of settings
    QString name; ///< for people
    QList<QKeySequence> usual {};
};

/// Keys for the ids of commands, as Settings::shortcuts holds them.
using ChosenKeys = QMap<QString, QString>;

/// The keys that each command shall have: those chosen, else the usual ones. In the order of the
/// commands.
[[nodiscard]] QList<QList<QKeySequence>> wishedKeys(const QList<Command> &commands,
                                                    const ChosenKeys &chosen);

/// The keys that each command gets, of those that are wished. A key is of one command only: of the
/// first for which somebody has chosen it, else of the first that usually has it.
[[nodiscard]] QList<QList<QKeySequence>> givenKeys(const QList<Command> &commands,
                                                   const ChosenKeys &chosen);

/// The same with other keys for one command.
[[nodiscard]] ChosenKeys withKeys(ChosenKeys chosen, const Command &command,
                                  const QList<QKeySequence> &keys);

/// Why a command cannot have this key, as a sentence; empty: it can.
[[nodiscard]] QString refusalOf(const QKeySequence &key, const Command &command,
                                const QList<Command> &commands, const ChosenKeys &chosen);

} // namespace sandpad::app
