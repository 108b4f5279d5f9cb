#include "widgets/editor/LineRow.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>

namespace sandpad::widgets {

LineRow::LineRow(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLineEdit(this))
{
    setObjectName(QStringLiteral("lineRow"));
    setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 12, 6);
    m_text->setAccessibleName(tr("Go to line"));
    row->addWidget(m_text);
    connect(m_text, &QLineEdit::textEdited, this, [this](const QString &text) {
        static const QRegularExpression place(
            QStringLiteral(R"(^\s*(\d{1,9})\s*(?:[:,]\s*(\d{1,9})?)?\s*$)"));
        if (const auto match = place.match(text); match.hasMatch())
            emit placeTyped(match.captured(1).toInt(), match.captured(2).toInt());
    });
}

void LineRow::open(int lineCount)
{
    m_text->setPlaceholderText(
        tr("Go to line 1 to %1; a column may follow: 12:5").arg(QLocale().toString(lineCount)));
    m_text->clear();
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
}

void LineRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit canceled();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit accepted();
    else
        QWidget::keyPressEvent(event);
}

} // namespace sandpad::widgets
