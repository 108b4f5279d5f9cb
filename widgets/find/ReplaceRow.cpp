#include "widgets/find/ReplaceRow.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

namespace sandpad::widgets {

ReplaceRow::ReplaceRow(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLineEdit(this))
{
    setObjectName(QStringLiteral("replaceRow"));
    setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 6);
    row->setSpacing(6);
    m_text->setPlaceholderText(tr("Replace with"));
    m_text->setAccessibleName(tr("Replace with"));
    m_text->setToolTip(tr("With a regular expression, $0 is what was found, and $1 to $9 are its "
                          "groups."));
    m_text->setClearButtonEnabled(true);
    m_text->installEventFilter(this);
    connect(m_text, &QLineEdit::textEdited, this, [this] { m_replacements = 0; });
    row->addWidget(m_text, 1);
    const auto add = [this, row](const QString &text, const QString &tip) {
        auto *button = new QToolButton(this);
        button->setText(text);
        button->setToolTip(tip);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setObjectName(QStringLiteral("findButton"));
        row->addWidget(button);
        return button;
    };
    connect(add(tr("Replace"), tr("Replace and go to the next (Enter)")), &QToolButton::clicked,
            this, &ReplaceRow::replaceRequested);
    connect(add(tr("Replace all"), tr("Replace all (Ctrl+Alt+Enter)")), &QToolButton::clicked, this,
            &ReplaceRow::replaceAllRequested);
}

QString ReplaceRow::text() const
{
    return m_text->text();
}

QList<QWidget *> ReplaceRow::controls() const
{
    QList<QWidget *> controls { m_text };
    for (QToolButton *button : findChildren<QToolButton *>(QStringLiteral("findButton")))
        controls.append(button);
    return controls;
}

void ReplaceRow::noteReplacement()
{
    ++m_replacements;
}

bool ReplaceRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || m_replacements == 0
        || !static_cast<QKeyEvent *>(event)->matches(QKeySequence::Undo))
        return QWidget::eventFilter(watched, event);
    --m_replacements;
    emit undoRequested();
    return true;
}

void ReplaceRow::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else if (isEnter && modifiers == (Qt::ControlModifier | Qt::AltModifier))
        emit replaceAllRequested();
    else if (isEnter && modifiers == Qt::NoModifier)
        emit replaceRequested();
    else
        QWidget::keyPressEvent(event);
}

} // namespace sandpad::widgets
