#pragma once

#include "runner/model/RunEvent.h"
#include "widgets/output/AnsiParser.h"
#include "widgets/output/TextBlock.h"

#include <QStringDecoder>

#include <array>
#include <memory>
#include <vector>

namespace sandpad::widgets {

/// One thing of the output, in the order of the run: a stretch of text, or the event that a card
/// is made of.
struct OutputItem
{
    std::unique_ptr<TextBlock> text; ///< null for a card
    std::variant<std::monostate, runner::Display, runner::Value, runner::ErrorReport,
                 runner::RunResult>
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

    [[nodiscard]] const std::vector<OutputItem> &items() const { return m_items; }
    [[nodiscard]] std::vector<OutputItem> &items() { return m_items; }

private:
    struct StreamState
    {
        QStringDecoder decoder { QStringDecoder::Utf8 };
        AnsiParser parser;
    };

    TextBlock &textBlock();
    void addOutput(const runner::Output &output);
    void addError(const runner::ErrorReport &error);
    void addText(const QString &text);

    std::vector<OutputItem> m_items;
    std::array<StreamState, 2> m_streams;
};

} // namespace sandpad::widgets
