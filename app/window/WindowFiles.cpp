#include "app/page/Dialogs.h"
#include "app/review/AnswerIntake.h"
#include "app/review/AnswerSource.h"
#include "app/review/ReviewPage.h"
#include "app/scratch/FileSaving.h"
#include "app/scratch/ScratchPage.h"
#include "app/window/MainWindow.h"
#include "app/window/PageTabs.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/editor/ShownLanguages.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>

// The part of the window that opens files.

namespace sandpad::app {

void MainWindow::openFiles(const QStringList &paths)
{
    for (const QString &path : paths)
        openFile(path);
}

void MainWindow::openFile(const QString &path)
{
    // A review that a person went on to edit as a text is a text from then on.
    if (showTabOf(path, true) || showTabOf(path, false))
        return;
    if (isAnswerFile(path))
        m_intake->takeFile(path);
    else
        openText(path);
}

bool MainWindow::showTabOf(const QString &path, bool isText)
{
    for (int i = 0; i < pageCount(); ++i) {
        if (!m_open->page(i)->isOfFile(path) || (page(i) != nullptr) != isText)
            continue;
        m_open->select(i);
        if (currentPage())
            lookAtFile(*currentPage());
        return true;
    }
    return false;
}

void MainWindow::openText(const QString &path)
{
    if (showTabOf(path, true))
        return;
    auto bytes = readScratchFile(path);
    const QFileInfo info(path);
    const bool isNew = !info.exists() && !info.isSymLink() && info.dir().exists();
    if (isNew)
        bytes = QByteArray();
    if (!bytes)
        return m_footer->showNotice(bytes.error().text);
    const TextEncoding encoding = guessedEncoding(*bytes);
    const QByteArray code = decoded(*bytes, encoding).value_or(*bytes);
    if (code.contains('\0'))
        return m_footer->showNotice(tr("%1 holds no text.").arg(path));
    auto told = languageOfFile(m_runnable, path, code);
    if (told.id.isEmpty())
        told = widgets::languageOfName(m_languages, QFileInfo(path).fileName());
    if (told.id.isEmpty())
        told = languageNamed(m_languages, QFileInfo(path).suffix());
    const auto language = told.id.isEmpty() ? currentLanguage() : told;
    addPage(withUsual(openedScratch(scratchFile(path, code, encoding), language, code)));
    selectLast();
    if (isNew)
        m_footer->showNotice(tr("%1 is not there yet: Ctrl+S makes it.").arg(info.fileName()));
    else if (!info.isWritable())
        m_offer->tell(tr("%1 can be read, but not written.").arg(info.fileName()),
                      tr("Save it as another file"), [page = QPointer(currentPage())] {
                          if (page)
                              saveToOtherFile(*page);
                      });
    else if (told.id.isEmpty())
        m_footer->showNotice(tr("The language of %1 cannot be told. Its tab takes it for %2.")
                                 .arg(QFileInfo(path).fileName(), language.name));
}

} // namespace sandpad::app
