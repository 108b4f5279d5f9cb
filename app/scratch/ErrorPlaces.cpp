#include "app/scratch/ErrorPlaces.h"

#include "widgets/text/InvisibleCharacters.h"

#include <QCoreApplication>
#include <QSet>

#include <ranges>

namespace sandpad::app {

namespace {

    /// The first line of a message: there is room for one line beside the code.
    QString briefly(const QString &message)
    {
        return widgets::withLabels(widgets::withoutColours(message.section(u'\n', 0, 0)));
    }

    struct PlaceTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::ErrorPlaces)
    };

    /// More would say nothing about where to look.
    constexpr qsizetype kMostCallers = 8;

    QString titleOf(const runner::ErrorReport &error)
    {
        // There is little room, and the last part of a qualified name is what people say.
        const QString type = error.type.section(u'.', -1);
        if (error.lacksNetwork)
            return PlaceTexts::tr("%1 · the network is off").arg(type);
        return error.message.isEmpty() ? type : type + QStringLiteral(": ") + error.message;
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
    QList<widgets::ErrorMark> places;
    QSet<int> taken;
    for (const runner::Frame &frame : std::views::reverse(error.frames)) {
        if (!frame.isInProgram() || taken.contains(frame.line))
            continue;
        if (places.size() > kMostCallers)
            break;
        taken.insert(frame.line);
        using Kind = widgets::ErrorMark::Kind;
        const bool isCaller = !places.isEmpty();
        places.append(
            { .line = frame.line,
              .column = frame.column,
              .message = isCaller ? PlaceTexts::tr("called from here") : briefly(titleOf(error)),
              .kind = isCaller ? Kind::Caller : Kind::Error });
    }
    return places;
}

QList<widgets::ErrorMark> typePlaces(const runner::TypeFindings &findings)
{
    QList<widgets::ErrorMark> places;
    for (const runner::Diagnostic &error : findings.errors) {
        QStringList lines;
        for (const QString &line : error.message.split(u'\n'))
            lines.append(widgets::withLabels(widgets::withoutColours(line)));
        places.append(
            { .line = error.line,
              .column = error.column,
              .message = PlaceTexts::tr("type error: %1").arg(briefly(error.message)),
              .kind = widgets::ErrorMark::Kind::Type,
              .details = PlaceTexts::tr("Type error %1: %2").arg(error.code, lines.join(u'\n')) });
    }
    return places;
}

} // namespace sandpad::app
