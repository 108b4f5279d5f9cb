#include "app/page/Dialogs.h"
#include "app/scratch/FirstLines.h"
#include "app/scratch/ScratchPage.h"
#include "app/scratch/TypeChecks.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/LinesToRun.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"

#include <QDir>
#include <QFileInfo>
#include <QSplitter>

#include <algorithm>

// How a scratch is run: what its controls set, and the commands.

namespace sandpad::app {

namespace {

    QString shownOnly(const runner::LanguageInfo &language)
    {
        return ScratchPage::tr("%1 is shown, not run.").arg(language.name);
    }

} // namespace

void ScratchPage::setLanguage(const runner::LanguageInfo &language)
{
    if (m_language.id != language.id && !m_language.id.isEmpty()) {
        m_scratch.interpreter.clear();
        // A button of a card may be what changes the language, so the card stays until it has.
        QMetaObject::invokeMethod(
            this, [this, former = m_language.name] { leaveRunBehind(former); },
            Qt::QueuedConnection);
    }
    m_language = language;
    m_scratch.languageId = language.id;
    m_editor->setLanguage(language);
    if (m_types)
        m_types->forget();
    m_output->setHint(language.canRun ? QString() : shownOnly(language));
    m_pane->setVisible(language.canRun || ending().has_value()); // else all room is for the text
    emit changed();
}

void ScratchPage::leaveRunBehind(const QString &former)
{
    const auto how = ending();
    if (isRunning() || !how)
        return;
    m_editor->clearErrors();
    if (*how == runner::Ending::Finished || *how == runner::Ending::Stopped)
        return m_pane->setHeading(tr("From before: this ran as %1.").arg(former));
    m_before.reset();
    m_execution.forget();
    m_pane->setHeading({});
    m_output->clear();
    m_output->setHint(m_language.canRun ? QString() : shownOnly(m_language));
    emit changed();
}

void ScratchPage::run()
{
    if (!canRun())
        return;
    run(request(), file().encoding, title());
    m_types->expectEnd(m_language, request());
}

void ScratchPage::checkTypes()
{
    m_firstLines->read();
    m_types->ask(m_language, request());
}

void ScratchPage::runSelection()
{
    if (!canRun())
        return;
    runner::RunRequest lines = request();
    const widgets::LineSpan span = widgets::linesToRun(*m_editor, lines.snippet.code);
    lines.snippet.code = widgets::linesAlone(lines.snippet.code, span);
    // The first line may name the encoding; other lines alone would be taken for UTF-8.
    const bool isFromStart = !lines.snippet.code.startsWith('\n');
    run(lines, isFromStart ? file().encoding : TextEncoding(),
        tr("%1 (selected lines)").arg(title()));
    // Names of the lines around are missing there, and nothing else would say why.
    m_pane->setHeading(span.last == span.first
                           ? tr("Only line %1 ran.").arg(span.first + 1)
                           : tr("Only lines %1 to %2 ran.").arg(span.first + 1).arg(span.last + 1));
}

bool ScratchPage::canRun()
{
    if (!m_language.canRun) {
        emit noticed(shownOnly(m_language));
        return false;
    }
    m_firstLines->read(); // the program is called as its tab, also right after a paste
    return true;
}

void ScratchPage::setInterpreter(const QString &path)
{
    m_scratch.interpreter = path;
    emit changed();
}

void ScratchPage::setUsualInterpreters(const QMap<QString, QString> &paths)
{
    m_usualInterpreters = paths;
    emit changed();
}

void ScratchPage::setOutputSide(OutputSide side)
{
    const auto direction = side == OutputSide::Below ? Qt::Vertical : Qt::Horizontal;
    if (direction == m_splitter->orientation())
        return;
    m_splitter->setOrientation(direction);
    m_editor->ensureCursorVisible(); // there may be less room for the code
}

void ScratchPage::setLimits(const runner::Limits &limits)
{
    m_scratch.limits = limits;
    emit changed();
}

void ScratchPage::setUsualLimits(const runner::Limits &before, const runner::Limits &now)
{
    if (m_scratch.limits == before)
        setLimits(now);
}

void ScratchPage::setNetwork(runner::Network network)
{
    m_scratch.network = network;
    emit changed();
}

void ScratchPage::setIsolation(const std::optional<runner::IsolationLevel> &level)
{
    m_scratch.isolation = level;
    m_isolation.reset(); // what the last run had says nothing of the next
    emit changed();
}

void ScratchPage::setAccount(const QString &name)
{
    m_scratch.runAs = name;
    emit changed();
}

void ScratchPage::setFiles(const widgets::FilesChoice &files)
{
    m_scratch.files = files;
    emit changed();
}

void ScratchPage::addInputs(const QStringList &paths)
{
    m_scratch.files.inputPaths += paths;
    m_scratch.files.inputPaths.removeDuplicates();
    emit changed();
}

void ScratchPage::goTo(const widgets::GoTo &place)
{
    if (place.file.isEmpty())
        return m_editor->goTo(place.line, place.column);
    // What a program made itself is nowhere but in its run.
    for (const QString &given : m_scratch.files.inputPaths) {
        const QString path = QFileInfo(given).dir().filePath(place.file);
        if (QFileInfo::exists(path) && (path == given || path.startsWith(given + u'/')))
            return emit fileWanted(path, place.line, place.column);
    }
    emit noticed(tr("%1 is not among the files that were added.").arg(place.file));
}

void ScratchPage::chooseInputs()
{
    connect(askForInputs(window()), &QFileDialog::filesSelected, this, &ScratchPage::addInputs);
}

void ScratchPage::setPreparedInputPath(const QString &path)
{
    m_scratch.files.preparedInputPath = path;
    m_scratch.files.preparedInput.clear();
    emit changed();
}

} // namespace sandpad::app
