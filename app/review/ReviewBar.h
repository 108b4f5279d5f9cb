#pragma once

#include "runner/answer/model/Verdict.h"
#include "runner/answer/run/AnswerVerification.h"

#include <QMap>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QMenu;
class QToolButton;

namespace sandpad::app {

/// The row of controls above a review. It shows values and signals what a person chooses; it
/// decides nothing.
class ReviewBar : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewBar(QWidget *parent = nullptr);

    /// The window's commands in the menu of the last button, besides the review's own.
    void addCommands(const QList<QAction *> &actions);
    void setRunning(bool isRunning);
    /// Is there anything to run?
    void setReady(bool isReady);
    void setScope(runner::BlockScope scope);
    void setRepairs(qsizetype count);
    /// Empty: nothing has run.
    void setSummary(const QMap<runner::Verdict, int> &summary);
    void setOriginalShown(bool isShown);

    [[nodiscard]] QToolButton &run() const { return *m_run; }
    [[nodiscard]] QToolButton &copyReport() const { return *m_report; }
    [[nodiscard]] QToolButton &original() const { return *m_original; }
    /// The pills, for tests.
    [[nodiscard]] QStringList pillTexts() const;

signals:
    void runRequested();
    void stopRequested();
    void scopeChosen(sandpad::runner::BlockScope scope);
    void repairsRequested();
    void reportRequested();
    void failuresRequested();
    void originalRequested(bool isShown);

protected:
    void showEvent(QShowEvent *event) override;

private:
    QToolButton *addButton(const QString &text, const QString &description);
    void addScopes();

    bool m_isRunning = false;
    QToolButton *m_run;
    QToolButton *m_scope;
    QToolButton *m_repairs;
    QWidget *m_pills;
    QHBoxLayout *m_pillRow;
    QToolButton *m_report;
    QAction *m_failures;
    QToolButton *m_original;
    QToolButton *m_more;
};

/// "automatic", "alone" or "session", as it is stored.
[[nodiscard]] QString scopeName(runner::BlockScope scope);
[[nodiscard]] runner::BlockScope scopeNamed(const QString &name);

} // namespace sandpad::app
