#pragma once

#include "runner/history/HistoryStore.h"
#include "runner/model/LanguageInfo.h"

#include <QAbstractListModel>

#include <cstdint>
#include <optional>

namespace sandpad::app {

/// The runs that a query finds, the newest first. They come page by page as a view wants them, and
/// nothing waits for the disk.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role : std::uint16_t
    {
        kId = Qt::UserRole
    };

    /// Borrows the store, which must outlive it.
    HistoryModel(runner::HistoryStore &store, const QList<runner::LanguageInfo> &languages,
                 QObject *parent);

    /// Begins anew; loaded() follows, unless another search comes before.
    void search(const runner::RunQuery &query);
    [[nodiscard]] const runner::RunQuery &query() const { return m_query; }
    [[nodiscard]] const runner::KeptRunHead &head(int row) const { return m_heads[row]; }
    /// Does a day begin with this run, as the newest ones come first?
    [[nodiscard]] bool isFirstOfDay(int row) const;
    /// The language's name and the colour of its dot; of an unknown one its id, and no colour.
    [[nodiscard]] runner::LanguageInfo languageOf(const runner::KeptRunHead &head) const;
    /// Of the query, also those that have not come yet.
    [[nodiscard]] qint64 found() const { return m_found; }
    [[nodiscard]] const runner::HistorySize &all() const { return m_all; }
    /// The row of a run; invalid while it is not here.
    [[nodiscard]] QModelIndex indexOf(qint64 id) const;
    /// The row of a scratch's newest run; nothing while none is here.
    [[nodiscard]] std::optional<int> newestOf(const QString &scratchId) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    /// The first page of a search is here.
    void loaded();
    /// The history cannot be read; a sentence.
    void failed(const QString &sentence);

private:
    void onPage(int number, const runner::Result<runner::HistoryStore::Page> &page);
    void take(const runner::HistoryStore::Page &page);

    runner::HistoryStore &m_store;
    QList<runner::LanguageInfo> m_languages;
    runner::RunQuery m_query;
    QList<runner::KeptRunHead> m_heads;
    qint64 m_found = 0;
    runner::HistorySize m_all;
    int m_number = 0; ///< of the search; late answers of another one are dropped
    bool m_isFetching = false;
    bool m_isFirst = true; ///< the page that comes replaces what is here
};

} // namespace sandpad::app
