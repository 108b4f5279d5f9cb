#include "widgets/controls/KeyTip.h"

#include <QAction>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QToolTip>
#include <QWidget>

namespace sandpad::widgets {

namespace {

    struct TipTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::KeyTip)
    };

    /// Shows a tool tip in the place of the widget's own.
    class KeyTip : public QObject
    {
    public:
        explicit KeyTip(QWidget *widget)
            : QObject(widget)
            , m_widget(*widget)
        {
            widget->installEventFilter(this);
        }

        void setCommand(const QString &command) { m_command = command; }

        bool eventFilter(QObject *watched, QEvent *event) override
        {
            const QString key =
                event->type() == QEvent::ToolTip ? commandKey(m_widget, m_command) : QString();
            if (key.isEmpty())
                return QObject::eventFilter(watched, event);
            QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                               TipTexts::tr("%1 (%2)").arg(m_widget.toolTip(), key), &m_widget);
            return true;
        }

    private:
        QWidget &m_widget;
        QString m_command;
    };

} // namespace

QKeySequence shownKey(const QKeySequence &key)
{
    return key.count() == 1 && key[0].key() == Qt::Key_Return
        ? QKeyCombination(key[0].keyboardModifiers(), Qt::Key_Enter)
        : key;
}

QString keyText(const QKeySequence &key)
{
    return shownKey(key).toString(QKeySequence::NativeText);
}

QAction *commandOf(const QWidget &widget, const QString &command)
{
    for (const QWidget *at = &widget; at; at = at->parentWidget()) {
        for (QAction *action : at->actions()) {
            if (action->objectName() == command)
                return action;
        }
    }
    return nullptr;
}

QString commandKey(const QWidget &widget, const QString &command)
{
    const QAction *action = commandOf(widget, command);
    return action ? keyText(action->shortcut()) : QString();
}

void setCommand(QWidget *widget, const QString &command)
{
    static const QString kName = QStringLiteral("keyTip");
    auto *tip =
        static_cast<KeyTip *>(widget->findChild<QObject *>(kName, Qt::FindDirectChildrenOnly));
    if (!tip) {
        tip = new KeyTip(widget);
        tip->setObjectName(kName);
    }
    tip->setCommand(command);
}

} // namespace sandpad::widgets
