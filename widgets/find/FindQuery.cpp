#include "widgets/find/FindQuery.h"

namespace sandpad::widgets {

QRegularExpression patternOf(const FindQuery &query)
{
    QString text = query.isPattern ? query.text : QRegularExpression::escape(query.text);
    // Words end where letters and digits do, in all scripts, not only beside ASCII.
    if (query.isWholeWord)
        text = QStringLiteral(R"((?<![\p{L}\p{N}_])(?:%1)(?![\p{L}\p{N}_]))").arg(text);
    return QRegularExpression(text,
                              query.isCaseSensitive ? QRegularExpression::NoPatternOption
                                                    : QRegularExpression::CaseInsensitiveOption);
}

} // namespace sandpad::widgets
