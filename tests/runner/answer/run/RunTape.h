#pragma once

#include "runner/model/RunEvent.h"

#include <QByteArray>
#include <QList>
#include <QMap>

/// The recorded runs of one answer, with which judging can be tested without running anything. For
/// each key of a program (RunKey.h) it has the events of each of its runs, in the order in which
/// they ended. It keeps the events that judging uses: versions, output, displays, value and the
/// result without files and layers.
struct RunTape
{
    using Events = QList<sandpad::runner::RunEvent>;

    QMap<QByteArray, QList<Events>> runs;

    /// Empty when there is no such file, or it cannot be read.
    [[nodiscard]] static RunTape load(const QString &path);
    /// Compressed; the same tape gives the same bytes.
    [[nodiscard]] QByteArray bytes() const;
};
