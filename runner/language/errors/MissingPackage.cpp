#include "runner/language/errors/MissingPackage.h"

#include <QRegularExpression>

namespace sandpad::runner {

QString missingPackageHint(const LanguageSpec &language, const ErrorReport &error)
{
    if (!language.missing)
        return {};
    const MissingSpec &missing = *language.missing;
    // The message comes from a program, so only its beginning and names of a usual length are read.
    constexpr qsizetype kEnough = 500;
    constexpr qsizetype kLongestName = 100;
    const QString text = (error.type + QStringLiteral(": ") + error.message).left(kEnough);
    const auto match = QRegularExpression(missing.pattern).match(text);
    if (!match.hasMatch())
        return {};
    const QString import = match.captured(1).left(kLongestName);
    // The advice holds a command that a person may copy, and the program chose the name.
    static const QRegularExpression name(QStringLiteral(R"(^[@\p{L}\p{N}_][\p{L}\p{N}._/@-]*$)"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    if (!name.match(import).hasMatch())
        return {};
    QString hint = missing.advice;
    hint.replace(QStringLiteral("{package}"), missing.packages.value(import, import));
    hint.replace(QStringLiteral("{import}"), import);
    return hint;
}

} // namespace sandpad::runner
