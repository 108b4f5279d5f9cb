#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace sandpad::app {

/// A text that is searched. A value.
struct SearchedText
{
    int number = 0; ///< names it in what was found
    QStringList words; ///< all of them are looked for
    QByteArray text;
    QString file; ///< is read for the text; empty: `text` has it
};

/// Where the words stand. A value.
struct FoundLine
{
    int number = 0; ///< of the line, from 0
    QString text; ///< of a long line the part around the words

    bool operator==(const FoundLine &) const = default;
};

/// The first line that has all of these words, however written.
[[nodiscard]] std::optional<FoundLine> lineWith(const QByteArray &text, const QStringList &words);

/// Searches texts in a thread of its own. Of long texts, and of very many, only so much is searched
/// that it takes a moment. Functions belong to the thread of the window.
class TextSearch : public QObject
{
public:
    /// The lines by the number of their text.
    using Found = std::function<void(const QHash<int, FoundLine> &lines)>;

    explicit TextSearch(QObject *parent);
    /// Waits until the search has stopped.
    ~TextSearch() override;

    /// Begins to search; what is searched so far is given up. `found` is called in this thread.
    void search(const QList<SearchedText> &texts, const Found &found);

private:
    std::shared_ptr<std::atomic<bool>> m_isWanted; ///< of the search that goes on
    QThreadPool m_thread;
};

} // namespace sandpad::app
