#pragma once

#include "runner/model/RunRequest.h"
#include "widgets/cards/Card.h"
#include "widgets/output/LongScrollBar.h"
#include "widgets/output/OutputGeometry.h"
#include "widgets/output/OutputMarks.h"
#include "widgets/theme/Theme.h"

#include <QAbstractScrollArea>
#include <QStringList>
#include <QTimer>
#include <QUrl>

#include <optional>

namespace sandpad::widgets {

class CardDeck;
class InputLine;
class JumpButton;
class OutputLinks;

/// What a run printed and showed, while it does so. Text is painted directly and only where it is
/// visible; figures, tables and errors are cards, child widgets between the text. New output is
/// laid out and painted at most once a frame. At the end it follows the output; elsewhere it stays.
class OutputView : public QAbstractScrollArea
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
    /// What stands there before anything else does; empty: how to begin.
    void setHint(const QString &hint)
    {
        m_hint = hint;
        viewport()->update();
    }

    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] const OutputDocument &document() const { return m_document; }
    [[nodiscard]] QString plainText() const { return m_document.plainText(); }
    [[nodiscard]] QString selectedText() const;
    /// The cards, in order.
    [[nodiscard]] QList<Card *> cards() const;

    /// The line to type into, at the end of the output; shown from the first time that the program
    /// waits until setInputOpen(false).
    [[nodiscard]] InputLine &inputLine() const { return *m_input; }
    void setInputOpen(bool isOpen);
    /// Does what is typed come back as output, as from a terminal?
    void setEchoedByProgram(bool isEchoed) { m_isEchoedByProgram = isEchoed; }

    /// What was found; `current` is shown stronger, -1: none.
    void setHits(const QList<OutputHit> &hits, qsizetype current);
    /// Scrolls there and opens what hides it. False when it is not there any more: it was folded,
    /// and is a part of the text now.
    bool showPosition(OutputPosition position);
    /// What can be found in an item that is no text.
    [[nodiscard]] QStringList searchedLines(std::size_t item) const;
    /// The first that is on the screen.
    [[nodiscard]] OutputPosition topPosition() const
    {
        return positionAt({ OutputGeometry::kSide, 0 });
    }
    /// What a terminal of this size could show.
    [[nodiscard]] runner::TerminalSize terminalSize() const;
    /// Is the end of the output on the screen, so that the view follows it?
    [[nodiscard]] bool isAtEnd() const { return m_bar->isAtEnd(); }

    /// Do characters that do not show stand there with labels? All text is then drawn in the order
    /// in which it is stored.
    void setInvisible(Invisible invisible);
    [[nodiscard]] Invisible invisible() const { return m_invisible; }

    /// Asks whether a link of the document's table is to be opened; 0: nothing happens.
    void askForLink(quint16 link);
    void copyLink(quint16 link) const;

public slots:
    void copy() const;
    void selectAll();
    void scrollToEnd() { m_bar->setValue(m_bar->maximum()); }
    void selectNextLink();

signals:
    /// What can be found stands in another order now.
    void searchedLinesChanged();
    /// A card requests something that the view cannot do itself.
    void requested(const sandpad::widgets::OutputRequest &request);
    void stopRequested();
    void inputEntered(const QString &text);
    void inputEnded();
    void invisibleChanged();
    /// The commands for a place are wanted at this point of the screen. `place` is the character
    /// that was pointed at, nothing where there is none.
    void menuRequested(std::optional<sandpad::widgets::OutputPosition> place, QPoint globalPoint);
    /// The run's bytes are wanted, from about there on.
    void hexRequested(qint64 offset);
    /// A person said yes to opening this http, https or mailto address.
    void linkRequested(const QUrl &url);
    /// What came since the last time has its place now.
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
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    /// What stays where it is on the screen while the layout changes.
    struct Hold
    {
        OutputPosition position;
        qint64 pixels = 0; ///< of it above the screen's edge
    };

    void scheduleLayout()
    {
        if (!m_layoutTimer.isActive())
            m_layoutTimer.start();
    }
    /// After each change of the selection.
    void showMarks();
    void layOut();
    void onCardHeight();
    void placeCards();
    void onRequested(std::size_t item, const OutputRequest &request);
    void unfold(std::size_t item);
    void showFiguresFrom(std::size_t item);
    [[nodiscard]] OutputPosition positionAt(QPoint point) const;
    [[nodiscard]] std::optional<OutputPosition> characterAt(QPoint point) const;
    [[nodiscard]] quint16 linkAt(QPoint point) const;
    [[nodiscard]] Hold hold() const;
    [[nodiscard]] int contentWidth() const;

    Theme m_theme;
    QString m_hint;
    OutputDocument m_document;
    OutputGeometry m_geometry { m_document };
    QStringList m_source;
    Invisible m_invisible = Invisible::Hidden;
    QTimer m_layoutTimer;
    LongScrollBar *m_bar;
    bool m_staysInPlace = false; ///< a person has just opened something
    qint64 m_height = 0; ///< of everything, with what is below the output
    InputLine *m_input;
    bool m_isEchoedByProgram = false;
    JumpButton *m_jump;
    CardDeck *m_cards;
    OutputLinks *m_links;
    OutputMarks m_marks;
};

} // namespace sandpad::widgets
