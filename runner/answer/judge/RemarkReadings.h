#pragma once

#include "runner/answer/judge/CompareOptions.h"

#include <QList>
#include <QString>

namespace sandpad::runner {

/// One way in which a claim may be meant.
struct Reading
{
    QString text;
    QString unread; ///< what it leaves out
    bool isNotation = false; ///< the same values, written otherwise
};

/// The ways in which a claim may be meant, the most literal first.
[[nodiscard]] QList<Reading> readings(const QString &claimed, const CompareOptions &options);

/// The beginnings of a remark that may be its value: a remark on the value follows behind a
/// bracket, a dash or some words. The longest comes first.
[[nodiscard]] QList<Reading> withoutTails(const QString &claimed);

/// May a remark go on behind the part of it that was compared, so that all of it is meant as what
/// is printed: "Hello, World!" behind "Hello", "True, True, False" behind "True"? Words in brackets
/// and reasons only explain. `claimed` is the whole remark.
[[nodiscard]] bool mayGoOn(const QString &claimed, const QString &compared, const QString &rest);

[[nodiscard]] bool isQuoted(const QString &text);
/// Is it a text in quotes whose white space tells something: at its ends, or twice in a row?
[[nodiscard]] bool quotesSpaces(const QString &text);
/// Is it what really came in quotes, but for white space? Quotes say which there is.
[[nodiscard]] bool quotesOtherSpaces(const QString &claimed, const QString &actual);

} // namespace sandpad::runner
