import { expect, test } from 'vitest'
import { type CalendarEntry, calendarFileOf } from './calendar-file.ts'

const entry: CalendarEntry = {
  uid: 'cs-204@portal.example.com',
  sequence: 0,
  stamp: Date.parse('2026-11-20T15:00:00Z'),
  start: Date.parse('2026-11-24T17:30:00Z'),
  minutes: 45,
  summary: 'Call with Dana Whitfield',
  place: 'Video call',
  description: 'Video call. Join from the page of your session in the portal.',
  reminder: 'Video call with Dana Whitfield',
}

/** The properties of a file as a calendar reads them: unfolded, and texts without escapes. */
const read = (file: string): ReadonlyMap<string, string> =>
  new Map(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => {
        const colon = line.indexOf(':')
        const value = line
          .slice(colon + 1)
          .replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
        return [line.slice(0, colon), value] as const
      })
      // The reminder follows its entry and has a description of its own.
      .map(([name, value], at, all) => [
        all.slice(0, at).some(([, one]) => one === 'VALARM') ? `VALARM ${name}` : name,
        value,
      ]),
  )

test('has one entry with its times in UTC, and a reminder that says how', () => {
  expect(calendarFileOf(entry)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Member portal//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:cs-204@portal.example.com',
      'SEQUENCE:0',
      'DTSTAMP:20261120T150000Z',
      'DTSTART:20261124T173000Z',
      'DTEND:20261124T181500Z',
      'SUMMARY:Call with Dana Whitfield',
      'LOCATION:Video call',
      'DESCRIPTION:Video call. Join from the page of your session in the portal.',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT15M',
      'DESCRIPTION:Video call with Dana Whitfield',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('a moved session has the same UID and a higher sequence', () => {
  const moved = read(calendarFileOf({ ...entry, sequence: 2, start: entry.start + 86_400_000 }))
  expect([moved.get('UID'), moved.get('SEQUENCE'), moved.get('DTSTART')]).toEqual([
    entry.uid,
    '2',
    '20261125T173000Z',
  ])
})

test.each([
  ['a comma, a semicolon and a backslash', 'Whitfield, Dana; RD \\ MPH'],
  ['a colon and quotes', '"Dana": RD'],
  ['a line break', 'Dana\nWhitfield'],
  ['a text as long as it may be', 'Dr. María José Núñez de la Peña '.repeat(12).trim()],
  ['characters of two to four octets', 'é☎😀'.repeat(40)],
])('a name with %s comes back as it was', (_, name) => {
  const summary = `Call with ${name}`
  expect(read(calendarFileOf({ ...entry, summary })).get('SUMMARY')).toBe(summary)
})

test('a name cannot begin a property of its own', () => {
  const names = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\u0000\r\n']
  for (const end of names) {
    const file = calendarFileOf({ ...entry, summary: `Dana${end}ATTACH:https://evil.example` })
    expect(file).not.toMatch(/^ATTACH/m)
    expect(
      file.split(/\r\n|[\r\n\u0085\u2028\u2029]/).filter((line) => line.startsWith('ATTACH')),
    ).toEqual([])
  }
})

test.each([0, 1, 2, 3, 4, 5])('no line has more than 75 octets, shifted by %i', (shift) => {
  const text = 'x'.repeat(shift) + 'ñ😀'.repeat(60)
  const file = calendarFileOf({ ...entry, summary: text, description: text, reminder: text })
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(Math.max(...octets)).toBeGreaterThan(70)
  // No character is torn apart.
  expect(file).not.toMatch(/\p{Surrogate}/u)
})
