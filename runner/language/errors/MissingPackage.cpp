#include "runner/language/errors/MissingPackage.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    /// "numpy" of "numpy.linalg", "@a/b" of "@a/b/c"
    QString rootOf(const QString &import)
    {
        const int last = import.startsWith(u'@') ? 1 : 0;
        return import.section(u'/', 0, last).section(u'.', 0, 0);
    }

} // namespace

QString missingPackageHint(const LanguageSpec &language, const ErrorReport &error,
                           const QByteArray &code)
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
    static const QRegularExpression name(QStringLiteral(R"(^[@\p{L}\p{N}_][\p{L}\p{N}._/@-]*$)"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    if (!name.match(import).hasMatch() || !code.contains(rootOf(import).toUtf8()))
        return {};
    QString hint = missing.advice;
    hint.replace(QStringLiteral("{package}"), missing.packages.value(import, import));
    hint.replace(QStringLiteral("{import}"), import);
    return hint;
}

} // namespace sandpad::runner
