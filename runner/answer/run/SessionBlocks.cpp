#include "runner/answer/run/SessionBlocks.h"

#include "runner/answer/language/AnswerLanguages.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool isSaidToFail(const AnswerBlock &block)
    {
        return std::ranges::any_of(block.claims, [](const Claim &claim) {
            return claim.kind == ClaimKind::Error && !claim.isTentative;
        });
    }

    /// The code of a block in front of others. When the answer says that the block fails, its error
    /// is caught, so that others can use the names that it defines before the error.
    QString asFront(const AnswerBlock &block)
    {
        const AnswerLanguage &language = answerLanguage(block.languageId);
        return isSaidToFail(block) && language.guarded ? language.guarded(block.code) : block.code;
    }

    QList<const AnswerBlock *> eligible(const Answer &answer, const AnswerBlock &block,
                                        const QSet<int> &failed)
    {
        QList<const AnswerBlock *> blocks;
        const AnswerLanguage &language = answerLanguage(block.languageId);
        if (!language.session)
            return blocks;
        for (const AnswerBlock &other : answer.blocks) {
            if (other.index >= block.index)
                break;
            const bool canFollow = !isSaidToFail(other) || language.guarded;
            if (other.canRun() && other.languageId == block.languageId && other.statements.isEmpty()
                && !other.hasElision && !other.isCutOff && canFollow
                && !failed.contains(other.index))
                blocks.append(&other);
        }
        return blocks;
    }

    QSet<QString> declaredIn(const QString &code)
    {
        static const QRegularExpression pattern(
            QStringLiteral(
                R"(\b(?:const|let|var|function\*?|class|def|interface|type|enum|struct|record|int|string|double|bool|void)\s+(\w+)|^(\w+)\s*=[^=])"),
            QRegularExpression::MultilineOption);
        static const QRegularExpression unpacked(
            QStringLiteral(R"(\b(?:const|let|var)\s*[\[{]([^\]}=]*)[\]}])"));
        QSet<QString> names;
        for (auto at = pattern.globalMatch(code); at.hasNext();) {
            const auto match = at.next();
            names.insert(match.captured(1) + match.captured(2));
        }
        for (auto at = unpacked.globalMatch(code); at.hasNext();) {
            for (const QString &name : at.next().captured(1).split(u','))
                names.insert(name.section(u':', -1).trimmed());
        }
        return names;
    }

    /// Does an import bring the name, as `import numpy as np` brings np?
    bool importsName(const QString &code, const QString &name)
    {
        static const QRegularExpression import(QStringLiteral(R"(^\s*(?:import|from)\b.*$)"),
                                               QRegularExpression::MultilineOption);
        const QRegularExpression word(
            QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(name)));
        for (auto at = import.globalMatch(code); at.hasNext();) {
            if (at.next().captured().contains(word))
                return true;
        }
        return false;
    }

    QSet<QString> wordsIn(const QString &code)
    {
        static const QRegularExpression word(QStringLiteral(R"([A-Za-z_$][\w$]*)"));
        QSet<QString> words;
        for (auto at = word.globalMatch(code); at.hasNext();)
            words.insert(at.next().captured());
        return words;
    }

} // namespace

QStringList blocksBefore(const Answer &answer, const AnswerBlock &block, const QSet<int> &failed)
{
    QStringList codes;
    for (const AnswerBlock *other : eligible(answer, block, failed))
        codes.append(asFront(*other));
    return codes;
}

QStringList definersBefore(const Answer &answer, const AnswerBlock &block, const QSet<int> &failed)
{
    QSet<QString> taken = declaredIn(block.code);
    QSet<QString> wanted = wordsIn(block.code) - taken;
    QStringList codes;
    const auto blocks = eligible(answer, block, failed);
    for (qsizetype i = blocks.size() - 1; i >= 0; --i) {
        const QSet<QString> declared = declaredIn(blocks[i]->code);
        if (!declared.intersects(wanted) || declared.intersects(taken))
            continue;
        codes.prepend(asFront(*blocks[i]));
        taken += declared;
        wanted += wordsIn(blocks[i]->code);
        wanted -= taken;
    }
    return codes;
}

int failedDefiner(const Answer &answer, const AnswerBlock &block, const QSet<int> &failed,
                  const QString &name)
{
    for (const AnswerBlock &other : answer.blocks) {
        if (other.index < block.index && failed.contains(other.index)
            && other.languageId == block.languageId
            && (declaredIn(other.code).contains(name) || importsName(other.code, name)))
            return other.index;
    }
    return 0;
}

} // namespace sandpad::runner
