#pragma once

#include "widgets/quickpick/PickItem.h"
#include "widgets/theme/Theme.h"

#include <QHash>
#include <QList>
#include <QPointer>
#include <QWidget>

#include <functional>

class QAction;
class QFrame;
class QLabel;
class QLineEdit;
class QListView;

namespace sandpad::widgets {

class PickDelegate;
class PickModel;

/// Looks for what was typed in what the items stand for, and tells in which lines it stands, by the
/// number of the item; at any later time, or never.
using LineSearch = std::function<void(
    const QString &typed, const std::function<void(const QHash<int, QString> &lines)> &found)>;

/// A list over the window that is searched by typing. Arrow keys choose, Enter and a click pick,
/// Esc and a click elsewhere close; the focus goes back to where it was. Covers its parent, which
/// is dimmed.
class QuickPick : public QWidget
{
    Q_OBJECT

public:
    explicit QuickPick(QWidget *parent);

    void setTheme(const Theme &theme);
    /// Commands of the window that open another list in the place of this one. While a list is
    /// open no other command has its keys.
    void setOpeners(const QList<QAction *> &openers) { m_openers = openers; }
    /// Shows the items. `picked` gets the number of the one that was picked, after the list has
    /// closed. `name` says what they are, for people who hear it and in the empty field.
    void open(const QString &name, QList<PickItem> items, std::function<void(int)> picked,
              LineSearch lineSearch = {});
    [[nodiscard]] QLineEdit &field() const { return *m_field; }
    [[nodiscard]] PickModel &model() const { return *m_model; }

public slots:
    void dismiss();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void search(const QString &typed);
    void addLines(const QHash<int, QString> &lines);
    void showRows(const QModelIndex &current);
    void place();
    void pick(const QModelIndex &index);
    [[nodiscard]] bool onKey(const QKeyEvent &event);
    [[nodiscard]] bool opensOther(const QKeyEvent &event) const;

    QFrame *m_panel;
    QLineEdit *m_field;
    QLabel *m_count;
    QLabel *m_nothing; ///< says that nothing was found
    QListView *m_view;
    PickModel *m_model;
    PickDelegate *m_delegate;
    std::function<void(int)> m_picked;
    LineSearch m_lineSearch;
    QList<QAction *> m_openers;
    int m_opened = 0; ///< counts, so that lines found late are not taken for those of another list
    QPointer<QWidget> m_focusBefore;
    bool m_isDark = false;
};

} // namespace sandpad::widgets
