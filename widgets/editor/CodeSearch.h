#pragma once

#include "widgets/editor/TextOffsets.h"
#include "widgets/find/FindBar.h"
#include "widgets/find/FindQuery.h"
#include "widgets/theme/Theme.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QTimer>

#include <optional>

class QsciScintilla;

namespace sandpad::widgets {

/// A place in the code where the searched text was found, within one line. In bytes.
struct CodeHit
{
    int start = 0;
    int length = 0; ///< 0: a pattern matched between two characters

    [[nodiscard]] int end() const { return start + length; }
    bool operator==(const CodeHit &) const = default;
};

/// Finds a text in an editor, marks it everywhere, and replaces it. It searches line by line in
/// slices of a few milliseconds, so that the window never waits, and again after each edit. The hit
/// that is looked at is the one that is selected. Child of its editor.
class CodeSearch : public QObject
{
    Q_OBJECT

public:
    /// The search ends when this many hits were found.
    static constexpr qsizetype kMostHits = 100'000;

    explicit CodeSearch(QsciScintilla *editor);

    void setTheme(const Theme &theme);
    /// Searches from now on, and selects the first hit from the caret on. A query without text ends
    /// the search.
    void start(const FindQuery &query);
    /// Searches only in what is selected now. The place is marked, and grows and shrinks with what
    /// is typed into it.
    void searchInSelection();
    void searchEverywhere();
    /// Selects the next hit, or the one before, in a circle.
    void step(int by);
    /// Replaces the selected hit and goes to the next; selects a hit where none is selected. In the
    /// replacement of a pattern, $0 to $9 stand for what was found and its groups, and \\n and \\t
    /// for a new line and a tabulator. Was anything replaced?
    bool replace(const QString &replacement);
    /// Replaces all hits, one step for undo. Returns how many there were.
    qsizetype replaceAll(const QString &replacement);

    [[nodiscard]] FindState state() const;

    /// Goes to the next hit of a search that nobody sees, and marks none.
    void stepUnseen(const FindQuery &query, int by);

signals:
    void changed();

private:
    /// In bytes.
    struct Range
    {
        int start = 0;
        int end = 0;
    };
    struct Line
    {
        Range range; ///< without the line's end
        DecodedLine decoded;
    };

    [[nodiscard]] Range selection() const;
    [[nodiscard]] std::optional<Range> within() const;
    void setWithin(const std::optional<Range> &range);
    void restart();
    void searchSlice();
    void searchNextLine();
    void finish();
    void finishNow();
    void mark();
    void markCurrent();
    void fill(int indicator, const Range &range) const;
    void clear(int indicator) const;
    [[nodiscard]] qsizetype current() const;
    void select(const CodeHit &hit);
    [[nodiscard]] QByteArray bytesIn(const Range &range) const;
    [[nodiscard]] Line lineAt(int place) const;
    [[nodiscard]] QByteArray replacementOf(const CodeHit &hit, const Line &line,
                                           const QString &replacement) const;
    void replaceRange(const Range &range, const QByteArray &text);

    QsciScintilla *m_editor;
    int m_withinMark; ///< numbers of Scintilla's indicators; the later ones are painted over it
    int m_hitMark;
    int m_currentMark;
    int m_currentText;
    FindQuery m_query;
    QRegularExpression m_pattern;
    QList<CodeHit> m_hits;
    QTimer m_timer; ///< active while a search is under way
    QByteArray m_text; ///< that is searched, during a search
    int m_next = 0; ///< the byte in it where the search goes on
    int m_end = 0; ///< the byte in it where the search ends
    QList<CodeHit> m_found; ///< so far
    std::optional<int> m_from; ///< a hit from here on will be selected
};

} // namespace sandpad::widgets
