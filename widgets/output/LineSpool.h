#pragma once

#include "widgets/output/TextLine.h"

#include <QCache>
#include <QList>
#include <QString>
#include <QTemporaryFile>

#include <memory>

namespace sandpad::widgets {

/// Lines that do not change any more, kept in a temporary file: in memory there are some 60 bytes
/// for each page of up to kPageLines lines or kPageUnits of text, and the pages that were looked at
/// last. The file is nameless where the system allows it, so that it is gone with the object
/// whatever happens; it lies in the cache folder, as the folder for temporary files is often
/// memory.
///
/// A page in the file: for each line its columns (16 bits, the top one says that it continues) and
/// its UTF-16 units (16 bits); then the text as UTF-8; then the runs of looks.
///
/// Where nothing can be written (a full disk) the pages stay in memory: nothing is lost by it.
class LineSpool
{
public:
    static constexpr qsizetype kPageLines = 512;
    static constexpr qsizetype kPageUnits = 32 << 10;

    LineSpool();
    ~LineSpool();
    Q_DISABLE_COPY_MOVE(LineSpool)

    void append(const TextLine &line);

    [[nodiscard]] qsizetype count() const { return m_count; }
    [[nodiscard]] TextLine line(qsizetype index) const;

    /// Rows of all lines when wrapped at this many columns.
    [[nodiscard]] qint64 rowCount(int columns) const;
    /// The first row of a line; of count() it is rowCount().
    [[nodiscard]] qint64 firstRowOfLine(qsizetype line, int columns) const;
    /// The line that a row belongs to; the row is below rowCount().
    [[nodiscard]] qsizetype lineOfRow(qint64 row, int columns) const;

    /// For searching: pages and their text, lines ended by line feeds.
    [[nodiscard]] qsizetype pageCount() const;
    [[nodiscard]] qsizetype firstLineOfPage(qsizetype page) const;
    [[nodiscard]] QList<TextLine> linesOfPage(qsizetype page) const;

private:
    struct Page
    {
        qint64 offset = 0; ///< in the file
        qsizetype firstLine = 0;
        qint32 bytes = 0;
        quint16 lines = 0;
        quint16 mostColumns = 0;
        QByteArray content; ///< instead of the file where that could not be written
    };
    /// A page as it is read or filled.
    struct Lines
    {
        QList<TextLine> lines;
        QList<quint16> columns; ///< without the flag
    };

    void closePage();
    [[nodiscard]] QByteArray packed(Page &page) const;
    void write(Page &page, const QByteArray &content);
    [[nodiscard]] qsizetype pageOf(qsizetype line) const;
    [[nodiscard]] QByteArray contentOf(const Page &page, qsizetype most) const;
    [[nodiscard]] const Lines &linesAt(qsizetype page) const;
    [[nodiscard]] QList<quint16> columnsAt(qsizetype page) const;
    void layOut(int columns) const;
    [[nodiscard]] qint64 rowsOfPage(qsizetype page, int columns) const;

    std::unique_ptr<QTemporaryFile> m_file;
    qint64 m_fileBytes = 0;
    bool m_isFileBroken = false;
    QList<Page> m_pages; ///< whole ones
    Lines m_open; ///< the last, not yet whole
    qsizetype m_openUnits = 0;
    qsizetype m_count = 0;

    mutable QCache<qsizetype, Lines> m_recent;
    mutable int m_layoutColumns = 0;
    mutable QList<qint64> m_rowEnds; ///< rows up to and with each whole page
    mutable qint64 m_openRows = 0; ///< of the open page's first m_openCounted lines
    mutable qsizetype m_openCounted = 0;
};

} // namespace sandpad::widgets
