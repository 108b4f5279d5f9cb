#pragma once

#include "runner/answer/model/Verdict.h"
#include "runner/model/MimeBundle.h"

#include <QStringList>

namespace sandpad::runner {

/// What a run drew: how many pictures, and the texts in those that are vector graphics (titles,
/// labels of axes, legends; matplotlib writes each as a remark before its outlines).
struct FigureText
{
    int count = 0;
    QStringList texts;
    QStringList numbers; ///< those of its texts that are only numbers, such as marks of an axis
    bool isWhole = true; ///< false: there may be more, in a bitmap or in what cannot be read
};

[[nodiscard]] FigureText figureText(const QList<MimeBundle> &displays);

/// Compares a claim about figures with those that were drawn: whether there are some, as many as it
/// counts, with the titles and labels that it quotes. Never a verdict on pixels.
[[nodiscard]] Comparison compareFigure(const QString &claim, const FigureText &figures);

} // namespace sandpad::runner
