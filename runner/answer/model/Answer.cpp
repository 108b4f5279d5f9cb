#include "runner/answer/model/Answer.h"

#include "runner/model/Say.h"

#include <QRegularExpression>

namespace sandpad::runner {

QString roleName(BlockRole role)
{
    switch (role) {
    case BlockRole::Code:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "code"));
    case BlockRole::Output:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "output"));
    case BlockRole::Shell:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "shell"));
    case BlockRole::Edit:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "edit"));
    case BlockRole::Data:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "data"));
    case BlockRole::File:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "file"));
    case BlockRole::Prose:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "prose"));
    }
    return {};
}

QString claimKindName(ClaimKind kind)
{
    return QString::fromLatin1(wordOf(kind, kClaimKinds));
}

QString stateName(DependencyState state)
{
    switch (state) {
    case DependencyState::Unknown:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "unknown"));
    case DependencyState::Present:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "present"));
    case DependencyState::Missing:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "missing"));
    }
    return {};
}

namespace {

    QString unreadTemplate()
    {
        return Say::tr("Line %1: the remark “%2” was not compared with anything.");
    }

} // namespace

QString unreadSentence(int inputLine, const QString &remark)
{
    constexpr qsizetype kLongest = 80;
    const bool isLong = remark.size() > kLongest;
    return unreadTemplate().arg(inputLine).arg(isLong ? remark.first(kLongest) + u'…' : remark);
}

bool isUnreadSentence(const QString &sentence)
{
    static const QRegularExpression form(
        u'^'
        + QRegularExpression::escape(unreadTemplate())
              .replace(QStringLiteral("\\%1"), QStringLiteral("\\d+"))
              .replace(QStringLiteral("\\%2"), QStringLiteral(".*"))
        + u'$');
    return sentence.contains(form);
}

} // namespace sandpad::runner
