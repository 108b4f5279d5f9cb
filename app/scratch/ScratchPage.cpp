#include "app/scratch/ScratchPage.h"

#include "app/page/FileRequests.h"
#include "app/scratch/CodeMenu.h"
#include "app/scratch/ErrorPlaces.h"
#include "app/scratch/FirstLines.h"
#include "app/scratch/ModelReport.h"
#include "app/scratch/RunExpectation.h"
#include "app/scratch/ScratchRequest.h"
#include "app/scratch/TypeChecks.h"
#include "app/session/SessionStore.h"
#include "widgets/controls/Footer.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/EditorPane.h"
#include "widgets/editor/Folding.h"
#include "widgets/editor/Indentation.h"
#include "widgets/editor/LineEnds.h"
#include "widgets/output/InputLine.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QSplitter>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace sandpad::app {

namespace {
    constexpr std::chrono::milliseconds kFrame { 16 };
    constexpr QSize kLeastSide { 160, 80 };

} // namespace

ScratchPage::ScratchPage(runner::RunStarter &starter, Scratch scratch,
                         const runner::LanguageInfo &language, QWidget *parent)
    : Page(parent)
    , m_starter(starter)
    , m_scratch(std::move(scratch))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_code(new widgets::EditorPane(m_splitter))
    , m_editor(&m_code->editor())
    , m_pane(new widgets::OutputPane(m_splitter))
    , m_output(&m_pane->view())
{
    setObjectName(QStringLiteral("page"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    for (QWidget *side : { static_cast<QWidget *>(m_code), static_cast<QWidget *>(m_pane) })
        side->setMinimumSize(kLeastSide); // else one of them is a strip that nobody finds
    m_splitter->setSizes({ 480, 520 });
    setLanguage(language);
    m_editor->setBytes(m_scratch.code);
    m_editor->setCursorPosition(m_scratch.caret.line, m_scratch.caret.column);
    m_editor->folding().fold(m_scratch.folded);
    m_editor->setTopLine(m_scratch.topLine);
    m_editor->showLineStarts(); // the caret may have stood far to the right
    // NOLINTNEXTLINE(cppcoreguidelines-prefer-member-initializer): it reads what is shown by now
    m_firstLines = new FirstLines(*m_editor, this);
    connect(m_firstLines, &FirstLines::titleChanged, this, &ScratchPage::changed);
    // NOLINTNEXTLINE(cppcoreguidelines-prefer-member-initializer): as above
    m_types = new TypeChecks(m_starter, *m_editor, m_pane->typesNote(), this);
    compareWithFile();
    if (m_scratch.ending)
        m_output->setHint(tr("Reading what was there before…"));
    connectEditor();
    connectOutput();
    auto *expectation = new RunExpectation(*this, m_starter,
                                           [this] { return asInFile(request(), file().encoding); });
    connect(m_editor, &widgets::CodeEditor::textEdited, expectation, &RunExpectation::wait);
    connect(this, &ScratchPage::changed, expectation, &RunExpectation::wait);
    connect(&m_execution, &Execution::happened, this, &ScratchPage::onEvent);
    connect(&m_execution, &Execution::kept, this, &ScratchPage::ran);
    m_progress.setSingleShot(true);
    m_progress.setInterval(kFrame);
    connect(&m_progress, &QTimer::timeout, this, &ScratchPage::changed);
    setFocusProxy(m_editor);
}

ScratchPage::~ScratchPage()
{
    m_execution.breakOff();
}

void ScratchPage::connectEditor()
{
    using widgets::CodeEditor;
    m_editor->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_editor, &CodeEditor::customContextMenuRequested, this,
            [this](const QPoint &place) { openCodeMenu(*m_editor, place); });
    connect(m_editor, &CodeEditor::textEdited, this, &ScratchPage::textEdited);
    connect(m_editor, &CodeEditor::textEdited, this, [this] { m_attention = Attention::Code; });
    connect(m_editor, &CodeEditor::textEdited, this, &ScratchPage::compareWithFile);
    connect(m_editor, &CodeEditor::caretMoved, this, &ScratchPage::caretMoved);
    connect(m_editor, &CodeEditor::selectionChanged, this, &ScratchPage::caretMoved);
    connect(&m_editor->lineEnds(), &widgets::LineEnds::changed, this, &ScratchPage::caretMoved);
    connect(&m_editor->indentationStyle(), &widgets::Indentation::changed, this,
            &ScratchPage::caretMoved);
}

void ScratchPage::connectOutput()
{
    using widgets::OutputView;
    connect(m_output, &OutputView::inputEntered, this, [this](const QString &line) {
        m_execution.sendLine(line);
        emit changed();
    });
    connect(m_output, &OutputView::inputEnded, this, [this] {
        m_execution.endInput();
        m_output->setInputOpen(false);
        emit changed();
    });
    connect(m_output, &OutputView::laidOut, this,
            [this] { m_execution.setTerminalSize(m_output->terminalSize()); });
    connect(m_output, &OutputView::requested, this, &ScratchPage::onRequested);
    connect(m_output, &OutputView::escaped, this, &ScratchPage::leaveOutput);
    connect(m_output, &OutputView::invisibleChanged, this, &ScratchPage::changed);
    connect(m_output, &OutputView::linkRequested, this,
            [](const QUrl &url) { QDesktopServices::openUrl(url); });
}

Scratch ScratchPage::scratch() const
{
    Scratch scratch = m_scratch;
    scratch.code = m_editor->bytes();
    m_editor->getCursorPosition(&scratch.caret.line, &scratch.caret.column);
    scratch.topLine = m_editor->topLine();
    scratch.folded = m_editor->folding().folded();
    scratch.ending = ending();
    return scratch;
}

QString ScratchPage::title() const
{
    return m_scratch.titleBeside(m_firstLines->title());
}

void ScratchPage::setTitle(const QString &title)
{
    if (file().exists())
        return emit fileNameWanted(title);
    m_scratch.title = title.isEmpty() ? m_scratch.title : title;
    m_scratch.isNamed = !title.isEmpty(); // else it is called by its first lines again
    emit changed();
}

QString ScratchPage::about() const
{
    return fileWords(file(), m_isFileChanged, m_fileStamp);
}

void ScratchPage::setFile(const ScratchFile &file)
{
    if (m_scratch.file.path != file.path) {
        m_scratch.title = file.name();
        m_scratch.isNamed = true;
    }
    m_scratch.file = file;
    (void)isFileTouched(); // what is there now is known
    compareWithFile();
    emit changed();
}

bool ScratchPage::isFileTouched()
{
    const FileStamp stamp = FileStamp::of(file().path);
    const bool isTouched = m_fileStamp != stamp;
    m_fileStamp = stamp;
    if (isTouched) {
        compareWithFile();
        emit changed();
    }
    return isTouched;
}

void ScratchPage::takeText(const QByteArray &text)
{
    m_editor->replaceBytes(text);
}

void ScratchPage::compareWithFile()
{
    const bool isChanged = file().exists()
        && (isFileMissing()
            || !(file().mayHaveHeld(m_editor->byteCount()) && file().held(m_editor->bytes())));
    if (std::exchange(m_isFileChanged, isChanged) != isChanged)
        emit changed();
}

QColor ScratchPage::accent() const
{
    return QColor::fromString(m_language.accent);
}

void ScratchPage::save(SessionStore &store) const
{
    store.saveScratch(scratch(), title());
}

void ScratchPage::focusContent()
{
    m_editor->setFocus();
    if (m_execution.state() == Execution::State::Waiting)
        focusInput();
}

QList<QWidget *> ScratchPage::panes() const
{
    return { m_code, m_pane };
}

void ScratchPage::setTheme(const widgets::Theme &theme)
{
    m_code->setTheme(theme);
    m_pane->setTheme(theme);
}

runner::RunRequest ScratchPage::request() const
{
    runner::RunRequest request = requestFor(scratch(), m_keptFolder, m_output->terminalSize());
    if (request.interpreter.isEmpty())
        request.interpreter = m_usualInterpreters.value(m_language.id);
    request.figures = { .pixelRatio = m_output->devicePixelRatioF(), .isStepwise = true };
    return request;
}

QString ScratchPage::python() const
{
    const QString python = QStringLiteral("python");
    return m_language.id == python ? request().interpreter : m_usualInterpreters.value(python);
}

void ScratchPage::run(const runner::RunRequest &request, const TextEncoding &encoding,
                      const QString &kept)
{
    m_before.reset();
    m_scratch.ending.reset();
    m_types->forget();
    m_pane->setHeading({});
    m_output->clear();
    m_output->setHint(tr("Running…"));
    m_editor->clearErrors();
    m_output->setSource(request.snippet.code);
    m_output->setEchoedByProgram(request.usesTerminal);
    m_attention = Attention::Output;
    runner::KeptRunHead about;
    about.scratchId = id();
    about.title = kept;
    m_execution.start(m_starter, request, about, encoding);
    emit began();
    tellProgress();
}

void ScratchPage::stop()
{
    m_execution.stop();
    emit changed();
}

void ScratchPage::leaveOutput()
{
    if (isRunning())
        stop();
    else
        m_editor->setFocus(Qt::OtherFocusReason);
}

void ScratchPage::onEvent(const runner::RunEvent &event)
{
    m_output->add(event);
    if (const auto *started = std::get_if<runner::Started>(&event.payload)) {
        m_isolation = started->isolation;
        m_wasWarm = started->isWarm;
        // The output may have another size than when the run was asked for.
        m_execution.setTerminalSize(m_output->terminalSize());
        tellProgress();
    } else if (std::holds_alternative<runner::StepBegun>(event.payload)) {
        m_output->setHint(m_execution.state() == Execution::State::Compiling ? tr("Compiling…")
                                                                             : tr("Running…"));
        tellProgress();
    } else if (std::holds_alternative<runner::Usage>(event.payload)) {
        tellProgress();
    } else if (const auto *error = std::get_if<runner::ErrorReport>(&event.payload)) {
        // Where the program was when it was stopped is no fault.
        if (!runner::isInterruption(*error))
            m_editor->showErrors(errorPlaces(*error));
    } else if (const auto *waiting = std::get_if<runner::WaitingForInput>(&event.payload)) {
        askForInput(waiting->isSecret);
    } else if (std::holds_alternative<runner::Finished>(event.payload)) {
        m_output->setInputOpen(false);
        m_output->setHint(tr("Nothing was printed."));
        returnFocus();
        m_progress.stop();
        emit changed();
        m_types->onRunEnded();
    }
}

void ScratchPage::tellProgress()
{
    if (!m_progress.isActive())
        m_progress.start();
}

void ScratchPage::onRequested(const widgets::OutputRequest &request)
{
    if (const auto *place = std::get_if<widgets::GoTo>(&request))
        goTo(*place);
    else if (const auto *more = std::get_if<widgets::RunWithMore>(&request))
        runWithMore(more->kind);
    else if (const auto *other = std::get_if<widgets::RunAs>(&request))
        emit languageWanted(other->languageId);
    else if (const auto *file = std::get_if<widgets::RunWithFile>(&request))
        runWithFile(file->path);
    else if (std::holds_alternative<widgets::AddFiles>(request))
        chooseInputs();
    else if (std::holds_alternative<widgets::RunWithNetwork>(request))
        runWithNetwork();
    else if (std::holds_alternative<widgets::CopyReport>(request))
        copyForModel();
    else
        fulfilFileRequest(request, *this, m_starter, python());
}

void ScratchPage::runWithMore(runner::LimitKind kind)
{
    setLimits(runner::raised(m_scratch.limits, kind));
    // The new run deletes the card that asks, so the run begins when the card's signal is over.
    QMetaObject::invokeMethod(this, qOverload<>(&ScratchPage::run), Qt::QueuedConnection);
}

void ScratchPage::runWithFile(const QString &path)
{
    addInputs({ path });
    QMetaObject::invokeMethod(this, qOverload<>(&ScratchPage::run), Qt::QueuedConnection);
}

void ScratchPage::runWithNetwork()
{
    setNetwork(runner::Network::On);
    QMetaObject::invokeMethod(this, qOverload<>(&ScratchPage::run), Qt::QueuedConnection);
}

void ScratchPage::copyForModel()
{
    constexpr qsizetype kLines = 50;
    // Of an earlier session where nothing was run in this one.
    const auto *before = m_before ? runner::partOf<runner::Started>(*m_before) : nullptr;
    const auto *ended = m_before ? runner::partOf<runner::Finished>(*m_before) : nullptr;
    QApplication::clipboard()->setText(
        toMarkdown({ .scratch = scratch(),
                     .language = m_language.name,
                     .versions = before ? before->versions : m_execution.versions(),
                     .result = ended ? std::optional(ended->result) : m_execution.result(),
                     .output = m_output->document().tail(kLines) }));
    emit noticed(tr("Code, result and versions are on the clipboard, as Markdown for the model."));
}

void ScratchPage::askForInput(bool isSecret)
{
    m_output->setInputOpen(true);
    m_output->inputLine().ask(isSecret);
    emit changed();
    focusInput();
}

void ScratchPage::focusInput()
{
    // A person who is typing code keeps the focus.
    if (!isVisible() || m_attention != Attention::Output)
        return;
    m_isFocusLent = m_isFocusLent || m_editor->hasFocus();
    m_output->inputLine().setFocus(Qt::OtherFocusReason);
}

void ScratchPage::returnFocus()
{
    if (std::exchange(m_isFocusLent, false) && m_output->isAncestorOf(QApplication::focusWidget()))
        m_editor->setFocus(Qt::OtherFocusReason);
}

} // namespace sandpad::app
