#include "widgets/output/RunFigures.h"

#include "widgets/figures/FigureViewer.h"

namespace sandpad::widgets {

namespace {

    /// The bundle that an item's figure is made of; null when the item is no figure.
    const runner::MimeBundle *pictureOf(const OutputItem &item)
    {
        const runner::MimeBundle *bundle = nullptr;
        if (const auto *display = std::get_if<runner::Display>(&item.rich))
            bundle = &display->data;
        else if (const auto *value = std::get_if<runner::Value>(&item.rich))
            bundle = &value->data;
        return bundle && hasPicture(*bundle) ? bundle : nullptr;
    }

} // namespace

FigureViewer *showFigures(const OutputDocument &document, std::size_t item, const Theme &theme,
                          QWidget *window)
{
    QList<Figure> figures;
    qsizetype current = 0;
    const auto &items = document.items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        const runner::MimeBundle *bundle = pictureOf(items[i]);
        if (!bundle)
            continue;
        if (i == item)
            current = figures.size();
        figures.append(Figure(*bundle));
    }
    return figures.isEmpty() ? nullptr : openFigures(std::move(figures), current, theme, window);
}

FigureViewer *showFigures(const QList<runner::MimeBundle> &displays, qsizetype current,
                          const Theme &theme, QWidget *window)
{
    QList<Figure> figures;
    qsizetype shown = 0;
    for (qsizetype i = 0; i < displays.size(); ++i) {
        if (!hasPicture(displays[i]))
            continue;
        if (i == current)
            shown = figures.size();
        figures.append(Figure(displays[i]));
    }
    return figures.isEmpty() ? nullptr : openFigures(std::move(figures), shown, theme, window);
}

} // namespace sandpad::widgets
