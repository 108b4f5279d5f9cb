#include "app/review/ReviewPage.h"

#include "app/page/FileRequests.h"
#include "app/review/OriginalText.h"
#include "app/review/ReviewBar.h"
#include "app/review/ReviewWords.h"
#include "app/session/SessionStore.h"
#include "runner/answer/read/AnswerReader.h"
#include "runner/model/OutcomeSentence.h"
#include "widgets/controls/Footer.h"
#include "widgets/figures/Background.h"
#include "widgets/review/ReviewNotes.h"
#include "widgets/review/ReviewView.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace sandpad::app {

using runner::AnswerBlock;
using widgets::BlockProgress;

namespace {
    /// This is often enough while many short blocks finish.
    constexpr int kSummaryMs = 100;
} // namespace

ReviewPage::ReviewPage(runner::RunStarter &starter, StoredReview stored,
                       const QList<runner::LanguageInfo> &languages, QWidget *parent)
    : Page(parent)
    , m_stored(std::move(stored))
    , m_languages(languages)
    , m_starter(starter)
    , m_jobs(starter)
    , m_bar(new ReviewBar(this))
    , m_stack(new QStackedWidget(this))
    , m_reading(new QLabel(m_stack))
    , m_view(new widgets::ReviewView(m_languages, m_stack))
    , m_original(new OriginalText(m_stack))
{
    setObjectName(QStringLiteral("page"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);
    m_reading->setAlignment(Qt::AlignCenter);
    m_reading->setProperty("tone", QStringLiteral("muted"));
    for (QWidget *shown : { static_cast<QWidget *>(m_reading), static_cast<QWidget *>(m_view),
                            static_cast<QWidget *>(m_original) })
        m_stack->addWidget(shown);
    m_bar->setScope(scopeNamed(m_stored.scope));
    m_bar->setReady(false);
    m_original->setText(m_stored.text);
    connectBar();
    connectView();
    connectRun();
    m_summaryTimer.setSingleShot(true);
    m_summaryTimer.setInterval(kSummaryMs);
    connect(&m_summaryTimer, &QTimer::timeout, this, [this] {
        showSummary();
        emit changed();
    });
    read();
}

ReviewPage::~ReviewPage() = default;

void ReviewPage::connectBar()
{
    connect(m_bar, &ReviewBar::runRequested, this, &ReviewPage::run);
    connect(m_bar, &ReviewBar::stopRequested, this, &ReviewPage::stop);
    connect(m_bar, &ReviewBar::scopeChosen, this, [this](runner::BlockScope scope) {
        m_stored.scope = scopeName(scope);
        m_bar->setScope(scope);
        emit textEdited();
    });
    connect(m_bar, &ReviewBar::repairsRequested, this, [this] {
        showOriginal(false);
        m_view->reviewRepairs();
    });
    connect(m_bar, &ReviewBar::reportRequested, this, &ReviewPage::copyReport);
    connect(m_bar, &ReviewBar::failuresRequested, this, &ReviewPage::copyForModel);
    connect(m_bar, &ReviewBar::originalRequested, this, &ReviewPage::showOriginal);
    connect(m_original, &OriginalText::left, this, [this] {
        showOriginal(false);
        focusContent();
    });
}

void ReviewPage::connectView()
{
    using widgets::ReviewView;
    connect(m_view, &ReviewView::runRequested, this, &ReviewPage::runBlock);
    connect(m_view, &ReviewView::roleChosen, this, &ReviewPage::changeRole);
    connect(m_view, &ReviewView::codeEdited, this, &ReviewPage::changeCode);
    connect(m_view, &ReviewView::repairsUndone, this, &ReviewPage::undoRepairs);
    connect(m_view, &ReviewView::permissionGiven, this, &ReviewPage::permit);
    connect(m_view, &ReviewView::scratchRequested, this, &ReviewPage::openScratch);
    connect(m_view, &ReviewView::requested, this, [this](const widgets::OutputRequest &request) {
        fulfilFileRequest(request, window(), m_starter);
    });
}

void ReviewPage::connectRun()
{
    connect(&m_jobs, &ReviewJobs::examined, this, [this](const runner::Answer &answer) {
        m_state.setExamined(answer);
        m_view->setTopLine(dependencyLine(review().answer.packages()));
    });
    connect(&m_jobs, &ReviewJobs::blockStarted, this, &ReviewPage::onBlockStarted);
    connect(&m_jobs, &ReviewJobs::blockFinished, this, &ReviewPage::onBlockFinished);
    connect(&m_jobs, &ReviewJobs::finished, this, &ReviewPage::onFinished);
}

void ReviewPage::read()
{
    m_reading->setText(
        tr("Reading the answer (%1)…").arg(QLocale().formattedDataSize(m_stored.text.size(), 1)));
    m_stack->setCurrentWidget(m_reading);
    widgets::inBackground(
        this,
        [text = m_stored.text, languages = m_languages] {
            return runner::readAnswer(text, languages);
        },
        [this](const runner::Answer &answer) { onRead(answer); });
}

void ReviewPage::onRead(const runner::Answer &answer)
{
    m_isReading = false;
    m_state.setAnswer(answer, m_stored.changes);
    const qsizetype count = answer.blocks.size();
    if (m_stored.title.isEmpty())
        m_stored.title = tr("Answer · %1").arg(blockCount(count));
    m_bar->setReady(count > 0);
    m_bar->original().setEnabled(true);
    if (count == 0)
        m_reading->setText(tr("There is no code in this text. The original text shows all of it."));
    else
        showAll();
    m_stack->setCurrentWidget(m_bar->original().isChecked() ? static_cast<QWidget *>(m_original)
                                  : count == 0              ? static_cast<QWidget *>(m_reading)
                                                            : m_view);
    // The focus was elsewhere in the page while there was nothing to work on.
    if (isAncestorOf(window()->focusWidget()) && m_stack->currentWidget() == m_view)
        m_view->setFocus();
    emit changed();
}

void ReviewPage::showAll()
{
    m_view->setItems(m_state.items());
    m_view->setTopLine(dependencyLine(review().answer.packages()));
    showSummary();
}

void ReviewPage::showSummary()
{
    m_bar->setRepairs(m_state.repairCount());
    QMap<runner::Verdict, int> summary;
    if (m_hasRun)
        summary = runner::summaryOf(review());
    // During a run, a block whose turn has not come yet is no news.
    if (isRunning())
        summary.remove(runner::Verdict::NotChecked);
    m_bar->setSummary(summary);
    if (!isRunning())
        m_view->setNotes({ .sentence = m_hasRun ? runner::sentenceOf(review()) : QString(),
                           .evidence = runner::evidenceSentenceOf(review()),
                           .notChecked = runner::notCheckedOf(review()) });
}

void ReviewPage::run()
{
    m_view->flushEdits();
    if (const int edited = m_view->editedBlock(); edited > 0)
        return runBlock(edited);
    QList<int> indices;
    for (const AnswerBlock &block : review().answer.blocks)
        indices.append(block.index);
    if (!indices.isEmpty() && !isRunning())
        start(indices);
}

void ReviewPage::runBlock(int index)
{
    m_view->flushEdits();
    if (!isRunning())
        return start({ index });
    m_queue.append(index);
    showProgress({ index }, BlockProgress::Waiting);
}

void ReviewPage::start(const QList<int> &indices)
{
    showOriginal(false);
    m_hasRun = true;
    m_wanted = indices.size();
    m_done = 0;
    m_running = 0;
    m_since.start();
    m_state.beginRun();
    for (const int index : indices) {
        const AnswerBlock *block = m_state.block(index);
        if (block && block->canRun())
            showProgress({ index }, BlockProgress::Waiting);
    }
    m_view->setNotes({}); // what is true at the end
    m_jobs.start(review().answer, scopeNamed(m_stored.scope), indices);
    m_bar->setRunning(true);
    emit changed();
}

void ReviewPage::showProgress(const QList<int> &indices, BlockProgress progress)
{
    for (const int index : indices) {
        m_state.setProgress(index, progress);
        showItem(index);
    }
}

void ReviewPage::showItem(int index)
{
    m_view->setItem(m_state.item(index));
}

void ReviewPage::onBlockStarted(int index)
{
    m_running = index;
    const AnswerBlock *block = m_state.block(index);
    if (block && block->canRun())
        showProgress({ index }, BlockProgress::Running);
    emit changed();
}

void ReviewPage::onBlockFinished(int index, const runner::BlockResult &result)
{
    ++m_done;
    m_state.setResult(index, result);
    showItem(index);
    if (!m_summaryTimer.isActive())
        m_summaryTimer.start();
}

void ReviewPage::onFinished()
{
    m_tookMs = m_since.elapsed();
    m_running = 0;
    m_state.endProgress();
    const QList<widgets::ReviewItem> shown = m_view->items();
    for (const widgets::ReviewItem &item : shown) {
        if (item.progress != BlockProgress::Idle)
            showItem(item.block.index);
    }
    m_bar->setRunning(false);
    showSummary();
    emit changed();
    if (!m_queue.isEmpty())
        start(std::exchange(m_queue, {}));
}

void ReviewPage::stop()
{
    m_queue.clear();
    m_jobs.stop();
}

void ReviewPage::changeRole(int index, runner::BlockRole role, const QString &languageId)
{
    m_state.setRole(index, role, languageId);
    // Other cards may appear, disappear, or get other claims.
    showAll();
    m_view->showBlock(m_state.item(index).block.index);
    emit textEdited();
}

void ReviewPage::changeCode(int index, const QString &code)
{
    m_state.setCode(index, code);
    showItem(index);
    showSummary();
    emit textEdited();
}

void ReviewPage::undoRepairs(int index, bool areUndone)
{
    m_state.setUnrepaired(index, areUndone);
    showItem(index);
    showSummary();
    emit textEdited();
}

void ReviewPage::permit(int index, const widgets::Permission &permission)
{
    m_jobs.give(index, permission);
    runBlock(index);
}

void ReviewPage::openScratch(int index)
{
    m_view->flushEdits();
    if (const AnswerBlock *block = m_state.block(index))
        emit scratchRequested(block->languageId, block->code.toUtf8());
}

void ReviewPage::copyReport()
{
    QGuiApplication::clipboard()->setText(runner::toMarkdown(review()));
    emit noticed(tr("The report is on the clipboard, as Markdown."));
}

void ReviewPage::copyForModel()
{
    QGuiApplication::clipboard()->setText(runner::failuresAsMarkdown(review()));
    emit noticed(tr("What is false is on the clipboard, as Markdown for the model."));
}

void ReviewPage::showOriginal(bool isShown)
{
    m_bar->setOriginalShown(isShown);
    if (isShown)
        m_stack->setCurrentWidget(m_original);
    else if (m_isReading || review().answer.blocks.isEmpty())
        m_stack->setCurrentWidget(m_reading);
    else
        m_stack->setCurrentWidget(m_view);
}

StoredReview ReviewPage::stored() const
{
    m_view->flushEdits();
    StoredReview stored = m_stored;
    if (!m_isReading)
        stored.changes = m_state.changes();
    return stored;
}

void ReviewPage::save(SessionStore &store) const
{
    store.saveReview(stored());
}

void ReviewPage::setTitle(const QString &title)
{
    m_stored.title = title;
    emit changed();
}

QColor ReviewPage::accent() const
{
    return widgets::Theme::light().accent;
}

void ReviewPage::setTheme(const widgets::Theme &theme)
{
    m_view->setTheme(theme);
    m_original->setTheme(theme);
}

void ReviewPage::focusContent()
{
    m_view->setFocus();
}

QString ReviewPage::statusText() const
{
    if (m_isReading)
        return tr("Reading…");
    if (isRunning())
        return m_running > 0
            ? tr("Block %1 · %2 of %3 done").arg(m_running).arg(m_done).arg(m_wanted)
            : tr("Looking at %1…").arg(blockCount(m_wanted));
    QString blocks = blockCount(review().answer.blocks.size());
    if (!m_hasRun)
        return blocks;
    constexpr double kMsPerSecond = 1000;
    return QStringLiteral("%1 · %2 · %3")
        .arg(blocks, tr("%1 run twice").arg(m_state.ranTwice()),
             runner::humanSeconds(static_cast<double>(m_tookMs) / kMsPerSecond));
}

void ReviewPage::showIn(widgets::Footer &footer) const
{
    const QString profile = m_jobs.hasGiven()
        ? tr("Strictest profile, more for blocks that were given more")
        : tr("Strictest profile: no network, empty home");
    if (isRunning())
        footer.showProgress(statusText(), m_since, profile);
    else
        footer.showStatus(statusText(), profile);
}

} // namespace sandpad::app
