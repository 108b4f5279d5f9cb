#include "app/settings/dialog/ShortcutModel.h"

#include "runner/model/Prose.h"
#include "widgets/controls/KeyTip.h"

#include <QFont>

#include <utility>

namespace sandpad::app {

ShortcutModel::ShortcutModel(SettingsStore &store, QList<Command> commands, QObject *parent)
    : QAbstractTableModel(parent)
    , m_store(store)
    , m_commands(std::move(commands))
{
    connect(&store, &SettingsStore::changed, this, [this](const Settings &before) {
        if (before.shortcuts != m_store.settings().shortcuts)
            update();
    });
    update();
}

void ShortcutModel::update()
{
    m_wished = wishedKeys(m_commands, m_store.settings().shortcuts);
    m_given = givenKeys(m_commands, m_store.settings().shortcuts);
    if (!m_commands.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void ShortcutModel::setKeys(int row, const QList<QKeySequence> &keys)
{
    m_store.change([&](Settings &settings) {
        settings.shortcuts = withKeys(settings.shortcuts, m_commands[row], keys);
    });
}

int ShortcutModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_commands.size());
}

int ShortcutModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

bool ShortcutModel::isChosen(int row) const
{
    return m_store.settings().shortcuts.contains(m_commands[row].id);
}

QString ShortcutModel::keyWords(int row) const
{
    QStringList words;
    for (const QKeySequence &key : m_wished[row]) {
        QString word = widgets::keyText(key);
        if (!m_given[row].contains(key))
            word = tr("⚠ %1 (another command has it)").arg(word);
        if (!words.contains(word))
            words.append(word);
    }
    return runner::listOf(words);
}

QVariant ShortcutModel::data(const QModelIndex &index, int role) const
{
    if (role == Qt::FontRole && isChosen(index.row())) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::ToolTipRole && isChosen(index.row()))
        return tr("Not as usual");
    if (role != Qt::DisplayRole)
        return {};
    return index.column() == Name ? m_commands[index.row()].name : keyWords(index.row());
}

QVariant ShortcutModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Name ? tr("Command") : tr("Keys");
}

} // namespace sandpad::app
