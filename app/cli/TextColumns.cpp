#include "app/cli/TextColumns.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace sandpad::app {

namespace {

    bool isWide(QChar character)
    {
        constexpr char16_t kFirstWide = 0x1100;
        return character.unicode() >= kFirstWide;
    }

} // namespace

int columnsOf(QStringView text)
{
    return static_cast<int>(text.size() + std::ranges::count_if(text, isWide));
}

QString wrapped(const QString &text, int columns, int indent)
{
    QString lines;
    qsizetype start = 0; // of the line
    qsizetype end = 0; // of what fits into it
    const auto endLine = [&] {
        lines += text.sliced(start, end - start).trimmed() + u'\n';
        start = end;
    };
    QTextBoundaryFinder places(QTextBoundaryFinder::Line, text);
    while (places.toNextBoundary() > 0) {
        const qsizetype next = places.position();
        // Names such as /choices/0/text and not-started stay whole.
        const QChar before = text[next - 1];
        if (next < text.size() && !before.isSpace() && !isWide(before))
            continue;
        const QStringView line = QStringView(text).sliced(start, next - start);
        if (end > start && indent + columnsOf(line.trimmed()) > columns) {
            endLine();
            lines += QString(indent, u' ');
        }
        end = next;
    }
    endLine();
    return lines;
}

} // namespace sandpad::app
