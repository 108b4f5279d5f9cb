#pragma once

#include "runner/model/RunResult.h"
#include "widgets/controls/Meter.h"
#include "widgets/controls/RunClock.h"
#include "widgets/controls/TextStatus.h"
#include "widgets/theme/Theme.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <optional>

namespace sandpad::widgets {

class ElidedLabel;
class SymbolMark;

/// The line at the bottom of the window: on the left how the run ended and what it used of its
/// limits, on the right the place of the caret and the form of the text, each a button for the
/// command that changes it. Its height never changes; where it is narrow, parts leave in an order.
class Footer : public QWidget
{
    Q_OBJECT

public:
    explicit Footer(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Tab comes here last; to be called when the window has got other parts.
    void comeLast();
    void showNothing();
    /// What a run is doing.
    enum class Activity : std::uint8_t
    {
        Compiling,
        Running,
        Waiting, ///< for input
        Stopping
    };

    /// A running clock, until showResult(), beside what the run is doing and what it has used of
    /// these limits.
    void showRunning(const RunClock &time, Activity activity,
                     const std::optional<runner::Usage> &usage = {},
                     const std::optional<runner::Limits> &limits = {});
    /// `compiling` is how long the program was compiled before; zero: it was not.
    void showResult(const runner::RunResult &result,
                    const std::optional<runner::Limits> &limits = {},
                    std::chrono::milliseconds compiling = {});
    void showCaret(const TextFacts &facts);
    /// How the text relates to its file; `path` is the tool tip.
    void showFile(TextStatus::FileState state, const QString &path = {});
    /// A fact about a page that has no single run, and a text in place of the caret's position.
    void showStatus(const QString &status, const QString &profile);
    /// The same with a running clock.
    void showProgress(const QString &status, const QElapsedTimer &since, const QString &profile);
    /// A sentence for a moment, for example that a file could not be opened.
    void showNotice(const QString &sentence);
    /// A sentence that stays until it is replaced; an empty one takes it away.
    void showWarning(const QString &sentence);
    /// A warning that texts are not kept, until they are again.
    void showNotKept(const QString &sentence);
    void showKeptAgain();

    /// What is shown on the left, for tests and assistive technology.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What leaves a narrow footer, in this order.
    enum class Leaves : std::uint8_t
    {
        Nothing,
        Isolation, ///< the bar above says it, too
        Bars,
        Indent,
        MeterLimits,
        Exit,
        LineEnds,
        Encoding,
        Memory,
        KeptWord, ///< its symbol stays
        Cpu,
    };

    [[nodiscard]] static QString textOf(Activity activity);
    [[nodiscard]] static QString meaningOfTime();
    [[nodiscard]] static Meter::Length meterLength(Leaves step);
    [[nodiscard]] static TextStatus::Parts textParts(Leaves step);
    ElidedLabel *addLabel();
    void fit();
    /// What is shown when so much has left needs this width.
    [[nodiscard]] int neededWidth(Leaves step) const;
    void tick();
    void showUsed(const runner::Usage &usage, const std::optional<runner::Limits> &limits,
                  bool isLive);

    Theme m_theme;
    SymbolMark *m_mark;
    ElidedLabel *m_outcome;
    ElidedLabel *m_wall;
    Meter *m_cpu;
    Meter *m_memory;
    ElidedLabel *m_exit;
    ElidedLabel *m_notice;
    ElidedLabel *m_warning;
    ElidedLabel *m_isolation;
    ElidedLabel *m_profile; ///< in place of what is told of a text
    TextStatus *m_text;
    bool m_isText = false; ///< the page has a caret
    QTimer m_ticks;
    RunClock m_time;
};

} // namespace sandpad::widgets
