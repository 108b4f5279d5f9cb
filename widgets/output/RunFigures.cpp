#include "widgets/output/RunFigures.h"

#include "widgets/figures/FigureViewer.h"
#include "widgets/output/OutputView.h"

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

void showFigures(const OutputView &view, std::size_t item)
{
    QList<Figure> figures;
    qsizetype current = 0;
    const auto &items = view.document().items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        const runner::MimeBundle *bundle = pictureOf(items[i]);
        if (!bundle)
            continue;
        if (i == item)
            current = figures.size();
        figures.append(Figure(*bundle));
    }
    if (figures.isEmpty())
        return;
    const auto *viewer = openFigures(std::move(figures), current, view.theme(), view.window());
    QObject::connect(&view, &OutputView::themeChanged, viewer, &FigureViewer::setTheme);
}

void showFigures(const QList<runner::MimeBundle> &displays, qsizetype current, const Theme &theme,
                 QWidget *window)
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
    if (!figures.isEmpty())
        openFigures(figures, shown, theme, window);
}

} // namespace sandpad::widgets
