#pragma once

#include "widgets/output/Card.h"
#include "widgets/output/OutputDocument.h"
#include "widgets/output/TextPainter.h"
#include "widgets/theme/Theme.h"

#include <QAbstractScrollArea>
#include <QStringList>
#include <QTimer>

#include <vector>

namespace sandpad::widgets {

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

    /// All of it as text; cards by the text that the program gave for them.
    [[nodiscard]] QString plainText() const;
    [[nodiscard]] QString selectedText() const;
    /// Lines of text, without those of cards.
    [[nodiscard]] qint64 lineCount() const;
    /// The cards, in order.
    [[nodiscard]] QList<Card *> cards() const;

public slots:
    void copy() const;
    void selectAll();

signals:
    void goToRequested(int line, int column);
    void stopRequested();

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
    /// A place in the text.
    struct Position
    {
        std::size_t item = 0;
        qsizetype line = 0;
        qsizetype unit = 0;

        auto operator<=>(const Position &) const = default;
    };
    struct Placed
    {
        Card *card = nullptr; ///< child of the viewport; null for text
        qint64 top = 0;
        qint64 height = 0;
    };

    void scheduleLayout();
    void layOut();
    void makeCards();
    void placeCards();
    void paintText(QPainter &painter, std::size_t item, const QRect &area);
    [[nodiscard]] std::pair<qsizetype, qsizetype> selectionIn(std::size_t item, qsizetype line,
                                                              qsizetype length) const;
    [[nodiscard]] Position positionAt(QPoint point) const;
    [[nodiscard]] qint64 heightOf(std::size_t item) const;
    [[nodiscard]] int contentWidth() const;
    [[nodiscard]] QString textBetween(Position from, Position to) const;

    Theme m_theme;
    TextGrid m_grid;
    OutputDocument m_document;
    std::vector<Placed> m_placed; ///< one for each item
    QStringList m_source;
    QTimer m_layoutTimer;
    Position m_anchor;
    Position m_caret;
};

} // namespace sandpad::widgets
