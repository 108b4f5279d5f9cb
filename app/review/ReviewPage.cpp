#include "app/review/ReviewPage.h"

#include "app/page/FileRequests.h"
#include "app/review/OriginalText.h"
#include "app/review/ReviewBar.h"
#include "app/review/ReviewReports.h"
#include "app/review/ReviewStack.h"
#include "app/review/ReviewWords.h"
#include "app/session/SessionStore.h"
#include "widgets/controls/Footer.h"
#include "widgets/figures/Background.h"
#include "widgets/review/ReviewPane.h"
#include "widgets/review/ReviewView.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sandpad::app {

using runner::AnswerBlock;
using widgets::BlockProgress;

namespace {
    /// This is often enough while many short blocks finish.
    constexpr int kSummaryMs = 100;
} // namespace

ReviewPage::ReviewPage(runner::RunStarter &starter, StoredReview stored,
                       const QList<runner::LanguageInfo> &languages, const QString &keptFolder,
                       QWidget *parent)
    : Page(parent)
    , m_stored(std::move(stored))
    , m_kept(keptFolder)
    , m_languages(languages)
    , m_starter(starter)
    , m_jobs(starter)
    , m_bar(new ReviewBar(this))
    , m_stack(new ReviewStack(m_languages, this))
    , m_pane(&m_stack->pane())
    , m_view(&m_pane->view())
    , m_reports(new ReviewReports(this))
    , m_original(&m_stack->original())
{
    setObjectName(QStringLiteral("page"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);
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
    connect(m_bar, &ReviewBar::saveRequested, this, &ReviewPage::saveReport);
    connect(m_reports, &ReviewReports::noticed, this, &ReviewPage::noticed);
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
    connect(m_view, &ReviewView::codeEdited, this, [this](int index, const QString &code) {
        m_state.setCode(index, code);
        onChanged(index);
    });
    connect(m_view, &ReviewView::repairsUndone, this, [this](int index, bool areUndone) {
        m_state.setUnrepaired(index, areUndone);
        onChanged(index);
    });
    connect(m_view, &ReviewView::permissionGiven, this,
            [this](int index, const widgets::Permission &permission) {
                m_jobs.give(index, permission);
                runBlock(index);
            });
    connect(m_view, &ReviewView::scratchRequested, this, &ReviewPage::openScratch);
    connect(m_view, &ReviewView::requested, this, [this](const widgets::OutputRequest &request) {
        fulfilFileRequest(request, *this, m_starter);
    });
}

void ReviewPage::connectRun()
{
    connect(&m_jobs, &ReviewJobs::examined, this, [this](const runner::Answer &answer) {
        m_state.setExamined(answer);
        showTopLine();
    });
    connect(&m_jobs, &ReviewJobs::blockStarted, this, &ReviewPage::onBlockStarted);
    connect(&m_jobs, &ReviewJobs::blockFinished, this, &ReviewPage::onBlockFinished);
    connect(&m_jobs, &ReviewJobs::finished, this, &ReviewPage::onFinished);
}

void ReviewPage::read()
{
    m_stack->setBlocks(
        false,
        tr("Reading the answer (%1)…").arg(QLocale().formattedDataSize(m_stored.text.size(), 1)));
    m_stack->showOriginal(false);
    widgets::inBackground(
        this,
        [stored = m_stored, languages = m_languages, kept = m_kept] {
            return readStored(stored, languages, kept);
        },
        [this](const ReadAnswer &read) { onRead(read); });
}

void ReviewPage::onRead(const ReadAnswer &read)
{
    m_isReading = false;
    m_state.setAnswer(read.answer, m_stored.changes, read.prose);
    m_before = read.ended;
    if (m_before.isValid())
        m_state.setBefore(read.before);
    const qsizetype count = read.answer.blocks.size();
    if (m_stored.title.isEmpty())
        m_stored.title = answerTitle(m_stored.text);
    if (m_stored.title.isEmpty())
        m_stored.title = tr("Answer · %1").arg(blockCount(m_state.items().size()));
    m_bar->setReady(count > 0);
    m_bar->original().setEnabled(true);
    m_stack->setBlocks(count > 0,
                       tr("There is no code in this text. The original text shows all of it."));
    if (count > 0)
        showAll();
    showOriginal(m_bar->original().isChecked());
    // The focus was elsewhere while there was nothing to work on.
    const bool isWanted = std::exchange(m_wantsFocus, false) && isVisible();
    if ((isWanted || isAncestorOf(window()->focusWidget())) && m_stack->showsBlocks())
        m_view->setFocus();
    emit changed();
}

void ReviewPage::showAll()
{
    m_pane->setItems(m_state.items(), hasRun());
    showTopLine();
    showSummary();
}

void ReviewPage::showTopLine()
{
    m_view->setTopLine(topLines(m_before, review().answer.dependencies));
}

void ReviewPage::showSummary()
{
    m_bar->setRepairs(m_state.repairCount());
    m_pane->updateSummary(hasRun());
    m_pane->setProgress(isRunning() ? statusText() : QString());
    if (!isRunning())
        m_pane->setNotes({ .sentence = {},
                           .evidence = runner::evidenceSentenceOf(review()),
                           .notChecked = runner::notCheckedOf(review()),
                           .closing = m_state.closing() });
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
    showProgress(index, BlockProgress::Waiting);
}

void ReviewPage::start(const QList<int> &indices)
{
    showOriginal(false);
    const QList<int> runnable = m_state.runnable(indices);
    if (const QSet<int> now(indices.begin(), indices.end()); std::ranges::all_of(
            review().results.keys(), [&](int shown) { return now.contains(shown); }))
        m_before = {};
    m_progress.begin(runnable.size());
    m_state.beginRun();
    for (const int index : runnable)
        showProgress(index, BlockProgress::Waiting);
    m_pane->setNotes({}); // what is true at the end
    m_jobs.start(review().answer, scopeNamed(m_stored.scope), indices);
    m_bar->setRunning(true);
    emit changed();
}

void ReviewPage::showProgress(int index, BlockProgress progress)
{
    m_state.setProgress(index, progress);
    showItem(index);
}

void ReviewPage::showItem(int index)
{
    m_pane->setItem(m_state.item(index));
}

void ReviewPage::onBlockStarted(int index)
{
    if (!m_state.canRun(index))
        return;
    m_progress.blockStarted(index);
    showProgress(index, BlockProgress::Running);
    emit changed();
}

void ReviewPage::onBlockFinished(int index, const runner::BlockResult &result)
{
    if (m_state.canRun(index))
        m_progress.blockFinished();
    if (!result.run.isolation.layers.isEmpty()) // it ran
        m_bar->showIsolation(result.run.isolation);
    m_state.setResult(index, result);
    showItem(index);
    if (!m_summaryTimer.isActive())
        m_summaryTimer.start();
}

void ReviewPage::onFinished()
{
    m_progress.end();
    m_state.endProgress();
    const QList<widgets::ReviewItem> shown = m_pane->items();
    for (const widgets::ReviewItem &item : shown) {
        if (item.progress != BlockProgress::Idle)
            showItem(item.block.index);
    }
    m_bar->setRunning(false);
    showTopLine();
    showSummary();
    m_kept.write(
        runner::keptReview(review().answer, review().results, QDateTime::currentDateTimeUtc()));
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
    m_pane->goTo(m_state.item(index).block.index);
    emit textEdited();
}

void ReviewPage::onChanged(int index)
{
    showItem(index);
    showSummary();
    emit textEdited();
}

void ReviewPage::openScratch(int index)
{
    m_view->flushEdits();
    if (const AnswerBlock *block = m_state.block(index))
        emit scratchRequested(block->languageId, block->code.toUtf8());
}

bool ReviewPage::showBlocks()
{
    showOriginal(false);
    return m_stack->showsBlocks();
}

void ReviewPage::showOriginal(bool isShown)
{
    m_bar->setOriginalShown(isShown);
    m_stack->showOriginal(isShown);
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

QString ReviewPage::title() const
{
    return m_stored.shownTitle();
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
    m_bar->setTheme(theme);
    m_stack->setTheme(theme);
}

void ReviewPage::focusContent()
{
    m_view->setFocus();
    m_wantsFocus = m_isReading; // the view is not there before
}

QList<QWidget *> ReviewPage::panes() const
{
    return { m_view, m_original, m_bar };
}

QString ReviewPage::statusText() const
{
    if (m_isReading)
        return tr("Reading…");
    return isRunning() ? m_progress.runningText()
                       : m_progress.doneText(m_pane->items().size(), m_state.ranTwice());
}

void ReviewPage::showIn(widgets::Footer &footer) const
{
    const QString profile = m_jobs.hasGiven()
        ? tr("Strictest profile, with more rights for blocks that you gave them")
        : tr("Strictest profile: no network, empty home, nothing installed");
    if (isRunning())
        footer.showProgress(statusText(), m_progress.since(), profile);
    else
        footer.showStatus(statusText(), profile);
}

} // namespace sandpad::app
