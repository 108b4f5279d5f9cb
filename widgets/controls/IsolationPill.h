#pragma once

#include "runner/model/LevelInfo.h"

#include <QToolButton>

#include <optional>

namespace sandpad::widgets {

/// Says which isolation is in force: green when all of it is, yellow when a layer is missing, red
/// when there is none. A click lists the layers and lets one choose the level. Knows no level by
/// name: their words come from the list it is given.
class IsolationPill : public QToolButton
{
    Q_OBJECT

public:
    explicit IsolationPill(QWidget *parent = nullptr);

    /// The levels that there are, the strongest first. The menu offers them from now on.
    void setLevels(const QList<runner::LevelInfo> &levels);
    void showIsolation(const runner::Isolation &isolation);
    /// The sandbox cannot be used; `reason` is a sentence.
    void showBroken(const QString &reason);
    /// What is chosen; nothing: the strongest that works. Before a run without protection the pill
    /// is red already.
    void setChoice(const std::optional<runner::IsolationLevel> &level);
    /// The account to run as; shown where it may be chosen, after the next show.
    void setAccount(const QString &name);
    void setMaySwitchAccount(bool may) { m_maySwitchAccount = may; }

signals:
    void levelChosen(const std::optional<sandpad::runner::IsolationLevel> &level);
    void accountChosen(const QString &name);

private:
    void addLayer(const runner::IsolationLayer &layer);
    void addChoices();
    /// What is known of a level; its id where nothing is.
    [[nodiscard]] runner::LevelInfo infoOf(const runner::IsolationLevel &level) const;
    void setTone(const char *tone);

    QList<runner::LevelInfo> m_levels;
    std::optional<runner::IsolationLevel> m_choice;
    QString m_account;
    bool m_maySwitchAccount = false;
};

} // namespace sandpad::widgets
