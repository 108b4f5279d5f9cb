#include "widgets/cards/values/DocumentCard.h"

#include "widgets/controls/CopiedText.h"

#include <QAbstractTextDocumentLayout>
#include <QImage>
#include <QPainter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextTable>

#include <algorithm>
#include <cmath>

namespace sandpad::widgets {

namespace {

    constexpr int kDocumentPadding = 16;
    constexpr int kDocumentFooter = 28;
    constexpr qreal kIndent = 24;

    /// A document that loads nothing. Qt reads the files of pictures by itself unless it gets an
    /// image, so each picture gets an empty one.
    class QuietDocument : public QTextDocument
    {
    public:
        using QTextDocument::QTextDocument;

    protected:
        QVariant loadResource(int type, const QUrl &) override
        {
            if (type != QTextDocument::ImageResource)
                return QByteArray();
            QImage empty(1, 1, QImage::Format_ARGB32);
            empty.fill(Qt::transparent);
            return empty;
        }
    };

} // namespace

DocumentCard::DocumentCard(QString source, const QString &hint, QWidget *parent)
    : Card(parent)
    , m_source(std::move(source))
    , m_document(new QuietDocument(this))
    , m_copy(addLink(tr("Copy"), hint))
{
    setAccessibleName(tr("Text"));
    connect(m_copy, &QToolButton::clicked, this, &DocumentCard::copySource);
    m_document->setUndoRedoEnabled(false);
    m_document->setDocumentMargin(0);
    m_document->setIndentWidth(kIndent);
}

QString DocumentCard::shownText() const
{
    return m_document->toPlainText();
}

void DocumentCard::copySource() const
{
    copyText(m_source);
}

void DocumentCard::setTheme(const Theme &theme)
{
    Card::setTheme(theme);
    m_document->setDefaultFont(theme.uiFont);
    ruleTables();
    emit heightChanged();
}

void DocumentCard::ruleTables()
{
    constexpr qreal kCellPadding = 5;
    constexpr qreal kTableMargin = 8;
    QList<QTextFrame *> frames { m_document->rootFrame() };
    while (!frames.isEmpty()) {
        QTextFrame *frame = frames.takeLast();
        frames.append(frame->childFrames());
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(false);
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(theme().hairline);
        format.setCellPadding(kCellPadding);
        format.setCellSpacing(0);
        format.setTopMargin(kTableMargin);
        format.setBottomMargin(kTableMargin);
        table->setFormat(format);
    }
}

int DocumentCard::heightFor(int width) const
{
    m_document->setTextWidth(width - 2 * kDocumentPadding);
    return kDocumentPadding + static_cast<int>(m_document->size().height()) + kDocumentFooter
        + kDocumentPadding / 2;
}

QStringList DocumentCard::searchedLines()
{
    QStringList lines;
    for (QTextBlock block = m_document->begin(); block.isValid(); block = block.next())
        lines.append(block.text());
    return lines;
}

int DocumentCard::seekHit()
{
    const auto hit = hits().current();
    if (!hit)
        return 0;
    return kDocumentPadding + static_cast<int>(areaOf(*hit).top());
}

QRectF DocumentCard::areaOf(const CardHit &hit) const
{
    const QTextBlock block = m_document->findBlockByNumber(static_cast<int>(hit.line));
    const QRectF area = m_document->documentLayout()->blockBoundingRect(block);
    const QTextLine line = block.layout()->lineForTextPosition(static_cast<int>(hit.unit));
    if (!line.isValid())
        return area;
    // A hit that continues in the next row is marked to the end of its first row.
    const auto end =
        std::min<qsizetype>(hit.unit + hit.length, line.textStart() + line.textLength());
    const qreal left = line.cursorToX(static_cast<int>(hit.unit));
    const qreal right = line.cursorToX(static_cast<int>(end));
    return { std::min(left, right) + area.left(), line.y() + area.top(), std::abs(right - left),
             line.height() };
}

void DocumentCard::paintHits(QPainter &painter, const QRect &area) const
{
    constexpr qsizetype kMostMarks = 2000;
    const auto &all = hits().all;
    const qsizetype first = std::max<qsizetype>(0, hits().currentIndex - kMostMarks / 2);
    for (qsizetype i = first; i < std::min(all.size(), first + kMostMarks); ++i) {
        const QRectF mark = areaOf(all[i]);
        if (i != hits().currentIndex && mark.intersects(area))
            painter.fillRect(mark, hitColor(theme(), false));
    }
}

void DocumentCard::resizeEvent(QResizeEvent *)
{
    const QSize size = m_copy->sizeHint();
    m_copy->setGeometry(width() - kDocumentPadding - size.width(),
                        height() - kDocumentFooter - kDocumentPadding / 4, size.width(),
                        kDocumentFooter - 4);
}

void DocumentCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    m_document->setTextWidth(width() - 2 * kDocumentPadding);
    QPainter painter(this);
    painter.translate(kDocumentPadding, kDocumentPadding);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = theme().palette();
    context.palette.setColor(QPalette::Text, theme().text);
    context.clip =
        QRectF(0, 0, width() - 2 * kDocumentPadding, height() - kDocumentPadding - kDocumentFooter);
    painter.setClipRect(context.clip);
    paintHits(painter, event->rect().translated(-kDocumentPadding, -kDocumentPadding));
    if (const auto hit = hits().current()) {
        QTextCursor cursor(m_document->findBlockByNumber(static_cast<int>(hit->line)));
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::MoveAnchor,
                            static_cast<int>(hit->unit));
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor,
                            static_cast<int>(hit->length));
        QTextCharFormat look;
        look.setBackground(theme().currentHit);
        look.setForeground(theme().onCurrentHit);
        context.selections.append({ .cursor = cursor, .format = look });
    }
    m_document->documentLayout()->draw(&painter, context);
}

} // namespace sandpad::widgets
