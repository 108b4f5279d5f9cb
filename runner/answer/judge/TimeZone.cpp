#include "runner/answer/judge/TimeZone.h"

#include "runner/model/Say.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QStringList>
#include <QTimeZone>

#include <algorithm>
#include <cstdlib>

namespace sandpad::runner {

namespace {

    bool usesLocalTime(const QString &code)
    {
        static const QRegularExpression pattern(QStringLiteral(
            R"(\bnew Date\(|\bDate\.parse\(|\b(?:fromtimestamp|localtime|mktime|ctime|astimezone|timestamp|ToLocalTime)\(|\bDateTimeOffset\b)"));
        return code.contains(pattern);
    }

    /// The moments that a text tells, as its clock shows them, and the text around them.
    struct Moments
    {
        QStringList around;
        QList<qint64> seconds;
    };

    qint64 secondsOf(const QRegularExpressionMatch &match)
    {
        const auto number = [&match](const char *name) {
            return match.captured(QLatin1String(name)).toInt();
        };
        const int year = number("year") + number("year2");
        const QDate day = year == 0
            ? QDate(2000, 1, 1) // a time alone
            : QDate(year, number("month") + number("month2"), number("day") + number("day2"));
        const QString half = match.captured(QStringLiteral("half")).toLower();
        const int hour =
            half.isEmpty() ? number("hour") : number("hour") % 12 + (half == u'p' ? 12 : 0);
        return QDateTime(day, QTime(hour, number("minute"), number("second")), QTimeZone::UTC)
            .toSecsSinceEpoch();
    }

    Moments momentsIn(const QString &text)
    {
        static const QRegularExpression moment(QStringLiteral(
            R"((?:(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)[T ]|(?<month2>\d{1,2})[/.](?<day2>\d{1,2})[/.](?<year2>\d{4}),? )?(?<!\d)(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?(?:\s?(?<half>[AaPp])\.?[Mm]\b\.?)?(?:Z|[-+]\d\d:?\d\d)?)"));
        Moments found;
        qsizetype end = 0;
        for (auto at = moment.globalMatch(text); at.hasNext();) {
            const auto match = at.next();
            found.around.append(text.sliced(end, match.capturedStart() - end).simplified());
            found.seconds.append(secondsOf(match));
            end = match.capturedEnd();
        }
        found.around.append(text.sliced(end).simplified());
        return found;
    }

    QString withSameQuotes(QString text)
    {
        return text.remove(u'"').remove(u'\'').remove(u'`').trimmed();
    }

    /// Zones differ by quarters of an hour.
    bool isShift(qint64 seconds)
    {
        constexpr qint64 kQuarter = 900;
        constexpr qint64 kDay = 96 * kQuarter; // another day is rather a mistake
        return seconds % kQuarter == 0 && std::abs(seconds) < kDay;
    }

    /// Are both one number that counts the seconds or milliseconds since 1970?
    bool areShiftedCounts(const QString &a, const QString &b)
    {
        constexpr qint64 kFewest = 100'000'000; // a smaller number is rather no time
        constexpr qint64 kFewestMilliseconds = 100'000'000'000;
        bool isNumber = false;
        bool isOther = false;
        const auto first = static_cast<qint64>(withSameQuotes(a).toDouble(&isNumber));
        const auto second = static_cast<qint64>(withSameQuotes(b).toDouble(&isOther));
        if (!isNumber || !isOther || std::min(first, second) < kFewest)
            return false;
        const qint64 shift = first - second;
        return first < kFewestMilliseconds ? isShift(shift)
                                           : shift % 1000 == 0 && isShift(shift / 1000);
    }

    bool areShifted(const QString &a, const QString &b)
    {
        const Moments first = momentsIn(withSameQuotes(a));
        const Moments second = momentsIn(withSameQuotes(b));
        return !first.seconds.isEmpty() && first.around == second.around
            && std::ranges::equal(first.seconds, second.seconds,
                                  [](qint64 x, qint64 y) { return isShift(x - y); });
    }

    /// Does the code name a moment that is the same everywhere, so that its hour is another in each
    /// zone? `new Date(2024, 0, 5)` names one by the clock of its place.
    bool namesMoment(const QString &code)
    {
        static const QRegularExpression moment(QStringLiteral(
            R"(\bnew Date\(\s*(?:\d+|(["'`])\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[-+]\d\d:?\d\d))?\1)\s*\)|\b(?:fromtimestamp|localtime|ToLocalTime)\()"));
        return code.contains(moment);
    }

    /// A part of a date, and by how much it differs at most between two zones.
    struct DatePart
    {
        QRegularExpression asked;
        QList<int> shifts;
    };

    const QList<DatePart> &dateParts()
    {
        const auto part = [](const char *names, const QList<int> &shifts) {
            return DatePart { .asked = QRegularExpression(
                                  QStringLiteral(R"(\.(?:%1)\b)").arg(QString::fromLatin1(names))),
                              .shifts = shifts };
        };
        static const QList<DatePart> parts {
            part("getMinutes|minute|tm_min|Minute", { 15, 30, 45 }),
            part("getDate|day|tm_mday|Day", { 1, 27, 28, 29, 30 }),
            part("getDay|weekday|isoweekday|tm_wday", { 1, 6 }),
            part("getMonth|month|tm_mon|Month", { 1, 11 }),
            part("getFullYear|year|tm_year|Year", { 1 }),
        };
        return parts;
    }

    /// Do two texts differ in one number, which a statement takes from a date?
    bool areShiftedParts(const QString &a, const QString &b, const QString &statement)
    {
        static const QRegularExpression number(QStringLiteral(R"(^(\D*)(\d{1,4})(\D*)$)"));
        static const QRegularExpression hour(
            QStringLiteral(R"(\.(?:getHours|hour|tm_hour|Hour)\b)"));
        const auto first = number.match(withSameQuotes(a));
        const auto second = number.match(withSameQuotes(b));
        if (!first.hasMatch() || first.captured(1) != second.captured(1)
            || first.captured(3) != second.captured(3))
            return false;
        const int x = first.captured(2).toInt();
        const int y = second.captured(2).toInt();
        if (statement.contains(hour) && std::max(x, y) < 24)
            return true;
        return std::ranges::any_of(dateParts(), [&](const DatePart &part) {
            return statement.contains(part.asked) && part.shifts.contains(std::abs(x - y));
        });
    }

} // namespace

Comparison unlessOtherZone(Comparison comparison, const QString &code, const QString &statement)
{
    const QString &claimed = comparison.claimed;
    const QString &actual = comparison.actual;
    if (comparison.verdict != Verdict::Differs)
        return comparison;
    // The code is long, so it is looked at last.
    const bool isShifted = areShifted(claimed, actual) || areShiftedCounts(claimed, actual)
        || (areShiftedParts(claimed, actual, statement) && namesMoment(code));
    if (!isShifted || !usesLocalTime(code))
        return comparison;
    comparison.verdict = Verdict::NotChecked;
    comparison.note = Say::tr("It is the time of another time zone.");
    return comparison;
}

} // namespace sandpad::runner
