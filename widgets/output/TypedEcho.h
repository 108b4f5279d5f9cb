#pragma once

#include "widgets/text/AnsiParser.h"

#include <QStringList>

namespace sandpad::widgets {

/// Finds typed lines in the output of a terminal, which echoes them, and marks them as typed. A
/// terminal echoes a line at once; when something else comes, the line is not expected any more.
class TypedEcho : public TerminalSink
{
public:
    /// Expects the echo of a line that was sent, without its line end.
    void expect(const QString &line);
    [[nodiscard]] bool isExpecting() const { return !m_expected.isEmpty(); }
    /// The sink that gets everything, until the next call. Borrowed.
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
