#include "widgets/controls/OfferBar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include <utility>

namespace sandpad::widgets {

namespace {

    bool isModifier(int key)
    {
        return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt
            || key == Qt::Key_AltGr || key == Qt::Key_Meta || key == Qt::Key_CapsLock;
    }

} // namespace

OfferBar::OfferBar(QWidget *parent)
    : QWidget(parent)
    , m_sentence(new QLabel(this))
    , m_accept(new QToolButton(this))
    , m_decline(new QToolButton(this))
{
    setObjectName(QStringLiteral("offerBar"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Offer"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 12, 6);
    row->setSpacing(8);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setMinimumWidth(1);
    row->addWidget(m_sentence, 1);
    m_accept->setObjectName(QStringLiteral("run"));
    for (QToolButton *button : { m_accept, m_decline }) {
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    connect(m_accept, &QToolButton::clicked, this, [this] { takeKey(Qt::Key_Return); });
    connect(m_decline, &QToolButton::clicked, this, [this] { takeKey(Qt::Key_Escape); });
    hide();
}

void OfferBar::offer(const QString &sentence, const QString &accept, QWidget *focused,
                     std::function<void()> accepted)
{
    withdraw();
    m_focused = focused;
    m_focused->installEventFilter(this);
    connect(m_focused, &QObject::destroyed, this, &OfferBar::withdraw);
    show(sentence, accept, tr("Not now"), std::move(accepted));
}

void OfferBar::tell(const QString &sentence, const QString &undo, std::function<void()> undone)
{
    withdraw();
    show(sentence, undo, tr("Close"), std::move(undone));
}

void OfferBar::show(const QString &sentence, const QString &accept, const QString &decline,
                    std::function<void()> accepted)
{
    m_accepted = std::move(accepted);
    m_sentence->setText(sentence);
    m_acceptText = accept;
    m_declineText = decline;
    showKeys();
    QWidget::show();
}

void OfferBar::showKeys()
{
    m_accept->setText(takesKeys() ? tr("%1   Enter").arg(m_acceptText) : m_acceptText);
    m_decline->setText(takesKeys() ? tr("%1   Esc").arg(m_declineText) : m_declineText);
    m_accept->setAccessibleName(m_acceptText);
    m_decline->setAccessibleName(m_declineText);
}

void OfferBar::endKeys()
{
    if (!m_focused)
        return;
    m_focused->removeEventFilter(this);
    m_focused->disconnect(this);
    m_focused = nullptr;
    showKeys();
}

void OfferBar::withdraw()
{
    endKeys();
    m_accepted = {};
    hide();
}

bool OfferBar::takeKey(int key)
{
    const bool isAccepted = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!isAccepted && key != Qt::Key_Escape)
        return false;
    const auto accepted = std::exchange(m_accepted, {});
    withdraw();
    if (isAccepted && accepted)
        accepted();
    return true;
}

bool OfferBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_focused)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::InputMethod)
        endKeys();
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if (isModifier(key->key()))
        return false;
    if (!(key->modifiers() & ~Qt::KeypadModifier) && takeKey(key->key()))
        return true;
    endKeys();
    return false;
}

} // namespace sandpad::widgets
