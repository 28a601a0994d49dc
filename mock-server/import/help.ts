/** What `--help` says. */
export const HELP = `usage: npm run sandbox -- import --member NAME --format FORMAT [options] FILE
Loads readings from a file into the sandbox's database. It may be running meanwhile.

  --member NAME      a demo member (walter, rosa, ...) or a user name
  --format FORMAT    uci         a glucose diary: date MM-DD-YYYY, time H:MM, code, value, tabs between
                     bp-csv      an export of a blood pressure monitor's app: Date, Time (or Date/Time),
                                 Systolic (mmHg), Diastolic (mmHg), Pulse (bpm)
                     weight-csv  an export of a scale's app: Date, Time, Weight (lb) or (kg), Body fat (%)
  --db FILE          the database (what DATABASE_URL names, else var/sandbox.sqlite)
  --all-or-nothing   write nothing when a line with a reading is refused. In a diary, events and insulin are
                     not readings; a line whose code is not in the list may be one, and counts
  --verbose          say something of every line, not only of those changed or refused

Every line gets one verdict, and the verdicts add up to the lines of the file (its header is not counted; a line
break inside quotes begins no new line):
  taken    stored as written. In a diary also insulin: units of the reading at the same minute
  changed  stored, but not as written: a value beyond the meter (0Hi, 0Lo) is kept as such, without a number; a number
           under 20 or over 600 keeps its number, is shown as "< 20" or "> 600" and is in no average; a time such as
           11:0 is read as 11:00;
           symptoms become a note on the nearest reading within 30 minutes (the earlier of two); a dose is rounded
           to one decimal; an unreadable pulse is left out; a scale's reading without a time of day is kept as of
           the start of the day; a wall time that the clocks skipped in spring is kept as the device showed it,
           with the offset from before the change
  refused  not stored, with the reason: meals, exercise and other events; insulin or symptoms without a reading
           to hold them; codes that are not in the list; values that are no number, 0, or impossible; a glucose
           value that is not whole; dates and times that do not exist or lie in the future; a line that repeats
           one above it

Times are of the member's time zone; of an hour that came twice in autumn the first is meant. Dates such as
03/05/2026 are read month first, unless the file shows day first (13/05/2026); when it shows both, those that can be
read both ways are refused. A second import of the same readings adds nothing.

Exit status: 0 imported, also with refusals; 2 the order or the file makes no sense; 3 --all-or-nothing wrote nothing;
4 the database cannot be reached.`
