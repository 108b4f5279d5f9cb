#include "widgets/output/TextBlock.h"

#include <QStringDecoder>

#include <cstdlib>

using namespace sandpad::widgets;

namespace {

void require(bool isTrue)
{
    if (!isTrue)
        std::abort();
}

} // namespace

/// Terminal text: whatever comes, lines and rows agree, and looks lie within their lines.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    AnsiParser parser;
    TextBlock block;
    // In two pieces, cut anywhere.
    const std::size_t cut = size > 0 ? data[0] % size : 0;
    for (const auto &[from, to] : { std::pair { std::size_t(0), cut }, { cut, size } }) {
        const QByteArray piece(reinterpret_cast<const char *>(data) + from,
                               static_cast<qsizetype>(to - from));
        const QString text = decoder.decode(piece);
        parser.feed(text, block);
    }
    constexpr int kColumns = 10;
    qint64 row = 0;
    for (qsizetype i = 0; i < block.lineCount(); ++i) {
        const TextLine line = block.line(i);
        require(line.text.isEmpty() || (!line.runs.isEmpty() && line.runs.first().start == 0));
        for (qsizetype run = 0; run < line.runs.size(); ++run) {
            require(line.runs[run].start < line.text.size());
            require(run == 0 || line.runs[run - 1].start < line.runs[run].start);
        }
        require(block.firstRowOfLine(i, kColumns) == row);
        require(block.lineOfRow(row, kColumns) == i);
        row = block.firstRowOfLine(i + 1, kColumns);
    }
    require(block.rowCount(kColumns) == row);
    return 0;
}
