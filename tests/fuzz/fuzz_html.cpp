#include "widgets/markup/HtmlFilter.h"
#include "widgets/markup/HtmlTable.h"

using namespace sandpad::widgets;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray html(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    (void)parseHtmlTable(html);
    (void)htmlToText(html);
    (void)filteredHtml(html);
    return 0;
}
