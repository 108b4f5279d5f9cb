#pragma once

#include "runner/history/KeptRun.h"
#include "runner/model/Limits.h"
#include "runner/model/Word.h"
#include "widgets/theme/CodeFont.h"

#include <QMap>
#include <QString>

#include <array>
#include <cstdint>

namespace sandpad::app {

/// Which of the two themes the window has.
enum class ThemeWish : std::uint8_t
{
    System, ///< that of the desktop
    Light,
    Dark
};

inline constexpr auto kThemeWishes = std::to_array<runner::Word<ThemeWish>>({
    { ThemeWish::System, "system" },
    { ThemeWish::Light, "light" },
    { ThemeWish::Dark, "dark" },
});

/// Where the output of a scratch stands.
enum class OutputSide : std::uint8_t
{
    Right,
    Below
};

inline constexpr auto kOutputSides = std::to_array<runner::Word<OutputSide>>({
    { OutputSide::Right, "right" },
    { OutputSide::Below, "below" },
});

/// What is open after a start.
enum class StartWith : std::uint8_t
{
    LastTabs,
    EmptyScratch ///< those of the last time are among the closed ones
};

inline constexpr auto kStarts = std::to_array<runner::Word<StartWith>>({
    { StartWith::LastTabs, "lastTabs" },
    { StartWith::EmptyScratch, "emptyScratch" },
});

/// Sandboxes that are made before their run is asked for.
struct WarmSandboxes
{
    static constexpr int kMost = 4;

    int most = 2; ///< so many wait at most; 0: none are made
    qint64 mostBytes = 400LL << 20; ///< of memory that they hold together
    qint64 leastFreeBytes = 1LL << 30; ///< none is made while less memory is available

    bool operator==(const WarmSandboxes &) const = default;
};

/// All that a person can set once for the whole pad. A value. What is set for one tab is in its
/// Scratch, and where the window stands is in the WindowState.
struct Settings
{
    ThemeWish theme = ThemeWish::System;
    /// Themes of KDE syntax-highlighting for code in the light and the dark window; empty: the
    /// pad's own colours.
    QString lightCode {};
    QString darkCode {};
    widgets::CodeFont font {}; ///< of code and output
    bool wrapsLines = false; ///< of the code, where they are longer than there is room
    OutputSide output = OutputSide::Right;
    bool listsEarlierRuns = false; ///< below the output
    bool checksTypes = true; ///< after a run, where the language has a checker
    StartWith start = StartWith::LastTabs;
    runner::Limits limits {}; ///< of new scratches
    /// A path for the id of a language, where it is not the best one found.
    QMap<QString, QString> interpreters;
    runner::Retention history {};
    WarmSandboxes warm {};
    /// Keys for the name of a command, where they are not the usual ones: texts of QKeySequence
    /// with "; " between them.
    QMap<QString, QString> shortcuts;

    bool operator==(const Settings &) const = default;
};

} // namespace sandpad::app
