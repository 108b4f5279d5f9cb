#include "app/review/ReviewWords.h"

#include "app/session/LineTitle.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace sandpad::app {

namespace {

    struct ReviewTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::ReviewWords)
    };

    QString stateWords(runner::DependencyState state)
    {
        switch (state) {
        case runner::DependencyState::Unknown:
            return {};
        case runner::DependencyState::Present:
            return ReviewTexts::tr("present");
        case runner::DependencyState::Missing:
            return ReviewTexts::tr("missing");
        }
        Q_UNREACHABLE_RETURN({});
    }

    /// What an answer needs, in one line; empty when it needs nothing.
    QString dependencyLine(const QList<runner::Dependency> &dependencies)
    {
        constexpr qsizetype kMost = 30;
        QStringList parts;
        for (const runner::Dependency &dependency : dependencies) {
            if (parts.size() == kMost) {
                parts.append(ReviewTexts::tr("and %1 more").arg(dependencies.size() - kMost));
                break;
            }
            const QString state = stateWords(dependency.state);
            parts.append(QStringLiteral("%1 (%2)").arg(dependency.name,
                                                       state.isEmpty() ? dependency.ecosystem
                                                                       : dependency.ecosystem
                                                               + ReviewTexts::tr(", ") + state));
        }
        return parts.isEmpty() ? QString()
                               : ReviewTexts::tr("Needs %1. Nothing is ever installed.")
                                     .arg(parts.join(ReviewTexts::tr(", ")));
    }
} // namespace

QString blockCount(qsizetype count)
{
    return count == 1 ? ReviewTexts::tr("1 block")
                      : ReviewTexts::tr("%n blocks", nullptr, static_cast<int>(count));
}

QString topLines(const QDateTime &before, const QList<runner::Dependency> &dependencies)
{
    QStringList lines;
    if (before.isValid())
        lines.append(ReviewTexts::tr("From before: %1")
                         .arg(QLocale().toString(before.toLocalTime(), QLocale::ShortFormat)));
    lines.append(dependencyLine(dependencies));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString answerTitle(const QByteArray &text)
{
    QByteArray start = text.first(std::min(text.size(), kTitleBytes)).trimmed();
    if (start.startsWith("```") || start.startsWith("~~~"))
        return {};
    // Marks of bold and code are no words.
    start.replace("**", "").replace('`', "");
    QString title = lineTitle(start);
    if (title.endsWith(u':'))
        title.chop(1);
    return title;
}

} // namespace sandpad::app
