#include "runner/answer/judge/Culture.h"

#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    QString shortDate(const QRegularExpressionMatch &match)
    {
        const QDate day(match.captured(3).toInt(), match.captured(1).toInt(),
                        match.captured(2).toInt());
        if (!day.isValid())
            return match.captured();
        QString date = QStringLiteral("%1/%2/%3").arg(day.month()).arg(day.day()).arg(day.year());
        const QString clock = match.captured(4);
        if (clock.isEmpty())
            return date;
        const QTime time = QTime::fromString(clock, QStringLiteral("HH:mm:ss"));
        return date + u' ' + QLocale::c().toString(time, QStringLiteral("h:mm:ss AP"));
    }

} // namespace

QString asInUnitedStates(const QString &text)
{
    static const QRegularExpression date(
        QStringLiteral(R"(\b(\d\d)/(\d\d)/(\d{4})(?: (\d\d:\d\d:\d\d)\b)?)"));
    static const QRegularExpression longDate(
        QStringLiteral(R"(\b([A-Z][a-z]+day), 0?(\d{1,2}) ([A-Z][a-z]+) (\d{4})\b)"));
    static const QRegularExpression negative(QStringLiteral(R"(\(\x{a4}([\d.,]+)\))"));
    QString result;
    qsizetype end = 0;
    for (auto at = date.globalMatch(text); at.hasNext();) {
        const auto match = at.next();
        result += text.sliced(end, match.capturedStart() - end) + shortDate(match);
        end = match.capturedEnd();
    }
    result += text.sliced(end);
    static const QRegularExpression percent(QStringLiteral(R"((?<=\d) %)"));
    result.replace(percent, QStringLiteral("%"));
    result.replace(longDate, QStringLiteral("\\1, \\3 \\2, \\4"));
    return result.replace(negative, QStringLiteral("-\u00a4\\1"));
}

QString withCommas(const QString &text)
{
    static const QRegularExpression number(
        QStringLiteral(R"((?<![\w.,])\d{1,3}(?:,\d{3})*\.\d+(?![\w.,]*\d))"));
    QString result;
    qsizetype end = 0;
    for (auto at = number.globalMatch(text); at.hasNext();) {
        const auto match = at.next();
        QString swapped = match.captured();
        for (QChar &c : swapped)
            c = c == u',' ? QChar(u'.') : c == u'.' ? QChar(u',') : c;
        result += text.sliced(end, match.capturedStart() - end) + swapped;
        end = match.capturedEnd();
    }
    return result + text.sliced(end);
}

QString withoutZeros(QString text)
{
    static const QRegularExpression zeros(QStringLiteral(R"((?<![\w.])(\d+)\.0+(?![\w.]))"));
    return text.replace(zeros, QStringLiteral("\\1"));
}

QString withoutCurrency(QString text)
{
    static const QRegularExpression sign(QStringLiteral(R"([$\x{20ac}\x{a3}\x{a5}](?=\d))"));
    return text.replace(QChar(u'\u202f'), u' ').replace(sign, QStringLiteral("\u00a4"));
}

} // namespace sandpad::runner
