#pragma once

#include "runner/model/Limits.h"
#include "runner/model/RunResult.h"
#include "widgets/theme/Theme.h"

#include <QList>
#include <QWidget>

#include <functional>
#include <optional>

namespace sandpad::widgets {
class Footer;
} // namespace sandpad::widgets

namespace sandpad::app {

class SessionStore;

/// The content of a tab: a scratch or the review of an answer. The window uses only this interface,
/// and passes on the commands that mean something to both.
class Page : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Unique and fit for a file name.
    [[nodiscard]] virtual QString id() const = 0;
    [[nodiscard]] virtual QString title() const = 0;
    /// The title without what the content says.
    [[nodiscard]] virtual QString ownTitle() const { return title(); }
    virtual void setTitle(const QString &title) = 0;
    /// More than the title tells, for its tab's tool tip: plain text, empty when there is nothing.
    [[nodiscard]] virtual QString about() const { return {}; }
    /// Has it a file whose text is another one?
    [[nodiscard]] virtual bool isFileChanged() const { return false; }
    /// Is it the tab of the file at this path?
    [[nodiscard]] virtual bool isOfFile(const QString & /*path*/) const { return false; }
    /// The colour of the dot on its tab.
    [[nodiscard]] virtual QColor accent() const = 0;
    [[nodiscard]] virtual bool isRunning() const = 0;
    /// How the run ended whose output is shown; nothing where there is none, or not one alone.
    [[nodiscard]] virtual std::optional<runner::Ending> ending() const { return {}; }
    virtual void setTheme(const widgets::Theme &theme) = 0;
    /// What was usual has changed, and what has the usual limits follows.
    virtual void setUsualLimits(const runner::Limits & /*before*/, const runner::Limits & /*now*/)
    { }
    /// Writes to the store what is to survive a restart.
    virtual void save(SessionStore &store) const = 0;
    virtual void showIn(widgets::Footer &footer) const = 0;
    /// Gives the focus to where one works on.
    virtual void focusContent() = 0;
    /// The parts that F6 goes through, in order; children of the page.
    [[nodiscard]] virtual QList<QWidget *> panes() const = 0;

public slots:
    virtual void run() = 0;
    virtual void stop() = 0;
    /// Puts on the clipboard what a model needs to mend what went wrong.
    virtual void copyForModel() = 0;

signals:
    /// The page's text, its run or its result has changed.
    void changed();
    /// A sentence for a moment, for example that something is on the clipboard now.
    void noticed(const QString &sentence);
    /// The same with something to do about it, which `accept` names; `accepted` does it, and is
    /// called at most once.
    void offered(const QString &sentence, const QString &accept,
                 const std::function<void()> &accepted);
    /// What was offered last is done, or is not needed any more.
    void settled();
    /// Only the text has changed; cheap, comes for every key.
    void textEdited();
};

} // namespace sandpad::app
