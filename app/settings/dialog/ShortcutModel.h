#pragma once

#include "app/settings/CommandKeys.h"
#include "app/settings/SettingsStore.h"

#include <QAbstractTableModel>

namespace sandpad::app {

/// The commands and their keys. Borrows the settings, which must outlive it.
class ShortcutModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : std::uint8_t
    {
        Name,
        Keys,
        ColumnCount
    };

    ShortcutModel(SettingsStore &store, QList<Command> commands, QObject *parent = nullptr);

    [[nodiscard]] const QList<Command> &commands() const { return m_commands; }
    /// The keys that a command shall have.
    [[nodiscard]] QList<QKeySequence> keysOf(int row) const { return m_wished[row]; }
    void setKeys(int row, const QList<QKeySequence> &keys);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void update();
    [[nodiscard]] QString keyWords(int row) const;
    [[nodiscard]] bool isChosen(int row) const;

    SettingsStore &m_store;
    QList<Command> m_commands;
    QList<QList<QKeySequence>> m_wished;
    QList<QList<QKeySequence>> m_given;
};

} // namespace sandpad::app
