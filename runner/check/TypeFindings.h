#pragma once

#include "runner/model/ErrorReport.h"
#include "runner/model/RunRequest.h"

#include <QList>
#include <QStringList>

namespace sandpad::runner {

/// What a check of a program's types found.
struct TypeFindings
{
    static constexpr qsizetype kMostErrors = 100;
    static constexpr qsizetype kMostPackages = 20;

    /// The first errors in the program's own file, in the order of its lines; at most kMostErrors.
    QList<Diagnostic> errors;
    int moreErrors = 0; ///< further ones
    /// Packages whose types are not here, so that nothing is known of what they give; at most
    /// kMostPackages.
    QStringList unknownPackages;
    bool hasErrorsBeside = false; ///< in other files that the program was given
    bool isAnswer = false; ///< the compiler has checked the program: it named a place in a file

    bool operator==(const TypeFindings &) const = default;
};

/// Reads what `tsc --pretty false` printed of a program: "file.ts(1,2): error TS2322: …", where
/// more lines of a message are indented. Errors in other files are left out, but for that there are
/// some in a file beside the program. So is what only says that the types of a package are missing,
/// or follows from that. The text is a guest's, so length, places and numbers are checked; time is
/// linear in its length.
[[nodiscard]] TypeFindings readTypeErrors(const QByteArray &text, const Snippet &program);

} // namespace sandpad::runner
