import {
  FiltrationCategory,
  AlbuminCategory,
} from '../../../generated/proto/portal/kidney/v1/kidney_pb.js'
import { readFact } from '../../database/facts/facts.ts'
import type { Sql } from '../../database/store.ts'
import type { MemberRow } from '../../database/tables/members.ts'
import { listReadings, type Readings, type ReadingTable } from '../../database/tables/readings.ts'
import type { AccessedArea } from '../../database/tables/access-log.ts'
import type { ReportLink, ReportPart } from '../../database/tables/report-links.ts'
import { bloodPressureWire } from '../../handlers/rest/blood-pressure/blood-pressure.ts'
import { bloodSugarWire } from '../../handlers/rest/blood-sugar/blood-sugar.ts'
import { weightWire } from '../../handlers/rest/weight/weight.ts'
import { albuminOf, filtrationOf } from '../../handlers/rpc/kidney.ts'
import type { Schema } from '../../handlers/rest-call.ts'
import { dayNumber, dayText, wallClock } from '../time/time-zone.ts'

type Report = Schema<'SharedReport'>

/** What a part shows, for the member's access log. The person is always shown. */
const areaOfPart = {
  BLOOD_SUGAR: 'READINGS',
  BLOOD_PRESSURE: 'READINGS',
  PULSE: 'READINGS',
  WEIGHT: 'READINGS',
  LABS: 'LABS',
  MEDICINES: 'HEALTH',
} as const satisfies Record<ReportPart, AccessedArea>

export function areasOfParts(parts: readonly ReportPart[]): ReadonlySet<AccessedArea> {
  return new Set<AccessedArea>(['ACCOUNT', ...parts.map((part) => areaOfPart[part])])
}

type Asked = { readonly sql: Sql; readonly memberId: string; readonly now: number }
type Span = { readonly start: string; readonly end: string }

/** The readings of an area: its last local day of all time, and those of a span, newest first. */
type Area<R> = {
  readonly lastDay: (asked: Asked) => Promise<string | null>
  readonly within: (asked: Asked, span: Span) => Promise<R[]>
}

const EVER = { start: '1900-01-01T00:00:00', end: '2999-12-31T23:59:59' } as const
/** The newest readings, of which one has the last local day. */
const NEWEST = 12

const areaOf = <T extends ReadingTable, R>(
  table: T,
  wire: (row: Readings[T]) => R,
  clause = '',
): Area<R> => {
  const list = ({ sql, memberId, now }: Asked, span: Span & { readonly count?: number }) =>
    listReadings(sql, table, memberId, { ...span, now }, { clause, values: [] })
  return {
    lastDay: async (asked) =>
      (await list(asked, { ...EVER, count: NEWEST }))
        .map(({ local_time: local }) => local.slice(0, 10))
        .toSorted()
        .at(-1) ?? null,
    within: async (asked, span) => (await list(asked, span)).map((row) => wire(row)),
  }
}

/** The member's own words, and what they ate, took and felt, are no part of the report. */
const sugarWire: typeof bloodSugarWire = (row) =>
  bloodSugarWire({
    ...row,
    note: null,
    carb: null,
    feeling_code: null,
    short_float: null,
    long_float: null,
    premix_float: null,
  })

const pulseWire = (row: Readings['bp_readings']): Schema<'SharedPulseReading'> => {
  const { id, timestamp, utcOffset, timeZone, source, pulse } = bloodPressureWire(row)
  if (typeof pulse !== 'number')
    throw new Error(`Reading ${id} has no pulse; none is selected without.`)
  return { id, timestamp, utcOffset, timeZone, source, beatsPerMinute: pulse }
}

const areas = {
  BLOOD_SUGAR: areaOf('bg_readings', sugarWire, 'AND is_control = 0'),
  BLOOD_PRESSURE: areaOf('bp_readings', bloodPressureWire),
  PULSE: areaOf('bp_readings', pulseWire, 'AND pulse IS NOT NULL'),
  WEIGHT: areaOf('weight_readings', weightWire),
} as const

const labTests = [
  ['A1C', 'HbA1C', () => null],
  [
    'EGFR',
    'EGFR',
    (value: number) =>
      FiltrationCategory[filtrationOf(value)].replace(/[AB]$/, (end) => end.toLowerCase()),
  ],
  ['UACR', 'UACR', (value: number) => AlbuminCategory[albuminOf(value)]],
] as const

const labsOf = (labs: Schema<'LabResults'>): NonNullable<Report['labs']> =>
  labTests.flatMap(([test, testType, rangeOf]) =>
    labs
      .filter((lab) => lab.testType === testType)
      .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
      .slice(0, 2)
      .map(({ quantitativeValue: value, timestamp }) => ({
        test,
        value,
        day: timestamp.slice(0, 10),
        range: rangeOf(value),
      })),
  )

/** `length` days that end with the day `last`, which is a number of days. */
const daysTo = (last: number, length: number): Span => ({
  start: `${dayText(last + 1 - length)}T00:00:00`,
  end: `${dayText(last)}T23:59:59`,
})

/** The report of a link as it is at `now`: its parts, and nothing else of the member. */
export async function sharedReport(
  sql: Sql,
  { id: memberId, time_zone: zone }: Pick<MemberRow, 'id' | 'time_zone'>,
  { parts, reportDays, endsAt }: ReportLink,
  now: number,
): Promise<Report> {
  const asked = { sql, memberId, now }
  const has = (part: ReportPart) => parts.includes(part)
  const ends: string[] = []
  for (const part of ['BLOOD_SUGAR', 'BLOOD_PRESSURE', 'PULSE', 'WEIGHT'] as const) {
    const day = has(part) ? await areas[part].lastDay(asked) : null
    if (day !== null) ends.push(day)
  }
  const end = ends.toSorted().at(-1) ?? wallClock(zone, now).slice(0, 10)
  const last = dayNumber(end)
  const section = async <R>(area: Area<R>) => ({
    lastDay: await area.lastDay(asked),
    readings: await area.within(asked, daysTo(last, reportDays)),
    before: await area.within(asked, daysTo(last - reportDays, reportDays)),
  })
  const { firstName, lastName, birthDate } = await readFact(sql, memberId, 'personal')
  return {
    parts,
    reportDays,
    start: dayText(last + 1 - reportDays),
    end,
    endsAt,
    person: { firstName, lastName, birthDate },
    ...(has('BLOOD_SUGAR') && { bloodSugar: await section(areas.BLOOD_SUGAR) }),
    ...(has('BLOOD_PRESSURE') && { bloodPressure: await section(areas.BLOOD_PRESSURE) }),
    ...(has('PULSE') && { pulse: await section(areas.PULSE) }),
    ...(has('WEIGHT') && { weight: await section(areas.WEIGHT) }),
    ...(has('LABS') && { labs: labsOf(await readFact(sql, memberId, 'labs')) }),
    ...(has('MEDICINES') && { medicines: (await readFact(sql, memberId, 'health')).medications }),
  }
}
