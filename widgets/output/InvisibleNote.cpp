#include "widgets/output/InvisibleNote.h"

#include "widgets/controls/KeyTip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace sandpad::widgets {

InvisibleNote::InvisibleNote(QWidget *parent)
    : QWidget(parent)
    , m_count(new QLabel(this))
{
    setObjectName(QStringLiteral("invisibleNote"));
    setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 4, 12, 4);
    row->setSpacing(4);
    m_count->setProperty("tone", QStringLiteral("muted"));
    row->addWidget(m_count);
    const auto add = [this, row](const QString &text, const QString &name) {
        auto *button = new QToolButton(this);
        button->setObjectName(QStringLiteral("link"));
        button->setText(text);
        button->setAccessibleName(name);
        button->setToolTip(name);
        button->setFocusPolicy(Qt::StrongFocus);
        row->addWidget(button);
        return button;
    };
    QToolButton *show = add(tr("Show"), tr("Show invisible characters"));
    setCommand(show, QStringLiteral("showInvisible"));
    connect(show, &QToolButton::clicked, this, &InvisibleNote::showRequested);
    row->addStretch();
    connect(add(QStringLiteral("✕"), tr("Close this note")), &QToolButton::clicked, this,
            &InvisibleNote::closed);
}

void InvisibleNote::showCount(qint64 count)
{
    m_count->setText(tr("Invisible characters: %1").arg(QLocale().toString(count)));
    setVisible(true);
}

} // namespace sandpad::widgets
