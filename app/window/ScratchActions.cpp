#include "app/window/ScratchActions.h"

#include "app/scratch/ControlBar.h"
#include "app/scratch/FileSaving.h"
#include "app/scratch/OutputSaving.h"
#include "app/scratch/ScratchPage.h"
#include "app/window/Actions.h"
#include "app/window/EncodingPick.h"
#include "app/window/SymbolPick.h"
#include "widgets/editor/Carets.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/EditorPane.h"
#include "widgets/editor/Folding.h"
#include "widgets/editor/Indentation.h"
#include "widgets/editor/LineEdits.h"
#include "widgets/editor/LineEnds.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"

#include <QApplication>

#include <algorithm>

namespace sandpad::app {

namespace {

    /// Text is found in the part where a person is.
    bool isInOutput(const ScratchPage &scratch)
    {
        return scratch.outputPane().isAncestorOf(QApplication::focusWidget());
    }

    void stepHit(const ScratchPage &scratch, int by)
    {
        if (!scratch.isVisible()) // the history is shown in its place
            return;
        if (isInOutput(scratch))
            scratch.outputPane().stepHit(by);
        else
            scratch.editorPane().stepHit(by);
    }

    /// Goes to the marked error that is next to the caret in a direction, or to the other end.
    void stepError(ScratchPage &scratch, int by)
    {
        if (!scratch.isVisible()) // the history is shown in its place
            return;
        using widgets::ErrorMark;
        QList<ErrorMark> marks = scratch.editor().errors();
        marks.removeIf([](const ErrorMark &mark) { return mark.kind == ErrorMark::Kind::Caller; });
        if (marks.isEmpty())
            return;
        std::ranges::stable_sort(marks, {}, &ErrorMark::line);
        if (by < 0)
            std::ranges::reverse(marks);
        int line = 0;
        int column = 0;
        scratch.editor().getCursorPosition(&line, &column);
        const auto next = std::ranges::find_if(marks, [by, line](const ErrorMark &mark) {
            return by > 0 ? mark.line > line + 1 : mark.line < line + 1;
        });
        const ErrorMark &found = next == marks.end() ? marks.first() : *next;
        scratch.editor().goTo(found.line, found.column);
    }

} // namespace

void bindScratchActions(const Actions &actions, QWidget &window, widgets::QuickPick &pick,
                        const std::function<ScratchPage *()> &page)
{
    const auto on = [&window, page](QAction *action, const auto &slot) {
        QObject::connect(action, &QAction::triggered, &window, [page, slot](bool isOn) {
            if (ScratchPage *scratch = page())
                slot(*scratch, isOn);
        });
    };
    on(actions.runSelection, [](ScratchPage &scratch, bool) { scratch.runSelection(); });
    on(actions.checkTypes, [](ScratchPage &scratch, bool) { scratch.checkTypes(); });
    on(actions.nextFinding, [](ScratchPage &scratch, bool) { stepError(scratch, 1); });
    on(actions.previousFinding, [](ScratchPage &scratch, bool) { stepError(scratch, -1); });
    on(actions.save, [](ScratchPage &scratch, bool) { saveToFile(scratch); });
    on(actions.saveAs, [](ScratchPage &scratch, bool) { saveToOtherFile(scratch); });
    on(actions.reload, [](ScratchPage &scratch, bool) { reloadFile(scratch); });
    on(actions.find, [](ScratchPage &scratch, bool) {
        if (!scratch.isVisible()) // the history is shown in its place, and searched
            return;
        if (isInOutput(scratch))
            scratch.outputPane().find();
        else
            scratch.editorPane().find();
    });
    on(actions.findNext, [](ScratchPage &scratch, bool) { stepHit(scratch, 1); });
    on(actions.findPrevious, [](ScratchPage &scratch, bool) { stepHit(scratch, -1); });
    on(actions.replace, [](ScratchPage &scratch, bool) { scratch.editorPane().replace(); });
    on(actions.goToLine, [](ScratchPage &scratch, bool) { scratch.editorPane().askForLine(); });
    on(actions.goToSymbol, [&pick](ScratchPage &scratch, bool) { pickSymbol(scratch, pick); });
    on(actions.caretAbove, [](ScratchPage &scratch, bool) { scratch.editor().carets().add(-1); });
    on(actions.caretBelow, [](ScratchPage &scratch, bool) { scratch.editor().carets().add(1); });
    on(actions.selectNext,
       [](ScratchPage &scratch, bool) { scratch.editor().carets().selectNextOccurrence(); });
    on(actions.selectAllLike,
       [](ScratchPage &scratch, bool) { scratch.editor().carets().selectAllOccurrences(); });
    on(actions.fold, [](ScratchPage &scratch, bool) { scratch.editor().folding().foldAtCaret(); });
    on(actions.unfold,
       [](ScratchPage &scratch, bool) { scratch.editor().folding().unfoldAtCaret(); });
    on(actions.foldAll, [](ScratchPage &scratch, bool) { scratch.editor().folding().foldAll(); });
    on(actions.unfoldAll,
       [](ScratchPage &scratch, bool) { scratch.editor().folding().unfoldAll(); });
    on(actions.showHex, [](ScratchPage &scratch, bool) { scratch.outputPane().showHex(); });
    on(actions.saveOutput, [](ScratchPage &scratch, bool) { saveOutput(scratch); });
    on(actions.completeWord, [](ScratchPage &scratch, bool) { scratch.editor().completeWord(); });
    on(actions.comment, [](ScratchPage &scratch, bool) { scratch.editor().toggleComment(); });
    on(actions.moveLinesUp,
       [](ScratchPage &scratch, bool) { widgets::moveLines(scratch.editor(), -1); });
    on(actions.moveLinesDown,
       [](ScratchPage &scratch, bool) { widgets::moveLines(scratch.editor(), 1); });
    on(actions.indentLines,
       [](ScratchPage &scratch, bool) { widgets::shiftLines(scratch.editor(), 1); });
    on(actions.outdentLines,
       [](ScratchPage &scratch, bool) { widgets::shiftLines(scratch.editor(), -1); });
    on(actions.selectLines,
       [](ScratchPage &scratch, bool) { widgets::selectLines(scratch.editor()); });
    on(actions.copyLines, [](ScratchPage &scratch, bool) { widgets::copyLines(scratch.editor()); });
    on(actions.deleteLines,
       [](ScratchPage &scratch, bool) { widgets::deleteLines(scratch.editor()); });
    on(actions.indentation,
       [](ScratchPage &scratch, bool) { scratch.editor().indentationStyle().change(); });
    on(actions.lineEnds, [](ScratchPage &scratch, bool) {
        scratch.editor().lineEnds().change();
        emit scratch.noticed(ScratchPage::tr("All lines end with %1 now; undo takes it back.")
                                 .arg(widgets::lineEndName(scratch.editor())));
    });
    on(actions.reopenEncoding,
       [&pick](ScratchPage &scratch, bool) { pickEncoding(scratch, pick, reloadFileAs); });
    on(actions.saveEncoding,
       [&pick](ScratchPage &scratch, bool) { pickEncoding(scratch, pick, saveToFileAs); });
    on(actions.showInvisible, [](ScratchPage &scratch, bool isOn) {
        scratch.editor().showWhiteSpace(isOn);
        scratch.output().setInvisible(isOn ? widgets::Invisible::Shown
                                           : widgets::Invisible::Hidden);
    });
}

BarCommands barCommands(const Actions &actions, QMenu *menu)
{
    return { .run = actions.run,
             .stop = actions.stop,
             .pasteAnswer = actions.pasteAnswer,
             .otherLanguage = actions.otherLanguage,
             .menu = menu };
}

} // namespace sandpad::app
