/** Text of `--help`. */
export const HELP = `usage: npm run sandbox -- import --member NAME --format FORMAT [options] FILE
Imports readings from a file into the mock server's database. The server may be running.

  --member NAME      a demo member (walter, rosa, ...) or a username
  --format FORMAT    uci         a glucose diary: date MM-DD-YYYY, time H:MM, code, value, separated by tabs
                     bp-csv      an export of a blood pressure monitor's app: Date, Time (or Date/Time),
                                 Systolic (mmHg), Diastolic (mmHg), Pulse (bpm)
                     weight-csv  an export of a scale's app: Date, Time, Weight (lb) or (kg), Body fat (%)
  --db FILE          the database (default: DATABASE_URL, else var/sandbox.sqlite)
  --all-or-nothing   write nothing when a line with a reading is refused. In a diary, events and insulin are
                     not readings; a line with an unknown code counts as one
  --verbose          report every line, not only changed and refused ones

Every line gets one verdict, and the verdicts add up to the lines of the file (the header does not count, nor
does a line break inside quotes):
  taken    stored as written. In a diary also insulin: units of the reading at the same minute
  changed  stored, but not as written: an out-of-range value (0Hi, 0Lo) has no number; a number
           under 20 or over 600 is stored, shown as "< 20" or "> 600" and is in no average; a time such as
           11:0 is read as 11:00;
           symptoms become a note on the nearest reading within 30 minutes (the earlier of two); a dose is rounded
           to one decimal; an unreadable pulse is left out; a scale's reading without a time of day is stored at
           the start of the day; a local time that the clock change skipped is stored as written,
           with the offset before the change
  refused  not stored, with the reason: meals, exercise and other events; insulin or symptoms without a reading
           to hold them; unknown codes; values that are not a number, 0, or impossible; a glucose
           value that is not whole; dates and times that do not exist or lie in the future; a line that repeats
           one above it

Times are in the member's time zone; an hour that occurs twice in autumn is the first one. Dates such as
03/05/2026 are read month first, unless the file shows day first (13/05/2026); when it shows both, those that can be
read both ways are refused. A second import of the same readings adds nothing;
a reading that the member corrected or removed since stays so.

Exit status: 0 imported, also with refusals; 2 usage error or unreadable file; 3 --all-or-nothing wrote nothing;
4 the database cannot be reached.`
