#include "app/scratch/ScratchPage.h"

#include "app/page/Dialogs.h"
#include "app/page/PageDrawing.h"
#include "app/scratch/ModelReport.h"
#include "app/session/SessionStore.h"
#include "runner/workspace/Background.h"
#include "runner/workspace/KeptFolder.h"
#include "widgets/controls/Footer.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/InputLine.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QSplitter>
#include <QVBoxLayout>

namespace sandpad::app {

namespace {

    /// Beside a line the first of a message is enough.
    QString briefly(const QString &message)
    {
        return widgets::withLabels(widgets::withoutColours(message.section(u'\n', 0, 0)));
    }

    /// The lines to mark for an error: each place that a compiler named, else where it happened.
    QList<widgets::ErrorMark> marksFor(const runner::ErrorReport &error)
    {
        QList<widgets::ErrorMark> marks;
        for (const runner::Diagnostic &message : error.diagnostics) {
            if (message.isError && message.line > 0)
                marks.append({ .line = message.line,
                               .column = message.column,
                               .message = briefly(message.message) });
        }
        if (!marks.isEmpty())
            return marks;
        for (auto frame = error.frames.crbegin(); frame != error.frames.crend(); ++frame) {
            if (frame->isUser && frame->line > 0)
                return { { .line = frame->line,
                           .column = frame->column,
                           .message =
                               briefly(error.type + QStringLiteral(": ") + error.message) } };
        }
        return {};
    }

} // namespace

ScratchPage::ScratchPage(runner::RunStarter &starter, Scratch scratch,
                         const runner::LanguageInfo &language, QWidget *parent)
    : Page(parent)
    , m_starter(starter)
    , m_scratch(std::move(scratch))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_editor(new widgets::CodeEditor(m_splitter))
    , m_pane(new widgets::OutputPane(m_splitter))
    , m_output(&m_pane->view())
{
    setObjectName(QStringLiteral("page"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({ 480, 520 });
    setLanguage(language);
    m_editor->setBytes(m_scratch.code);
    connect(m_editor, &widgets::CodeEditor::textEdited, this, &ScratchPage::textEdited);
    connect(m_editor, &widgets::CodeEditor::textEdited, this, [this] { m_hasTyped = true; });
    connect(m_output, &widgets::OutputView::inputEntered, this, [this](const QString &line) {
        if (m_run)
            m_run->sendInput(line.toUtf8() + '\n');
        m_isWaiting = false;
        emit changed();
    });
    connect(m_output, &widgets::OutputView::inputEnded, this, [this] {
        if (m_run)
            m_run->endInput();
        m_output->setInputOpen(false);
    });
    connect(m_editor, &widgets::CodeEditor::caretMoved, this, &ScratchPage::caretMoved);
    connect(m_output, &widgets::OutputView::laidOut, this, &ScratchPage::followSize);
    connect(m_output, &widgets::OutputView::goToRequested, m_editor, &widgets::CodeEditor::goTo);
    connect(m_output, &widgets::OutputView::stopRequested, this, &ScratchPage::stop);
    connect(m_output, &widgets::OutputView::invisibleChanged, this, &ScratchPage::changed);
    connect(m_output, &widgets::OutputView::linkRequested, this,
            [](const QUrl &url) { QDesktopServices::openUrl(url); });
    connect(m_output, &widgets::OutputView::reportRequested, this, &ScratchPage::copyForModel);
    connect(m_output, &widgets::OutputView::fileOpenRequested, this,
            [this](const runner::FileEntry &file) { askToOpen(window(), file); });
    connect(m_output, &widgets::OutputView::pageRequested, this,
            [this](widgets::PagePreview *preview) { drawPage(m_starter, preview); });
    connect(m_output, &widgets::OutputView::moreRequested, this, [this](runner::LimitKind kind) {
        setLimits(runner::raised(m_scratch.limits, kind));
        // The card that asked is gone with the run's start.
        QMetaObject::invokeMethod(this, &ScratchPage::run, Qt::QueuedConnection);
    });
    setFocusProxy(m_editor);
}

ScratchPage::~ScratchPage() = default;

Scratch ScratchPage::scratch() const
{
    Scratch scratch = m_scratch;
    scratch.code = m_editor->bytes();
    return scratch;
}

void ScratchPage::setTitle(const QString &title)
{
    m_scratch.title = title;
    emit changed();
}

QColor ScratchPage::accent() const
{
    return QColor::fromString(m_language.accent);
}

void ScratchPage::save(SessionStore &store) const
{
    store.saveScratch(scratch());
}

void ScratchPage::showIn(widgets::Footer &footer) const
{
    if (isRunning())
        footer.showRunning(m_since, m_isWaiting);
    else if (m_result)
        footer.showResult(*m_result);
    else
        footer.showNothing();
    int line = 0;
    int column = 0;
    m_editor->getCursorPosition(&line, &column);
    footer.showCaret(line + 1, column + 1);
}

void ScratchPage::focusContent()
{
    m_editor->setFocus();
}

void ScratchPage::setLanguage(const runner::LanguageInfo &language)
{
    if (m_language.id != language.id && !m_language.id.isEmpty())
        m_scratch.interpreter.clear();
    m_language = language;
    m_scratch.languageId = language.id;
    m_editor->setLanguage(language);
    emit changed();
}

void ScratchPage::setInterpreter(const QString &path)
{
    m_scratch.interpreter = path;
    emit changed();
}

void ScratchPage::setLimits(const runner::Limits &limits)
{
    m_scratch.limits = limits;
    emit changed();
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

void ScratchPage::setPreparedInputPath(const QString &path)
{
    m_scratch.files.preparedInputPath = path;
    m_scratch.files.preparedInput.clear();
    emit changed();
}

void ScratchPage::askKeptSize(const std::function<void(qint64)> &tell)
{
    runner::inBackground(
        this, [folder = m_keptFolder] { return runner::KeptFolder(folder).sizeBytes(); }, tell);
}

void ScratchPage::emptyKeptFiles()
{
    runner::inBackground(
        this,
        [folder = m_keptFolder] {
            runner::KeptFolder(folder).empty();
            return true;
        },
        [](bool) {});
}

void ScratchPage::setTheme(const widgets::Theme &theme)
{
    m_editor->setTheme(theme);
    m_pane->setTheme(theme);
}

runner::RunRequest ScratchPage::request() const
{
    const widgets::FilesChoice &files = m_scratch.files;
    runner::RunRequest request;
    request.snippet = { .languageId = m_scratch.languageId, .code = m_editor->bytes() };
    request.limits = m_scratch.limits;
    request.interpreter = m_scratch.interpreter;
    request.network = m_scratch.network;
    request.isolation = m_scratch.isolation;
    request.runAs = m_scratch.runAs;
    request.standardInput = files.preparedInput;
    // Prepared input is all that there is, as from a file.
    request.keepsInputOpen = !files.hasPreparedInput();
    request.usesTerminal = files.usesTerminal;
    if (files.usesTerminal)
        request.terminalSize = m_output->terminalSize();
    request.workspace = { .inputPaths = files.inputPaths,
                          .standardInputPath = files.preparedInputPath,
                          .keptFolder = files.keepsFiles ? m_keptFolder : QString() };
    return request;
}

void ScratchPage::run()
{
    const runner::RunRequest request = this->request();
    m_run.reset();
    m_output->clear();
    m_output->setHint(tr("Running…"));
    m_editor->clearErrors();
    m_output->setSource(request.snippet.code);
    m_output->setEchoedByProgram(request.usesTerminal);
    m_result.reset();
    m_since.start();
    m_hasTyped = false;
    m_isWaiting = false;
    m_hasStarted = false;
    m_terminalSize = request.terminalSize;
    m_run = m_starter.start(request);
    connect(m_run.get(), &runner::Run::happened, this, &ScratchPage::onEvent);
    emit changed();
}

void ScratchPage::followSize()
{
    const bool isHeard = m_run && m_hasStarted && m_scratch.files.usesTerminal;
    if (const runner::TerminalSize size = m_output->terminalSize();
        isHeard && size != m_terminalSize)
        m_run->resizeTerminal(m_terminalSize = size);
}

void ScratchPage::stop()
{
    if (m_run)
        m_run->stop();
}

void ScratchPage::onEvent(const runner::RunEvent &event)
{
    m_output->add(event);
    if (const auto *started = std::get_if<runner::Started>(&event.payload)) {
        m_hasStarted = true;
        m_isolation = started->isolation;
        followSize();
        m_versions = started->versions;
        emit changed();
    } else if (const auto *error = std::get_if<runner::ErrorReport>(&event.payload)) {
        markError(*error);
    } else if (const auto *waiting = std::get_if<runner::WaitingForInput>(&event.payload)) {
        askForInput(waiting->isSecret);
    } else if (const auto *end = std::get_if<runner::Finished>(&event.payload)) {
        finish(end->result);
    }
}

void ScratchPage::copyForModel()
{
    constexpr qsizetype kLines = 50;
    QGuiApplication::clipboard()->setText(
        toMarkdown({ .scratch = scratch(),
                     .language = m_language.name,
                     .versions = m_versions,
                     .result = m_result,
                     .output = m_output->document().tail(kLines) }));
    emit noticed(tr("Code, result and versions are on the clipboard, as Markdown for the model."));
}

void ScratchPage::askForInput(bool isSecret)
{
    m_output->setInputOpen(true);
    m_output->inputLine().setSecret(isSecret);
    m_isWaiting = true;
    emit changed();
    // Whoever is typing code goes on with it.
    if (isVisible() && !m_hasTyped)
        m_output->inputLine().setFocus(Qt::OtherFocusReason);
}

void ScratchPage::markError(const runner::ErrorReport &error)
{
    m_editor->showErrors(marksFor(error));
}

void ScratchPage::finish(const runner::RunResult &result)
{
    m_result = result;
    m_isWaiting = false;
    m_output->setInputOpen(false);
    m_output->setHint(tr("Nothing was printed."));
    // We are in a slot of the run's own signal.
    m_run.release()->deleteLater();
    emit changed();
}

} // namespace sandpad::app
