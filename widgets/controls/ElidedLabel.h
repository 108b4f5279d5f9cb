#pragma once

#include <QLabel>

namespace sandpad::widgets {

/// A line of plain text that ends in an ellipsis where there is no room for all of it. It may
/// become as narrow as its layout wants. Assistive technology gets the whole text.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    void setText(const QString &text);
    void clear() { setText({}); }
    /// All of it, also what is not seen.
    [[nodiscard]] const QString &text() const { return m_text; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showText();

    QString m_text;
};

} // namespace sandpad::widgets
