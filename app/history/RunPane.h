#pragma once

#include "app/history/RunWords.h"
#include "runner/history/KeptRun.h"
#include "runner/model/LanguageInfo.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QLayout;
class QMenu;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace sandpad::widgets {
class CodeEditor;
class CompareView;
class ElidedLabel;
class IconButton;
class OutputPane;
} // namespace sandpad::widgets

namespace sandpad::app {

class RunHits;

/// What a run is compared with. A value.
struct ComparedWith
{
    QString name; ///< for example "Now"
    QString code;
    std::optional<RunOutput> output; ///< nothing: it has not run
};

/// What a run of this scratch is compared with; nothing: the scratch has no tab.
using NowOf = std::function<std::optional<ComparedWith>(const QString &scratchId)>;

/// Was the scratch closed, so that it can be opened again?
using IsClosed = std::function<bool(const QString &scratchId)>;

/// One kept run: as it was, or beside another one or what is in its tab now.
class RunPane : public QWidget
{
    Q_OBJECT

public:
    explicit RunPane(QWidget *parent);

    /// The run that is shown. `language` is its language here.
    void show(const runner::KeptRun &run, const runner::LanguageInfo &language);
    /// Shows a sentence instead of a run.
    void showNothing(const QString &sentence);
    /// Asked for each run that is shown.
    void setNow(const NowOf &nowOf, const IsClosed &isClosed);
    /// Compares with now again.
    void release();
    /// What it is compared with has changed.
    void renewNow();
    void setTheme(const widgets::Theme &theme);
    /// Goes to the next difference, or the one before.
    void step(int by);
    /// What the search has found the run by, marked in it.
    [[nodiscard]] RunHits &hits() const { return *m_hits; }

    [[nodiscard]] const std::optional<runner::KeptRun> &run() const { return m_run; }
    [[nodiscard]] widgets::CodeEditor &code() const { return *m_code; }
    [[nodiscard]] widgets::OutputPane &output() const { return *m_output; }
    [[nodiscard]] widgets::CompareView &comparison() const { return *m_comparison; }
    [[nodiscard]] QToolButton &asItWas() const { return *m_asItWas; }
    [[nodiscard]] QToolButton &compare() const { return *m_compare; }
    /// Others are compared with the run that is shown when it is pressed.
    [[nodiscard]] QToolButton &hold() const { return *m_hold; }
    [[nodiscard]] QToolButton &restore() const { return *m_restore; }
    /// Shown where the scratch of the run is closed.
    [[nodiscard]] QToolButton &reopen() const { return *m_reopen; }

signals:
    void restoreWanted(const sandpad::runner::KeptRun &run);
    /// The scratch of the run is to have a tab again.
    void reopenWanted(const sandpad::runner::KeptRun &run);
    /// A sentence for a moment.
    void noticed(const QString &sentence);

protected:
    /// Where it is narrow, code and output stand one above the other.
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QToolButton *addButton(const QString &text);
    void build();
    void makeButtons();
    void nameParts();
    /// The title, the facts and the buttons.
    [[nodiscard]] QLayout *newHead();
    /// Fills the stack: a sentence, the run as it was, the comparison.
    void addPages();
    void connectAll();
    void fillRun();
    void showComparison();
    /// Why the run cannot be compared, and what helps.
    void showObstacle();
    void showFacts(const QString &facts);
    [[nodiscard]] static QString differencesInCode(int count);
    /// `isAllSame`: the figures, tables and values, too.
    [[nodiscard]] static QString differencesInOutput(int count, bool isAllSame);
    void onHold(bool isHeld);
    void wishToCompare(bool isWished);
    void showCount();
    /// What the run is compared with now; null when there is nothing.
    [[nodiscard]] const ComparedWith *other() const;

    runner::LanguageInfo m_language; ///< of the run
    std::optional<runner::KeptRun> m_run;
    NowOf m_nowOf;
    IsClosed m_isClosed;
    std::optional<ComparedWith> m_now;
    std::optional<ComparedWith> m_held; ///< a run that others are compared with
    bool m_isComparing =
        false; ///< a person wants to; seen where there is something to compare with
    widgets::ElidedLabel *m_title;
    widgets::ElidedLabel *m_facts;
    QToolButton *m_asItWas = nullptr;
    QToolButton *m_compare = nullptr;
    QToolButton *m_hold = nullptr;
    QToolButton *m_restore = nullptr;
    QToolButton *m_reopen = nullptr;
    QLabel *m_count;
    widgets::IconButton *m_previous;
    widgets::IconButton *m_next;
    QStackedWidget *m_stack;
    QLabel *m_nothing;
    QSplitter *m_whole = nullptr; ///< code and output as they were
    QWidget *m_pair = nullptr; ///< the comparison with its heads
    widgets::CodeEditor *m_code;
    widgets::OutputPane *m_output;
    widgets::CompareView *m_comparison;
    RunHits *m_hits;
    QLabel *m_left;
    QLabel *m_right;
};

} // namespace sandpad::app
