#pragma once

#include "widgets/output/Card.h"
#include "widgets/output/OutputGeometry.h"
#include "widgets/output/OutputMarks.h"
#include "widgets/theme/Theme.h"

#include <QAbstractScrollArea>
#include <QStringList>
#include <QTimer>

#include <vector>

class QToolButton;

namespace sandpad::widgets {

class InputLine;
class LongScrollBar;

/// What a run printed and showed, while it does so. Text is painted directly and only where it is
/// visible; figures, tables and errors are cards, child widgets between the text. New output is
/// laid out and painted at most once a frame. At the end it follows the output; elsewhere it stays.
class OutputView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit OutputView(QWidget *parent = nullptr);

    void clear();
    /// The program's text, for the lines that error cards show. Give it before the run's events.
    void setSource(const QByteArray &source);
    void add(const runner::RunEvent &event);
    void setTheme(const Theme &theme);

    [[nodiscard]] const OutputDocument &document() const { return m_document; }
    [[nodiscard]] QString plainText() const { return m_document.plainText(); }
    [[nodiscard]] QString selectedText() const;
    /// The cards, in order.
    [[nodiscard]] QList<Card *> cards() const;

    /// The line to type into, at the end of the output; shown from the first time that the program
    /// waits until setInputOpen(false).
    [[nodiscard]] InputLine &inputLine() const { return *m_input; }
    void setInputOpen(bool isOpen);

    /// What was found; `current` is shown stronger, -1: none.
    void setHits(const QList<OutputHit> &hits, qsizetype current);
    void showPosition(OutputPosition position);
    /// The first that is on the screen.
    [[nodiscard]] OutputPosition topPosition() const;
    /// Is the end of the output on the screen, so that the view follows it?
    [[nodiscard]] bool isAtEnd() const;

public slots:
    void copy() const;
    void selectAll();
    void scrollToEnd();

signals:
    void goToRequested(int line, int column);
    void stopRequested();
    void moreRequested(sandpad::runner::LimitKind kind);
    void reportRequested();
    void inputEntered(const QString &text);
    void inputEnded();
    /// What came since the last time has its place now.
    void laidOut();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
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

    void scheduleLayout();
    void layOut();
    void makeCards();
    void placeCards();
    void placeJump();
    void paintText(QPainter &painter, std::size_t item, const QRect &area);
    [[nodiscard]] OutputPosition positionAt(QPoint point) const;
    [[nodiscard]] Hold hold() const;
    [[nodiscard]] int contentWidth() const;
    void showHitPlaces();

    Theme m_theme;
    OutputDocument m_document;
    OutputGeometry m_geometry { m_document };
    std::vector<Card *> m_cards; ///< one for each item, children of the viewport; null for text
    QStringList m_source;
    QTimer m_layoutTimer;
    LongScrollBar *m_bar;
    qint64 m_height = 0; ///< of everything, with what is below the output
    InputLine *m_input;
    QToolButton *m_jump;
    OutputMarks m_marks;
};

} // namespace sandpad::widgets
