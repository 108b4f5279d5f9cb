#include "widgets/controls/EndingMark.h"

namespace sandpad::widgets {

Symbol endingSymbol(runner::Ending ending)
{
    switch (ending) {
    case runner::Ending::Finished:
        return Symbol::Check;
    case runner::Ending::Failed:
    case runner::Ending::Signalled:
        return Symbol::Cross;
    case runner::Ending::Limit:
        return Symbol::Gauge;
    case runner::Ending::Stopped:
        return Symbol::Stop;
    case runner::Ending::NotStarted:
        return Symbol::Refused;
    }
    Q_UNREACHABLE_RETURN(Symbol::Dash);
}

Symbol endingSymbolInTab(runner::Ending ending)
{
    const Symbol symbol = endingSymbol(ending);
    return symbol == Symbol::Cross ? Symbol::Alert : symbol;
}

QColor endingColor(runner::Ending ending, const Theme &theme)
{
    switch (ending) {
    case runner::Ending::Finished:
        return theme.success;
    case runner::Ending::Limit:
        return theme.warning;
    case runner::Ending::Stopped:
        return theme.mutedText;
    default:
        return theme.error;
    }
}

} // namespace sandpad::widgets
