#include "app/history/HistoryList.h"

#include "app/history/HistoryDelegate.h"
#include "app/history/RunWords.h"
#include "runner/model/OutcomeSentence.h"
#include "widgets/controls/Choice.h"
#include "widgets/controls/Icons.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

namespace sandpad::app {

namespace {
    constexpr std::chrono::milliseconds kTypingPause(120);
} // namespace

HistoryList::HistoryList(runner::HistoryStore &store, const QList<runner::LanguageInfo> &languages,
                         QWidget *parent)
    : QWidget(parent)
    , m_store(store)
    , m_model(new HistoryModel(store, languages, this))
    , m_delegate(new HistoryDelegate(this))
    , m_field(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_language(new widgets::Choice(this))
    , m_outcome(new widgets::Choice(this))
    , m_lastGood(new QToolButton(this))
    , m_view(new QListView(this))
    , m_kept(new QLabel(this))
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kTypingPause);
    build(languages);
    connectAll();
    connect(&store, &runner::HistoryStore::retentionChanged, this, &HistoryList::showKept);
}

QToolButton *HistoryList::addChip(const QString &text)
{
    auto *chip = new QToolButton(this);
    chip->setObjectName(QStringLiteral("chip"));
    chip->setText(text);
    chip->setCheckable(true);
    chip->setAutoExclusive(true);
    chip->setFocusPolicy(Qt::TabFocus);
    return chip;
}

void HistoryList::build(const QList<runner::LanguageInfo> &languages)
{
    m_field->setPlaceholderText(tr("Search code and output"));
    m_field->setAccessibleName(tr("Search runs"));
    m_field->setClearButtonEnabled(true);
    m_everything = addChip(tr("All scratches"));
    m_this = addChip(tr("This one"));
    m_everything->setChecked(true);
    m_language->setAccessibleName(tr("Language"));
    m_language->addItem(tr("All languages"));
    for (const runner::LanguageInfo &language : languages)
        m_language->addItem(language.name, language.id);
    m_outcome->setAccessibleName(tr("Outcome"));
    m_outcome->addItem(tr("All outcomes"));
    for (const auto &ending : runner::kEndings)
        m_outcome->addItem(endingWords(ending.value), static_cast<int>(ending.value));
    m_lastGood->setText(tr("Last that succeeded"));
    m_lastGood->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_lastGood->setAccessibleName(tr("Last run that succeeded"));
    m_lastGood->setToolTip(tr("Shows the last run of this scratch that succeeded"));
    m_lastGood->setFocusPolicy(Qt::TabFocus);
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Runs"));
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (QLabel *label : { m_count, m_kept }) {
        label->setTextFormat(Qt::PlainText);
        label->setProperty("tone", QStringLiteral("muted"));
    }

    auto *scope = new QHBoxLayout;
    scope->addWidget(m_everything);
    scope->addWidget(m_this);
    scope->addStretch();
    scope->addWidget(m_count);
    auto *filters = new QHBoxLayout;
    filters->addWidget(m_language, 1);
    filters->addWidget(m_outcome, 1);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(12, 12, 12, 8);
    top->setSpacing(8);
    top->addWidget(m_field);
    top->addLayout(scope);
    top->addLayout(filters);
    top->addWidget(m_lastGood, 0, Qt::AlignLeft);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_view, 1);
    m_kept->setContentsMargins(12, 8, 12, 8);
    m_kept->setMinimumWidth(1);
    column->addWidget(m_kept);
}

void HistoryList::connectAll()
{
    connect(&m_delay, &QTimer::timeout, this, &HistoryList::search);
    connect(m_field, &QLineEdit::textChanged, &m_delay, qOverload<>(&QTimer::start));
    m_field->installEventFilter(this);
    for (QToolButton *chip : { m_everything, m_this })
        connect(chip, &QToolButton::clicked, this, &HistoryList::search);
    for (QComboBox *filter : { m_language, m_outcome })
        connect(filter, &QComboBox::currentIndexChanged, this, &HistoryList::search);
    connect(m_model, &HistoryModel::loaded, this, &HistoryList::onLoaded);
    connect(m_model, &HistoryModel::failed, m_kept, &QLabel::setText);
    connect(&m_store, &runner::HistoryStore::added, this, [this] {
        // A person who has scrolled far down stays there.
        if (isVisible() && m_view->currentIndex().row() < runner::RunQuery().most - 1)
            m_delay.start();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                const qint64 id = current.data(HistoryModel::kId).toLongLong();
                if (current.isValid() && std::exchange(m_marked, id) != id)
                    emit chosen(id);
            });
    connect(m_lastGood, &QToolButton::clicked, this, [this] {
        runner::RunQuery wanted;
        wanted.scratchId = m_scratchId;
        wanted.ending = runner::Ending::Finished;
        emit newestWanted(wanted);
    });
}

void HistoryList::setTheme(const widgets::Theme &theme)
{
    m_delegate->setTheme(theme);
    m_lastGood->setIcon(
        widgets::symbolIcon(widgets::Symbol::Check, theme.success, theme.disabledText));
    m_view->viewport()->update();
}

void HistoryList::open(const QString &scratchId)
{
    m_scratchId = scratchId;
    m_marked = 0;
    m_this->setEnabled(!scratchId.isEmpty());
    if (scratchId.isEmpty())
        m_everything->setChecked(true);
    m_field->selectAll();
    search();
}

runner::RunQuery HistoryList::query() const
{
    runner::RunQuery wanted;
    wanted.text = m_field->text();
    if (m_this->isChecked())
        wanted.scratchId = m_scratchId;
    wanted.languageId = m_language->currentData().toString();
    if (const QVariant ending = m_outcome->currentData(); ending.isValid())
        wanted.ending = static_cast<runner::Ending>(ending.toInt());
    return wanted;
}

void HistoryList::search()
{
    m_delay.stop();
    m_model->search(query());
}

void HistoryList::mark(qint64 id)
{
    m_marked = id;
    const QModelIndex index = m_model->indexOf(id);
    if (index.isValid())
        m_view->setCurrentIndex(index);
    else
        m_view->clearSelection();
}

void HistoryList::showKept()
{
    const auto sizeOf = [](qint64 bytes) { return runner::humanBytes(static_cast<double>(bytes)); };
    const auto days = static_cast<int>(m_store.retention().age.count());
    const QString kept = days == 1 ? tr("Kept for one day; %1 of %2")
                                   : tr("Kept for %n days; %1 of %2", nullptr, days);
    m_kept->setText(kept.arg(sizeOf(m_model->all().bytes), sizeOf(m_store.retention().bytes)));
}

/// The last run of the scratch that was shown, where it is among those that were found.
int HistoryList::firstWanted() const
{
    return m_model->newestOf(m_scratchId).value_or(0);
}

void HistoryList::onLoaded()
{
    const QLocale locale;
    const qint64 all = m_model->all().runs;
    m_count->setText((all == 1 ? tr("%1 of %2 run") : tr("%1 of %2 runs"))
                         .arg(locale.toString(m_model->found()), locale.toString(all)));
    showKept();
    if (m_model->indexOf(m_marked).isValid())
        mark(m_marked);
    else if (m_model->rowCount() > 0)
        m_view->setCurrentIndex(m_model->index(firstWanted()));
}

bool HistoryList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
            const int by = key->key() == Qt::Key_Down ? 1 : -1;
            const QModelIndex next = m_model->index(m_view->currentIndex().row() + by);
            if (next.isValid())
                m_view->setCurrentIndex(next);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sandpad::app
