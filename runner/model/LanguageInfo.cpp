#include "runner/model/LanguageInfo.h"

#include <QRegularExpression>

namespace sandpad::runner {

QString programName(const LanguageInfo &language, const QString &wanted)
{
    constexpr qsizetype kLongest = 100;
    static const QRegularExpression usual(QStringLiteral(R"(\A[\w][\w .,+@()~-]*\.(\w+)\z)"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    const auto match = usual.match(wanted);
    const bool isUsable = match.hasMatch() && wanted.size() <= kLongest
        && language.extensions.contains(match.captured(1), Qt::CaseInsensitive);
    return isUsable ? wanted : language.fileName;
}

} // namespace sandpad::runner
