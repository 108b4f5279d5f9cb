#include "widgets/output/FoldCard.h"

#include <QLocale>

namespace sandpad::widgets {

FoldCard::FoldCard(const QString &rest, QWidget *parent)
    : Card(parent)
    , m_button(addLink(tr("… %1 more characters · Show all").arg(QLocale().toString(rest.size())),
                       tr("Show the whole value")))
{
    setAccessibleName(tr("Folded value"));
    connect(m_button, &QToolButton::clicked, this, &FoldCard::unfoldRequested);
}

int FoldCard::heightFor(int) const
{
    return m_button->sizeHint().height();
}

void FoldCard::resizeEvent(QResizeEvent *)
{
    m_button->setGeometry({ QPoint(0, 0), m_button->sizeHint() });
}

void FoldCard::paintEvent(QPaintEvent *)
{
    // A part of the text around it: no area of its own.
}

} // namespace sandpad::widgets
