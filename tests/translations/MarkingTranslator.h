#pragma once

#include <QString>
#include <QTranslator>

/// Puts marks around each sentence that is translated, so that others can be told from it.
class MarkingTranslator : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *comment,
                                    int n) const override;
};

/// What stands outside of all marks.
[[nodiscard]] QString outsideOfMarks(const QString &text);

/// The same without tags of HTML, or nothing where it is only signs and numbers.
[[nodiscard]] QString unmarked(const QString &text);
