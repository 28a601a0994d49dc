import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBloodPressureCsv } from './blood-pressure-csv.ts'
import { slashOrder } from './date-formats.ts'
import type { ParsedDiary, ImportLine } from './import-diary.ts'
import { readUci } from './uci-diary.ts'
import { readWeightCsv } from './weight-csv.ts'

const setting = { zone: 'America/Chicago', now: Date.parse('2026-11-20T12:00:00Z') }
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8')
const told = (lines: readonly ImportLine[]) =>
  lines.map(({ number, verdict, why }) => `${number} ${verdict}${why ? `: ${why}` : ''}`)

test('an out-of-range value is stored as such, with its insulin', () => {
  const { lines, drafts } = readUci(fixture('beyond-the-meter.uci'), setting)
  expect(lines.filter((line) => line.verdict === 'changed').map((line) => line.why)).toEqual([
    '0Hi: above what the meter can measure, kept as such ("> 600")',
    '0Hi: above what the meter can measure, kept as such ("> 600")',
    '0Lo: below what the meter can measure, kept as such ("< 20")',
  ])
  expect(
    drafts
      .filter((draft) => draft.oor !== null)
      .map(({ value, oor, when }) => [value, oor, when.local]),
  ).toEqual([
    [null, 'high', '1989-10-31T12:00:00'],
    [null, 'high', '1989-11-04T18:00:00'],
    [null, 'low', '1989-11-08T18:00:00'],
  ])
})

test('refuses lines without date, known code or value; keeps two readings of one minute', () => {
  const { lines, drafts } = readUci(fixture('broken-lines.uci'), setting)
  expect(told(lines).filter((line) => line.includes('refused'))).toEqual([
    '1 refused: there is no glucose reading at this minute to hold the insulin',
    '3 refused: code "0" is not in the list of codes',
    '4 refused: the date is missing',
    '5 refused: code "0" is not in the list of codes',
    '6 refused: the date is missing',
    '7 refused: code "0" is not in the list of codes',
    '8 refused: the date is missing',
  ])
  expect(
    drafts
      .filter((draft) => draft.when.local === '1989-06-27T20:30:00')
      .map(({ value, eatCode }) => [value, eatCode]),
  ).toEqual([
    [48, 8],
    [62, 13],
  ])
})

test('handles the other faults of the real diaries', () => {
  const { lines, drafts } = readUci(fixture('odd-lines.uci'), setting)
  const reasons = told(lines).join('\n')
  expect(reasons).toContain('refused: the value is not a number')
  expect(reasons).toContain('refused: code "4" is not in the list of codes')
  expect(reasons).toContain('refused: code "56" is not in the list of codes')
  expect(reasons).toContain('changed: symptoms, now a note on the reading of 1991-05-01 12:14')
  expect(drafts.find((draft) => draft.note !== null)?.when.local).toBe('1991-05-01T12:14:00')
  expect(drafts.some((draft) => draft.long === 6.5)).toBe(true)
})

test.each([
  ['02-30-1990\t08:00\t58\t100', 'there is no such date'],
  ['13-01-1990\t08:00\t58\t100', 'there is no such date'],
  ['01-01-1990\t24:00\t58\t100', 'there is no such time of day'],
  ['01-01-2990\t08:00\t58\t100', 'the date is in the future'],
  ['01-01-1990\t08:00\t58\t000', '0 is not a glucose value'],
  ['01-01-1990\t08:00\t58\t5.5', 'a glucose value in mg/dL is a whole number'],
  ['01-01-1990\t08:00\t58\t-5', 'the value is not a number'],
  ['01-01-1990\t08:00\t66\t000', 'a meal, typical: not a reading'],
  ['01-01-1990\t08:00\t33\t010', 'there is no glucose reading at this minute to hold the insulin'],
  ['01-01-1990 08:00 58 100', 'expected 4 fields with tabs between them, found 1'],
  ['', 'the line is empty'],
  ['01-01-1990\t08:00\tconstructor\t100', 'code "constructor" is not in the list of codes'],
])('%j is refused: %s', (line, why) => {
  expect(told(readUci(`${line}\n`, setting).lines)).toEqual([`1 refused: ${why}`])
})

test('refuses a repeated line and a second dose of the same insulin', () => {
  const at = '01-01-1990\t08:00'
  const { lines } = readUci(
    `${at}\t33\t4\n${at}\t58\t100\n${at}\t58\t100\n${at}\t34\t2.55\n${at}\t35\t6\n`,
    setting,
  )
  expect(told(lines)).toEqual([
    '1 taken',
    '2 taken',
    '3 refused: it repeats line 2',
    '4 changed: rounded to one decimal',
    '5 refused: the reading at this minute has its long-acting insulin from line 4',
  ])
})

test('keeps a skipped local time as written', () => {
  const { lines, drafts } = readUci('04-02-1989\t2:30\t48\t100\n', setting)
  expect(lines[0]?.verdict).toBe('changed')
  expect(drafts[0]?.when).toMatchObject({ local: '1989-04-02T02:30:00', offset: -360 })
})

test('reads dates, times and faults of a monitor export', () => {
  const { lines, drafts, notices } = readBloodPressureCsv(fixture('monitor.csv'), {
    ...setting,
    zone: 'America/New_York',
  })
  expect(told(lines)).toEqual([
    '2 taken',
    '3 taken',
    '4 changed: the pulse is not a number between 20 and 300; kept without it',
    '5 changed: the clocks in America/New_York skipped this time; kept as the device showed it, with the offset from before the change',
    '6 refused: there is no such date',
    '7 refused: there is no such time of day',
    '8 refused: diastolic is not below systolic',
    '9 refused: systolic is empty',
    '10 refused: it repeats line 3',
    '11 refused: the line is empty',
    '12 refused: the date is in the future',
  ])
  expect(drafts.map(({ when, systolic, pulse }) => [when.local, systolic, pulse])).toEqual([
    ['2026-03-05T07:42:00', 128, 72],
    ['2026-03-06T19:05:00', 124, 70],
    ['2026-03-07T07:31:10', 118, null],
    ['2026-03-08T02:30:00', 125, 66],
  ])
  expect(notices).toEqual([
    'columns that are not stored: Irregular heartbeat detected, Notes',
    'dates such as 03/05/2026 are read month first; nothing in the file says otherwise',
  ])
})

test('reads a combined date column, another column order, and semicolons', () => {
  const { drafts } = readBloodPressureCsv(
    'Measurement Date;SYS (mmHg);Pulse;DIA (mmHg)\n03/05/2026 7:42 PM;128;72;78\n5 Mar 2026 08:00;120;70;75\n',
    setting,
  )
  expect(drafts.map(({ when, diastolic }) => [when.local, diastolic])).toEqual([
    ['2026-03-05T19:42:00', 78],
    ['2026-03-05T08:00:00', 75],
  ])
})

test.each([
  [['03/05/2026'], { order: 'month-first', shown: false }],
  [['03/05/2026', '03/17/2026'], { order: 'month-first', shown: true }],
  [['03/05/2026', '17/03/2026'], { order: 'day-first', shown: true }],
  [['17/03/2026', '03/17/2026'], { order: 'undecided', shown: true }],
])('%j are %j', (dates, order) => {
  expect(slashOrder(dates)).toEqual(order)
})

test('refuses ambiguous dates in a file with both orders', () => {
  const row = (date: string) => `${date},7:00 AM,120,80,70\n`
  const { lines } = readBloodPressureCsv(
    `Date,Time,Systolic (mmHg),Diastolic (mmHg),Pulse (bpm)\n${row('17/03/2026')}${row('03/18/2026')}${row('03/05/2026')}${row('04/04/2026')}`,
    setting,
  )
  expect(told(lines)).toEqual([
    '2 taken',
    '3 taken',
    '4 refused: the date can be read month first or day first, and the file has both kinds',
    '5 taken',
  ])
})

test('a file without its columns or with an unknown unit is unreadable', () => {
  expect(() => readBloodPressureCsv('Date,Time\n', setting)).toThrow(
    'names no column for systolic, diastolic',
  )
  expect(() => readBloodPressureCsv('Date,Time,Systolic (kPa),Diastolic (kPa)\n', setting)).toThrow(
    'only mmHg',
  )
  expect(() => readBloodPressureCsv('', setting)).toThrow('the file is empty')
  expect(() => readWeightCsv('Date,Weight\n', setting)).toThrow('whether it is lb or kg')
})

test('a scale export keeps pounds and the figure as written', () => {
  const { lines, drafts, notices } = readWeightCsv(fixture('scale.csv'), setting)
  expect(told(lines)).toEqual([
    '2 taken',
    '3 changed: the file has no time of day; kept as of the start of the day',
    '4 refused: the weight is not a number',
    '5 changed: the body fat is no percentage; kept without it',
  ])
  expect(drafts[0]).toMatchObject({
    pounds: 159.8351,
    asRead: '72.5 kg',
    bodyFat: 31.2,
    muscle: 28,
  })
  expect(notices).toEqual(['columns that are not stored: BMI'])
})

const cell = fc.oneof(
  fc.constantFrom(
    '58',
    '33',
    '34',
    '65',
    '66',
    '48',
    '99',
    '08:00',
    '7:5',
    '01-01-1990',
    '02-30-1990',
    '100',
    '0Hi',
    '0Lo',
    '3A',
    '',
    '120',
    '80',
    '2026-03-05',
    '03/05/2026',
    'Mar 5, 2026',
    '7:42 AM',
    '"',
    'constructor',
  ),
  fc.string({ maxLength: 6 }),
)
const addsUp = ({ lines, drafts }: ParsedDiary<unknown>, count: number) => {
  expect(lines).toHaveLength(count)
  expect(new Set(lines.map((line) => line.number)).size).toBe(count)
  expect(lines.every(({ verdict, why }) => (verdict === 'taken') === (why === null))).toBe(true)
  expect(drafts.length).toBeLessThanOrEqual(
    lines.filter((line) => line.verdict !== 'refused').length,
  )
}

test('each line of any diary gets one verdict', () => {
  const rows = fc.array(
    fc
      .array(
        cell.map((text) => text.replace(/[\r\n]/g, '')),
        { maxLength: 5 },
      )
      .map((cells) => cells.join('\t')),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(rows, (list) =>
      addsUp(readUci(list.map((row) => `${row}\n`).join(''), setting), list.length),
    ),
  )
})

test('each row of any export gets one verdict', () => {
  const plain = cell.map((text) => text.replace(/[\r\n",;\t]/g, ''))
  const rows = fc.array(
    fc.array(plain, { maxLength: 6 }).map((cells) => cells.join(',')),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(rows, (list) =>
      addsUp(
        readBloodPressureCsv(
          `Date,Time,Systolic,Diastolic,Pulse\n${list.map((row) => `${row}\n`).join('')}`,
          setting,
        ),
        list.length,
      ),
    ),
  )
  fc.assert(
    fc.property(rows, (list) =>
      addsUp(
        readWeightCsv(
          `Date,Time,Weight (lb),Body fat (%)\n${list.map((row) => `${row}\n`).join('')}`,
          setting,
        ),
        list.length,
      ),
    ),
  )
})

test('quotes, line breaks and separators in a cell never break an export', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', '1', ' ', ';'), maxLength: 60 }),
      (text) => {
        const { lines } = readBloodPressureCsv(
          `Date,Time,Systolic,Diastolic,Pulse\n${text}`,
          setting,
        )
        expect(new Set(lines.map((line) => line.number)).size).toBe(lines.length)
      },
    ),
  )
})

test('a number that no meter shows is changed, and its number is kept', () => {
  const { lines, drafts } = readUci(
    '08-09-1990\t07:17\t58\t19\n08-09-1990\t08:17\t58\t20\n08-09-1990\t09:17\t58\t600\n08-09-1990\t10:17\t58\t601\n',
    setting,
  )
  expect(lines.map(({ verdict }) => verdict)).toEqual(['changed', 'taken', 'taken', 'changed'])
  expect(lines[0]?.why).toBe(
    '19: below what a meter can measure; the number is kept, shown as "< 20", and in no average',
  )
  expect(drafts.map(({ value, oor }) => [value, oor])).toEqual([
    [19, null],
    [20, null],
    [600, null],
    [601, null],
  ])
})

test('reports a time with one-digit minutes as changed', () => {
  const { lines, drafts } = readUci(
    '08-09-1990\t11:0\t60\t194\n08-09-1990\t11:00\t33\t4\n',
    setting,
  )
  expect(told(lines)).toEqual(['1 changed: the time 11:0 is read as 11:00', '2 taken'])
  expect(drafts.map(({ when, value, short }) => [when.local, value, short])).toEqual([
    ['1990-08-09T11:00:00', 194, 4],
  ])
})
