#pragma once

#include "runner/model/RunRequest.h"
#include "widgets/cards/Card.h"
#include "widgets/output/LongScrollBar.h"
#include "widgets/output/OutputGeometry.h"
#include "widgets/output/OutputLinks.h"
#include "widgets/output/OutputMarks.h"
#include "widgets/text/SpokenText.h"
#include "widgets/theme/KeyFocus.h"
#include "widgets/theme/Theme.h"

#include <QAbstractScrollArea>
#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>
#include <QUrl>

#include <optional>

namespace sandpad::widgets {

class CardDeck;
class InputLine;
class JumpButton;

/// Shows the output of a run while the run goes on. Only the visible text is painted; figures,
/// tables and errors are cards, child widgets between the text. New output is laid out and painted
/// at most once a frame. While the end is on the screen the view follows the output; else it stays.
class OutputView : public QAbstractScrollArea, public SpokenText
{
    Q_OBJECT

public:
    /// Selects the next link on the screen; Enter asks about it.
    static constexpr QKeyCombination kNextLinkKey = Qt::AltModifier | Qt::Key_Down;

    explicit OutputView(QWidget *parent = nullptr);

    void clear();
    /// The program's text, for the lines that error cards show. Give it before the run's events.
    void setSource(const QByteArray &source) { m_source = QString::fromUtf8(source).split(u'\n'); }
    void add(const runner::RunEvent &event);
    void setTheme(const Theme &theme);
    /// The sentence that is shown while there is no output; empty: how to begin.
    void setHint(const QString &hint)
    {
        m_hint = hint;
        viewport()->update();
    }

    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] const OutputDocument &document() const { return m_document; }
    [[nodiscard]] QString plainText() const { return m_document.plainText(); }
    [[nodiscard]] QString selectedText() const;
    /// First and last place; the same when nothing is selected.
    [[nodiscard]] std::pair<OutputPosition, OutputPosition> selection() const
    {
        return m_marks.selection();
    }
    [[nodiscard]] QString spokenText() const override;
    /// The cards, in order.
    [[nodiscard]] QList<Card *> cards() const;

    /// The line to type into, at the end of the output. setInputOpen() shows and hides it.
    [[nodiscard]] InputLine &inputLine() const { return *m_input; }
    void setInputOpen(bool isOpen);
    /// Shows a line that a person typed for the program; of a secret one its end alone.
    void addTyped(const QString &text, bool isSecret);
    /// Does the program print what is typed, as a terminal does?
    void setEchoedByProgram(bool isEchoed) { m_isEchoedByProgram = isEchoed; }

    /// Marks the hits of a search. The current one is marked more strongly; -1: none.
    void setHits(const QList<OutputHit> &hits, qsizetype current);
    /// Gives the focus to the part with the current hit where that has keys of its own, else to the
    /// view, where text of it is selected then.
    void focusHit();
    /// Scrolls to a place and opens the card that hides it. A folded value becomes text; the place
    /// is then gone, and the result is false.
    bool showPosition(OutputPosition position);
    /// The lines in which a search looks, of an item that is a card.
    [[nodiscard]] QStringList searchedLines(std::size_t item) const;
    /// The first place on the screen.
    [[nodiscard]] OutputPosition topPosition() const
    {
        return positionAt({ OutputGeometry::kSide, 0 });
    }
    /// The size of a terminal that fills the view.
    [[nodiscard]] runner::TerminalSize terminalSize() const;
    /// Is the end of the output on the screen, so that the view follows it?
    [[nodiscard]] bool isAtEnd() const { return m_bar->isAtEnd(); }

    /// Are invisible characters shown with labels? All text is then drawn in the order in which it
    /// is stored.
    void setInvisible(Invisible invisible);
    [[nodiscard]] Invisible invisible() const { return m_invisible; }

    /// Asks a person whether to open a link of the document's table; 0: nothing happens.
    void askForLink(quint16 link);
    void copyLink(quint16 link) const;

public slots:
    void copy() const;
    void selectAll();
    void scrollToEnd() { m_bar->setValue(m_bar->maximum()); }
    void selectNextLink();

signals:
    /// A card's searchedLines() have changed.
    void searchedLinesChanged();
    /// A card requests something that the view cannot do itself.
    void requested(const sandpad::widgets::OutputRequest &request);
    /// Esc was pressed in it or in its line to type into.
    void escaped();
    void inputEntered(const QString &text);
    void inputEnded();
    void invisibleChanged();
    /// The menu is wanted at this point of the screen. `place` is the character under the pointer;
    /// nothing when there is none.
    void menuRequested(std::optional<sandpad::widgets::OutputPosition> place, QPoint globalPoint);
    /// The run's bytes are to be shown, from about this offset on.
    void hexRequested(qint64 offset);
    /// A person said yes to opening this http, https or mailto address.
    void linkRequested(const QUrl &url);
    /// All output that has come is laid out.
    void laidOut();
    void themeChanged(const sandpad::widgets::Theme &theme);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { layOut(); }
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    /// A place that keeps its height on the screen while the layout changes.
    struct Hold
    {
        OutputPosition position;
        qint64 pixels = 0; ///< of it above the screen's edge
    };

    void scheduleLayout()
    {
        if (!m_layoutTimer.isActive())
            m_layoutTimer.start(untilNextFrame());
    }
    /// In milliseconds. What comes first after a pause is shown at once, the rest at the pace of a
    /// screen.
    [[nodiscard]] int untilNextFrame() const;
    /// After each change of the selection.
    void showMarks();
    void layOut();
    void onCardHeight();
    void placeCards();
    void chainFocus();
    /// What Tab leads to from the view itself; null when there is nothing. It is on the screen
    /// then.
    [[nodiscard]] QWidget *firstControl();
    /// Scrolls to a control of a card, or to the line to type into.
    void reveal(QWidget *part);
    void onRequested(std::size_t item, const OutputRequest &request);
    void unfold(std::size_t item);
    void showFiguresFrom(std::size_t item);
    [[nodiscard]] OutputPosition positionAt(QPoint point) const;
    [[nodiscard]] std::optional<OutputPosition> characterAt(QPoint point) const;
    /// Is the key meant for the line that a program waits for?
    [[nodiscard]] bool isForInput(const QKeyEvent &event) const;
    void typeIntoInput(QKeyEvent &event);
    /// The link that its key leads to, among those on the screen.
    [[nodiscard]] std::optional<OutputLinks::Place> nextLink();
    [[nodiscard]] Hold hold() const;
    [[nodiscard]] int contentWidth() const;

    Theme m_theme;
    QString m_hint;
    OutputDocument m_document;
    OutputGeometry m_geometry { m_document };
    QStringList m_source;
    Invisible m_invisible = Invisible::Hidden;
    QTimer m_layoutTimer;
    QElapsedTimer m_sinceFrame; ///< since the end of the last layout for what had come
    LongScrollBar *m_bar;
    bool m_staysInPlace = false; ///< a person has just opened something
    std::optional<std::size_t> m_mainCard; ///< of what came last, until a person scrolls
    qint64 m_laidOutAt = 0; ///< the offset after the last layout
    qint64 m_height = 0; ///< of everything, with what is below the output
    InputLine *m_input;
    bool m_isEchoedByProgram = false;
    JumpButton *m_jump;
    CardDeck *m_cards;
    OutputLinks *m_links;
    OutputMarks m_marks;
    KeyFocus m_keyFocus { viewport() };
};

} // namespace sandpad::widgets
