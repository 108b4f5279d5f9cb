#include "widgets/cards/files/PagePreview.h"

#include "widgets/cards/values/BundleCard.h"

#include <QLabel>

#include <utility>

namespace sandpad::widgets {

PagePreview::PagePreview(runner::FileEntry file, QWidget *parent)
    : Card(parent)
    , m_file(std::move(file))
    , m_label(new QLabel(tr("The first page is being drawn …"), this))
{
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
}

QString PagePreview::sentence() const
{
    return m_page ? QString() : m_label->text();
}

void PagePreview::setPage(const QByteArray &png)
{
    runner::MimeBundle bundle(QStringLiteral("image/png"), png);
    bundle.insert(QStringLiteral("text/plain"), tr("First page of %1").arg(m_file.name).toUtf8());
    delete m_page;
    TableRoom room;
    m_page = makeCard(bundle, this, room);
    if (!m_page) {
        refuse(tr("The first page could not be drawn."));
        return;
    }
    connect(m_page, &Card::heightChanged, this, &Card::heightChanged);
    m_page->setTheme(theme());
    m_page->setGeometry(rect());
    m_page->show();
    m_label->hide();
    emit heightChanged();
}

void PagePreview::refuse(const QString &sentence)
{
    m_label->setText(sentence);
    m_label->show();
    emit heightChanged();
}

void PagePreview::setTheme(const Theme &theme)
{
    Card::setTheme(theme);
    m_label->setFont(theme.uiFont);
    if (m_page)
        m_page->setTheme(theme);
}

int PagePreview::heightFor(int width) const
{
    return m_page ? m_page->heightFor(width) : m_label->heightForWidth(width);
}

void PagePreview::paintEvent(QPaintEvent *)
{
    // Nothing is painted here: the page is a card itself, and a sentence needs no card.
}

void PagePreview::resizeEvent(QResizeEvent *)
{
    m_label->setGeometry(rect());
    if (m_page)
        m_page->setGeometry(rect());
}

} // namespace sandpad::widgets
