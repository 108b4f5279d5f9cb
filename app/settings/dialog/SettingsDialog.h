#pragma once

#include "app/settings/CommandKeys.h"
#include "runner/model/LanguageInfo.h"
#include "runner/model/Toolchain.h"

#include <QDialog>
#include <QMap>

class QListWidget;
class QStackedWidget;

namespace sandpad::app {

class SettingsStore;

/// All settings, on a few pages. Each change holds at once, so there is nothing to confirm.
/// Borrows the settings, which must outlive it.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(SettingsStore &store, const QList<runner::LanguageInfo> &languages,
                   const QList<Command> &commands, QWidget *parent = nullptr);

    void setToolchains(const QMap<QString, QList<runner::Toolchain>> &toolchains);

protected:
    /// Enter presses a button and closes nothing.
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addPage(const QString &name, QWidget *page);
    void layOut(const QString &path);

    QListWidget *m_names;
    QStackedWidget *m_pages;
};

} // namespace sandpad::app
