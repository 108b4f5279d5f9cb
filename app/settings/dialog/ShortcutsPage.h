#pragma once

#include "app/settings/CommandKeys.h"
#include "app/settings/dialog/ShortcutModel.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;

namespace sandpad::app {

class KeyField;

/// The page that gives commands other keys. What cannot be is refused with a sentence. Borrows the
/// settings, which must outlive it.
class ShortcutsPage : public QWidget
{
    Q_OBJECT

public:
    ShortcutsPage(SettingsStore &store, const QList<Command> &commands, QWidget *parent = nullptr);

protected:
    /// The arrow keys choose a command while one types into the search.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void connectAll();
    QToolButton *addButton(const QString &text, const QString &toolTip);
    /// -1: none.
    [[nodiscard]] int row() const;
    void onChosen();
    /// Says why the key that was pressed cannot be; else nothing.
    void check();
    /// Gives the chosen command these keys and the one that was pressed.
    void giveKey(QList<QKeySequence> beside);
    void giveKeys(const QList<QKeySequence> &keys);
    void step(int by);

    SettingsStore &m_store;
    ShortcutModel *m_model;
    QSortFilterProxyModel *m_found;
    QLineEdit *m_search;
    QTreeView *m_view;
    QLabel *m_about;
    KeyField *m_field;
    QToolButton *m_set;
    QToolButton *m_add;
    QToolButton *m_none;
    QToolButton *m_usual;
    QToolButton *m_allUsual;
    QLabel *m_refusal;
};

} // namespace sandpad::app
