#include "app/history/HistoryModel.h"

#include "app/history/RunWords.h"
#include "runner/model/Prose.h"

#include <algorithm>

namespace sandpad::app {

HistoryModel::HistoryModel(runner::HistoryStore &store,
                           const QList<runner::LanguageInfo> &languages, QObject *parent)
    : QAbstractListModel(parent)
    , m_store(store)
    , m_languages(languages)
{ }

void HistoryModel::search(const runner::RunQuery &query)
{
    m_query = query;
    m_query.before = runner::RunQuery().before;
    ++m_number;
    m_isFirst = true;
    m_isFetching = false;
    fetchMore({});
}

bool HistoryModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_isFetching && m_heads.size() < m_found;
}

void HistoryModel::fetchMore(const QModelIndex & /*parent*/)
{
    if (m_isFetching)
        return;
    m_isFetching = true;
    runner::RunQuery query = m_query;
    if (!m_isFirst && !m_heads.isEmpty())
        query.before = m_heads.last().id;
    m_store.list(query).then(
        this, [this, number = m_number](const runner::Result<runner::HistoryStore::Page> &page) {
            // It may be here already, and a view that fetches may be in the middle of a reset.
            QMetaObject::invokeMethod(
                this, [this, number, page] { onPage(number, page); }, Qt::QueuedConnection);
        });
}

void HistoryModel::onPage(int number, const runner::Result<runner::HistoryStore::Page> &page)
{
    if (number != m_number)
        return;
    m_isFetching = false;
    if (page)
        take(*page);
    else
        emit failed(page.error().text);
}

void HistoryModel::take(const runner::HistoryStore::Page &page)
{
    m_all = page.all;
    m_found = page.found;
    if (std::exchange(m_isFirst, false)) {
        beginResetModel();
        m_heads = page.runs;
        endResetModel();
        emit loaded();
    } else if (page.runs.isEmpty()) {
        m_found = m_heads.size(); // the rest was deleted meanwhile
    } else {
        const int before = rowCount();
        beginInsertRows({}, before, before + static_cast<int>(page.runs.size()) - 1);
        m_heads += page.runs;
        endInsertRows();
    }
}

QModelIndex HistoryModel::indexOf(qint64 id) const
{
    const auto found = std::ranges::find(m_heads, id, &runner::KeptRunHead::id);
    return found == m_heads.end() ? QModelIndex()
                                  : index(static_cast<int>(found - m_heads.begin()));
}

std::optional<int> HistoryModel::newestOf(const QString &scratchId) const
{
    const auto found = std::ranges::find(m_heads, scratchId, &runner::KeptRunHead::scratchId);
    return found == m_heads.end() ? std::nullopt
                                  : std::optional(static_cast<int>(found - m_heads.begin()));
}

bool HistoryModel::isFirstOfDay(int row) const
{
    const auto day = [this](int at) { return m_heads[at].began.toLocalTime().date(); };
    return row == 0 || day(row - 1) != day(row);
}

runner::LanguageInfo HistoryModel::languageOf(const runner::KeptRunHead &head) const
{
    const auto found = std::ranges::find(m_languages, head.languageId, &runner::LanguageInfo::id);
    if (found != m_languages.end())
        return *found;
    runner::LanguageInfo unknown;
    unknown.id = unknown.name = head.languageId;
    return unknown;
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_heads.size());
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    const runner::KeptRunHead &shown = m_heads[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return shown.title;
    case Qt::AccessibleTextRole: {
        // A good end has no words.
        return runner::listOf({ shown.title, languageOf(shown).name, endingWords(shown.ending),
                                outputWords(shown), beganWords(shown) });
    }
    case kId:
        return shown.id;
    default:
        return {};
    }
}

} // namespace sandpad::app
