#include "widgets/text/SpokenText.h"

#include <QAccessibleWidget>
#include <QWidget>

namespace sandpad::widgets {

namespace {

    /// A text that can be read but not changed. Where the caret or a selection is, is not told.
    class AccessibleText : public QAccessibleWidget, public QAccessibleTextInterface
    {
    public:
        explicit AccessibleText(QWidget *widget)
            : QAccessibleWidget(widget, QAccessible::EditableText)
        { }

        void *interface_cast(QAccessible::InterfaceType type) override
        {
            if (type == QAccessible::TextInterface)
                return static_cast<QAccessibleTextInterface *>(this);
            return QAccessibleWidget::interface_cast(type);
        }

        [[nodiscard]] QAccessible::State state() const override
        {
            QAccessible::State state = QAccessibleWidget::state();
            state.readOnly = true;
            state.multiLine = true;
            return state;
        }

        using QAccessibleWidget::text;
        [[nodiscard]] QString text(int start, int end) const override
        {
            return whole().mid(start, end - start);
        }
        [[nodiscard]] int characterCount() const override
        {
            return static_cast<int>(whole().size());
        }
        [[nodiscard]] QRect characterRect(int /*offset*/) const override { return rect(); }
        [[nodiscard]] int offsetAtPoint(const QPoint & /*point*/) const override { return -1; }
        void scrollToSubstring(int /*start*/, int /*end*/) override { }
        QString attributes(int /*offset*/, int *start, int *end) const override
        {
            *start = 0;
            *end = characterCount();
            return {};
        }

        void selection(int /*index*/, int *start, int *end) const override
        {
            *start = 0;
            *end = 0;
        }
        [[nodiscard]] int selectionCount() const override { return 0; }
        void addSelection(int /*start*/, int /*end*/) override { }
        void removeSelection(int /*index*/) override { }
        void setSelection(int /*index*/, int /*start*/, int /*end*/) override { }
        [[nodiscard]] int cursorPosition() const override { return 0; }
        void setCursorPosition(int /*position*/) override { }

    private:
        [[nodiscard]] QString whole() const
        {
            const auto *spoken = dynamic_cast<const SpokenText *>(object());
            return spoken ? spoken->spokenText() : QString();
        }
    };

    QAccessibleInterface *makeAccessible(const QString & /*className*/, QObject *object)
    {
        return dynamic_cast<SpokenText *>(object)
            ? new AccessibleText(static_cast<QWidget *>(object))
            : nullptr;
    }

} // namespace

void SpokenText::install()
{
    QAccessible::installFactory(makeAccessible); // once, however often it is called
}

} // namespace sandpad::widgets
