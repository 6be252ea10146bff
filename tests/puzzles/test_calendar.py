"""Every day has one case, by its date alone."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from lenoir.puzzles.calendar import (
    DAYS,
    FIRST,
    VOLUME,
    VOLUMES,
    days_since_first,
    number_on,
    round_on,
    volume_of,
    weekday_of,
)

DATES = [date(*FIRST) + timedelta(days=n) for n in range(400)]
"""More than a year: 29 February, both changes of the clock, and the end of the cases."""


def test_the_first_case_is_on_a_monday_and_the_days_of_the_week_stay() -> None:
    assert date(*FIRST).weekday() == 0
    for day in DATES:
        assert weekday_of(number_on(day.year, day.month, day.day)) == day.weekday()


def test_days_are_counted_as_the_calendar_does_over_centuries() -> None:
    for ordinal in range(date(1999, 1, 1).toordinal(), date(2401, 3, 2).toordinal(), 13):
        day = date.fromordinal(ordinal)
        since = days_since_first(day.year, day.month, day.day)
        assert since == ordinal - date(*FIRST).toordinal()


def test_every_case_has_its_day_and_then_they_begin_again() -> None:
    numbers = [number_on(day.year, day.month, day.day) for day in DATES]
    assert numbers[:DAYS] == list(range(1, DAYS + 1))
    assert numbers[DAYS:] == list(range(1, len(DATES) - DAYS + 1))
    assert {round_on(day.year, day.month, day.day) for day in DATES} == {0, 1}


def test_a_volume_holds_four_weeks() -> None:
    volumes = [volume_of(number) for number in range(1, DAYS + 1)]
    assert sorted(set(volumes)) == list(range(1, VOLUMES + 1))
    assert all(volumes.count(one) == VOLUME for one in set(volumes))


def zones() -> list[str]:
    """One zone for each offset that there is: 38 or more."""
    by_offset: dict[timedelta | None, str] = {}
    for name in sorted(available_timezones()):
        if "/" in name and not name.startswith(("Etc", "posix", "right")):
            by_offset.setdefault(datetime(2027, 1, 1, tzinfo=ZoneInfo(name)).utcoffset(), name)
    return sorted(by_offset.values())


def test_a_date_has_the_same_case_in_every_zone_at_every_hour() -> None:
    found = zones()
    assert len(found) > 30, "tzdata is installed with the tests"
    discoveries = ((0, 0), (2, 30), (12, 0), (23, 59))
    for zone in map(ZoneInfo, found):
        for day in DATES:
            for hour, minute in discoveries:
                here = datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone)
                # There and back, as a clock does it that counts seconds.
                local = here.astimezone(UTC).astimezone(zone)
                number = number_on(local.year, local.month, local.day)
                assert number == (local.date() - date(*FIRST)).days % DAYS + 1
