#include "runner/model/LanguageInfo.h"

#include <QRegularExpression>

namespace sandpad::runner {

QString programName(const LanguageInfo &language, const QString &wanted)
{
    constexpr qsizetype kMostBytes = 200; // file systems take 255; compilers add to the name
    static const QRegularExpression usual(
        QStringLiteral(R"(\A[\w#][\w .,+@()~'’–—!&#-]*?(?:\.(\w+))?\z)"),
        QRegularExpression::UseUnicodePropertiesOption);
    const auto match = usual.match(wanted);
    const bool isUsable = match.hasMatch() && wanted.toUtf8().size() <= kMostBytes
        && (match.capturedLength(1) > 0
                ? language.extensions.contains(match.captured(1), Qt::CaseInsensitive)
                : !language.needsEnding);
    if (isUsable)
        return wanted;
    // An ending may decide how a program runs, as ".mjs" does.
    const QString ending = wanted.section(u'.', -1).toLower();
    return wanted.contains(u'.') && language.extensions.contains(ending)
        ? language.fileName.section(u'.', 0, 0) + u'.' + ending
        : language.fileName;
}

} // namespace sandpad::runner
