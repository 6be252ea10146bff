"""Which puzzle a day has: by its date alone, so that a day has the same one everywhere.

Days are counted by the calendar and never by hours: no time zone and no summer time matters.
"""

from typing import Final

WEEK: Final = 7
WEEKS: Final = 52
DAYS: Final = WEEK * WEEKS
"""The days after which the cases begin again, on the same day of the week."""
VOLUME: Final = 4 * WEEK
"""The puzzles of four weeks are one file."""
VOLUMES: Final = DAYS // VOLUME
FIRST: Final = (2026, 11, 2)
"""The day of case 1, a Monday."""


def day_number(year: int, month: int, day: int) -> int:
    """How many days a date lies after 1 March of the year 0, by the Gregorian calendar."""
    years = year - (month < 3)
    months = (month + 9) % 12
    return (
        365 * years + years // 4 - years // 100 + years // 400 + (153 * months + 2) // 5 + day - 1
    )


def days_since_first(year: int, month: int, day: int) -> int:
    """How many days a date lies after that of case 1."""
    return day_number(year, month, day) - day_number(*FIRST)


def number_on(year: int, month: int, day: int) -> int:
    """The number of the day's case, from 1 on."""
    return days_since_first(year, month, day) % DAYS + 1


def round_on(year: int, month: int, day: int) -> int:
    """How often the cases have begun again by then; at first 0."""
    return days_since_first(year, month, day) // DAYS


def weekday_of(number: int) -> int:
    """The day of the week of a case: 0 is Monday."""
    return (number - 1) % WEEK


def volume_of(number: int) -> int:
    """The volume in which a case is, from 1 on."""
    return (number - 1) // VOLUME + 1
