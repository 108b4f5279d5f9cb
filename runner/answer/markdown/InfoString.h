#pragma once

#include <QString>

namespace sandpad::runner {

/// The text behind an opening fence, in the forms that occur: `python`, `python:app.py`, `python
/// title="app.py" {1,3}`, `{.python .numberLines file=app.py}`, `app.py`.
struct InfoString
{
    QString label; ///< of the language, lower case; empty when there is none
    QString fileName;
};

[[nodiscard]] InfoString parseInfoString(const QString &info);

/// A file's name on a line of its own: **`app.py`**, ### app.py, "app.py:", `File: src/app.py`.
[[nodiscard]] QString fileNameIn(const QString &line);
/// The last name in back quotes within a line: Assuming you have a file `data.csv`:
[[nodiscard]] QString fileNameWithin(const QString &line);
/// A file's name in the first remark of a program: # app.py, // filename: app.js
[[nodiscard]] QString fileNameInRemark(const QString &code);

} // namespace sandpad::runner
