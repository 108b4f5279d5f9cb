#include "tests/fuzz/FuzzTarget.h"
#include "widgets/markup/HtmlFilter.h"
#include "widgets/markup/HtmlTable.h"

using namespace sandpad::widgets;

FUZZ_TARGET(html)
{
    const QByteArray html(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    (void)HtmlDocument::read(html).and_then(tableIn);
    (void)htmlToText(html);
    (void)HtmlDocument::read(html).and_then(filteredHtml);
    return 0;
}
