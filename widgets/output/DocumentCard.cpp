#include "widgets/output/DocumentCard.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace sandpad::widgets {

namespace {

    constexpr int kPadding = 16;
    constexpr int kFooter = 28;
    constexpr qreal kIndent = 24;

    /// Loads nothing. Qt reads a picture's file by itself unless it is given one, so each is given
    /// an empty one.
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
    QGuiApplication::clipboard()->setText(m_source);
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
    m_document->setTextWidth(width - 2 * kPadding);
    return kPadding + static_cast<int>(m_document->size().height()) + kFooter + kPadding / 2;
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
    const QTextBlock block = m_document->findBlockByNumber(static_cast<int>(hit->line));
    return kPadding
        + static_cast<int>(m_document->documentLayout()->blockBoundingRect(block).top());
}

void DocumentCard::resizeEvent(QResizeEvent *)
{
    const QSize size = m_copy->sizeHint();
    m_copy->setGeometry(width() - kPadding - size.width(), height() - kFooter - kPadding / 4,
                        size.width(), kFooter - 4);
}

void DocumentCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    m_document->setTextWidth(width() - 2 * kPadding);
    QPainter painter(this);
    painter.translate(kPadding, kPadding);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = theme().palette();
    context.palette.setColor(QPalette::Text, theme().text);
    context.clip = QRectF(0, 0, width() - 2 * kPadding, height() - kPadding - kFooter);
    painter.setClipRect(context.clip);
    for (qsizetype i = 0; i < hits().all.size(); ++i) {
        const CardHit &hit = hits().all[i];
        QTextCursor cursor(m_document->findBlockByNumber(static_cast<int>(hit.line)));
        const int start = cursor.position() + static_cast<int>(hit.unit);
        cursor.setPosition(start);
        cursor.setPosition(start + static_cast<int>(hit.length), QTextCursor::KeepAnchor);
        QTextCharFormat look;
        look.setBackground(hitColor(theme(), i == hits().currentIndex));
        context.selections.append({ .cursor = cursor, .format = look });
    }
    m_document->documentLayout()->draw(&painter, context);
}

} // namespace sandpad::widgets
