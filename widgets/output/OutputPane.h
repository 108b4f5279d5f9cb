#pragma once

#include "widgets/find/FindBar.h"
#include "widgets/find/FindQuery.h"
#include "widgets/output/OutputSearch.h"
#include "widgets/theme/Theme.h"

#include <QPointer>
#include <QWidget>

class QLabel;

namespace sandpad::widgets {

class HexWindow;
class InvisibleNote;
class OutputView;
class TypesNote;

/// The output with the row to find something in it, and with notes: when it has invisible
/// characters, and about the program's types.
class OutputPane : public QWidget
{
    Q_OBJECT

public:
    explicit OutputPane(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    /// A sentence above the output that says what it is; empty: none.
    void setHeading(const QString &sentence);
    [[nodiscard]] QLabel &heading() const { return *m_heading; }
    [[nodiscard]] OutputView &view() const { return *m_view; }
    [[nodiscard]] FindBar &findBar() const { return *m_findBar; }
    [[nodiscard]] TypesNote &typesNote() const { return *m_types; }
    /// Puts a widget below the output. Takes it over.
    void addBelow(QWidget *widget);

    /// Marks what is found, without the row; none of them is the current one.
    void mark(const FindQuery &query);
    /// Which of these marks is looked at.
    [[nodiscard]] FindState markState() const;
    /// From 0; -1: none of them.
    void goToMark(qsizetype mark);

public slots:
    /// Opens the row to find something, with the selected text.
    void find();
    /// Goes to the next hit, or the one before; opens the row when it is closed.
    void stepHit(int by);
    /// Opens the window with the run's bytes, at an offset.
    void showHex(qint64 offset = 0);

signals:
    void themeChanged(const sandpad::widgets::Theme &theme);

private:
    void onQueryChanged(const FindQuery &query);
    void search(const FindQuery &query);
    void closeFindBar();
    void onSearched();
    void step(int by);
    void showHits();
    void showCurrent();
    void updateNote();

    QLabel *m_heading;
    OutputView *m_view;
    FindBar *m_findBar;
    InvisibleNote *m_note;
    TypesNote *m_types;
    bool m_isNoteDone = false; ///< a person has answered the note in this run
    OutputSearch *m_search;
    QPointer<HexWindow> m_hex;
    Theme m_theme = Theme::light();
    bool m_isMarking = false; ///< the hits are those of mark()
    qsizetype m_current = -1;
    qsizetype m_awaited = -1; ///< becomes the current hit when it is found again; -1: none
    QString m_asked; ///< the text that was looked for last
    OutputPosition m_from; ///< the first current hit is the next one from here on
};

} // namespace sandpad::widgets
