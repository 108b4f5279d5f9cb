#pragma once

#include <QString>

#include <optional>

namespace sandpad::runner {

/// How a claimed text is compared with the real one. A value.
struct CompareOptions
{
    QString languageId;
    double tolerance = 1e-12;
    /// The code asks what time it is: dates of today are masked too.
    bool readsClock = false;
    /// The claim stands in a remark. There quotes and spaces are only a manner of writing, and
    /// further words may follow the value.
    bool isRemark = false;
    bool isTyped = false; ///< the claim stands in a transcript or a docstring's example
    bool isValue =
        false; ///< the real text is a value as the language writes it, not printed output
    bool isRepeated = false; ///< the line printed several times
    bool isTail = false; ///< the claim may be about the last lines only
    /// How many values the statement prints beside each other; nothing: nobody knows.
    std::optional<qsizetype> shownValues = {};
    /// The statement calls something that may print before it prints itself.
    bool mayPrintBefore = false;
};

} // namespace sandpad::runner
