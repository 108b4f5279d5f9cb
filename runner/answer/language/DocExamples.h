#pragma once

#include <QList>
#include <QString>

namespace sandpad::runner {

/// An example in a docstring of Python, as doctest reads it: a statement behind `>>>` and its
/// expected output.
struct DocExample
{
    int line = 0; ///< of its prompt in the code, 1-based
    QString statement;
    QString answer; ///< its output; of an exception the last line; empty when nothing is printed
};

/// The examples of a program in order, those marked to be skipped left out.
/// https://docs.python.org/3/library/doctest.html#how-are-docstring-examples-recognized
[[nodiscard]] QList<DocExample> docExamples(const QString &code);

/// A statement for the end of the program that runs the examples in a copy of its names. `mark` is
/// printed before the output of each, with its line as %1, and `end` after the last.
[[nodiscard]] QString docExamplesProgram(const QList<DocExample> &examples, const QString &mark,
                                         const QString &end);

} // namespace sandpad::runner
