#include "app/scratch/FileSaving.h"

#include "app/page/Dialogs.h"
#include "app/scratch/ScratchPage.h"
#include "app/session/FileNames.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QFileInfo>

namespace sandpad::app {

namespace {

    struct SavingTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::FileSaving)
    };

    void write(ScratchPage &page, const QString &path)
    {
        const QByteArray code = page.scratch().code;
        const auto written = writeScratchFile(path, code);
        if (written)
            page.setFile(scratchFile(path, code));
        emit page.noticed(written ? SavingTexts::tr("Saved: %1").arg(path) : written.error().text);
    }

    void askToOverwrite(ScratchPage &page)
    {
        auto *box = askForOverwriting(page.window(), page.file().path);
        QObject::connect(box, &QMessageBox::buttonClicked, &page,
                         [box, &page](QAbstractButton *button) {
                             const auto role = box->buttonRole(button);
                             if (role == QMessageBox::AcceptRole)
                                 write(page, page.file().path);
                             else if (role == QMessageBox::ResetRole)
                                 reloadFile(page);
                         });
    }

    /// Where "Save as" begins.
    QString proposedPath(const ScratchPage &page)
    {
        if (page.file().exists())
            return page.file().path;
        const QString ending = page.language().extensions.value(0);
        return fileStem(page.title(), ending) + u'.' + ending;
    }

} // namespace

void saveToFile(ScratchPage &page)
{
    const ScratchFile &file = page.file();
    if (!file.exists())
        return emit page.noticed(SavingTexts::tr(
            "Kept: a scratch needs no saving. Save as (Ctrl+Shift+S) makes a file of it."));
    const auto onDisk = QFileInfo::exists(file.path) ? readScratchFile(file.path)
                                                     : runner::Result<QByteArray>(QByteArray());
    const bool isTheirs = onDisk && QFileInfo::exists(file.path) && !file.held(*onDisk)
        && *onDisk != page.scratch().code;
    if (isTheirs && !page.isFileChanged())
        reloadFile(page); // nobody's text is lost
    else if (isTheirs)
        askToOverwrite(page);
    else
        write(page, file.path);
}

void saveToOtherFile(ScratchPage &page)
{
    QObject::connect(askForSavePath(page.window(), proposedPath(page)), &QFileDialog::fileSelected,
                     &page, [&page](const QString &path) { write(page, path); });
}

void reloadFile(ScratchPage &page)
{
    const ScratchFile &file = page.file();
    if (!file.exists())
        return emit page.noticed(SavingTexts::tr("A scratch has no file to take its text from."));
    const auto onDisk = readScratchFile(file.path);
    if (!onDisk)
        return emit page.noticed(onDisk.error().text);
    page.takeText(*onDisk);
    page.setFile(scratchFile(file.path, *onDisk));
    emit page.noticed(SavingTexts::tr("Reloaded: %1").arg(file.path));
}

void lookAtFile(ScratchPage &page)
{
    const ScratchFile &file = page.file();
    if (!file.exists() || !page.isFileTouched() || !QFileInfo::exists(file.path))
        return;
    const auto onDisk = readScratchFile(file.path);
    if (!onDisk || file.held(*onDisk))
        return;
    if (!page.isFileChanged())
        return reloadFile(page);
    emit page.noticed(
        SavingTexts::tr("Another program has changed %1. Saving asks which text shall stay.")
            .arg(file.path));
}

} // namespace sandpad::app
