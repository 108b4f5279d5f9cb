#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/program/MarkedOutput.h"

#include <QHash>
#include <QList>
#include <QString>

#include <limits>

namespace sandpad::runner {

/// The statements of a block, and what they lacked when they ran: looked through once for all of
/// its claims, of which there may be hundreds of thousands. Refers to both for as long as it lives.
class TypedStatements
{
public:
    TypedStatements(const AnswerBlock &block, const MarkedOutput &output);

    /// The text of the statement or the line that a claim is about.
    [[nodiscard]] QString statementOf(const Claim &claimed) const;
    /// Does an example or a statement of a transcript lack a name or a file that stands elsewhere,
    /// or one before it, or is it none of the language, so that nothing can be said of it? Not
    /// where the answer claims just that.
    [[nodiscard]] bool lacksElsewhere(const Claim &claimed) const;

private:
    /// Would its statement use a value that an assignment in front, which failed, did not give?
    [[nodiscard]] bool usesFailedAssignment(const Claim &claimed) const;

    const AnswerBlock &m_block;
    const MarkedOutput &m_output;
    QList<qsizetype> m_lineEnds; ///< in the code
    int m_firstLacking = std::numeric_limits<int>::max(); ///< the number of a statement
    QHash<QString, int> m_failed; ///< names, and the first assignment that did not give them
};

/// Stands the claim below an assignment, which shows nothing? A page may write there what the name
/// is then.
[[nodiscard]] bool isOfSilentAssignment(const Claim &claimed, const AnswerBlock &block,
                                        const QString &given);

/// Does a line that prints put nothing on standard output, because the program keeps it, or a
/// statement of a transcript, because it prints on standard error?
[[nodiscard]] bool isPrintedElsewhere(const Claim &claimed, const AnswerBlock &block,
                                      const QList<MarkedOutput> &outputs);

/// Does a statement ask where something lies in memory, as `id(a) == id(b)`, or for what only a
/// certain machine, folder, system or version has? That is as chance has it.
[[nodiscard]] bool asksForPlace(const QString &statement);

/// Does it ask whether two names that the code gives numbers or texts are the same object (`a is
/// b`)? That differs between versions of Python, and between a file and a session.
[[nodiscard]] bool asksForSamePlace(const QString &statement, const QString &code);

/// Does a statement that prints call something else, which may print, too?
[[nodiscard]] bool mayPrintMore(const QString &statement);

/// Does it call a function of the program that asks how much memory an object takes? That differs
/// between versions of Python, too.
[[nodiscard]] bool asksForSize(const QString &statement, const QString &program);

/// Does it call a function whose body is only dots, a place to fill in?
[[nodiscard]] bool callsStub(const QString &statement, const QString &code);

} // namespace sandpad::runner
