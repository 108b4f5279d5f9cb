#include "widgets/output/PrintedJson.h"

#include "widgets/markup/TreeNode.h"
#include "widgets/text/ByteSpool.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::widgets {

std::optional<PrintedJson> printedJson(const ByteSpool &bytes)
{
    constexpr qsizetype kMostBytes = 256 << 10; // is parsed while the window waits
    static const QRegularExpression begin(QStringLiteral(R"(\A\s*(?:\{|\[\s*\{))"));
    constexpr qsizetype kBegin = 100;
    if (!bytes.isWhole() || bytes.size() > kMostBytes
        || !QString::fromLatin1(bytes.read(0, kBegin)).contains(begin))
        return std::nullopt;
    const auto isOut = [](const ByteSpool::Stretch &stretch) {
        return stretch.stream == runner::Stream::Out;
    };
    const QByteArray text = bytes.read(0, kMostBytes).trimmed();
    if (!std::ranges::all_of(bytes.stretches(0, kMostBytes), isOut) || !treeOfJson(text))
        return std::nullopt;
    return PrintedJson { runner::MimeBundle(QStringLiteral("application/json"), text) };
}

} // namespace sandpad::widgets
