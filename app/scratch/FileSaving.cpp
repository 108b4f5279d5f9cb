#include "app/scratch/FileSaving.h"

#include "app/page/Dialogs.h"
#include "app/scratch/FileDifference.h"
#include "app/scratch/ScratchPage.h"
#include "app/session/FileNames.h"
#include "app/session/LineTitle.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>

namespace sandpad::app {

namespace {

    struct SavingTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::FileSaving)
    };

    void write(ScratchPage &page, const QString &path, const TextEncoding &encoding);

    /// Nothing was written, for this reason. It stays in sight until the person has seen it.
    void offerOtherFile(ScratchPage &page, const QString &reason)
    {
        emit page.offered(reason, SavingTexts::tr("Save as\u2026"), [shown = QPointer(&page)] {
            if (shown)
                saveToOtherFile(*shown);
        });
    }

    void offerToSaveAgain(ScratchPage &page)
    {
        emit page.offered(SavingTexts::tr("%1 is not there any more: another program has deleted "
                                          "or moved it. Its text is kept here.")
                              .arg(page.file().name()),
                          SavingTexts::tr("Save it again"), [shown = QPointer(&page)] {
                              if (shown)
                                  saveToFile(*shown);
                          });
    }

    /// Nothing was written, for this reason.
    void askToSaveAsUtf8(ScratchPage &page, const QString &path, const QString &reason)
    {
        auto *box = askForUtf8(page.window(), reason);
        QObject::connect(box, &QMessageBox::buttonClicked, &page,
                         [box, &page, path](QAbstractButton *button) {
                             if (box->buttonRole(button) == QMessageBox::AcceptRole)
                                 write(page, path, {});
                         });
    }

    void write(ScratchPage &page, const QString &path, const TextEncoding &encoding)
    {
        const QByteArray code = tellingEncoding(page.scratch().code, encoding);
        const auto bytes = encoded(code, encoding);
        if (!bytes)
            return askToSaveAsUtf8(page, path, bytes.error().text);
        if (const auto written = writeScratchFile(path, *bytes); !written)
            return offerOtherFile(page, written.error().text);
        if (code != page.scratch().code)
            page.takeText(code);
        page.setFile(scratchFile(path, code, encoding));
        emit page.settled();
        emit page.noticed(SavingTexts::tr("Saved: %1").arg(path));
    }

    /// Both texts, and the same question.
    void showDifference(ScratchPage &page, const TextEncoding &encoding)
    {
        const auto onDisk = readScratchFile(page.file().path);
        const auto text = onDisk ? decoded(*onDisk, page.file().encoding) : onDisk;
        if (!text)
            return emit page.noticed(text.error().text);
        auto *difference = new FileDifference(page, QString::fromUtf8(*text));
        QObject::connect(difference, &FileDifference::overwriteWanted, &page,
                         [&page, encoding] { write(page, page.file().path, encoding); });
        QObject::connect(difference, &FileDifference::fileWanted, &page,
                         [&page] { reloadFile(page); });
        difference->open();
    }

    void askToOverwrite(ScratchPage &page, const TextEncoding &encoding)
    {
        auto *box = askForOverwriting(page.window(), page.file().path);
        QObject::connect(box, &QMessageBox::buttonClicked, &page,
                         [box, &page, encoding](QAbstractButton *button) {
                             const auto role = box->buttonRole(button);
                             if (role == QMessageBox::AcceptRole)
                                 write(page, page.file().path, encoding);
                             else if (role == QMessageBox::ResetRole)
                                 reloadFile(page);
                             else if (role == QMessageBox::ActionRole)
                                 showDifference(page, encoding);
                         });
    }

    bool isThere(const QString &path)
    {
        const QFileInfo info(path);
        return (info.exists() && !info.isDir()) || info.isSymLink();
    }

    /// Does the file hold what neither Sandpad nor this tab has put there?
    bool isTheirs(const ScratchPage &page)
    {
        const ScratchFile &file = page.file();
        const auto onDisk = readScratchFile(file.path);
        if (!onDisk) // too large by now, or no file; unless it is gone
            return isThere(file.path);
        if (file.heldBytes(*onDisk))
            return false;
        const auto text = decoded(*onDisk, file.encoding);
        return !text || *text != page.scratch().code;
    }

    /// Takes the text of the file, which another sentence tells.
    void takeFile(ScratchPage &page, const QByteArray &text, const TextEncoding &encoding)
    {
        page.takeText(text);
        page.setFile(scratchFile(page.file().path, text, encoding));
        emit page.settled();
    }

    /// Where "Save as" begins.
    QString proposedPath(const ScratchPage &page)
    {
        if (page.file().exists())
            return page.file().path;
        const QString ending = page.language().extensions.value(0);
        const Scratch scratch = page.scratch();
        const QString said = fileNameIn(scratch.code);
        const QString name = said.isEmpty() ? QStringLiteral("scratch") : said;
        return fileStem(scratch.isNamed ? scratch.title : name, ending) + u'.' + ending;
    }

} // namespace

void saveToFile(ScratchPage &page)
{
    const ScratchFile &file = page.file();
    if (!file.exists())
        return emit page.noticed(SavingTexts::tr(
            "Kept: a scratch needs no saving. Save as (Ctrl+Shift+S) makes a file of it."));
    saveToFileAs(page, file.encoding);
}

void saveToFileAs(ScratchPage &page, const TextEncoding &encoding)
{
    const ScratchFile &file = page.file();
    if (!file.exists())
        return emit page.noticed(SavingTexts::tr("A scratch without a file is kept in UTF-8. Save "
                                                 "as (Ctrl+Shift+S) makes a file of it."));
    const bool hasTheirs = isTheirs(page);
    if (hasTheirs && !page.isFileChanged())
        reloadFile(page); // nobody's text is lost
    else if (hasTheirs)
        askToOverwrite(page, encoding);
    else
        write(page, file.path, encoding);
}

void saveToOtherFile(ScratchPage &page)
{
    QObject::connect(askForSavePath(page.window(), proposedPath(page)), &QFileDialog::fileSelected,
                     &page,
                     [&page](const QString &path) { write(page, path, page.file().encoding); });
}

void reloadFile(ScratchPage &page)
{
    const ScratchFile &file = page.file();
    if (!file.exists())
        return emit page.noticed(SavingTexts::tr("A scratch has no file to take its text from."));
    const auto onDisk = readScratchFile(file.path);
    if (!onDisk)
        return emit page.noticed(onDisk.error().text);
    const TextEncoding encoding = guessedAgain(*onDisk, file.encoding);
    const auto text = decoded(*onDisk, encoding);
    if (!text)
        return emit page.noticed(text.error().text);
    takeFile(page, *text, encoding);
    emit page.noticed(SavingTexts::tr("Reloaded: %1").arg(file.path));
}

void reloadFileAs(ScratchPage &page, const TextEncoding &encoding)
{
    const ScratchFile &file = page.file();
    if (!file.exists())
        return emit page.noticed(SavingTexts::tr("A scratch has no file to take its text from."));
    const auto onDisk = readScratchFile(file.path);
    const auto text = onDisk ? decoded(*onDisk, encoding) : onDisk;
    if (!text)
        return emit page.noticed(text.error().text);
    takeFile(page, *text, encoding);
    emit page.noticed(SavingTexts::tr("Read in %1: %2").arg(encoding.shown(), file.path));
}

namespace {

    /// Who takes the own changes back has none any more, and gets what the file holds.
    void reloadOnceUnchanged(ScratchPage &page)
    {
        const QString name = QStringLiteral("reloadOnceUnchanged");
        delete page.findChild<QObject *>(name);
        auto *waiting = new QObject(&page);
        waiting->setObjectName(name);
        // The editor is not changed while it tells of a change.
        QObject::connect(
            &page, &ScratchPage::changed, waiting,
            [&page, waiting, mark = page.file().mark] {
                if (page.file().mark != mark)
                    return waiting->deleteLater(); // it was saved, or loaded anew
                if (page.isFileChanged())
                    return;
                waiting->deleteLater();
                emit page.settled();
                reloadFile(page);
            },
            Qt::QueuedConnection);
    }

} // namespace

void renameFile(ScratchPage &page, const QString &name)
{
    const QFileInfo old(page.file().path);
    const bool hasSuffix = !QFileInfo(name).suffix().isEmpty() || old.suffix().isEmpty();
    const QString wanted = hasSuffix ? name : name + u'.' + old.suffix();
    ScratchFile renamed = page.file();
    renamed.path = old.dir().filePath(wanted);
    if (name.isEmpty() || renamed.path == old.filePath())
        return emit page.changed(); // the tab shows its name again
    if (wanted.contains(u'/') || QFileInfo::exists(renamed.path)
        || !QFile::rename(old.filePath(), renamed.path)) {
        emit page.changed();
        return emit page.offered(
            QFileInfo::exists(renamed.path)
                ? SavingTexts::tr("There is a file called %1 already.").arg(wanted)
                : SavingTexts::tr("%1 cannot be called %2.").arg(old.fileName(), wanted),
            SavingTexts::tr("Save as…"), [shown = QPointer(&page)] {
                if (shown)
                    saveToOtherFile(*shown);
            });
    }
    page.setFile(renamed);
    emit page.noticed(SavingTexts::tr("The file is called %1 now.").arg(wanted));
}

void lookAtFile(ScratchPage &page)
{
    const ScratchFile &file = page.file();
    if (!file.exists() || !page.isFileTouched())
        return;
    if (page.isFileMissing())
        return offerToSaveAgain(page);
    const auto onDisk = readScratchFile(file.path);
    if (onDisk && file.heldBytes(*onDisk))
        return;
    if (!page.isFileChanged())
        return reloadFile(page);
    reloadOnceUnchanged(page);
    emit page.offered(
        SavingTexts::tr("Another program has changed %1, and so have you. Nothing is lost yet.")
            .arg(file.name()),
        SavingTexts::tr("Show the difference"), [shown = QPointer(&page)] {
            if (shown)
                showDifference(*shown, shown->file().encoding);
        });
}

} // namespace sandpad::app
