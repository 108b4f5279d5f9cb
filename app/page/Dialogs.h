#pragma once

#include "runner/model/Error.h"
#include "runner/model/RunResult.h"

#include <QByteArray>
#include <QFileDialog>
#include <QMessageBox>

namespace sandpad::app {

/// Dialogs that are open already and do not block; connect to what they signal. Each deletes
/// itself when closed.
[[nodiscard]] QFileDialog *askForFiles(QWidget *parent);
[[nodiscard]] QFileDialog *askForInputs(QWidget *parent);
[[nodiscard]] QFileDialog *askForStandardInput(QWidget *parent);
/// `suggestion` is a name, or a path whose folder is shown.
[[nodiscard]] QFileDialog *askForSavePath(QWidget *parent, const QString &suggestion);
[[nodiscard]] QFileDialog *askForInterpreter(QWidget *parent);
/// Asks whether the programs of a tab may run without isolation; accepted() means yes.
[[nodiscard]] QMessageBox *askForNoIsolation(QWidget *parent);
/// Asks what is to become of a file that another program has changed. The clicked button's role
/// tells: AcceptRole overwrites it, ResetRole takes its text.
[[nodiscard]] QMessageBox *askForOverwriting(QWidget *parent, const QString &path);
/// Asks whether a text is saved in UTF-8, as its own encoding cannot hold it; `reason` says why.
/// The clicked button's AcceptRole means yes.
[[nodiscard]] QMessageBox *askForUtf8(QWidget *parent, const QString &reason);
/// Asks whether a page that was closed goes to the trash; accepted() means yes.
[[nodiscard]] QMessageBox *askForDeleting(QWidget *parent, const QString &name);
/// Asks whether the window may close though something could not be saved; accepted() means yes.
[[nodiscard]] QMessageBox *askToQuitUnsaved(QWidget *parent);
void showAbout(QWidget *parent);
/// Says why something could not be done.
void showTrouble(QWidget *parent, const QString &title, const QString &sentence);
/// Asks whether a file that a program made may be handed to the desktop, and does so.
void askToOpen(QWidget *parent, const runner::FileEntry &file);

/// A file's bytes, at most 64 MiB; the error is a sentence.
[[nodiscard]] runner::Result<QByteArray> readScratchFile(const QString &path);
/// Replaces the file as a whole, or leaves it as it was.
[[nodiscard]] runner::Result<void> writeScratchFile(const QString &path, const QByteArray &code);

} // namespace sandpad::app
