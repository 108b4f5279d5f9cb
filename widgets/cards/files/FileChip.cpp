#include "widgets/cards/files/FileChip.h"

#include "widgets/cards/files/TemporaryFile.h"
#include "widgets/figures/Background.h"

#include <QApplication>
#include <QDrag>
#include <QLocale>
#include <QMimeData>
#include <QMouseEvent>
#include <QUrl>

namespace sandpad::widgets {

namespace {
    constexpr qsizetype kLongestName = 40;

    QString shortened(const QString &name)
    {
        if (name.size() <= kLongestName)
            return name;
        return name.first(kLongestName / 2) + u'…' + name.last(kLongestName / 2 - 1);
    }
} // namespace

FileChip::FileChip(const runner::FileEntry &file, QWidget *parent)
    : QToolButton(parent)
    , m_file(file)
{
    const bool isKept = file.refused.isEmpty();
    const QString size =
        file.sizeBytes == 1 ? tr("1 byte") : QLocale().formattedDataSize(file.sizeBytes, 1);
    QString name = shortened(file.name);
    // A & in a guest's name must not become a mnemonic.
    name.replace(u'&', QStringLiteral("&&"));
    setObjectName(QStringLiteral("chip"));
    setText(isKept ? QStringLiteral("%1   %2").arg(name, size) : tr("%1   not kept").arg(name));
    setCheckable(true);
    connect(this, &FileChip::prepared, this, &FileChip::drag);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("File %1, %2").arg(file.name, isKept ? size : file.refused));
    // Always rich text: Qt would take a guest's name for markup when it looks like it.
    const QString about = isKept
        ? tr("%1, %2. Click to look at it, drag it out as a file.").arg(file.name, file.mime)
        : tr("%1 was not kept: %2.").arg(file.name, file.refused);
    setToolTip(QStringLiteral("<span>%1</span>").arg(about.toHtmlEscaped()));
}

void FileChip::prepareDrag()
{
    if (m_isPreparing || !m_file.refused.isEmpty())
        return;
    m_isPreparing = true;
    inBackground(
        this, [file = m_file] { return temporaryFile(file.name, file.content); },
        [this](const QString &path) {
            m_isPreparing = false;
            emit prepared(path);
        });
}

void FileChip::drag(const QString &path)
{
    // The drag is over when the button was released meanwhile.
    if (path.isEmpty() || !isDown())
        return;
    setDown(false);
    auto *dragged = new QMimeData;
    dragged->setUrls({ QUrl::fromLocalFile(path) });
    auto *drag = new QDrag(this);
    drag->setMimeData(dragged);
    drag->exec(Qt::CopyAction);
}

void FileChip::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = event->pos();
    QToolButton::mousePressEvent(event);
}

void FileChip::mouseMoveEvent(QMouseEvent *event)
{
    const bool isDrag = event->buttons().testFlag(Qt::LeftButton)
        && (event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (!isDrag)
        return QToolButton::mouseMoveEvent(event);
    prepareDrag();
}

} // namespace sandpad::widgets
