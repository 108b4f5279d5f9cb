#include "app/scratch/TypeChecks.h"

#include "app/scratch/ErrorPlaces.h"
#include "runner/model/Prose.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/TypesNote.h"

#include <utility>

namespace sandpad::app {

namespace {

    QList<widgets::TypesNote::Place> placesIn(const QList<widgets::ErrorMark> &marks)
    {
        QList<widgets::TypesNote::Place> places;
        for (const widgets::ErrorMark &mark : marks) {
            if (places.isEmpty() || places.last().line != mark.line)
                places.append(
                    { .line = mark.line, .column = mark.column, .details = mark.details });
        }
        return places;
    }

    /// Of packages without types nothing is known.
    QString unknownIn(const runner::TypeFindings &findings)
    {
        return findings.unknownPackages.isEmpty()
            ? QString()
            : TypeChecks::tr("Not checked: what comes from %1, whose types are not here.")
                  .arg(runner::listOf(findings.unknownPackages));
    }

} // namespace

TypeChecks::TypeChecks(runner::RunStarter &starter, widgets::CodeEditor &editor,
                       widgets::TypesNote &note, QObject *parent)
    : QObject(parent)
    , m_starter(starter)
    , m_editor(editor)
    , m_note(note)
{
    connect(&editor, &widgets::CodeEditor::textEdited, this, &TypeChecks::onTextEdited);
    connect(&note, &widgets::TypesNote::placeWanted, &editor, &widgets::CodeEditor::goTo);
}

void TypeChecks::expectEnd(const runner::LanguageInfo &language, const runner::RunRequest &run)
{
    m_awaited = runner::typeCheckOf(language, run);
}

void TypeChecks::onRunEnded()
{
    const auto check = std::exchange(m_awaited, std::nullopt);
    if (check && m_isAutomatic)
        start(*check, Occasion::RunEnded);
}

void TypeChecks::ask(const runner::LanguageInfo &language, const runner::RunRequest &run)
{
    auto check = runner::typeCheckOf(language, run);
    if (!check)
        return;
    check->urgency = runner::Urgency::Usual; // somebody waits for it
    m_note.showSentence(tr("The types are being checked…"));
    start(*check, Occasion::Asked);
}

void TypeChecks::start(const runner::RunRequest &check, Occasion occasion)
{
    m_check = check;
    m_occasion = occasion;
    m_recorder = {};
    m_run = m_starter.start(check);
    connect(m_run.get(), &runner::Run::happened, this, [this](const runner::RunEvent &event) {
        m_recorder.add(event);
        if (m_recorder.isFinished()) {
            m_run.release()->deleteLater(); // it calls
            onEnd(std::exchange(m_recorder, {}).result());
        }
    });
}

void TypeChecks::cancel()
{
    m_run.reset();
    m_awaited.reset();
}

void TypeChecks::forget()
{
    cancel();
    m_note.hide();
    m_editor.showTypeErrors({});
}

void TypeChecks::onTextEdited()
{
    cancel();
    m_note.hide(); // marks go with their lines
}

void TypeChecks::onEnd(const runner::RunResult &result)
{
    const bool isAsked = m_occasion == Occasion::Asked;
    const auto findings = runner::typeFindingsOf(m_check, result);
    if (findings && (isAsked || !findings->errors.isEmpty()))
        show(*findings);
    else if (!findings && isAsked)
        m_note.showSentence(findings.error().text);
    m_check = {}; // its code may be large
    emit checked();
}

void TypeChecks::show(const runner::TypeFindings &findings)
{
    const auto marks = typePlaces(findings);
    m_editor.showTypeErrors(marks);
    const QString unknown = unknownIn(findings);
    if (!findings.errors.isEmpty())
        m_note.showErrors(static_cast<int>(findings.errors.size()) + findings.moreErrors,
                          placesIn(marks), unknown);
    else
        m_note.showSentence(runner::sentencesOf(
            { findings.hasErrorsBeside ? tr("Types are fine here, but not in the files beside it.")
                                       : tr("Types are fine."),
              unknown }));
}

} // namespace sandpad::app
