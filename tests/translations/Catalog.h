#pragma once

#include <QList>
#include <QString>
#include <QStringList>

/// A sentence in one of resources/translations.
struct Message
{
    QString context;
    QString source;
    QStringList forms; ///< its translation; several where a number decides
    bool isFinished = true;
};

/// The messages of a .ts file.
[[nodiscard]] QList<Message> messagesIn(const QByteArray &ts);

/// What is wrong with the translations, a line each: one that is missing or unfinished, one whose
/// places for values are others than those of its sentence, one that lacks the space around it.
[[nodiscard]] QStringList faultsOf(const QList<Message> &messages);
