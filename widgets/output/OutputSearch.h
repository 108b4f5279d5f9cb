#pragma once

#include "widgets/output/OutputDocument.h"

#include <QElapsedTimer>
#include <QObject>
#include <QRegularExpression>
#include <QTimer>

#include <functional>
#include <optional>

namespace sandpad::widgets {

/// A place where the searched text stands; within one line, of a card one of those that it names.
struct OutputHit
{
    OutputPosition start;
    qsizetype length = 0;
};

/// What to look for.
struct OutputQuery
{
    QString text; ///< empty: nothing
    bool isPattern = false; ///< a regular expression
    bool isCaseSensitive = false;

    bool operator==(const OutputQuery &) const = default;
};

/// Looks through all of an output in slices of a few milliseconds, so that the window stays alive
/// whatever the size. Lives in the GUI thread with the document that it borrows.
class OutputSearch : public QObject
{
    Q_OBJECT

public:
    /// More are not kept; isFull() tells.
    static constexpr qsizetype kMostHits = 100'000;
    /// And of one line of a card, which may be longer than those of text.
    static constexpr int kMostInLine = 10'000;

    /// The lines to look through of an item that is no text.
    using CardLines = std::function<QStringList(std::size_t item)>;

    OutputSearch(const OutputDocument &document, CardLines cardLines, QObject *parent = nullptr);

    void start(const OutputQuery &query);
    /// The document has grown, or was cleared.
    void documentChanged();

    [[nodiscard]] const QList<OutputHit> &hits() const { return m_hits; }
    [[nodiscard]] bool isFull() const { return m_hits.size() >= kMostHits; }
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    /// Why the pattern cannot be used; empty when it can.
    [[nodiscard]] QString error() const { return m_error; }

signals:
    /// Hits were added or all are gone, or all was looked at; a few times a second.
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
    OutputQuery m_query;
    QRegularExpression m_pattern;
    QString m_error;
    QList<OutputHit> m_hits;
    OutputPosition m_next; ///< where the next slice begins
    std::optional<QStringList> m_card; ///< the lines of m_next's item if it is no text
    int m_edition = 0; ///< of the document that the hits are in
    QElapsedTimer m_told; ///< since changed()
    QTimer m_timer;
};

} // namespace sandpad::widgets
