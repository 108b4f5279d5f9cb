#pragma once

#include "runner/answer/model/Answer.h"

#include <QHash>
#include <QStringList>

namespace sandpad::runner {

/// What stands where among the rows of a program. Refers to its facts for as long as it lives.
class RemarkPlaces
{
public:
    RemarkPlaces(const SourceFacts &facts, const AnswerBlock &block);

    /// The lines of the program with their remarks.
    [[nodiscard]] const QStringList &texts() const { return m_texts; }
    /// The statement that ends on a line; null when none that can be asked does.
    [[nodiscard]] const SourceStatement *statementAt(qsizetype line) const;
    [[nodiscard]] StatementKind kindAt(qsizetype line) const;
    /// Is another printing line without a remark right above?
    [[nodiscard]] bool isSecondPrint(const SourceStatement &statement) const;
    /// How many statements that print stand right above a row, each on a line without a remark.
    [[nodiscard]] qsizetype printsAbove(qsizetype row) const;
    /// Does a statement end on this line or below it?
    [[nodiscard]] bool hasCodeBelow(qsizetype line) const;
    /// Does a statement, of any kind, end right above a row?
    [[nodiscard]] bool isBelowStatement(qsizetype row) const;
    /// Is it the last row with code, and in no block: behind all that handles errors?
    [[nodiscard]] bool isAtEnd(qsizetype row) const;
    /// Is the remark of this row behind all code and in no block? Then nothing is printed after
    /// what it tells of, unless the program prints later than where it says so.
    [[nodiscard]] bool isBehindAll(qsizetype row) const;
    /// Does a remark above the row say what is printed, in words that say so?
    [[nodiscard]] bool namesOutputAbove(qsizetype row) const;
    /// Is there nothing but the sign of a remark?
    [[nodiscard]] bool isBlank(qsizetype line) const;
    /// Does the remark above the statement say where this one runs?
    [[nodiscard]] bool hasPlace(const SourceStatement &statement) const;

private:
    const SourceFacts &m_facts;
    const QStringList m_texts;
    const QString m_sign; ///< in front of a remark
    QHash<qsizetype, qsizetype> m_ending; ///< the statement that ends on a line
};

} // namespace sandpad::runner
