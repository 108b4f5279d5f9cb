#include "widgets/cards/FoldCard.h"

#include "widgets/text/AnsiParser.h"
#include "widgets/text/TextBlock.h"

#include <QLocale>

namespace sandpad::widgets {

FoldCard::FoldCard(const QString &rest, QWidget *parent)
    : Card(parent)
    , m_rest(rest)
    , m_button(addLink(tr("… %1 more characters · Show all").arg(QLocale().toString(rest.size())),
                       tr("Show the whole value")))
{
    setAccessibleName(tr("Folded value"));
    connect(m_button, &QToolButton::clicked, this, [this] { emit requested(Unfold {}); });
}

int FoldCard::heightFor(int) const
{
    return m_button->sizeHint().height();
}

QStringList FoldCard::searchedLines()
{
    constexpr qsizetype kMostParsed = 256 << 10;
    // A longer rest is not parsed; its raw lines are close enough to the shown ones.
    if (m_rest.size() > kMostParsed) {
        QStringList pieces;
        for (const QString &line : m_rest.split(u'\n')) {
            for (qsizetype at = 0; at == 0 || at < line.size(); at += TextBlock::kLongestLine)
                pieces.append(line.mid(at, TextBlock::kLongestLine));
        }
        return pieces;
    }
    TextBlock block;
    AnsiParser parser;
    parser.feed(m_rest, block);
    QStringList lines;
    for (qsizetype i = 0; i < block.lineCount(); ++i)
        lines.append(block.line(i).text);
    return lines;
}

void FoldCard::resizeEvent(QResizeEvent *)
{
    m_button->setGeometry({ QPoint(0, 0), m_button->sizeHint() });
}

void FoldCard::paintEvent(QPaintEvent *)
{
    // The link is a part of the text around it, so it has no area of its own.
}

} // namespace sandpad::widgets
