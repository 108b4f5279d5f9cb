#pragma once

#include <QColor>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace sandpad::widgets {

/// One row that a person can pick. A value.
struct PickItem
{
    QString text;
    QString detail {}; ///< stands behind the text; is searched, too
    QString section {}; ///< of rows that follow each other; empty: no heading
    QKeySequence keys {};
    QColor dot {}; ///< invalid: none
    bool isEnabled = true; ///< else it is dim and cannot be picked
};

/// How well an item fits what was typed.
struct PickMatch
{
    int rank = 0; ///< less is better
    QList<std::pair<qsizetype, qsizetype>> marks {}; ///< position and length in the text
};

/// Each word that was typed must stand in the text or in the detail, in any case. The begin of the
/// text is best, then the begin of a word, then any place, then the detail. Nothing when it does
/// not fit.
[[nodiscard]] std::optional<PickMatch> pickMatch(const QString &typed, const PickItem &item);

} // namespace sandpad::widgets
