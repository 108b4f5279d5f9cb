#include "runner/answer/read/AnswerReader.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/claims/Counterexample.h"
#include "runner/answer/claims/ProseClaims.h"
#include "runner/answer/markdown/AnswerText.h"
#include "runner/answer/markdown/InfoString.h"
#include "runner/answer/markdown/WholePieces.h"
#include "runner/answer/read/BlockReader.h"
#include "runner/answer/read/BlockRoles.h"
#include "runner/answer/read/ClaimLimit.h"
#include "runner/answer/read/OutputClaims.h"
#include "runner/answer/source/Dependencies.h"
#include "runner/model/Say.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace sandpad::runner {

namespace {

    /// Claims stand near the code. To look for words in a text takes the square of its length for
    /// some of them, and a text of a megabyte would take minutes.
    constexpr qsizetype kMostProse = 8'000; // characters, at each end

    QList<MarkdownPiece> withShortProse(QList<MarkdownPiece> pieces)
    {
        for (MarkdownPiece &piece : pieces) {
            if (!piece.isCode && piece.text.size() > 2 * kMostProse)
                piece.text = piece.text.first(kMostProse) + QStringLiteral("\n\n")
                    + piece.text.last(kMostProse);
        }
        return pieces;
    }

    /// Goes through the pieces of an answer in order.
    class Reader
    {
    public:
        Reader(QList<MarkdownPiece> pieces, const QList<LanguageInfo> &languages)
            : m_pieces(std::move(pieces))
            , m_languages(languages)
        { }

        Answer run()
        {
            for (qsizetype i = 0; i < m_pieces.size(); ++i) {
                if (m_pieces[i].isCode)
                    addBlock(i);
                else
                    addProse(i);
            }
            attachOutputs(m_answer);
            if (m_hasProse)
                m_answer.notChecked.append(Say::tr("What the answer says in prose."));
            for (AnswerBlock &block : m_answer.blocks)
                attachProse(block);
            m_answer.dependencies = dependenciesOf(m_answer.blocks);
            return std::move(m_answer);
        }

    private:
        /// Does a heading that is not about running stand between the code before a piece, or its
        /// output, and the piece? One right before it may announce the output.
        [[nodiscard]] bool crossesHeading(qsizetype index) const
        {
            const qsizetype announcing =
                m_lastAnnouncing == index - 1 ? m_announcingBefore : m_lastAnnouncing;
            return std::max(m_lastHeading, announcing) > m_lastCodeOrOutput;
        }

        /// The prose right before or after a piece.
        [[nodiscard]] QString proseAt(qsizetype index) const
        {
            const bool isProse = index >= 0 && index < m_pieces.size() && !m_pieces[index].isCode;
            return isProse ? m_pieces[index].text : QString();
        }

        void addBlock(qsizetype index)
        {
            const MarkdownPiece &piece = m_pieces[index];
            if (m_answer.blocks.size() >= kMostBlocks) {
                if (m_answer.blocks.size() == kMostBlocks && !std::exchange(m_isFull, true))
                    m_answer.notChecked.append(
                        Say::tr("Blocks beyond the first %1.").arg(kMostBlocks));
                return;
            }
            const InfoString info = parseInfoString(piece.info);
            const bool isNext =
                !m_answer.blocks.isEmpty() && index > 0 && m_pieces[index - 1].isCode;
            const BlockKind kind =
                kindOf(piece.text, info.label,
                       { .followsCode = m_hasCode,
                         .isNextToCode = isNext && m_answer.blocks.last().canRun(),
                         .crossesHeading = crossesHeading(index),
                         .prose = proseAt(index - 1) },
                       m_languages);
            AnswerBlock block;
            block.index = static_cast<int>(m_answer.blocks.size()) + 1;
            block.role = kind.role;
            block.languageId = kind.languageId;
            block.label = kind.label;
            block.confidence = kind.confidence;
            block.line = piece.line;
            block.original = piece.text;
            block.isCutOff = !piece.isClosed;
            block.repairs = piece.repairs;
            block.announcement = proseAt(index - 1).trimmed().section(u'\n', -1);
            block.fileName = fileNameFor(info, block);
            block.isCounterexample =
                block.canRun() && isCounterexample(proseAt(index - 1), piece.text);
            readBlock(block);
            if (!kind.warning.isEmpty())
                block.warnings.append(kind.warning);
            m_hasCode = m_hasCode || block.canRun();
            if (block.canRun() || block.role == BlockRole::Output)
                m_lastCodeOrOutput = index;
            m_answer.blocks.append(block);
            m_pieceOf.append(index);
        }

        [[nodiscard]] QString fileNameFor(const InfoString &info, const AnswerBlock &block) const
        {
            if (!info.fileName.isEmpty())
                return info.fileName;
            if (block.role == BlockRole::Output || block.role == BlockRole::Shell)
                return {};
            const QString &line = block.announcement;
            QString above = fileNameIn(line);
            if (!above.isEmpty())
                return above;
            const bool isData = block.role == BlockRole::Data || block.role == BlockRole::File;
            const QString within = isData && line.endsWith(u':') ? fileNameWithin(line) : QString();
            return within.isEmpty() ? fileNameInRemark(block.original) : within;
        }

        void addProse(qsizetype index)
        {
            static const QRegularExpression complexity(QStringLiteral(R"(\bO\([^)]{1,20}\))"));
            const MarkdownPiece &piece = m_pieces[index];
            constexpr qsizetype kMost = 200;
            if (complexity.match(piece.text).hasMatch() && m_answer.notChecked.size() < kMost)
                m_answer.notChecked.append(Say::tr("Line %1: a claim about complexity (%2).")
                                               .arg(piece.line)
                                               .arg(complexity.match(piece.text).captured()));
            m_hasProse = true;
            if (!piece.isHeading || isRunHeading(piece.text))
                return;
            if (announcesOutput(piece.text))
                m_announcingBefore = std::exchange(m_lastAnnouncing, index);
            else
                m_lastHeading = index;
        }

        /// Adds the claims in the prose around a block.
        void attachProse(AnswerBlock &block)
        {
            if (!block.canRun() || !block.statements.isEmpty())
                return;
            const qsizetype index = m_pieceOf[block.index - 1];
            qsizetype last = index; // the last piece that belongs to the block
            for (const qsizetype next : { index + 1, index + 2 }) {
                const qsizetype other = m_pieceOf.indexOf(next);
                if (other >= 0 && m_answer.blocks[other].role == BlockRole::Output)
                    last = next;
            }
            addProseClaims(block, m_pieces, index, last);
        }

        QList<MarkdownPiece> m_pieces;
        const QList<LanguageInfo> &m_languages;
        Answer m_answer;
        QList<qsizetype> m_pieceOf; ///< the piece of each block
        // Pieces; -1: there was none yet. An answer has thousands, so nobody looks through them.
        qsizetype m_lastCodeOrOutput = -1;
        qsizetype m_lastHeading = -1;
        qsizetype m_lastAnnouncing = -1; ///< heading that announces an output
        qsizetype m_announcingBefore = -1; ///< the one before that
        bool m_hasCode = false;
        bool m_isFull = false;
        bool m_hasProse = false;
    };

} // namespace

Answer readAnswer(const QByteArray &bytes, const QList<LanguageInfo> &languages)
{
    const AnswerText prepared = prepareAnswer(bytes);
    Answer answer = Reader(withShortProse(wholePieces(prepared.text)), languages).run();
    answer.text = QString::fromUtf8(bytes.left(kMostAnswerBytes));
    if (prepared.isCut)
        answer.notChecked.append(
            Say::tr("What comes after the first %1 MiB.").arg(kMostAnswerBytes >> 20));
    if (prepared.isLatin)
        answer.notChecked.append(
            Say::tr("Characters beyond ASCII: the text is not UTF-8 and was read as "
                    "Latin-1."));
    keepFirstClaims(answer);
    // A removed wrapper is reported at the first block behind it.
    for (const Repair &repair : prepared.repairs) {
        for (AnswerBlock &block : answer.blocks) {
            if (block.line >= repair.line) {
                block.repairs.prepend(repair);
                break;
            }
        }
    }
    return answer;
}

AnswerBlock readAs(const AnswerBlock &block, BlockRole role, const QString &languageId)
{
    AnswerBlock other = block;
    other.role = role;
    other.languageId = languageId;
    other.confidence = 1;
    other.syntax = {};
    readBlock(other);
    return other;
}

bool looksLikeAnswer(const QString &text)
{
    constexpr qsizetype kLooksAt = 1 << 20;
    static const QRegularExpression fence(QStringLiteral(R"(^ {0,8}(?:`{3,}|~{3,})[^`\n]*$)"),
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression prose(
        QStringLiteral(R"(^(?:#{1,6} |[-*] )?[A-Z`][^;{}=()\s]*(?: [^;{}=()\s]+){2})"),
        QRegularExpression::MultilineOption);
    const QString head = text.left(kLooksAt);
    const auto first = fence.match(head);
    if (!first.hasMatch())
        return false;
    const bool isClosed = fence.match(head, first.capturedEnd()).hasMatch();
    return isClosed && (first.capturedStart() == 0 || prose.match(head).hasMatch());
}

} // namespace sandpad::runner
