#pragma once

#include <QStringList>
#include <QTranslator>

class QObject;

/// Puts marks around each sentence that is translated, so that others can be told from it.
class MarkingTranslator : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *comment,
                                    int n) const override;
};

/// What stands outside of all marks, and is more than signs and numbers.
[[nodiscard]] QString unmarked(const QString &text);

/// The texts of an object and of all in it that a person reads or hears, of hidden ones too:
/// labels, buttons, entries of menus and lists, tool tips, accessible names.
[[nodiscard]] QStringList textsIn(const QObject &object);
