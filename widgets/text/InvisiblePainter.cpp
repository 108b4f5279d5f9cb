#include "widgets/text/InvisiblePainter.h"

#include "widgets/text/CharacterWidth.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QFontMetrics>
#include <QPainter>

#include <cmath>

namespace sandpad::widgets {

namespace {

    constexpr double kLabelScale = 0.72;

    void paintLabel(QPainter &painter, const QString &label, const QRect &box, const Theme &theme)
    {
        painter.save();
        QFont font = theme.codeFont;
        // A label of one character is a letter from a tag, or the dot of a space. It keeps the full
        // size.
        if (label.size() > 1)
            font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * kLabelScale)));
        painter.setFont(font);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.warningSurface);
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 1, -0.5, -1), 3, 3);
        painter.setPen(theme.warning);
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, label);
        painter.restore();
    }

    bool goesRightToLeft(char32_t character)
    {
        const auto direction = QChar::direction(character);
        return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
    }

    /// The end of a character and of the marks that combine with it.
    qsizetype endOfCluster(QStringView text, qsizetype at)
    {
        at += stepAt(text, at).units;
        while (at < text.size()) {
            const CharacterStep step = stepAt(text, at);
            if (columnsOf(step.character) > 0 || labelColumns(step.character) > 0)
                break;
            at += step.units;
        }
        return at;
    }

} // namespace

bool needsCells(QStringView text)
{
    for (qsizetype at = 0; at < text.size();) {
        const CharacterStep step = stepAt(text, at);
        if (labelColumns(step.character) > 0 || goesRightToLeft(step.character))
            return true;
        at += step.units;
    }
    return false;
}

void paintCells(QPainter &painter, QStringView text, QPoint origin, const TextGrid &grid,
                const Theme &theme)
{
    const QFontMetrics metrics(grid.font);
    const int top = origin.y() - (grid.rowHeight + metrics.ascent() - metrics.descent()) / 2;
    const auto x = [&](int columns) {
        return origin.x() + static_cast<int>(std::lround(columns * grid.cellWidth));
    };
    int column = 0;
    for (qsizetype at = 0; at < text.size();) {
        const char32_t character = stepAt(text, at).character;
        const int left = x(column);
        const QString label = labelOf(character);
        if (label.isEmpty()) {
            const qsizetype end = endOfCluster(text, at);
            const QStringView cluster = text.sliced(at, end - at);
            painter.drawText(QPoint(left, origin.y()), withFewMarks(cluster));
            column += columnsOf(cluster, Invisible::Shown);
            at = end;
            continue;
        }
        column += labelColumns(character);
        paintLabel(painter, label, { left, top, x(column) - left, grid.rowHeight }, theme);
        at += stepAt(text, at).units;
    }
}

} // namespace sandpad::widgets
