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
};

[[nodiscard]] FigureText figureText(const QList<MimeBundle> &displays);

/// What a claim says of figures beside those that were drawn: are there some, so many as it counts,
/// with the titles and labels that it quotes? Never a verdict on pixels.
[[nodiscard]] Comparison compareFigure(const QString &claim, const FigureText &figures);

} // namespace sandpad::runner
