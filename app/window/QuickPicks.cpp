#include "app/window/QuickPicks.h"

#include "app/page/Dialogs.h"
#include "app/scratch/ScratchPage.h"
#include "app/session/SessionStore.h"
#include "app/session/TextSearch.h"
#include "app/window/Actions.h"
#include "app/window/PageTabs.h"
#include "widgets/controls/KeyTip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/quickpick/QuickPick.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <memory>

namespace sandpad::app {

namespace {

    using widgets::PickItem;

    constexpr qsizetype kMostUsed = 5;

    struct PickTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::QuickPicks)
    };

    PickItem itemOf(const QAction &action, const QString &section)
    {
        return { .text = nameOf(action),
                 .detail = action.isChecked() ? PickTexts::tr("on") : QString(),
                 .alias = englishOf(action),
                 .section = section,
                 .keys = widgets::shownKey(action.shortcut()),
                 .isEnabled = action.isEnabled() };
    }

    /// The commands, those used before first; `used` holds them, the last one first.
    QList<QAction *> inOrder(const QList<QAction *> &all, const QList<QAction *> &used)
    {
        QList<QAction *> ordered = used;
        for (QAction *action : all) {
            if (!used.contains(action))
                ordered.append(action);
        }
        return ordered;
    }

    QList<PickItem> languageItems(const LanguageSource &source)
    {
        QList<PickItem> items;
        for (const runner::LanguageInfo &language : source.runnable)
            items.append({ .text = language.name,
                           .detail = PickTexts::tr("language of the tab"),
                           .section = PickTexts::tr("Languages"),
                           .dot = QColor::fromString(language.accent),
                           .isEnabled = source.page() != nullptr });
        return items;
    }

    void showCommands(const Actions &own, const QWidget &window, widgets::QuickPick &pick,
                      const std::shared_ptr<QList<QAction *>> &used,
                      const LanguageSource &languages)
    {
        QList<QAction *> all = window.actions();
        all.removeOne(own.allCommands);
        const QList<QAction *> ordered = inOrder(all, *used);
        QList<PickItem> items;
        for (QAction *action : ordered)
            items.append(itemOf(*action,
                                used->isEmpty()              ? QString()
                                    : used->contains(action) ? PickTexts::tr("Used before")
                                                             : PickTexts::tr("All commands")));
        items += languageItems(languages);
        pick.open(PickTexts::tr("Search commands"), items, [ordered, used, languages](int number) {
            if (number >= ordered.size()) {
                if (ScratchPage *page = languages.page())
                    page->setLanguage(languages.runnable[number - ordered.size()]);
                return;
            }
            QAction *action = ordered[number];
            used->removeOne(action);
            used->prepend(action);
            used->resize(std::min(used->size(), kMostUsed));
            action->trigger();
        });
    }

    QList<PickItem> closedItems(const SessionStore &store)
    {
        QList<PickItem> items;
        for (const KeptPage &kept : store.closed())
            items.append({ .text = kept.name,
                           .detail = PickTexts::tr("closed %1")
                                         .arg(QLocale().toString(kept.closed.toLocalTime(),
                                                                 QLocale::ShortFormat)),
                           .section = PickTexts::tr("Closed") });
        return items;
    }

    void deleteOne(QWidget &window, SessionStore &store, const KeptPage &kept)
    {
        QObject::connect(askForDeleting(&window, kept.name), &QDialog::accepted, &window,
                         [&store, id = idOf(kept.page)] { store.remove(id); });
    }

    /// The lines that are shown, by the number of their item.
    using ShownLines = std::shared_ptr<QHash<int, FoundLine>>;

    /// Looks into the texts of pages, which belong to the items with the same numbers.
    widgets::LineSearch lineSearch(TextSearch &search, const QList<PickItem> &items,
                                   const QList<KeptPage> &pages, const QString &folder,
                                   const ShownLines &shown)
    {
        return [&search, items, pages, folder, shown](const QString &typed, const auto &found) {
            shown->clear();
            QList<SearchedText> texts;
            for (int i = 0; i < items.size(); ++i) {
                const QStringList words = widgets::wordsBeside(typed, items[i]);
                // One letter is nearly everywhere.
                if (words.join(QString()).size() > 1)
                    texts.append({ .number = i,
                                   .words = words,
                                   .text = textOf(pages[i].page),
                                   .file = pages[i].unread.isEmpty()
                                       ? QString()
                                       : folder + u'/' + pages[i].unread });
            }
            search.search(texts, [shown, found](const QHash<int, FoundLine> &lines) {
                *shown = lines;
                QHash<int, QString> words;
                for (const auto &[number, line] : lines.asKeyValueRange())
                    words.insert(number, line.text);
                found(words);
            });
        };
    }

    void showClosed(QWidget &window, widgets::QuickPick &pick, SessionStore &store,
                    TextSearch &search)
    {
        const QList<PickItem> items = closedItems(store);
        pick.open(
            PickTexts::tr("Search closed scratches, to delete one"), items,
            [&window, &store, closed = store.closed()](int number) {
                deleteOne(window, store, closed[number]);
            },
            lineSearch(search, items, store.closed(), store.folder(),
                       std::make_shared<QHash<int, FoundLine>>()));
    }

    /// The page as it was kept last, a moment ago.
    KeptPage keptOf(const Page &page, const SessionStore &store)
    {
        const auto kept = std::ranges::find(store.open(), page.id(),
                                            [](const KeptPage &each) { return idOf(each.page); });
        return kept == store.open().end() ? KeptPage {} : *kept;
    }

    void showTabs(widgets::QuickPick &pick, const TabSource &tabs, TextSearch &search)
    {
        QList<PickItem> items;
        QList<KeptPage> kept;
        QHash<QString, int> namesakes;
        for (const Page *page : tabs.open.pages())
            ++namesakes[page->title()];
        // The tab before the current one is the first that Enter leads to.
        QList<int> places = tabs.open.byUse();
        if (places.size() > 1)
            places.append(places.takeFirst());
        for (const int place : places) {
            const Page *page = tabs.open.page(place);
            kept.append(keptOf(*page, tabs.store));
            const QString about = page->about().section(u'\n', 0, 0);
            const bool hasNamesake = about.isEmpty() && namesakes.value(page->title()) > 1;
            items.append({ .text = page->title(),
                           .detail = hasNamesake ? PickTexts::tr("tab %1").arg(place + 1) : about,
                           .section = PickTexts::tr("Open"),
                           .dot = page->accent() });
        }
        const auto open = static_cast<int>(items.size());
        items += closedItems(tabs.store);
        const auto shown = std::make_shared<QHash<int, FoundLine>>();
        pick.open(
            PickTexts::tr("Search scratches"), items,
            [tabs, open, places, shown](int number) {
                if (number < open)
                    tabs.open.select(places[number]);
                else
                    tabs.reopen(number - open);
                const auto *page = qobject_cast<ScratchPage *>(tabs.open.current());
                if (page && shown->contains(number))
                    page->editor().goTo(shown->value(number).number + 1, 1);
            },
            lineSearch(search, items, kept + tabs.store.closed(), tabs.store.folder(), shown));
    }

} // namespace

void bindQuickPicks(const Actions &actions, QWidget &window, widgets::QuickPick &pick,
                    const TabSource &tabs, const LanguageSource &languages)
{
    pick.setOpeners({ actions.goToTab, actions.allCommands, actions.deleteClosed,
                      actions.goToSymbol, actions.otherLanguage });
    auto *search = new TextSearch(&window);
    QObject::connect(actions.goToTab, &QAction::triggered, &window,
                     [&pick, tabs, search] { showTabs(pick, tabs, *search); });
    QObject::connect(
        actions.deleteClosed, &QAction::triggered, &window,
        [&window, &pick, tabs, search] { showClosed(window, pick, tabs.store, *search); });
    QObject::connect(actions.allCommands, &QAction::triggered, &window,
                     [actions, &window, &pick, used = std::make_shared<QList<QAction *>>(),
                      languages] { showCommands(actions, window, pick, used, languages); });
}

} // namespace sandpad::app
