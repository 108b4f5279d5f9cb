#pragma once

#include "runner/model/RunResult.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;

namespace sandpad::widgets {

/// The line at the bottom: how the run ended and what it used; on the right where the caret is.
/// Its height never changes.
class Footer : public QWidget
{
    Q_OBJECT

public:
    explicit Footer(QWidget *parent = nullptr);

    void showNothing();
    /// A running clock, until showResult(); says so when the program waits for input.
    void showRunning(const QElapsedTimer &since, bool isWaiting);
    void showResult(const runner::RunResult &result);
    void showCaret(int line, int column);
    /// A sentence for a moment, for example that a file could not be opened.
    void showNotice(const QString &sentence);

    /// What is shown on the left, for tests and assistive technology.
    [[nodiscard]] QString text() const;

private:
    QLabel *addLabel();
    void tick();

    QLabel *m_outcome;
    QLabel *m_wall;
    QLabel *m_cpu;
    QLabel *m_memory;
    QLabel *m_exit;
    QLabel *m_notice;
    QLabel *m_isolation;
    QLabel *m_caret;
    QTimer m_clock;
    QElapsedTimer m_since;
};

} // namespace sandpad::widgets
