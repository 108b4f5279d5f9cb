#pragma once

#include "app/settings/SettingsStore.h"
#include "runner/model/LanguageInfo.h"
#include "runner/model/Toolchain.h"
#include "widgets/controls/Choice.h"

namespace sandpad::app {

/// Chooses the interpreter of a language: the best one, one of those that were found, or a file.
/// Borrows the settings, which must outlive it.
class InterpreterChoice : public widgets::Choice
{
    Q_OBJECT

public:
    InterpreterChoice(SettingsStore &store, const runner::LanguageInfo &language,
                      QWidget *parent = nullptr);

    [[nodiscard]] const QString &languageId() const { return m_languageId; }
    void setToolchains(const QList<runner::Toolchain> &toolchains);

private:
    void fill();
    void onActivated(int at);
    void choose(const QString &path);

    SettingsStore &m_store;
    QString m_languageId;
    QList<runner::Toolchain> m_toolchains;
};

} // namespace sandpad::app
