#pragma once

#include "runner/answer/judge/CompareOptions.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace sandpad::runner {

/// A claim and what it is compared with.
struct ReadPair
{
    QString claimed;
    QStringList actuals;
    bool isNotation = false; ///< the same values, written otherwise
    bool isExact = false; ///< white space included
    QString unread = {};
    bool isPart = false; ///< of the claim, or of what was printed, some is left out
    bool isDoubtful = false; ///< what is left out may be what makes the claim false
};

/// A text in which all quotes are of one kind.
[[nodiscard]] QString sameQuotes(QString text);

/// Add pairs in which a claim, or what it is compared with, has another writing of the same values.
/// Where there is none they add nothing.

/// "a: [3, 4], b: 1" as "[3, 4], 1", as a remark gives the values without their labels.
void addUnlabelled(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals);

/// What depends on the language: objects of JavaScript with keys in another order or without some
/// properties, errors of an older Python, arrays of NumPy with commas. In a remark also values
/// beside each other with commas, and a sentence with a full stop.
void addWritings(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals,
                 const CompareOptions &options);

/// All pairs as they are in the country in which most pages are written. See Culture.h.
void addCulture(QList<ReadPair> &pairs);

} // namespace sandpad::runner
