#pragma once

#include "runner/model/RunResult.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <optional>

namespace sandpad::widgets {

class ElidedLabel;

/// The line at the bottom of the window: on the left how the run ended and what it used, on the
/// right the place of the caret. Its height never changes.
class Footer : public QWidget
{
    Q_OBJECT

public:
    explicit Footer(QWidget *parent = nullptr);

    void showNothing();
    /// What a run is doing.
    enum class Activity : std::uint8_t
    {
        Compiling,
        Running,
        Waiting, ///< for input
        Stopping
    };

    /// A running clock, until showResult(), beside what the run is doing and what it has used.
    void showRunning(const QElapsedTimer &since, Activity activity,
                     const std::optional<runner::Usage> &usage = {});
    /// `compiling` is how long the program was compiled before; zero: it was not.
    void showResult(const runner::RunResult &result, std::chrono::milliseconds compiling = {});
    /// `unusual` holds what is not as in most texts: line ends ("CRLF"), the encoding.
    void showCaret(int line, int column, const QStringList &unusual = {});
    /// How the text relates to its file.
    void showFile(const QString &state, const QString &path);
    /// A fact about a page that has no single run, and a text in place of the caret's position.
    void showStatus(const QString &status, const QString &profile);
    /// The same with a running clock.
    void showProgress(const QString &status, const QElapsedTimer &since, const QString &profile);
    /// A sentence for a moment, for example that a file could not be opened.
    void showNotice(const QString &sentence);
    /// A sentence that stays until it is replaced; an empty one takes it away.
    void showWarning(const QString &sentence);

    /// What is shown on the left, for tests and assistive technology.
    [[nodiscard]] QString text() const;

private:
    [[nodiscard]] static QString textOf(Activity activity);
    ElidedLabel *addLabel();
    void tick();
    void showUsed(const runner::Usage &usage);

    ElidedLabel *m_outcome;
    ElidedLabel *m_wall;
    ElidedLabel *m_cpu;
    ElidedLabel *m_memory;
    ElidedLabel *m_exit;
    ElidedLabel *m_notice;
    ElidedLabel *m_warning;
    ElidedLabel *m_isolation;
    ElidedLabel *m_file;
    ElidedLabel *m_caret;
    QTimer m_clock;
    QElapsedTimer m_since;
};

} // namespace sandpad::widgets
