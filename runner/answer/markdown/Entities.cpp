#include "runner/answer/markdown/Entities.h"

namespace sandpad::runner {

QString withoutEntities(QString text)
{
    // &amp; is decoded last, because its result may begin another entity.
    for (const auto &[from, to] :
         { std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&quot;", "\""),
           std::pair("&apos;", "'"), std::pair("&#39;", "'"), std::pair("&#x27;", "'"),
           std::pair("&nbsp;", " "), std::pair("&amp;", "&") })
        text.replace(QLatin1String(from), QLatin1String(to));
    return text;
}

} // namespace sandpad::runner
