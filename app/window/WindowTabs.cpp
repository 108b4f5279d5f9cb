#include "app/page/Page.h"
#include "app/window/MainWindow.h"
#include "app/window/PageTabs.h"
#include "app/window/SessionSaver.h"
#include "runner/model/Prose.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/Icons.h"
#include "widgets/controls/KeyTip.h"

#include <QToolButton>

#include <algorithm>

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

void MainWindow::newScratch(const QString &languageId, const QByteArray &code)
{
    Scratch scratch = withUsual(freshScratch(languageOf(languageId), code));
    scratch.title = unusedTitle(scratch.title, m_open->ownTitles());
    addPage(scratch);
    selectLast();
}

void MainWindow::closePage(Page *closing)
{
    const QString language = runnableLanguage().id;
    const bool wasShown = closing == current();
    const QString unsaved = closing->isFileChanged() ? closing->title() : QString();
    m_saver->close(closing);
    m_open->remove(closing);
    if (pageCount() == 0)
        newScratch(language);
    // Else the focus is where it happens to come next.
    if (wasShown)
        current()->focusContent();
    m_saver->saveIndex();
    if (!unsaved.isEmpty())
        m_footer->showNotice(
            tr("%1 was closed with changes that its file does not have. Open it "
               "again to save them: %2.")
                .arg(QString(unsaved).remove(QLatin1String("[*]")), nameOf(*m_actions.reopen)));
}

void MainWindow::closeOthers(int from)
{
    const QList<Page *> pages = m_open->pages();
    for (qsizetype i = pages.size() - 1; i >= std::max(from, m_open->pinned()); --i) {
        if (pages[i] != current())
            closePage(pages[i]);
    }
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
    addStored(*page);
    selectLast();
    if (wasPinned)
        m_open->togglePin(m_open->currentIndex());
    if (place >= 0)
        m_open->moveCurrent(place - m_open->currentIndex());
}

} // namespace sandpad::app
