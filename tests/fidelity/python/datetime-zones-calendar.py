# Works with fixed dates: zones with summer time, arithmetic, parsing, formats and calendars.
import calendar
import time
from datetime import UTC, date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

berlin, new_york = ZoneInfo("Europe/Berlin"), ZoneInfo("America/New_York")
start = datetime(2024, 3, 30, 2, 30, tzinfo=berlin)
for days in range(3):
    local = start + timedelta(days=days)
    print(local.isoformat(), local.tzname(), local.dst(),
          local.astimezone(UTC).strftime("%H:%M %Z"))
double = datetime(2024, 10, 27, 2, 30, tzinfo=berlin)
print(double.utcoffset(), double.replace(fold=1).utcoffset(), double.astimezone(new_york))

print(date(2024, 2, 29) + timedelta(days=365), date(2024, 12, 30).isocalendar(), date.max)
print(timedelta(days=-1, hours=5), timedelta(weeks=1) / timedelta(hours=1), timedelta(0.1))
print(repr(timedelta(microseconds=-1)), divmod(timedelta(hours=25), timedelta(hours=7)))
print(datetime.fromisoformat("2024-W09-4T12:00:00.123456+05:30"), date.fromordinal(738000))
print(datetime.strptime("03/Feb/2021 7:08 PM +0230", "%d/%b/%Y %I:%M %p %z"))
print(datetime(2021, 1, 3).strftime("%a %A %b %B %d %j %U %W %V %G %y %p %x %X %%"))
print(datetime.fromtimestamp(1_000_000_000, timezone(timedelta(hours=-3.5))).isoformat(" ",
                "minutes"))
print(datetime(1970, 1, 1, tzinfo=UTC).timestamp(), datetime.fromtimestamp(0),
      time.gmtime(86400)[:8])
print(time.strftime("%Y-%m-%d %H:%M", time.localtime(1_700_000_000)), time.tzname, time.timezone)

print(calendar.TextCalendar(calendar.SUNDAY).formatmonth(2024, 2), end="")
print(calendar.monthrange(2023, 2), calendar.isleap(1900), calendar.leapdays(2000, 2025))
print([d.day for d in calendar.Calendar().itermonthdates(2024, 9)][:9], list(calendar.day_abbr))
print(calendar.month(1752, 9, w=3), end="")

for action in (lambda: date(2023, 2, 29), lambda: datetime.strptime("x", "%Y"),
               lambda: ZoneInfo("No/Where"),
               lambda: datetime(2024, 1, 1) < datetime(2024, 1, 1, tzinfo=UTC),
               lambda: date.min - timedelta(1),
               lambda: datetime.fromisoformat("2024-13-01"), lambda: date(2024, 1, 1) - 1):
    try:
        print(action())
    except (ValueError, TypeError, OverflowError, ZoneInfoNotFoundError) as error:
        print(type(error).__name__, error)
