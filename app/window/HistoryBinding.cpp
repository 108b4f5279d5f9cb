#include "app/window/HistoryBinding.h"

#include "app/history/HistoryList.h"
#include "app/history/HistoryPanel.h"
#include "app/history/RunHits.h"
#include "app/history/RunWords.h"
#include "app/scratch/ScratchPage.h"
#include "app/window/Actions.h"
#include "widgets/editor/CodeEditor.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QToolButton>

namespace sandpad::app {

namespace {

    struct BindingTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::HistoryBinding)
    };

    /// The run's own scratch: with another one there is nothing to compare.
    std::optional<ComparedWith> nowOf(const HistoryPlace &place, const QString &scratchId)
    {
        ScratchPage *page = place.scratch(scratchId);
        if (!page)
            return {};
        // A tab that nobody has looked at since the start.
        place.showLastRun(*page, [place] { place.panel.pane().renewNow(); });
        return ComparedWith { .name = BindingTexts::tr("Now"),
                              .code = QString::fromUtf8(page->editor().bytes()),
                              .output = page->shownRun()
                                  ? std::optional(outputOf(*page->shownRun()))
                                  : std::nullopt };
    }

    void openHistory(const HistoryPlace &place)
    {
        const ScratchPage *page = place.current();
        place.pages.hide();
        place.panel.open(
            page ? page->id() : QString(),
            [place](const QString &scratchId) { return nowOf(place, scratchId); }, place.isClosed);
    }

    /// The buttons of the panel are commands, too, as long as it is shown.
    void bindButtons(const Actions &actions, HistoryPanel &panel)
    {
        const auto bind = [&panel](QAction *action, QToolButton &button) {
            action->setEnabled(false);
            QObject::connect(action, &QAction::triggered, &button, &QToolButton::click);
            QObject::connect(&panel, &HistoryPanel::shown, action, &QAction::setEnabled);
        };
        bind(actions.restoreRun, panel.pane().restore());
        bind(actions.compareRun, panel.pane().compare());
        bind(actions.compareOthers, panel.pane().hold());
        bind(actions.lastGoodRun, panel.list().lastGood());
    }

} // namespace

void leaveHistory(const HistoryPlace &place)
{
    if (place.panel.isHidden())
        return;
    place.panel.hide();
    place.pages.show();
    place.focusPage();
}

void bindHistory(const Actions &actions, QWidget &window, const HistoryPlace &place)
{
    const auto on = [&window](QAction *action, const auto &slot) {
        QObject::connect(action, &QAction::triggered, &window, slot);
    };
    on(actions.history, [place] {
        if (place.panel.isHidden())
            openHistory(place);
        else
            leaveHistory(place);
    });
    const auto step = [place](int by) {
        if (place.panel.isVisible())
            place.panel.pane().step(by);
    };
    on(actions.find, [place] {
        if (place.panel.isVisible())
            place.panel.list().field().setFocus(Qt::ShortcutFocusReason);
    });
    const auto stepHit = [place](int by) {
        if (place.panel.isVisible())
            place.panel.pane().hits().step(by);
    };
    on(actions.findNext, [stepHit] { stepHit(1); });
    on(actions.findPrevious, [stepHit] { stepHit(-1); });
    on(actions.nextFinding, [step] { step(1); });
    on(actions.previousFinding, [step] { step(-1); });
    bindButtons(actions, place.panel);
    QObject::connect(&place.panel, &HistoryPanel::left, &window, [place] { leaveHistory(place); });
}

} // namespace sandpad::app
