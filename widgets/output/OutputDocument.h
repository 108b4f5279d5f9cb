#pragma once

#include "runner/model/RunEvent.h"
#include "widgets/output/PrintedJson.h"
#include "widgets/output/TypedEcho.h"
#include "widgets/text/AnsiParser.h"
#include "widgets/text/ByteSpool.h"
#include "widgets/text/LinkTable.h"
#include "widgets/text/TextBlock.h"

#include <QStringDecoder>

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace sandpad::widgets {

/// The rest of a long value; its beginning is the text before.
struct FoldedText
{
    QString text;
};

/// One item of the output: a stretch of text, or the event that a card shows.
struct OutputItem
{
    std::unique_ptr<TextBlock> text; ///< null for a card
    std::variant<std::monostate, runner::Display, runner::Value, runner::ErrorReport,
                 QList<runner::FileEntry>, FoldedText, PrintedJson, runner::RunResult>
        rich;
    qsizetype display = -1; ///< which display of the run it shows; -1: none
};

/// The text that stands for a card when the output is copied.
[[nodiscard]] QString plainTextOf(const OutputItem &item);

/// A place in the output: a UTF-16 unit in a line of a text item. A whole card is one place.
struct OutputPosition
{
    std::size_t item = 0;
    qsizetype line = 0;
    qsizetype unit = 0;

    auto operator<=>(const OutputPosition &) const = default;
};

/// What a link is.
enum class LinksOf : std::uint8_t
{
    Program, ///< what the program made one, which looks like one
    All, ///< also addresses in plain text
};

/// The output of one run as items in the order of its events. Plain data, without any widget.
class OutputDocument
{
public:
    void clear();
    /// Returns the index of the first item that is new or changed; the number of items when the
    /// event shows nothing.
    std::size_t add(const runner::RunEvent &event);

    /// Adds what a person typed for the program, behind the prompt.
    void addInput(const QString &text);
    /// The same for a program in a terminal: there the typed text comes back as output, and is
    /// marked.
    void expectEcho(const QString &text) { m_echo.expect(text); }

    /// Replaces this item by the text that it keeps folded.
    void unfold(std::size_t item);

    /// Is this item the rest of a long value?
    [[nodiscard]] bool isFold(std::size_t item) const;
    /// A number that changes whenever items were removed.
    [[nodiscard]] int edition() const { return m_edition; }

    /// The whole output as text, or a part.
    [[nodiscard]] QString plainText() const
    {
        return textBetween({}, { .item = m_items.size(), .line = 0, .unit = 0 });
    }
    [[nodiscard]] QString textBetween(OutputPosition from, OutputPosition to) const;
    [[nodiscard]] OutputPosition end() const;
    /// How many lines of text there are, without those of cards.
    [[nodiscard]] qint64 lineCount() const;

    /// The last lines of text, when the output ends with text; for assistive technology.
    [[nodiscard]] QString lastLines(qsizetype most) const;
    /// The last lines of all text; cards between them are left out.
    [[nodiscard]] QString tail(qsizetype most) const;

    /// How many invisible characters the text has, see hiddenCount().
    [[nodiscard]] qint64 invisibleCount() const;
    /// Addresses of the links in the text.
    [[nodiscard]] const LinkTable &links() const { return m_links; }
    /// The link that the character at a place belongs to, or the address in plain text; 0: none.
    [[nodiscard]] quint16 linkAt(OutputPosition position, LinksOf kind = LinksOf::All) const;

    /// The run's bytes. They live as long as somebody shows them.
    [[nodiscard]] std::shared_ptr<const ByteSpool> bytes() const { return m_bytes; }
    /// Does the character at this place stand for bytes that are not UTF-8?
    [[nodiscard]] bool isReplacement(OutputPosition position) const;
    /// About where the byte of such a character is in the run's bytes.
    [[nodiscard]] qint64 byteOffsetOf(OutputPosition position) const;

    [[nodiscard]] const std::vector<OutputItem> &items() const { return m_items; }
    [[nodiscard]] std::vector<OutputItem> &items() { return m_items; }

private:
    struct StreamState
    {
        QStringDecoder decoder { QStringDecoder::Utf8 };
        AnsiParser parser;
    };

    TextBlock &textBlock();
    /// The same, at the beginning of a line.
    TextBlock &freshLine();
    /// The text between two positions in one item.
    [[nodiscard]] QString blockText(OutputPosition from, OutputPosition to) const;
    void addOutput(const runner::Output &output);
    void addDisplay(const runner::Display &display);
    /// Whether there is time to lay it out: Markdown takes milliseconds, and each change of the
    /// width lays all of it out again. What comes later is shown as its text.
    [[nodiscard]] bool takeRoom(const runner::MimeBundle &data);
    /// Returns the display's item; the number of items when it has none.
    std::size_t addMore(const runner::DisplayMore &more);
    /// Hides the last printed text if it is this: the card that follows shows the same.
    void hidePrinted(const QString &text);
    void addError(const runner::ErrorReport &error);
    void addText(const QString &text);
    void addValue(const QString &text);

    std::vector<OutputItem> m_items;
    int m_edition = 0;
    qsizetype m_displayCount = 0; ///< displays that came
    static constexpr qsizetype kMostMarkdown = 1 << 20; // bytes
    qsizetype m_markdownLeft = kMostMarkdown; ///< that may still be laid out
    QList<runner::FileEntry> m_files; ///< that came since the run began; shown at its end
    mutable LinkTable m_links; ///< an address in plain text comes in when it is asked for
    std::shared_ptr<ByteSpool> m_bytes = std::make_shared<ByteSpool>();
    std::array<StreamState, 2> m_streams;
    TypedEcho m_echo;
};

} // namespace sandpad::widgets
