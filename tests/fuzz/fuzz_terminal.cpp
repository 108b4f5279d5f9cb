#include "tests/fuzz/FuzzTarget.h"
#include "widgets/text/LinkTable.h"
#include "widgets/text/TextBlock.h"

#include <QStringDecoder>

#include <cstdlib>

using namespace sandpad::widgets;

namespace {

void require(bool isTrue)
{
    if (!isTrue)
        std::abort();
}

void checkRows(const TextBlock &block, const LinkTable &links, Wrapping wrapping)
{
    qint64 row = 0;
    for (qsizetype i = 0; i < block.lineCount(); ++i) {
        const TextLine line = block.line(i);
        require(line.text.isEmpty() || (!line.runs.isEmpty() && line.runs.first().start == 0));
        for (qsizetype run = 0; run < line.runs.size(); ++run) {
            require(line.runs[run].start < line.text.size());
            const quint16 link = line.runs[run].attributes.link;
            require(link <= links.count());
            const QString address = links.address(link);
            require(address.isEmpty() == (link == 0));
            require(address.toUtf8().size() <= LinkTable::kLongest);
            require(!address.contains(u'\n') && !address.contains(QChar(0x1b)));
            require(run == 0 || line.runs[run - 1].start < line.runs[run].start);
        }
        require(block.firstRowOfLine(i, wrapping) == row);
        require(block.lineOfRow(row, wrapping) == i);
        row = block.firstRowOfLine(i + 1, wrapping);
    }
    require(block.rowCount(wrapping) == row);
}

} // namespace

/// For any terminal text, lines and rows agree, looks lie within their lines, and links have
/// addresses without control characters.
FUZZ_TARGET(terminal)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    AnsiParser parser;
    LinkTable links;
    parser.setLinks(&links);
    TextBlock block;
    // In two pieces, cut anywhere.
    const std::size_t cut = size > 0 ? data[0] % size : 0;
    for (const auto &[from, to] : { std::pair { std::size_t(0), cut }, { cut, size } }) {
        const QByteArray piece(reinterpret_cast<const char *>(data) + from,
                               static_cast<qsizetype>(to - from));
        const QString text = decoder.decode(piece);
        parser.feed(text, block);
    }
    constexpr int kWidth = 10;
    for (const Wrapping wrapping : { Wrapping(kWidth), Wrapping(kWidth, Invisible::Shown) })
        checkRows(block, links, wrapping);
    return 0;
}
