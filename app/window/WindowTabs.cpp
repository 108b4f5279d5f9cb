#include "app/page/Page.h"
#include "app/review/AnswerIntake.h"
#include "app/review/ReviewBar.h"
#include "app/review/ReviewPage.h"
#include "app/scratch/FileSaving.h"
#include "app/scratch/LanguageOffer.h"
#include "app/scratch/ScratchPage.h"
#include "app/window/MainWindow.h"
#include "app/window/PageTabs.h"
#include "app/window/PlaceholderPage.h"
#include "app/window/SessionSaver.h"
#include "runner/model/Prose.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/Icons.h"
#include "widgets/controls/KeyTip.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/editor/CodeEditor.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <utility>

// MainWindow: how tabs come and go.
namespace sandpad::app {

/// Who opens a new scratch wants to run something.
runner::LanguageInfo MainWindow::runnableLanguage() const
{
    const QString current = currentLanguage().id;
    const auto found = std::ranges::find(m_runnable, current, &runner::LanguageInfo::id);
    return found == m_runnable.end() ? m_runnable.first() : *found;
}

QWidget *MainWindow::makeTabList()
{
    auto *list = new QToolButton(this);
    list->setObjectName(QStringLiteral("newTab")); // looks like the button beside it
    list->setIcon(widgets::symbolIcon(widgets::Symbol::Unfolded, QPalette::PlaceholderText));
    list->setAccessibleName(nameOf(*m_actions.goToTab));
    list->setToolTip(nameOf(*m_actions.goToTab));
    list->setFocusPolicy(Qt::TabFocus);
    widgets::setCommand(list, QStringLiteral("goToTab"));
    connect(list, &QToolButton::clicked, m_actions.goToTab, &QAction::trigger);
    return list;
}

Page *MainWindow::makeScratch(const Scratch &scratch)
{
    auto *added = new ScratchPage(m_starter, scratch, languageOf(scratch.languageId), m_pages);
    added->setKeptFolder(m_store.keptFolder(scratch.id));
    added->splitter().restoreState(m_splitter);
    keepRuns(*added);
    applySettings(*added);
    m_intake->watch(added->editor());
    offerMeantLanguages(*m_offer, *added, [this](const QString &id) { return languageOf(id); });
    connect(added, &ScratchPage::began, this, [this, added] {
        if (added != currentPage())
            return;
        m_actions.stop->setEnabled(true);
        m_offer->withdraw(); // it was about the text before
    });
    connect(added, &ScratchPage::caretMoved, this, [this, added] {
        if (added == currentPage())
            added->showCaret(*m_footer);
    });
    connect(added, &ScratchPage::languageWanted, this, [this, added](const QString &id) {
        added->setLanguage(languageOf(id));
        // The new run deletes the card that asks, so it begins when the card's signal is over.
        QMetaObject::invokeMethod(added, qOverload<>(&ScratchPage::run), Qt::QueuedConnection);
    });
    connect(added, &ScratchPage::fileNameWanted, this,
            [added](const QString &name) { renameFile(*added, name); });
    connect(added, &ScratchPage::fileWanted, this,
            [this](const QString &path, int line, int column) {
                openFile(path);
                if (currentPage())
                    currentPage()->editor().goTo(line, column);
            });
    connect(&added->splitter(), &QSplitter::splitterMoved, this, [this, added] {
        m_splitter = added->splitter().saveState();
        m_saver->saveIndex();
    });
    return added;
}

Page *MainWindow::makeReview(const StoredReview &review)
{
    auto *added =
        new ReviewPage(m_starter, review, m_runnable, m_store.keptFolder(review.id), m_pages);
    added->bar().setUp(m_levels);
    m_actions.fillReviewMenu(added->bar().menu());
    connect(added, &ReviewPage::scratchRequested, this, &MainWindow::newScratch);
    connect(added, &ReviewPage::textRequested, this, [this, added](const QString &path) {
        const int tabs = pageCount();
        openText(path);
        if (pageCount() > tabs) // it stands beside its review
            m_open->moveCurrent(static_cast<int>(m_open->pages().indexOf(added)) + 1
                                - m_open->currentIndex());
    });
    return added;
}

Page *MainWindow::makePage(const StoredPage &page)
{
    const auto *review = std::get_if<StoredReview>(&page);
    Page *made = review ? makeReview(*review) : makeScratch(std::get<Scratch>(page));
    made->setTheme(m_theme);
    m_footer->comeLast();
    made->save(m_store);
    return made;
}

Page *MainWindow::placeholder(const StoredPage &page) const
{
    const auto *scratch = std::get_if<Scratch>(&page);
    const QColor accent = scratch ? QColor::fromString(languageOf(scratch->languageId).accent)
                                  : widgets::Theme::light().accent;
    return new PlaceholderPage(page, accent, m_pages);
}

void MainWindow::addPage(const StoredPage &page)
{
    m_open->add(makePage(page));
}

void MainWindow::selectLast()
{
    m_open->selectLast();
    current()->focusContent();
    m_saver->saveIndex();
}

void MainWindow::newScratch(const QString &languageId, const QByteArray &code)
{
    Scratch scratch = withUsual(freshScratch(languageOf(languageId), code));
    scratch.title = unusedTitle(scratch.title, m_open->ownTitles());
    addPage(scratch);
    selectLast();
}

void MainWindow::closePage(Page *closing)
{
    m_tabs->finishRenaming(); // later the tab of that number is another one
    const QString language = runnableLanguage().id;
    const bool wasShown = closing == current();
    const QString unsaved = closing->isFileChanged() ? closing->title() : QString();
    const QString id = closing->id();
    m_saver->close(closing);
    m_open->remove(closing);
    if (pageCount() == 0)
        newScratch(language);
    // Else the focus is where it happens to come next.
    if (wasShown)
        current()->focusContent();
    m_saver->saveIndex();
    if (!unsaved.isEmpty())
        m_offer->tell(tr("%1 was closed with changes that its file does not have. They are kept.")
                          .arg(QString(unsaved).remove(QLatin1String("[*]"))),
                      tr("Reopen it"), [this, id] {
                          if (const qsizetype at = placeOfClosed(id); at >= 0)
                              reopen(at);
                      });
}

void MainWindow::closeOthers(int from)
{
    const QList<Page *> pages = m_open->pages();
    QStringList order;
    for (const Page *page : pages)
        order.append(page->id());
    QStringList closed;
    for (qsizetype i = pages.size() - 1; i >= std::max(from, m_open->pinned()); --i) {
        if (pages[i] == current())
            continue;
        closed.prepend(pages[i]->id());
        closePage(pages[i]);
    }
    // Empty ones are not kept.
    closed.removeIf([this](const QString &id) { return placeOfClosed(id) < 0; });
    if (closed.isEmpty())
        return;
    m_closedTogether = closed;
    m_orderBefore = order;
    m_actions.reopenTogether->setEnabled(true);
    const auto count = static_cast<int>(closed.size());
    m_offer->tell(count == 1 ? tr("1 tab was closed.") : tr("%n tabs were closed.", nullptr, count),
                  count == 1 ? tr("Reopen it") : tr("Reopen them"),
                  [this] { m_actions.reopenTogether->trigger(); });
}

void MainWindow::closeReviewed(const widgets::CodeEditor *editor, const QByteArray &pasted)
{
    for (Page *page : m_open->pages()) {
        const auto *scratch = qobject_cast<ScratchPage *>(page);
        if (!scratch || &scratch->editor() != editor)
            continue;
        if (!scratch->file().exists() && !scratch->isRunning() && editor->bytes() == pasted)
            closePage(page);
        return;
    }
}

void MainWindow::reopenTogether()
{
    m_offer->withdraw();
    m_actions.reopenTogether->setEnabled(false);
    const Page *shown = current();
    for (const QString &id : std::exchange(m_closedTogether, {})) {
        if (const qsizetype at = placeOfClosed(id); at >= 0)
            reopen(at);
    }
    // Empty ones are missing now, so the places alone do not tell what was between what.
    int place = 0;
    for (const QString &id : std::exchange(m_orderBefore, {})) {
        const auto pages = m_open->pages();
        const auto found = std::ranges::find(pages, id, &Page::id);
        if (found == pages.end())
            continue;
        const auto at = static_cast<int>(found - pages.begin());
        m_open->select(at);
        m_open->moveCurrent(place++ - at);
    }
    m_open->select(static_cast<int>(m_open->pages().indexOf(shown)));
    current()->focusContent();
}

qsizetype MainWindow::placeOfClosed(const QString &id) const
{
    const auto &closed = m_store.closed();
    const auto found =
        std::ranges::find(closed, id, [](const KeptPage &kept) { return idOf(kept.page); });
    return found == closed.end() ? -1 : found - closed.begin();
}

void MainWindow::reopen(qsizetype at)
{
    if (at >= m_store.closed().size())
        return;
    const int place = m_store.closed()[at].place;
    const bool wasPinned = m_store.closed()[at].wasPinned;
    const auto page = m_store.reopen(idOf(m_store.closed()[at].page));
    if (!page)
        return m_footer->showNotice(page.error().text);
    addPage(*page);
    selectLast();
    if (wasPinned)
        m_open->togglePin(m_open->currentIndex());
    if (place >= 0)
        m_open->moveCurrent(place - m_open->currentIndex());
}

} // namespace sandpad::app
