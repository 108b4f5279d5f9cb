#pragma once

#include "widgets/find/FindQuery.h"
#include "widgets/output/OutputDocument.h"

#include <QElapsedTimer>
#include <QObject>
#include <QRegularExpression>
#include <QTimer>

#include <functional>
#include <optional>

namespace sandpad::widgets {

/// A place where the searched text was found. It is within one line; for a card, within one of its
/// searchedLines().
struct OutputHit
{
    OutputPosition start;
    qsizetype length = 0;
};

/// Searches a whole output in slices of a few milliseconds, so that the window never waits. Lives
/// in the GUI thread with the document that it borrows.
class OutputSearch : public QObject
{
    Q_OBJECT

public:
    /// The search ends when this many hits were found; isFull() tells.
    static constexpr qsizetype kMostHits = 100'000;
    /// The most hits in one line of a card, which may be longer than a line of text.
    static constexpr int kMostInLine = 10'000;

    /// Tells the lines to search of an item that is a card.
    using CardLines = std::function<QStringList(std::size_t item)>;

    OutputSearch(const OutputDocument &document, CardLines cardLines, QObject *parent = nullptr);

    void start(const FindQuery &query);
    /// The document has grown, or was cleared.
    void documentChanged();

    [[nodiscard]] const QList<OutputHit> &hits() const { return m_hits; }
    [[nodiscard]] bool isFull() const { return m_hits.size() >= kMostHits; }
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    /// Why the pattern cannot be used; empty when it can.
    [[nodiscard]] QString error() const { return m_error; }

signals:
    /// Hits were added or removed, or the search has ended. Signalled a few times a second at most.
    void changed();

private:
    void restart();
    void searchSlice();
    [[nodiscard]] qsizetype lineCount();
    [[nodiscard]] QString nextLine() const;
    void searchLine(const QString &text);
    void tellNowAndThen();

    const OutputDocument &m_document;
    CardLines m_linesOf;
    FindQuery m_query;
    QRegularExpression m_pattern;
    QString m_error;
    QList<OutputHit> m_hits;
    OutputPosition m_next; ///< where the next slice begins
    std::optional<QStringList> m_card; ///< the lines of m_next's item if that is a card
    int m_edition = 0; ///< of the document that the hits are in
    QElapsedTimer m_told; ///< since changed()
    QTimer m_timer;
};

} // namespace sandpad::widgets
