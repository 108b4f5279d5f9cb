#include "widgets/output/OutputMenu.h"

#include "widgets/output/OutputView.h"

#include <QCoreApplication>
#include <QMenu>

namespace sandpad::widgets {

namespace {

    struct MenuTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::OutputMenu)
    };

    void addLinkActions(QMenu &menu, OutputView &view, quint16 link)
    {
        if (link != 0) {
            menu.addAction(MenuTexts::tr("Open link…"), &view,
                           [&view, link] { view.askForLink(link); });
            menu.addAction(MenuTexts::tr("Copy link"), &view,
                           [&view, link] { view.copyLink(link); });
        }
        if (view.document().links().count() > 0)
            menu.addAction(MenuTexts::tr("Next link"), &view, &OutputView::selectNextLink)
                ->setShortcut(QKeySequence(OutputView::kNextLinkKey));
        if (!menu.isEmpty())
            menu.addSeparator();
    }

} // namespace

QMenu *makeOutputMenu(OutputView &view, std::optional<OutputPosition> place)
{
    auto *menu = new QMenu(&view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addLinkActions(*menu, view, place ? view.document().linkAt(*place) : quint16(0));
    menu->addAction(MenuTexts::tr("Copy"), &view, &OutputView::copy)
        ->setEnabled(!view.selectedText().isEmpty());
    menu->addAction(MenuTexts::tr("Select all"), &view, &OutputView::selectAll);
    menu->addAction(MenuTexts::tr("Clear"), &view, [&view] {
        view.clear();
        view.setHint({});
    });
    menu->addSeparator();
    if (place && view.document().isReplacement(*place)) {
        menu->addAction(MenuTexts::tr("Show this place as hex"), &view, [&view, at = *place] {
            emit view.hexRequested(view.document().byteOffsetOf(at));
        });
    }
    menu->addAction(MenuTexts::tr("Show as hex"), &view, [&view] { emit view.hexRequested(0); });
    QAction *invisible = menu->addAction(MenuTexts::tr("Show invisible characters"));
    invisible->setCheckable(true);
    invisible->setChecked(view.invisible() == Invisible::Shown);
    QObject::connect(invisible, &QAction::toggled, &view, [&view](bool isOn) {
        view.setInvisible(isOn ? Invisible::Shown : Invisible::Hidden);
    });
    return menu;
}

} // namespace sandpad::widgets
