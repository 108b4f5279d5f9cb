#include "widgets/output/DocumentCard.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTextDocument>

namespace sandpad::widgets {

namespace {

    constexpr int kPadding = 16;
    constexpr int kFooter = 28;

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
    emit heightChanged();
}

int DocumentCard::heightFor(int width) const
{
    m_document->setTextWidth(width - 2 * kPadding);
    return kPadding + static_cast<int>(m_document->size().height()) + kFooter + kPadding / 2;
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
    m_document->documentLayout()->draw(&painter, context);
}

} // namespace sandpad::widgets
