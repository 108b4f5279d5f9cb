#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <variant>

namespace sandpad::runner {

/// A tool that gets all blocks as one JSON text, parses them, looks for modules and reports which
/// modules come with the language (resources/guest/python/examine.py describes the format).
struct HarnessExaminer
{
    QString tool; ///< id of its specification
    bool findsModules = true;
};

/// A way in which a text that is no program may still be read.
struct FragmentForm
{
    QString languageId; ///< of the program around it
    QString program; ///< %1 stands for the text
    QString sentence; ///< says what the text is
    bool isAskable = false; ///< the text runs once the value at its end is asked for
};

/// How the syntax of a language's blocks is checked without running them; monostate: not at all.
using Examiner = std::variant<std::monostate, HarnessExaminer>;

} // namespace sandpad::runner
