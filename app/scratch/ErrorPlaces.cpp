#include "app/scratch/ErrorPlaces.h"

#include "widgets/text/InvisibleCharacters.h"

#include <ranges>

namespace sandpad::app {

namespace {

    /// The first line of a message: there is room for one line beside the code.
    QString briefly(const QString &message)
    {
        return widgets::withLabels(widgets::withoutColours(message.section(u'\n', 0, 0)));
    }

    QList<widgets::ErrorMark> placesOfDiagnostics(const runner::ErrorReport &error)
    {
        QList<widgets::ErrorMark> places;
        for (const runner::Diagnostic &message : error.diagnostics) {
            if (message.isError && message.line > 0)
                places.append({ .line = message.line,
                                .column = message.column,
                                .message = briefly(message.message) });
        }
        return places;
    }

} // namespace

QList<widgets::ErrorMark> errorPlaces(const runner::ErrorReport &error)
{
    if (const auto places = placesOfDiagnostics(error); !places.isEmpty())
        return places;
    const QString title =
        error.message.isEmpty() ? error.type : error.type + QStringLiteral(": ") + error.message;
    for (const runner::Frame &frame : std::views::reverse(error.frames)) {
        if (frame.isUser && frame.line > 0)
            return { { .line = frame.line, .column = frame.column, .message = briefly(title) } };
    }
    return {};
}

} // namespace sandpad::app
