#include "app/page/Dialogs.h"

#include "widgets/cards/files/TemporaryFile.h"
#include "widgets/controls/LastFolder.h"
#include "widgets/figures/Background.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QMessageBox>
#include <QSaveFile>
#include <QUrl>

namespace sandpad::app {

namespace {

    constexpr qint64 kMostFileBytes = 64LL << 20;

    struct DialogTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::Dialogs)
    };

    template <typename Dialog>
    Dialog *opened(Dialog *dialog)
    {
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
        return dialog;
    }

    /// Its text is no markup, and Enter cancels where that is possible.
    QMessageBox *newBox(QWidget *parent, QMessageBox::Icon icon, const QString &title,
                        const QString &text, QMessageBox::StandardButtons buttons)
    {
        auto *box = new QMessageBox(icon, title, text, buttons, parent);
        box->setTextFormat(Qt::PlainText);
        box->setDefaultButton(QMessageBox::Cancel);
        return box;
    }

    /// A box that asks whether to do what this button says.
    QMessageBox *newQuestion(QWidget *parent, QMessageBox::Icon icon, const QString &title,
                             const QString &text, const QString &button)
    {
        QMessageBox *box = newBox(parent, icon, title, text, QMessageBox::Cancel);
        box->addButton(button, QMessageBox::AcceptRole);
        return box;
    }

} // namespace

QFileDialog *askForFiles(QWidget *parent)
{
    auto *dialog = new QFileDialog(parent, DialogTexts::tr("Open"));
    dialog->setFileMode(QFileDialog::ExistingFiles);
    widgets::beginInLastFolder(*dialog);
    return opened(dialog);
}

QFileDialog *askForInputs(QWidget *parent)
{
    auto *dialog = new QFileDialog(parent, DialogTexts::tr("Add input files"));
    dialog->setFileMode(QFileDialog::ExistingFiles);
    widgets::beginInLastFolder(*dialog);
    return opened(dialog);
}

QFileDialog *askForStandardInput(QWidget *parent)
{
    auto *dialog = new QFileDialog(parent, DialogTexts::tr("Choose the file for standard input"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    widgets::beginInLastFolder(*dialog);
    return opened(dialog);
}

void showTrouble(QWidget *parent, const QString &title, const QString &sentence)
{
    opened(newBox(parent, QMessageBox::Warning, title, sentence, QMessageBox::Close));
}

void askToOpen(QWidget *parent, const runner::FileEntry &file)
{
    QMessageBox *box = newBox(
        parent, QMessageBox::NoIcon, DialogTexts::tr("Open file"),
        DialogTexts::tr(
            "Open %1 (%2) with the desktop's program for it?\n\nThe program that ran made this "
            "file, and what opens it is not inside the sandbox.")
            .arg(file.name, file.mime),
        QMessageBox::Open | QMessageBox::Cancel);
    QObject::connect(box, &QMessageBox::accepted, parent, [parent, file] {
        widgets::inBackground(
            parent, [file] { return widgets::temporaryFile(file.name, file.content); },
            [](const QString &path) {
                if (!path.isEmpty())
                    QDesktopServices::openUrl(QUrl::fromLocalFile(path));
            });
    });
    opened(box);
}

QMessageBox *askForNoIsolation(QWidget *parent)
{
    return opened(
        newQuestion(parent, QMessageBox::Warning, DialogTexts::tr("Run without isolation"),
                    DialogTexts::tr("Run the programs of this tab without isolation?\n\nThey may "
                                    "then do whatever you may: read, change and delete your files, "
                                    "use the network and start other programs. Other tabs stay as "
                                    "they are, and this tab is isolated again at the next start."),
                    DialogTexts::tr("Run without isolation")));
}

QMessageBox *askForOverwriting(QWidget *parent, const QString &path)
{
    QMessageBox *box = newQuestion(
        parent, QMessageBox::Warning, DialogTexts::tr("The file has changed"),
        DialogTexts::tr("Another program has changed %1 since it was opened or saved here.\n\n"
                        "Overwrite it with this text, or take the text of the file? Undo brings "
                        "back the text that is here.")
            .arg(path),
        DialogTexts::tr("Overwrite"));
    box->addButton(DialogTexts::tr("Take the file's text"), QMessageBox::ResetRole);
    box->addButton(DialogTexts::tr("Show the difference"), QMessageBox::ActionRole);
    return opened(box);
}

QMessageBox *askForUtf8(QWidget *parent, const QString &reason)
{
    return opened(newQuestion(
        parent, QMessageBox::Warning, DialogTexts::tr("The encoding cannot hold the text"),
        DialogTexts::tr(
            "%1\n\nNothing was saved. Save the file in UTF-8, which has all characters?")
            .arg(reason),
        DialogTexts::tr("Save in UTF-8")));
}

QMessageBox *askForDeleting(QWidget *parent, const QString &name)
{
    return opened(newQuestion(
        parent, QMessageBox::Question, DialogTexts::tr("Delete a closed scratch"),
        DialogTexts::tr(
            "Delete \u201c%1\u201d?\n\nIts text goes to the trash of the desktop. Files "
            "that its programs have kept are removed.")
            .arg(name),
        DialogTexts::tr("Delete")));
}

QMessageBox *askToQuitUnsaved(QWidget *parent)
{
    return opened(newQuestion(
        parent, QMessageBox::Warning, DialogTexts::tr("Not everything is saved"),
        DialogTexts::tr("Nothing can be written to the disk at the moment, so what was typed last "
                        "is in memory alone.\n\nClose the window and lose it? While the window is "
                        "open, Sandpad "
                        "tries again every few seconds."),
        DialogTexts::tr("Close and lose it")));
}

QFileDialog *askForSavePath(QWidget *parent, const QString &suggestion)
{
    auto *dialog = new QFileDialog(parent, DialogTexts::tr("Save as"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    widgets::beginInLastFolder(*dialog);
    const QFileInfo file(suggestion);
    if (file.isAbsolute())
        dialog->setDirectory(file.absolutePath());
    dialog->selectFile(file.fileName());
    dialog->setDefaultSuffix(file.suffix());
    return opened(dialog);
}

QFileDialog *askForInterpreter(QWidget *parent)
{
    auto *dialog = new QFileDialog(parent, DialogTexts::tr("Choose an interpreter"),
                                   QStringLiteral("/usr/bin"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    return opened(dialog);
}

void showAbout(QWidget *parent)
{
    opened(newBox(parent, QMessageBox::NoIcon, DialogTexts::tr("About Sandpad"),
                  DialogTexts::tr("Sandpad %1\n\nA scratch-pad that runs code you do not trust "
                                  "in a local sandbox and shows what it really did.\n\nFree "
                                  "software under the GNU General Public License, version 3 or "
                                  "later.")
                      .arg(QCoreApplication::applicationVersion()),
                  QMessageBox::Close));
}

runner::Result<QByteArray> readScratchFile(const QString &path)
{
    const QFileInfo found(path);
    if (found.isDir())
        return runner::fail(runner::ErrorCode::NotReadable,
                            DialogTexts::tr("%1 is a folder, not a file.").arg(path));
    // To open a pipe waits for its writer, and a device may have no end.
    if (found.exists() && !found.isFile())
        return runner::fail(runner::ErrorCode::NotReadable,
                            DialogTexts::tr("%1 is a device or a pipe, not a file.").arg(path));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return runner::fail(
            runner::ErrorCode::NotReadable,
            DialogTexts::tr("%1 cannot be opened: %2.").arg(path, file.errorString()));
    if (file.size() > kMostFileBytes)
        return runner::fail(runner::ErrorCode::NotReadable,
                            DialogTexts::tr("%1 is larger than 64 MiB.").arg(path));
    return file.read(kMostFileBytes);
}

runner::Result<void> writeScratchFile(const QString &path, const QByteArray &code)
{
    QSaveFile file(path);
    // A folder that nobody may write to may hold a file that one may.
    file.setDirectWriteFallback(true);
    if (file.open(QIODevice::WriteOnly) && file.write(code) == code.size() && file.commit())
        return {};
    return runner::fail(
        runner::ErrorCode::System,
        DialogTexts::tr("%1 could not be saved: %2.").arg(path, file.errorString()));
}

} // namespace sandpad::app
