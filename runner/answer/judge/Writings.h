#pragma once

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
    QString unread;
};

/// A text in which all quotes are of one kind.
[[nodiscard]] QString sameQuotes(QString text);

/// Add pairs in which a claim, or what it is compared with, has another writing of the same values.
/// Where there is none they add nothing.

/// Objects of JavaScript as people write them: the array of a match without some of its properties,
/// objects without properties that have no value, and in a remark with the keys in another order.
void addObjectForms(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals,
                    bool isRemark);

/// "a: [3, 4], b: 1" as "[3, 4], 1", as a remark gives the values without their labels.
void addUnlabelled(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals);

/// Errors as an older Python shows them; in a remark also NumPy's arrays with commas.
void addPythonForms(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals,
                    bool isRemark);

/// Values beside each other, which a remark writes with commas between them.
void addSeparated(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals);

/// All pairs as they are in the country in which most pages are written. See Culture.h.
void addCulture(QList<ReadPair> &pairs);

} // namespace sandpad::runner
