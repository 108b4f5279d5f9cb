#pragma once

#include "runner/model/Error.h"

#include <QByteArray>
#include <QSet>
#include <QString>

namespace sandpad::runner {

/// The files beside the database: one for each run that is too large for it, called by its id. Only
/// their owner may read them. A plain class.
class ContentFiles
{
public:
    explicit ContentFiles(QString folder);

    /// Makes the folder if there is none; a whole file or none.
    [[nodiscard]] Result<void> write(qint64 id, const QByteArray &content) const;
    [[nodiscard]] Result<QByteArray> read(qint64 id) const;
    void remove(qint64 id) const;
    /// Removes the files of all other runs, and what a crash left of one.
    void removeAllBut(const QSet<qint64> &ids) const;

private:
    [[nodiscard]] QString pathOf(qint64 id) const;

    QString m_folder;
};

} // namespace sandpad::runner
