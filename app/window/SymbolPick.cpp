#include "app/window/SymbolPick.h"

#include "app/scratch/ScratchPage.h"
#include "runner/model/Prose.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/Symbols.h"
#include "widgets/quickpick/QuickPick.h"

#include <QCoreApplication>
#include <QPointer>

namespace sandpad::app {

namespace {

    struct SymbolTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::SymbolPick)
    };

    constexpr int kSpacesPerDepth = 4;

} // namespace

void pickSymbol(ScratchPage &scratch, widgets::QuickPick &pick)
{
    const auto symbols =
        widgets::symbolsIn(QString::fromUtf8(scratch.editor().bytes()), scratch.language().id);
    QList<widgets::PickItem> items;
    for (const widgets::CodeSymbol &symbol : symbols) {
        const QString line = SymbolTexts::tr("line %1").arg(symbol.line);
        items.append(
            { .text = QString(qsizetype { symbol.depth } * kSpacesPerDepth, u' ') + symbol.name,
              .detail = runner::listOf({ symbol.kind, line }) });
    }
    pick.open(SymbolTexts::tr("Search functions and classes"), items,
              [page = QPointer(&scratch), symbols](int number) {
                  if (page)
                      page->editor().goTo(symbols[number].line, symbols[number].column);
              });
}

} // namespace sandpad::app
