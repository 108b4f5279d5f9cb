#include "widgets/review/ClaimDifference.h"

#include "runner/model/Prose.h"
#include "widgets/review/ClaimNames.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    using runner::ClaimKind;
    using runner::Comparison;

    struct DifferenceTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::VerdictSentence)
    };

    QStringList wordsOf(const QString &text)
    {
        static const QRegularExpression kSeparators(QStringLiteral(R"([^\p{L}\p{N}._+-]+)"));
        return text.split(kSeparators, Qt::SkipEmptyParts);
    }

    bool isReordered(const QString &claimed, const QString &actual)
    {
        constexpr qsizetype kMostCompared = 500;
        if (claimed.size() > kMostCompared || actual.size() > kMostCompared)
            return false;
        const QStringList told = wordsOf(claimed);
        const QStringList printed = wordsOf(actual);
        return told != printed && std::ranges::is_permutation(told, printed);
    }

    QString lineDifference(const ReviewItem &item, const Comparison &comparison)
    {
        const QString remark = remarkName(comparison);
        if (isReordered(comparison.claimed, comparison.actual))
            return DifferenceTexts::tr("%1 names the same values in another order.").arg(remark);
        if (comparison.actual.trimmed().isEmpty())
            return DifferenceTexts::tr("%1 says %2, but its line gave nothing.")
                .arg(remark, quoted(comparison.claimed));
        return (item.block.statements.isEmpty()
                    ? DifferenceTexts::tr("%1 says %2, and its line gave %3.")
                    : DifferenceTexts::tr("%1 is said to give %2, and it gave %3."))
            .arg(remark, quoted(comparison.claimed), quoted(comparison.actual));
    }

    QString outputDifference(const ReviewItem &item, const Comparison &comparison)
    {
        const QString source = sourceName(item, comparison);
        const QStringList claimed = linesOf(comparison.claimed);
        const QStringList actual = linesOf(comparison.actual);
        if (actual.isEmpty())
            return DifferenceTexts::tr("What %1 says begins with %2, and the code printed nothing.")
                .arg(source, quoted(claimed.value(0)));
        qsizetype line = 0;
        while (line < claimed.size() && line < actual.size()
               && claimed[line].trimmed() == actual[line].trimmed())
            ++line;
        if (line >= claimed.size() && claimed.size() == 1)
            return DifferenceTexts::tr(
                       "The code printed %1 lines, and %2 has only the first of them.")
                .arg(actual.size())
                .arg(source);
        if (line >= claimed.size())
            return DifferenceTexts::tr(
                       "The code printed %1 lines, and %2 has only the first %3 of them.")
                .arg(actual.size())
                .arg(source)
                .arg(claimed.size());
        if (line >= actual.size() && actual.size() == 1)
            return DifferenceTexts::tr("%1 says %2 in line %3, and the code printed only one line.")
                .arg(source, quoted(claimed[line]))
                .arg(line + 1);
        if (line >= actual.size())
            return DifferenceTexts::tr("%1 says %2 in line %3, and the code printed only %4 lines.")
                .arg(source, quoted(claimed[line]))
                .arg(line + 1)
                .arg(actual.size());
        if (claimed.size() == 1 && actual.size() > 1)
            return DifferenceTexts::tr(
                       "%1 says %2, and the code printed %3 lines, of which the first is %4.")
                .arg(source, quoted(claimed[0]))
                .arg(actual.size())
                .arg(quoted(actual[0]));
        if (claimed.size() == 1 && actual.size() == 1)
            return (isReordered(claimed[0], actual[0])
                        ? DifferenceTexts::tr(
                              "%1 says %2, and the code printed the same in another order: %3.")
                        : DifferenceTexts::tr("%1 says %2, and the code printed %3."))
                .arg(source, quoted(claimed[0]), quoted(actual[0]));
        return DifferenceTexts::tr("Line %1 of %2 says %3, and the code printed %4 there.")
            .arg(line + 1)
            .arg(source, quoted(claimed[line]), quoted(actual[line]));
    }

    /// Both are "exit status 3"; of a program that did not end by itself a sentence tells how.
    QString exitDifference(const ReviewItem &item, const Comparison &comparison)
    {
        if (std::holds_alternative<runner::Completed>(item.result->run.outcome))
            return DifferenceTexts::tr(
                       "The answer says that it ends with %1, and it ended with %2.")
                .arg(comparison.claimed, comparison.actual);
        return runner::sentencesOf(
            { DifferenceTexts::tr("The answer says that it ends with %1.").arg(comparison.claimed),
              comparison.actual });
    }

} // namespace

QString claimDifference(const ReviewItem &item, const runner::Comparison &comparison)
{
    switch (comparison.kind) {
    case ClaimKind::Line:
    case ClaimKind::Statement:
    case ClaimKind::Example:
        return lineDifference(item, comparison);
    case ClaimKind::Output:
        return outputDifference(item, comparison);
    case ClaimKind::Error:
        return comparison.actual.isEmpty()
            ? DifferenceTexts::tr("The answer announces %1, and no error came.")
                  .arg(quoted(comparison.claimed))
            : DifferenceTexts::tr("The answer announces %1, and this came: %2.")
                  .arg(quoted(comparison.claimed), quoted(comparison.actual));
    case ClaimKind::Exit:
        return exitDifference(item, comparison);
    case ClaimKind::Figure:
        return comparison.note.isEmpty()
            ? DifferenceTexts::tr("The answer says that a figure is drawn, and none was.")
            : comparison.note;
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace sandpad::widgets
