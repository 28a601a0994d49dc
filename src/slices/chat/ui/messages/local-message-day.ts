const two = (number: number) => String(number).padStart(2, '0')

/** The last computed day, from its midnight to the next. */
let known = { from: 0, to: 0, day: '' }

/**
 * Returns the calendar day (`yyyy-MM-dd`) of a time in the browser's time zone. The day is cached,
 * because Intl is slow for thousands of messages.
 */
export function localMessageDay(at: number): string {
  if (at >= known.from && at < known.to) return known.day
  const date = new Date(at)
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()]
  known = {
    from: new Date(year, month, day).getTime(),
    to: new Date(year, month, day + 1).getTime(),
    day: `${String(year).padStart(4, '0')}-${two(month + 1)}-${two(day)}`,
  }
  return known.day
}
