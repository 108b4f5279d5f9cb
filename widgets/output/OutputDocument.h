#pragma once

#include "runner/model/RunEvent.h"
#include "widgets/output/TypedEcho.h"
#include "widgets/text/AnsiParser.h"
#include "widgets/text/ByteSpool.h"
#include "widgets/text/LinkTable.h"
#include "widgets/text/TextBlock.h"

#include <QStringDecoder>

#include <array>
#include <memory>
#include <vector>

namespace sandpad::widgets {

/// What is left of a long value whose beginning stands before it.
struct FoldedText
{
    QString text;
};

/// One thing of the output, in the order of the run: a stretch of text, or the event that a card
/// is made of.
struct OutputItem
{
    std::unique_ptr<TextBlock> text; ///< null for a card
    std::variant<std::monostate, runner::Display, runner::Value, runner::ErrorReport,
                 QList<runner::FileEntry>, FoldedText, runner::RunResult>
        rich;
};

/// What copying the output gives for an item that is more than text.
[[nodiscard]] QString plainTextOf(const OutputItem &item);

/// A place in the output: a UTF-16 unit in a line of a text item; in a card all is one place.
struct OutputPosition
{
    std::size_t item = 0;
    qsizetype line = 0;
    qsizetype unit = 0;

    auto operator<=>(const OutputPosition &) const = default;
};

/// What a run put out, as items. Plain data, fed with the events of one run; knows no widget.
class OutputDocument
{
public:
    void clear();
    /// Returns the index of the first item that is new or changed.
    std::size_t add(const runner::RunEvent &event);

    /// What a person typed for the program, after the prompt that stands there.
    void addInput(const QString &text);
    /// The same, for a program whose terminal shows what is typed itself.
    void expectEcho(const QString &text) { m_echo.expect(text); }

    /// Shows the text that this item keeps folded; the item itself is gone then.
    void unfold(std::size_t item);

    /// Is it the rest of a long value?
    [[nodiscard]] bool isFold(std::size_t item) const;
    /// Another number whenever items that were there are gone.
    [[nodiscard]] int edition() const { return m_edition; }

    /// All of it, or a part, as text.
    [[nodiscard]] QString plainText() const
    {
        return textBetween({}, { .item = m_items.size(), .line = 0, .unit = 0 });
    }
    [[nodiscard]] QString textBetween(OutputPosition from, OutputPosition to) const;
    [[nodiscard]] OutputPosition end() const;
    /// Lines of text, without those of cards.
    [[nodiscard]] qint64 lineCount() const;

    /// The last lines of text, when the output ends with text; for assistive technology.
    [[nodiscard]] QString lastLines(qsizetype most) const;
    /// The last lines of all text, whatever stands between.
    [[nodiscard]] QString tail(qsizetype most) const;

    /// Characters in the text that cannot be seen, see hiddenCount().
    [[nodiscard]] qint64 invisibleCount() const;
    /// Addresses of the links in the text.
    [[nodiscard]] const LinkTable &links() const { return m_links; }
    /// The link that the character at a place belongs to; 0: none.
    [[nodiscard]] quint16 linkAt(OutputPosition position) const;

    /// The run's bytes; go on living with whoever shows them.
    [[nodiscard]] std::shared_ptr<const ByteSpool> bytes() const { return m_bytes; }
    /// Is a character there that stands for bytes that are no text?
    [[nodiscard]] bool isReplacement(OutputPosition position) const;
    /// Where about such a character's byte is in the run's bytes.
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
    /// Of one item of text; both positions are in it.
    [[nodiscard]] QString blockText(OutputPosition from, OutputPosition to) const;
    void addOutput(const runner::Output &output);
    /// The card that follows shows what was printed last, if it is this.
    void hidePrinted(const QString &text);
    void addError(const runner::ErrorReport &error);
    void addText(const QString &text);
    void addValue(const QString &text);

    std::vector<OutputItem> m_items;
    int m_edition = 0;
    QList<runner::FileEntry> m_files; ///< that came since the run began; shown at its end
    LinkTable m_links;
    std::shared_ptr<ByteSpool> m_bytes = std::make_shared<ByteSpool>();
    std::array<StreamState, 2> m_streams;
    TypedEcho m_echo;
};

} // namespace sandpad::widgets
