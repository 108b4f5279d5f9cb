#include "widgets/hex/HexWindow.h"

#include "widgets/hex/ByteSearch.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

namespace sandpad::widgets {

HexWindow::HexWindow(const std::shared_ptr<const ByteSpool> &bytes, const Theme &theme,
                     QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_view(new HexView(bytes, theme, this))
    , m_state(new QLabel(this))
    , m_find(new QLineEdit(this))
    , m_search(new ByteSearch(this))
{
    setObjectName(QStringLiteral("hexWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_StyledBackground);
    setWindowTitle(tr("Bytes of the output"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view, 1);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(12, 6, 12, 6);
    row->setSpacing(12);
    m_find->setPlaceholderText(tr("Find text, or bytes as 0x0d0a"));
    m_find->setAccessibleName(tr("Find in the bytes"));
    m_find->setClearButtonEnabled(true);
    row->addWidget(m_find, 1);
    m_state->setProperty("tone", QStringLiteral("muted"));
    row->addWidget(m_state);
    column->addLayout(row);
    connect(m_find, &QLineEdit::returnPressed, this, &HexWindow::find);
    connect(m_view, &HexView::caretMoved, this, &HexWindow::showState);
    connect(m_search, &ByteSearch::found, m_view, &HexView::select);
    connect(m_search, &ByteSearch::notFound, this, [this] { m_state->setText(tr("Not found")); });
    setTheme(theme);
    m_view->setFocus();
}

void HexWindow::setTheme(const Theme &theme)
{
    setPalette(theme.palette());
    m_view->setTheme(theme);
    showState();
}

void HexWindow::refresh()
{
    m_view->refresh();
    showState();
}

void HexWindow::find()
{
    m_state->setText(tr("Searching…"));
    m_search->start(m_view->bytes(), ByteSearch::needleOf(m_find->text()),
                    m_view->selection().first + 1);
}

void HexWindow::showState()
{
    const QLocale locale;
    const ByteSpool &bytes = *m_view->bytes();
    const auto [from, to] = m_view->selection();
    QString text = to - from > 1
        ? tr("%1 of %2 bytes").arg(locale.toString(to - from), locale.toString(bytes.size()))
        : tr("byte %1 of %2").arg(locale.toString(to), locale.toString(bytes.size()));
    if (!bytes.isWhole())
        text += tr("; the disk was full, later ones were not kept");
    m_state->setText(text);
}

void HexWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->matches(QKeySequence::Find))
        m_find->setFocus(Qt::ShortcutFocusReason);
    else
        QWidget::keyPressEvent(event);
}

} // namespace sandpad::widgets
