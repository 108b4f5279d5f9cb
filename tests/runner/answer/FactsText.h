#pragma once

#include "runner/answer/model/SourceFacts.h"

#include <QMap>
#include <QSet>
#include <QStringList>

/// What a parser has read, as tests write it.

inline QString sortedNames(const QSet<QString> &names)
{
    QStringList list(names.begin(), names.end());
    list.sort();
    return list.join(u' ');
}

/// Kind, first and last line, and the name that it gives a value or may change.
inline QString shownStatement(const sandpad::runner::SourceStatement &statement)
{
    using sandpad::runner::StatementKind;
    static const QMap<StatementKind, QString> kinds {
        { StatementKind::Prints, QStringLiteral("prints") },
        { StatementKind::Value, QStringLiteral("value") },
        { StatementKind::Assigns, QStringLiteral("assigns") }
    };
    return QStringList { kinds.value(statement.kind), QString::number(statement.firstLine + 1),
                         QString::number(statement.lastLine + 1),
                         statement.name + statement.changed }
        .join(u' ')
        .trimmed();
}
