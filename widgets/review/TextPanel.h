#pragma once

#include "widgets/text/SpokenText.h"
#include "widgets/text/TextLine.h"
#include "widgets/text/TextPainter.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

namespace sandpad::widgets {

/// Lines of text in the code font, wrapped at the panel's width, with labels for invisible
/// characters. Ctrl+C copies the text that the mouse has selected. The height follows from the
/// width.
class TextPanel : public QWidget, public SpokenText
{
    Q_OBJECT

public:
    explicit TextPanel(QWidget *parent);

    void setTheme(const Theme &theme);
    void setLines(const QList<TextLine> &lines);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] const QList<TextLine> &lines() const { return m_lines; }
    /// Where a line begins, in pixels.
    [[nodiscard]] int lineTop(qsizetype line) const;
    /// The text as it is shown, with the labels.
    [[nodiscard]] QString shownText() const;
    [[nodiscard]] QString selectedText() const;
    [[nodiscard]] QString spokenText() const override { return shownText(); }

public slots:
    void copy() const;
    void selectAll();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Place
    {
        qsizetype line = 0;
        qsizetype unit = 0;

        auto operator<=>(const Place &) const = default;
    };

    [[nodiscard]] TextGrid gridFor(int width) const;
    [[nodiscard]] qint64 rowsOf(qsizetype line) const;
    void countRows();
    [[nodiscard]] Place placeAt(QPoint point) const;
    void paintLine(QPainter &painter, qsizetype line, int top, const QRect &area);

    Theme m_theme;
    QList<TextLine> m_lines;
    QList<int> m_columns; ///< of each line
    TextGrid m_grid;
    QList<qint64> m_firstRows; ///< of each line at the present width
    Place m_anchor;
    Place m_caret;
};

} // namespace sandpad::widgets
