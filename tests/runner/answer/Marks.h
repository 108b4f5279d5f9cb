#pragma once

#include <QByteArray>

/// The secret of the marks that withMarks() makes.
constexpr const char *kMarkSecret = "secret";

/// '<' begins a mark and '>' ends it.
inline QByteArray withMarks(QByteArray text)
{
    return text.replace("<", QByteArray("\x1e") + kMarkSecret).replace(">", "\x1f");
}
