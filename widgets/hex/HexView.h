#pragma once

#include "widgets/text/ByteSpool.h"
#include "widgets/theme/Theme.h"

#include <QAbstractScrollArea>

namespace sandpad::widgets {

/// A run's bytes: rows of an offset, sixteen bytes and their ASCII. Bytes of the error stream have
/// its colour, bytes that are not UTF-8 are marked. Only the visible rows are read and painted, so
/// the size does not matter.
class HexView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    static constexpr int kRowBytes = 16;
    /// The most bytes that are put on the clipboard.
    static constexpr qint64 kMostCopied = 16 << 20;

    HexView(std::shared_ptr<const ByteSpool> bytes, const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// More bytes have come.
    void refresh();

    [[nodiscard]] const std::shared_ptr<const ByteSpool> &bytes() const { return m_bytes; }
    [[nodiscard]] qint64 caret() const { return m_caret; }
    /// The first selected byte, and the one behind the last. At least the caret's byte is selected.
    [[nodiscard]] std::pair<qint64, qint64> selection() const;
    void select(qint64 offset, qint64 count);
    [[nodiscard]] QString selectedHex() const;
    [[nodiscard]] QString selectedText() const;
    [[nodiscard]] QSize sizeHint() const override;

public slots:
    void copyHex() const;
    void copyText() const;
    void selectAll();
    void goToEnd();

signals:
    void caretMoved();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    [[nodiscard]] int offsetDigits() const;
    [[nodiscard]] int contentWidth() const;
    [[nodiscard]] int x(double column) const;
    [[nodiscard]] int hexX(int byte) const;
    [[nodiscard]] int textX(int byte) const;
    [[nodiscard]] int pageRows() const;
    [[nodiscard]] qint64 byteAt(QPoint point) const;
    [[nodiscard]] qint64 targetOf(const QKeyEvent &event) const;
    void moveCaret(qint64 to, bool selects);
    void showCaret();

    std::shared_ptr<const ByteSpool> m_bytes;
    Theme m_theme;
    double m_cellWidth = 8;
    int m_rowHeight = 20;
    qint64 m_anchor = 0;
    qint64 m_caret = 0;
};

} // namespace sandpad::widgets
