#pragma once

#include <QColor>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace sandpad::widgets {

/// One row that a person can pick. A value.
struct PickItem
{
    QString text;
    QString detail {}; ///< stands behind the text; is searched, too
    QString alias {}; ///< another name; is searched and not shown
    QString section {}; ///< of rows that follow each other; empty: no heading
    QKeySequence keys {};
    QColor dot {}; ///< invalid: none
    bool isEnabled = true; ///< else it is dim and cannot be picked
};

/// Position and length of what was found.
using PickMarks = QList<std::pair<qsizetype, qsizetype>>;

/// How well an item fits what was typed.
struct PickMatch
{
    int rank = 0; ///< less is better
    PickMarks marks {}; ///< in the text
    QString line {}; ///< stands in the place of the detail; empty: it does not
    PickMarks lineMarks {};
};

/// Each word that was typed must stand in the text, in the alias, in the detail or in `line`, in
/// any case; that is a line of what the item stands for. The begin of the text is best, then the
/// begin of a word, then any place, then the alias, the detail and the line. Nothing when it does
/// not fit.
[[nodiscard]] std::optional<PickMatch> pickMatch(const QString &typed, const PickItem &item,
                                                 const QString &line = {});

/// The words that were typed and stand neither in the text nor in the alias nor in the detail.
[[nodiscard]] QStringList wordsBeside(const QString &typed, const PickItem &item);

} // namespace sandpad::widgets
