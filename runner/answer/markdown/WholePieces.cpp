#include "runner/answer/markdown/WholePieces.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/language/Syntaxes.h"
#include "runner/answer/markdown/HtmlPieces.h"
#include "runner/answer/markdown/InfoString.h"
#include "runner/answer/source/LanguageGuess.h"
#include "runner/answer/source/Transcript.h"
#include "runner/answer/syntax/SourceLines.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    constexpr int kMostExtensions = 100;
    constexpr int kMostTries = 20;

    /// The syntax of a piece; nothing when its label names none of our languages.
    std::optional<SourceSyntax> syntaxOf(const MarkdownPiece &piece)
    {
        const QString label = parseInfoString(piece.info).label;
        if (const AnswerLanguage *language = languageLabelled(label))
            return language->syntax;
        if (!label.isEmpty())
            return std::nullopt;
        const QString guess = guessLanguage(piece.text).id;
        return isAnswerLanguage(guess) ? answerLanguage(guess).syntax : scriptSyntax();
    }

    bool endsInText(const QString &code, const MarkdownPiece &piece)
    {
        // A quote of one line ends with the line: "Don't panic" opens no string.
        const auto syntax = syntaxOf(piece);
        return syntax && sourceEnd(code + u'\n', *syntax).isInText;
    }

    /// The piece extended to a later fence, when that closes its open string.
    std::optional<MarkdownPiece> extended(const MarkdownPiece &piece, const QStringList &lines)
    {
        if (!piece.isCode || !piece.isFenced || !piece.isClosed || !endsInText(piece.text, piece))
            return std::nullopt;
        const QString fence(piece.fenceLength, QLatin1Char(piece.fenceCharacter));
        int tries = 0;
        for (qsizetype end = piece.lastLine + 1; end < lines.size() && tries < kMostTries; ++end) {
            if (lines[end].trimmed() != fence)
                continue;
            ++tries;
            MarkdownPiece longer = piece;
            longer.text = lines.sliced(piece.line - 1, end - piece.line + 1).join(u'\n');
            if (endsInText(longer.text, piece))
                continue;
            longer.lastLine = static_cast<int>(end);
            longer.repairs.append(
                { .kind = QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "fence")),
                  .line = piece.lastLine - piece.line + 2,
                  .before = piece.text,
                  .after = longer.text });
            return longer;
        }
        return std::nullopt;
    }

    bool isProse(const QString &line)
    {
        static const QRegularExpression pattern(
            QStringLiteral(
                R"(^(?:[-*] |\d+\. )?\p{Lu}[\p{L}']*,?(?: [\p{L}'`\d,-]+){3,}.*[.:!?]$)"),
            QRegularExpression::UseUnicodePropertiesOption);
        return pattern.match(line.trimmed()).hasMatch();
    }

    /// The text of a chat page: the language's name, a button's label, the code, and prose again.
    QList<MarkdownPiece> buttonBlocks(const QStringList &lines)
    {
        static const QRegularExpression button(QStringLiteral("^(?:copy(?: code)?|copied!?)$"),
                                               QRegularExpression::CaseInsensitiveOption);
        const auto isHead = [&](qsizetype at) {
            return at + 1 < lines.size() && languageLabelled(lines[at].trimmed().toLower())
                && button.match(lines[at + 1].trimmed()).hasMatch();
        };
        qsizetype first = 0;
        while (first < lines.size() && !isHead(first))
            ++first;
        if (first == lines.size())
            return {};
        QList<MarkdownPiece> pieces;
        for (qsizetype at = 0; at < lines.size(); ++at) {
            if (!isHead(at)) {
                if (!lines[at].trimmed().isEmpty()) {
                    MarkdownPiece prose;
                    prose.text = lines[at];
                    prose.line = prose.lastLine = static_cast<int>(at) + 1;
                    pieces.append(prose);
                }
                continue;
            }
            const auto isBeforeProse = [&](qsizetype line) {
                return lines[line].trimmed().isEmpty() && line + 1 < lines.size()
                    && isProse(lines[line + 1]);
            };
            qsizetype end = at + 2;
            while (end < lines.size() && !isHead(end) && !isBeforeProse(end))
                ++end;
            MarkdownPiece piece;
            piece.isCode = piece.isFenced = true;
            piece.info = lines[at].trimmed();
            piece.text = lines.sliced(at + 2, end - at - 2).join(u'\n').trimmed();
            piece.line = static_cast<int>(at) + 3;
            piece.lastLine = static_cast<int>(end);
            piece.repairs.append(
                { .kind = QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "button")),
                  .line = 0,
                  .before = lines[at + 1].trimmed(),
                  .after = {} });
            pieces.append(piece);
            at = end - 1;
        }
        return pieces;
    }

    /// A program that somebody pasted without a fence.
    std::optional<MarkdownPiece> wholeProgram(const QByteArray &bytes, const QStringList &lines)
    {
        const QString text = QString::fromUtf8(bytes);
        const LanguageGuess guess = guessLanguage(text);
        const bool isTranscript = beginsWithSurePrompt(text.trimmed());
        if (!isTranscript && (!isAnswerLanguage(guess.id) || std::ranges::any_of(lines, isProse)))
            return std::nullopt;
        MarkdownPiece piece;
        piece.isCode = true;
        qsizetype first = 0;
        while (first < lines.size() && lines[first].trimmed().isEmpty())
            ++first;
        piece.line = static_cast<int>(first) + 1;
        piece.lastLine = static_cast<int>(lines.size());
        piece.text = lines.sliced(first).join(u'\n');
        while (piece.text.endsWith(u'\n'))
            piece.text.chop(1);
        return piece;
    }

} // namespace

QList<MarkdownPiece> wholePieces(const QByteArray &text)
{
    QList<MarkdownPiece> pieces = markdownPieces(text);
    const QStringList lines = QString::fromUtf8(text).split(u'\n');
    if (std::ranges::none_of(pieces, &MarkdownPiece::isFenced)) {
        if (auto blocks = buttonBlocks(lines); !blocks.isEmpty())
            return blocks;
        if (auto program = wholeProgram(text, lines))
            return { *program };
        if (auto blocks = htmlPieces(QString::fromUtf8(text)); !blocks.isEmpty())
            return blocks;
    }
    int extensions = 0;
    for (qsizetype i = 0; i < pieces.size() && extensions < kMostExtensions; ++i) {
        const auto longer = extended(pieces[i], lines);
        if (!longer)
            continue;
        ++extensions;
        // Everything behind the new end is read again: former code is prose now.
        pieces = pieces.first(i) << *longer;
        const int next = longer->lastLine + 1; // the fence itself
        const QStringList rest = lines.sliced(std::min<qsizetype>(next, lines.size()));
        pieces += markdownPieces(rest.join(u'\n').toUtf8(), next + 1);
    }
    return pieces;
}

} // namespace sandpad::runner
