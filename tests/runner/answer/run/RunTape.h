#pragma once

#include "runner/model/RunEvent.h"

#include <QByteArray>
#include <QList>
#include <QMap>

/// What runs of one answer said, kept so that judging can be tested without running anything. By
/// key of the program (RunKey.h): the events of each of its runs, in the order in which they ended.
/// Of the events it keeps what judging looks at: versions, output, displays, value and result
/// without files and layers.
struct RunTape
{
    using Events = QList<sandpad::runner::RunEvent>;

    QMap<QByteArray, QList<Events>> runs;

    /// Empty when there is no such file, or it cannot be read.
    [[nodiscard]] static RunTape load(const QString &path);
    /// Compressed; the same tape gives the same bytes.
    [[nodiscard]] QByteArray bytes() const;
};
