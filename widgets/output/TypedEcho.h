#pragma once

#include "widgets/text/AnsiParser.h"

#include <QStringList>

namespace sandpad::widgets {

/// Finds what a person typed where a terminal shows it again, and marks it as typed. A terminal
/// echoes a line as soon as it gets it; what comes instead of an expected echo ends the expecting.
class TypedEcho : public TerminalSink
{
public:
    /// A line that was sent; without its end.
    void expect(const QString &line);
    [[nodiscard]] bool isExpecting() const { return !m_expected.isEmpty(); }
    /// Where everything goes on to, until the next call; borrowed.
    void setSink(TerminalSink *sink) { m_sink = sink; }

    void print(QStringView text, const TextAttributes &attributes) override;
    void newLine() override;
    void carriageReturn() override { m_sink->carriageReturn(); }
    void backspace() override { m_sink->backspace(); }
    void tab(const TextAttributes &attributes) override;
    void eraseLine(Erase part) override { m_sink->eraseLine(part); }
    void cursorUp(int lines) override { m_sink->cursorUp(lines); }
    void cursorDown(int lines) override { m_sink->cursorDown(lines); }
    void cursorToColumn(int column) override { m_sink->cursorToColumn(column); }

private:
    TerminalSink *m_sink = nullptr;
    QStringList m_expected;
    qsizetype m_at = 0; ///< in the first of them
};

} // namespace sandpad::widgets
