#include "widgets/controls/ElidedLabel.h"

#include <QResizeEvent>

namespace sandpad::widgets {

ElidedLabel::ElidedLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    showText();
}

QSize ElidedLabel::sizeHint() const
{
    const QSize base = QLabel::sizeHint();
    return { fontMetrics().horizontalAdvance(m_text) + 1 + contentsMargins().left()
                 + contentsMargins().right(),
             base.height() };
}

QSize ElidedLabel::minimumSizeHint() const
{
    return { 1, QLabel::minimumSizeHint().height() };
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    showText();
}

void ElidedLabel::showText()
{
    QLabel::setText(fontMetrics().elidedText(m_text, Qt::ElideRight, contentsRect().width()));
}

} // namespace sandpad::widgets
