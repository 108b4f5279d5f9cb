#include "tests/gui/ShownWords.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTabBar>
#include <QWidget>

namespace {

QStringList rowsOf(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : { Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole })
                texts.append(index.data(role).toString());
            texts += rowsOf(model, index);
        }
    }
    return texts;
}

QStringList textsOf(const QHeaderView &header)
{
    QStringList texts;
    for (int i = 0; i < header.count(); ++i)
        texts.append(header.model()->headerData(i, header.orientation()).toString());
    return texts;
}

QStringList textsOf(const QTabBar &tabs)
{
    QStringList texts;
    for (int i = 0; i < tabs.count(); ++i)
        texts << tabs.tabText(i) << tabs.tabToolTip(i);
    return texts;
}

QStringList textsOf(const QComboBox &box)
{
    QStringList texts;
    for (int i = 0; i < box.count(); ++i)
        texts.append(box.itemText(i));
    return texts;
}

/// What is of its own, not of its children.
QStringList textsOf(const QWidget &widget)
{
    QStringList texts { widget.toolTip(), widget.statusTip(), widget.accessibleName(),
                        widget.accessibleDescription(), widget.windowTitle() };
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        texts.append(label->text());
    else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        texts.append(button->text());
    else if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
        texts.append(line->placeholderText());
    else if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        texts += textsOf(*box);
    else if (const auto *group = qobject_cast<const QGroupBox *>(&widget))
        texts.append(group->title());
    else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
        texts += textsOf(*tabs);
    else if (const auto *number = qobject_cast<const QSpinBox *>(&widget))
        texts << number->prefix() << number->suffix();
    else if (const auto *real = qobject_cast<const QDoubleSpinBox *>(&widget))
        texts << real->prefix() << real->suffix();
    else if (const auto *header = qobject_cast<const QHeaderView *>(&widget))
        texts += header->model() ? textsOf(*header) : QStringList();
    else if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget))
        texts += view->model() ? rowsOf(*view->model()) : QStringList();
    return texts;
}

} // namespace

QStringList textsIn(const QObject &object)
{
    QStringList texts;
    if (const auto *action = qobject_cast<const QAction *>(&object))
        texts << action->text() << action->toolTip() << action->statusTip();
    else if (const auto *widget = qobject_cast<const QWidget *>(&object))
        texts += textsOf(*widget);
    for (const QObject *child : object.children())
        texts += textsIn(*child);
    return texts;
}
