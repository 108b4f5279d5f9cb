#include "runner/answer/markdown/HtmlPieces.h"

#include "runner/answer/markdown/Entities.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    constexpr qsizetype kMostBytes = 8 << 20;

    /// The text of elements: without tags, entities decoded.
    QString plain(QString html)
    {
        static const QRegularExpression lineEnd(QStringLiteral(R"(<(?:br\s*/?|/p|/h\d|/li)>)"),
                                                QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression tag(QStringLiteral(R"(</?[A-Za-z][^<>]*>)"));
        html.replace(lineEnd, QStringLiteral("\n")).remove(tag);
        return withoutEntities(html);
    }

    MarkdownPiece proseOf(const QString &html, int line)
    {
        static const QRegularExpression code(QStringLiteral("</?code\\b[^<>]*>"),
                                             QRegularExpression::CaseInsensitiveOption);
        MarkdownPiece piece;
        piece.text = plain(QString(html).replace(code, QStringLiteral("`"))).trimmed();
        piece.line = line;
        piece.lastLine = line + static_cast<int>(html.count(u'\n'));
        return piece;
    }

} // namespace

QList<MarkdownPiece> htmlPieces(const QString &text)
{
    QList<MarkdownPiece> pieces;
    if (text.size() > kMostBytes)
        return pieces;
    static const QRegularExpression begin(
        QStringLiteral(R"(<pre\b([^<>]*)>\s*(?:<code\b([^<>]*)>)?\n?)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression end(QStringLiteral(R"(\n?(?:</code>\s*)?</pre>)"),
                                        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression language(
        QStringLiteral(R"(\b(?:language|lang|highlight-source|highlight|brush:)[-\s]+([\w#+]+))"));
    int line = 1;
    qsizetype counted = 0; // `line` counts the lines up to here
    const auto lineOf = [&](qsizetype at) {
        line += static_cast<int>(QStringView(text).sliced(counted, at - counted).count(u'\n'));
        counted = at;
        return line;
    };
    // Qt need not check the text: it was decoded, so it is valid. A check of all of it for each
    // block would take minutes.
    const auto matchAt = [&text](const QRegularExpression &pattern, qsizetype at) {
        return pattern.match(text, at, QRegularExpression::NormalMatch,
                             QRegularExpression::DontCheckSubjectStringMatchOption);
    };
    qsizetype at = 0;
    while (at < text.size()) {
        const auto first = matchAt(begin, at);
        const auto last = first.hasMatch() ? matchAt(end, first.capturedEnd()) : first;
        if (!last.hasMatch())
            break;
        if (const MarkdownPiece prose =
                proseOf(text.sliced(at, first.capturedStart() - at), lineOf(at));
            !prose.text.isEmpty())
            pieces.append(prose);
        MarkdownPiece piece;
        piece.isCode = piece.isFenced = true;
        piece.info = language.match(first.captured(1) + u' ' + first.captured(2)).captured(1);
        piece.text =
            plain(text.sliced(first.capturedEnd(), last.capturedStart() - first.capturedEnd()));
        piece.line = lineOf(first.capturedEnd());
        piece.lastLine = lineOf(last.capturedEnd());
        pieces.append(piece);
        at = last.capturedEnd();
    }
    if (pieces.isEmpty())
        return pieces;
    if (const MarkdownPiece prose = proseOf(text.sliced(at), lineOf(at)); !prose.text.isEmpty())
        pieces.append(prose);
    return pieces;
}

} // namespace sandpad::runner
