#include "app/cli/TextColumns.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace sandpad::app {

int columnsOf(QStringView text)
{
    constexpr char16_t kFirstWide = 0x1100;
    return static_cast<int>(text.size() + std::ranges::count_if(text, [](QChar character) {
                                return character.unicode() >= kFirstWide;
                            }));
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
