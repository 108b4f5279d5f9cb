#pragma once

#include "runner/model/LevelInfo.h"
#include "widgets/theme/Theme.h"

#include <QToolButton>

#include <optional>

namespace sandpad::widgets {

/// Shows which isolation is in force: green when all of it is, yellow when a layer is missing, red
/// when there is none. A click lists the layers and offers the levels. No level is named here: all
/// texts come from the given list.
class IsolationPill : public QToolButton
{
    Q_OBJECT

public:
    explicit IsolationPill(QWidget *parent = nullptr);

    /// For the colour of its symbol.
    void setTheme(const Theme &theme);
    /// Sets the levels, the strongest first. The menu offers them from now on.
    void setLevels(const QList<runner::LevelInfo> &levels);
    /// Without choices the menu only lists the layers. To be called before anything is shown.
    void setMayChoose(bool may) { m_mayChoose = may; }
    void showIsolation(const runner::Isolation &isolation);
    /// How much is said; the menu has all of it.
    enum Length : std::uint8_t
    {
        Layers, ///< with their names
        Word,
        Mark ///< no word where everything is in force, else the word
    };
    void setLength(Length length);
    /// After showIsolation(): the run's sandbox had been made before the run was asked for.
    void showWarm();
    /// The sandbox cannot be used; `reason` is a sentence.
    void showBroken(const QString &reason);
    /// Sets the chosen level; nothing: the strongest that works. When that level does not protect,
    /// the pill is red even before a run.
    void setChoice(const std::optional<runner::IsolationLevel> &level);
    /// Sets the account to run as. The menu shows it, where it may be chosen, once it is filled
    /// again.
    void setAccount(const QString &name);
    void setMaySwitchAccount(bool may) { m_maySwitchAccount = may; }

    /// Before anything is known it is as wide as the strongest level will make it, so that what
    /// stands beside it does not move then.
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void levelChosen(const std::optional<sandpad::runner::IsolationLevel> &level);
    void accountChosen(const QString &name);

private:
    void showBadge();
    /// What is said of a badge.
    [[nodiscard]] QString shortened(const QString &badge) const;
    void showSymbol();
    void addLayer(const runner::IsolationLayer &layer);
    void addChoices();
    /// The facts about a level; only its id where they are unknown.
    [[nodiscard]] runner::LevelInfo infoOf(const runner::IsolationLevel &level) const;
    void setTone(const char *tone);

    Theme m_theme;
    QList<runner::LevelInfo> m_levels;
    std::optional<runner::IsolationLevel> m_choice;
    QString m_account;
    QString m_badge; ///< empty: something else is shown
    Length m_length = Layers;
    bool m_isKnown = false; ///< what protects here
    bool m_isolates = false;
    bool m_isWhole = false; ///< all layers are in force
    bool m_mayChoose = true;
    bool m_maySwitchAccount = false;
};

} // namespace sandpad::widgets
