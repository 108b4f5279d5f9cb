#include "app/history/HistoryPanel.h"

#include "app/history/HistoryList.h"
#include "app/history/RunHits.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSplitter>
#include <QVBoxLayout>

namespace sandpad::app {

HistoryPanel::HistoryPanel(runner::HistoryStore &store,
                           const QList<runner::LanguageInfo> &languages, QWidget *parent)
    : QWidget(parent)
    , m_store(store)
{
    setObjectName(QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("History of runs"));
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    m_list = new HistoryList(store, languages, splitter);
    m_pane = new RunPane(splitter);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({ 380, 900 });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(splitter);
    connect(m_list, &HistoryList::chosen, this, &HistoryPanel::load);
    connect(m_list, &HistoryList::newestWanted, this, &HistoryPanel::loadNewest);
    connect(&m_list->model(), &HistoryModel::loaded, this, [this] {
        // The run that is shown may have been found by other words.
        if (const QString &searched = m_list->model().query().text;
            searched != m_pane->hits().searched())
            m_pane->hits().mark(searched);
        if (m_list->model().rowCount() > 0)
            return;
        m_pane->showNothing(m_list->model().all().runs == 0 ? tr("No run has been kept yet.")
                                                            : tr("No run is like that."));
    });
    connect(m_pane, &RunPane::restoreWanted, this, &HistoryPanel::restoreWanted);
    connect(m_pane, &RunPane::reopenWanted, this, &HistoryPanel::reopenWanted);
    connect(m_pane, &RunPane::noticed, this, &HistoryPanel::noticed);
    hide();
}

void HistoryPanel::setTheme(const widgets::Theme &theme)
{
    m_list->setTheme(theme);
    m_pane->setTheme(theme);
}

void HistoryPanel::open(const QString &scratchId, const NowOf &nowOf, const IsClosed &isClosed)
{
    QWidget::show();
    m_pane->release(); // it was of another look
    m_pane->setNow(nowOf, isClosed);
    m_list->field().clear(); // who comes again looks for something else
    m_list->open(scratchId);
    m_list->field().setFocus(Qt::OtherFocusReason);
}

void HistoryPanel::choose(qint64 id)
{
    m_list->mark(id); // else the list chooses its first one when it comes
    load(id);
}

void HistoryPanel::load(qint64 id)
{
    m_store.load(id).then(this,
                          [this, number = ++m_number](const runner::Result<runner::KeptRun> &run) {
                              if (number != m_number)
                                  return;
                              if (run)
                                  show(*run);
                              else
                                  m_pane->showNothing(run.error().text);
                          });
}

void HistoryPanel::loadNewest(const runner::RunQuery &query)
{
    m_store.newest(query).then(
        this, [this, number = ++m_number](const runner::Result<runner::KeptRun> &run) {
            if (number != m_number)
                return;
            if (!run)
                return m_pane->showNothing(run.error().text);
            if (run->head.id == 0)
                emit noticed(tr("No run of this scratch has succeeded yet."));
            else
                show(*run);
        });
}

void HistoryPanel::show(const runner::KeptRun &run)
{
    m_list->mark(run.head.id);
    m_pane->show(run, m_list->model().languageOf(run.head));
    m_pane->hits().mark(m_list->model().query().text);
}

void HistoryPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QWidget::keyPressEvent(event);
}

void HistoryPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    emit shown(true);
}

void HistoryPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    emit shown(false);
}

} // namespace sandpad::app
