#pragma once

#include "widgets/text/SpoolFile.h"
#include "widgets/text/TextLine.h"

#include <QCache>
#include <QList>
#include <QString>

namespace sandpad::widgets {

/// Lines that do not change any more, kept in a SpoolFile as pages of up to kPageLines lines or
/// kPageUnits of text. In memory are some 70 bytes for each page, and the pages that were read
/// last.
///
/// A page in the file: for each line its columns (16 bits, the top one says that it continues), its
/// columns when invisible characters are shown (16 bits, only in pages that have such) and its
/// UTF-16 units (16 bits); then the runs of looks; then the text as UTF-8.
///
/// Pages that cannot be written, for example to a full disk, stay in memory. No text is lost.
class LineSpool
{
public:
    static constexpr qsizetype kPageLines = 512;
    static constexpr qsizetype kPageUnits = 32 << 10;

    LineSpool();
    ~LineSpool();
    Q_DISABLE_COPY_MOVE(LineSpool)

    /// A line, and about where it began in the run's bytes.
    struct Source
    {
        qsizetype line = 0;
        qint64 offset = 0;
    };

    void append(const TextLine &line, qint64 source = 0);
    /// The nearest line, at or before this one, whose place in the run's bytes is known.
    [[nodiscard]] Source sourceOf(qsizetype line) const;

    [[nodiscard]] qsizetype count() const { return m_count; }
    [[nodiscard]] TextLine line(qsizetype index) const;

    /// How many rows all lines have with this wrapping.
    [[nodiscard]] qint64 rowCount(Wrapping wrapping) const;
    /// The first row of a line. For the line count() it is rowCount().
    [[nodiscard]] qint64 firstRowOfLine(qsizetype line, Wrapping wrapping) const;
    /// The line that a row belongs to; the row is below rowCount().
    [[nodiscard]] qsizetype lineOfRow(qint64 row, Wrapping wrapping) const;

    /// For searching: the pages and their text, where a line feed ends each line.
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
        quint16 mostShown = 0; ///< columns with what is invisible; 0: no line has such
        qint64 source = 0; ///< of the first line in the run's bytes, about
        QByteArray content; ///< instead of the file where that could not be written
    };
    /// A page as it is read or filled.
    struct Lines
    {
        QList<TextLine> lines;
        qint64 source = 0; ///< only of the open page
        QList<quint16> columns; ///< without the flag
        QList<quint16> shown; ///< columns with what is invisible; empty: the same

        [[nodiscard]] qint64 rowsOf(qsizetype line, Wrapping wrapping) const;
    };

    void closePage();
    [[nodiscard]] QByteArray packed(Page &page) const;
    void write(Page &page, const QByteArray &content);
    [[nodiscard]] qsizetype pageOf(qsizetype line) const;
    [[nodiscard]] QByteArray contentOf(const Page &page, qsizetype most) const;
    [[nodiscard]] const Lines &linesAt(qsizetype page) const;
    [[nodiscard]] QList<quint16> columnsAt(qsizetype page, Invisible invisible) const;
    void layOut(Wrapping wrapping) const;
    [[nodiscard]] qint64 rowsOfPage(qsizetype page, Wrapping wrapping) const;

    SpoolFile m_file;
    QList<Page> m_pages; ///< whole ones
    Lines m_open; ///< the last, not yet whole
    qsizetype m_openUnits = 0;
    qsizetype m_count = 0;

    mutable QCache<qsizetype, Lines> m_recent;
    mutable Wrapping m_layout { 0 };
    mutable QList<qint64> m_rowEnds; ///< rows up to and with each whole page
    mutable qint64 m_openRows = 0; ///< of the open page's first m_openCounted lines
    mutable qsizetype m_openCounted = 0;
};

} // namespace sandpad::widgets
