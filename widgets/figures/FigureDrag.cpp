#include "widgets/figures/FigureDrag.h"

#include "widgets/figures/Background.h"
#include "widgets/figures/FigureExport.h"

#include <QDir>
#include <QDrag>
#include <QGuiApplication>
#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>
#include <QWidget>

namespace sandpad::widgets {

namespace {

    constexpr int kThumbnail = 160;

    /// A temporary folder, mode 0700, as long as its parent lives.
    class DragFolder : public QObject
    {
    public:
        explicit DragFolder(QObject *parent)
            : QObject(parent)
            , m_folder(QDir::tempPath() + QStringLiteral("/sandpad-figure-XXXXXX"))
        { }

        [[nodiscard]] QString path() const
        {
            return m_folder.isValid() ? m_folder.path() : QString();
        }

    private:
        QTemporaryDir m_folder;
    };

    QPixmap thumbnail(const QImage &picture)
    {
        // A large picture is first scaled roughly, because a smooth scaling reads all of its
        // pixels.
        const QSize most(kThumbnail, kThumbnail);
        const QImage rough = picture.width() > 4 * kThumbnail
            ? picture.scaled(4 * most, Qt::KeepAspectRatio, Qt::FastTransformation)
            : picture;
        return QPixmap::fromImage(
            rough.scaled(most, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    }

} // namespace

FigureDrag::FigureDrag(QWidget *source)
    : QObject(source)
    , m_source(source)
{ }

QString FigureDrag::folder()
{
    if (m_folder.isEmpty())
        m_folder = (new DragFolder(m_source->window()))->path();
    return m_folder;
}

void FigureDrag::begin(const Figure &figure, const QImage &picture)
{
    if (m_isPreparing)
        return;
    m_picture = picture;
    if (!m_path.isEmpty()) {
        start();
        return;
    }
    if (folder().isEmpty()) {
        emit said(tr("Not dragged: no temporary folder could be made."));
        return;
    }
    m_isPreparing = true;
    inBackground(
        this,
        [figure, folder = folder()] {
            const QString name = fileNameFor(figure.title(), suffixFor(figure, FigureFormat::Own));
            return saveFigure(figure, {}, folder + u'/' + name);
        },
        [this](const runner::Result<QString> &name) {
            m_isPreparing = false;
            if (!name) {
                emit said(tr("Not dragged: %1.").arg(name.error().text));
                return;
            }
            m_path = m_folder + u'/' + *name;
            emit prepared();
            start();
        });
}

std::unique_ptr<QMimeData> FigureDrag::data() const
{
    if (m_path.isEmpty())
        return nullptr;
    auto data = std::make_unique<QMimeData>();
    data->setUrls({ QUrl::fromLocalFile(m_path) });
    data->setImageData(m_picture);
    return data;
}

void FigureDrag::start()
{
    if (!QGuiApplication::mouseButtons().testFlag(Qt::LeftButton))
        return;
    // The drag belongs to the window: the card may be deleted while the mouse still moves. exec()
    // runs an event loop of its own, so no member is used after it.
    auto *drag = new QDrag(m_source->window());
    drag->setMimeData(data().release());
    drag->setPixmap(thumbnail(m_picture));
    drag->exec(Qt::CopyAction);
}

} // namespace sandpad::widgets
