#include "widgets/editor/OrderControls.h"

#include <Qsci/qsciscintilla.h>

#include <array>

namespace sandpad::widgets {

namespace {

    struct Control
    {
        const char *text; ///< UTF-8
        const char *name;
    };

    // NOLINTBEGIN(misc-misleading-bidirectional): the source has escapes, which mislead nobody
    constexpr auto kControls = std::to_array<Control>({
        { .text = "\u061c", .name = "ALM" },
        { .text = "\u200b", .name = "ZWSP" },
        { .text = "\u200e", .name = "LRM" },
        { .text = "\u200f", .name = "RLM" },
        { .text = "\u202a", .name = "LRE" },
        { .text = "\u202b", .name = "RLE" },
        { .text = "\u202c", .name = "PDF" },
        { .text = "\u202d", .name = "LRO" },
        { .text = "\u202e", .name = "RLO" },
        { .text = "\u2060", .name = "WJ" },
        { .text = "\u2066", .name = "LRI" },
        { .text = "\u2067", .name = "RLI" },
        { .text = "\u2068", .name = "FSI" },
        { .text = "\u2069", .name = "PDI" },
        { .text = "\ufeff", .name = "BOM" },
    });
    // NOLINTEND(misc-misleading-bidirectional)

} // namespace

void showOrderControls(QsciScintilla &editor)
{
    for (const Control &control : kControls)
        editor.SendScintilla(QsciScintillaBase::SCI_SETREPRESENTATION, control.text, control.name);
}

} // namespace sandpad::widgets
