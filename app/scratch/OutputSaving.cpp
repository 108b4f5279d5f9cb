#include "app/scratch/OutputSaving.h"

#include "app/page/Dialogs.h"
#include "app/scratch/ScratchPage.h"
#include "widgets/output/OutputDocument.h"
#include "widgets/output/OutputView.h"
#include "widgets/text/ByteSpool.h"

#include <QCoreApplication>
#include <QSaveFile>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace sandpad::app {

namespace {

    struct OutputTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::OutputSaving)
    };

    /// Writes a piece each time the window has nothing else to do; deletes itself at the end.
    class Writer : public QObject
    {
    public:
        Writer(ScratchPage &page, const QString &path)
            : QObject(&page)
            , m_page(page)
            , m_bytes(page.output().document().bytes())
            , m_size(m_bytes->size())
            , m_file(path)
        {
            connect(&m_pieces, &QTimer::timeout, this, &Writer::writePiece);
            if (m_file.open(QIODevice::WriteOnly))
                m_pieces.start();
            else
                finish();
        }

    private:
        void writePiece()
        {
            constexpr qint64 kPiece = 1 << 20;
            const qint64 count = std::min(kPiece, m_size - m_done);
            const QByteArray piece = m_bytes->read(m_done, count);
            m_done += piece.size();
            if (m_file.write(piece) != piece.size() || m_done >= m_size || piece.isEmpty())
                finish();
        }

        void finish()
        {
            m_pieces.stop();
            const bool isWritten = m_file.isOpen() && m_file.commit() && m_done == m_size;
            const QString path = m_file.fileName();
            if (!isWritten)
                emit m_page.noticed(OutputTexts::tr("%1 could not be written: %2.")
                                        .arg(path, m_file.errorString()));
            else if (m_bytes->isWhole())
                emit m_page.noticed(OutputTexts::tr("Saved: %1").arg(path));
            else
                emit m_page.noticed(
                    OutputTexts::tr("Saved as far as there was room to keep it: %1").arg(path));
            deleteLater();
        }

        ScratchPage &m_page;
        std::shared_ptr<const widgets::ByteSpool> m_bytes;
        qint64 m_size; ///< what is printed later is not written
        qint64 m_done = 0;
        QSaveFile m_file;
        QTimer m_pieces;
    };

} // namespace

void saveOutput(ScratchPage &page)
{
    if (page.output().document().bytes()->size() == 0)
        return emit page.noticed(OutputTexts::tr("Nothing has been printed."));
    QObject::connect(askForSavePath(page.window(), QStringLiteral("output.txt")),
                     &QFileDialog::fileSelected, &page,
                     [&page](const QString &path) { new Writer(page, path); });
}

} // namespace sandpad::app
