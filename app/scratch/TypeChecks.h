#pragma once

#include "runner/check/TypeCheck.h"
#include "runner/model/Run.h"
#include "runner/model/RunRecorder.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>

namespace sandpad::widgets {
class CodeEditor;
class TypesNote;
} // namespace sandpad::widgets

namespace sandpad::app {

/// The checks of the types of one scratch: after a run that has ended, and on request. One goes on
/// at most. A change of the text ends it, and so does a run, so what is shown is about the text
/// that is there. Child of its page.
class TypeChecks : public QObject
{
    Q_OBJECT

public:
    /// Borrows all, which must outlive it.
    TypeChecks(runner::RunStarter &starter, widgets::CodeEditor &editor, widgets::TypesNote &note,
               QObject *parent);

    /// Whether a run that has ended is followed by a check.
    void setAutomatic(bool isAutomatic) { m_isAutomatic = isAutomatic; }
    /// The program of this request was started, and its types may be checked when it has ended.
    void expectEnd(const runner::LanguageInfo &language, const runner::RunRequest &run);
    void onRunEnded();
    /// A person wants to know: what comes of it is said, whatever it is.
    void ask(const runner::LanguageInfo &language, const runner::RunRequest &run);
    /// Ends a check, and removes what the last one has shown.
    void forget();

    [[nodiscard]] bool isUnderWay() const { return m_run != nullptr; }

signals:
    /// A check has ended by itself, and what there is to say is shown.
    void checked();

private:
    enum class Occasion : std::uint8_t
    {
        RunEnded, ///< only errors are said
        Asked
    };

    void start(const runner::RunRequest &check, Occasion occasion);
    /// Ends a check, and forgets the one that the end of a run was to begin.
    void cancel();
    void onTextEdited();
    void onEnd(const runner::RunResult &result);
    void show(const runner::TypeFindings &findings);

    runner::RunStarter &m_starter;
    widgets::CodeEditor &m_editor;
    widgets::TypesNote &m_note;
    bool m_isAutomatic = true;
    std::optional<runner::RunRequest> m_awaited; ///< the check for the run that goes on
    runner::RunRequest m_check; ///< that goes on
    Occasion m_occasion = Occasion::RunEnded;
    runner::RunRecorder m_recorder; ///< of the check
    std::unique_ptr<runner::Run> m_run; ///< null while there is none
};

} // namespace sandpad::app
