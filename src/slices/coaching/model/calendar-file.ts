/** An entry of a calendar (RFC 5545). `start` and `stamp` are milliseconds since 1970, UTC. */
export type CalendarEntry = {
  /** Stays the same for the life of the entry, so that a calendar replaces it. */
  readonly uid: string
  /** Counts the changes of the entry; a calendar keeps the highest. */
  readonly sequence: number
  readonly stamp: number
  readonly start: number
  readonly minutes: number
  readonly summary: string
  readonly place: string
  readonly description: string
  /** The text of the reminder, 15 minutes before. */
  readonly reminder: string
}

const reminderMinutes = 15
const octetsPerLine = 75

/** A calendar file with one entry: lines end with CRLF, and none is longer than 75 octets. */
export function calendarFileOf(entry: CalendarEntry): string {
  const { uid, sequence, stamp, start, minutes, summary, place, description, reminder } = entry
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Member portal//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${textOf(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${instantOf(stamp)}`,
    `DTSTART:${instantOf(start)}`,
    `DTEND:${instantOf(start + minutes * 60_000)}`,
    `SUMMARY:${textOf(summary)}`,
    `LOCATION:${textOf(place)}`,
    `DESCRIPTION:${textOf(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${reminderMinutes}M`,
    `DESCRIPTION:${textOf(reminder)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

/** "20261124T173000Z" */
const instantOf = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** A text value (RFC 5545, 3.3.11). A line break of the text cannot begin a property. */
const textOf = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Breaks a line into lines of at most 75 octets of UTF-8, never within a character (3.1). */
const folded = (line: string): string => {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > octetsPerLine) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n')
}
