import { knownOrNull } from '#platform/model/parts/part.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpc } from '../../mock-server/testing/rpc-client.ts'
import { startTestServer, type TestServer } from '../../mock-server/testing/sandbox-client.ts'
import { personas } from '../../mock-server/seed/personas.ts'
import { readAnswer } from '../../generated/schemas/answer.ts'
import {
  readBloodPressureReadings,
  readBloodPressureStats,
} from '../../generated/schemas/openapi/blood-pressure.reader.ts'
import { readBloodSugarReadings } from '../../generated/schemas/openapi/blood-sugar.reader.ts'
import { readBloodSugarStats } from '../../generated/schemas/openapi/blood-sugar-stats.reader.ts'
import { readWeightReadings } from '../../generated/schemas/openapi/weight.reader.ts'
import type { Reader } from '../../generated/schemas/read.ts'
import { statisticsOf } from '../../src/vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { bloodSugarFigures } from '../../src/vitals/model/blood-sugar/blood-sugar-statistics.ts'
import {
  bloodPressureCards,
  bloodSugarCards,
  type CardBuilder,
  pulseCards,
  rangeCard,
  weightCards,
} from '../../src/slices/chat/model/cards/card-builders.ts'
import type { CardValue } from '../../src/slices/chat/model/cards/card-content.ts'
import { pulseFigures } from '../../src/vitals/model/pulse/pulse.ts'
import { lastDayOf } from '../../src/vitals/model/readings/last-day.ts'
import {
  type AreaReport,
  type FigureName,
  reportSpans,
} from '../../src/vitals/model/report/report-periods.ts'
import { type TimedReading, readingsWithin } from '../../src/vitals/model/readings/readings.ts'
import type { DateSpan } from '../../src/platform/model/date-span.ts'
import { parseCsv } from '../../src/platform/model/testing/parse-csv.ts'
import { sugarChange } from '../../src/vitals/model/report/weekly-changes.ts'
import { weightFigures } from '../../src/vitals/model/weight/weight-trends.ts'
import { bloodPressureRows } from '../../src/vitals/api/readings/blood-pressure-rows.ts'
import { bloodSugarRows } from '../../src/vitals/api/readings/blood-sugar-rows.ts'
import {
  readGetPulseStatsResponse,
  readListPulseReadingsResponse,
} from '../../generated/schemas/rpc/pulse.reader.ts'
import { weightRows } from '../../src/vitals/api/readings/weight-rows.ts'
import { sayIn } from '../../src/i18n/testing/say-in.ts'
import { doctorReportFile } from '../../src/slices/doctor-report/ui/doctor-report-file.ts'
import { reportSectionsOf } from '../../src/slices/doctor-report/ui/report-sections.ts'
import { bloodSugarLogFile as sugarFile } from '../../src/slices/blood-sugar/ui/blood-sugar-log-file.ts'

/*
 * Every place that shows a figure of a period must agree (issue 16, part 4). The test runs the
 * readings of each demo member through summary, printed sheet, doctor's report and its file,
 * trends, dashboard, chat card and statistics.
 */
let server: TestServer
beforeAll(
  async () => void (server = await startTestServer({ members: [...personas.keys()] })),
  300_000,
)
afterAll(() => server.close())

const t = sayIn('en-US', [
  'doctor-report',
  'figures',
  'readings',
  'blood-sugar',
  'blood-pressure',
  'pulse',
  'weight',
  'ui',
])
const all = 'start=1970-01-01T00:00:00&end=2100-01-01T00:00:00'
const boundsOf = ({ start, end }: DateSpan) => ({
  start: `${start}T00:00:00`,
  end: `${end}T23:59:59`,
})
const query = (span: DateSpan) => new URLSearchParams(boundsOf(span)).toString()
/** Identifies the compared figures in a failure message. */
type Place = { readonly member: string; readonly area: string; readonly days: number }

/** The figures that a place shows; a figure that it does not show is absent. */
type PlaceFigures = {
  readonly count: number
  readonly days?: number
  readonly average?: unknown
  readonly lowest?: unknown
  readonly highest?: unknown
  readonly inRange?: number
}

const figure = (report: AreaReport, name: FigureName) =>
  report.figures.find((one) => one.name === name)?.value ?? null
/** The figures of an area report. `average` is null when there are too few readings. */
function figuresOf(report: AreaReport): PlaceFigures {
  const [average, ends, share] = [
    figure(report, 'average'),
    figure(report, 'range'),
    figure(report, 'share'),
  ]
  const value =
    average?.kind === 'one'
      ? average.value
      : average?.kind === 'pair'
        ? [average.systolic, average.diastolic]
        : null
  return {
    count: report.basis.count,
    days: report.basis.days,
    average: value,
    ...(ends?.kind === 'ends'
      ? { lowest: ends.lowest, highest: ends.highest }
      : ends?.kind === 'pair'
        ? { highest: [ends.systolic, ends.diastolic] }
        : {}),
    ...(share?.kind === 'share' ? { inRange: share.count } : {}),
  }
}

const plain = ({ bloodPressure, bloodSugar, weight, pulse }: CardValue): unknown =>
  bloodPressure
    ? [bloodPressure.systolic, bloodPressure.diastolic]
    : weight
      ? weight.weightTenthsLb / 10
      : pulse
        ? pulse.beatsPerMinute
        : bloodSugar?.belowMeter
          ? '< 20'
          : bloodSugar?.aboveMeter
            ? '> 600'
            : bloodSugar?.value
function figuresOfCard<R extends TimedReading>(
  maker: CardBuilder<R>,
  readings: readonly R[],
  span: DateSpan,
): PlaceFigures | null {
  const card = rangeCard(maker, readings, span, 'UTC')
  if (card === null || !('range' in card)) return null
  const {
    readingCount: count,
    dayCount: days,
    average,
    lowest,
    highest,
    inRangeCount: inRange,
  } = card.range
  return {
    count,
    days,
    average: average === undefined ? null : plain(average),
    lowest: plain(lowest),
    highest: plain(highest),
    ...(inRange === undefined ? {} : { inRange }),
  }
}

/** Expects equal values for every figure that both places show. */
function agree(place: Place, of: string, one: PlaceFigures, other: PlaceFigures): void {
  for (const name of Object.keys(one) as (keyof PlaceFigures)[])
    if (name in other)
      expect({ ...place, of, [name]: other[name] }).toEqual({ ...place, of, [name]: one[name] })
}

const ready = <R>(span: DateSpan, readings: readonly R[], before: readonly R[]) =>
  ({
    state: 'ready',
    data: { latest: span.end, span, readings, before },
    stale: null,
    retrying: false,
    again: () => undefined,
  }) as const
const none = { state: 'pending' } as const
/** The report of an area as the report page computes it, and the rows of its CSV file. */
function reportOf(
  area: 'blood-sugar' | 'blood-pressure' | 'pulse' | 'weight',
  read: ReturnType<typeof ready>,
) {
  const reads = {
    'blood-sugar': none,
    'blood-pressure': none,
    pulse: none,
    weight: none,
    [area]: read,
  } as unknown as Parameters<typeof reportSectionsOf>[1]
  const [reportSection] = reportSectionsOf(t, reads, [area])
  if (reportSection?.read.state !== 'ready' || reportSection.read.data.report === null)
    throw new Error(`There is no report of ${area}.`)
  const section = reportSection.read.data
  const report = reportSection.read.data.report
  const items = report.figures.map(({ name, value }) => ({
    name,
    term: name,
    how: { formula: '', period: '', counted: '', left: '', source: '' },
    value: value === null ? null : 'value',
    withheld: null,
  }))
  const rows = parseCsv(
    doctorReportFile(t, [], {
      sections: [{ ...section, items }],
      labs: null,
      medicines: null,
      questions: [],
      missing: [],
    }),
  )
  const ofFile = (name: string) =>
    rows.find(([kind, , called]) => kind === t('doctor-report.csv.kind.figure') && called === name)
  return { report, section, rows, ofFile }
}

/** All personas except Luis, whose account is locked. */
const members = [...personas.keys()].filter((name) => name !== 'luis')
const periods = [14, 30, 90] as const
/** An access token as staff tools get it, without a second step or a confirmed address. */
const bearer = async (member: string): Promise<string> => {
  const { authToken } = (await server.control('POST', 'auth-tokens', { memberId: `m-${member}` }))
    .body
  return (
    await server.form('/v1/users/me/auth', { grant_type: 'auth_token', auth_token: authToken })
  ).body.access_token
}
const get = async <T>(member: string, path: string, reader: Reader<T>): Promise<T> =>
  read(reader, (await server.call(path, { token: await bearer(member) })).body)
const pulse = async (member: string, method: string, request: object) =>
  (
    await rpc(server, 'pulse', 'portal.pulse.v1.PulseService')(
      method,
      await bearer(member),
      request,
    )
  ).body

/** Reads an answer as the portal does. */
const read = <T>(reader: Reader<T>, wire: unknown): T =>
  readAnswer('one-figure', reader, wire, (place) => new Error(place))

/** Each period that ends with the last reading and contains a reading. */
function* spansOf<R extends TimedReading>(readings: readonly R[]) {
  const last = lastDayOf(readings, '2999-12-31')
  if (last === null) return
  for (const days of periods) {
    const { span, earlier } = reportSpans(last, days)
    yield {
      days,
      span,
      shown: readingsWithin(readings, span),
      before: readingsWithin(readings, earlier),
    }
  }
}

/** The count of the rows of a file, and of the rows with the word of the range. */
const ofFile = (file: string, column: number, word: string): PlaceFigures => {
  const [, ...rows] = parseCsv(file)
  return { count: rows.length, inRange: rows.filter((cells) => cells[column] === word).length }
}

let compared = 0
test.each(members)(
  'GAP-115: %s: blood sugar of 14, 30 and 90 days is one figure everywhere',
  async (member) => {
    const { items: readings } = bloodSugarRows(
      await get(
        member,
        `/v1/users/me/readings/bgs/data?${all}&tagsIsControl=false&sortKey=timestamp`,
        readBloodSugarReadings,
      ),
    )
    for (const { days, span, shown, before } of spansOf(readings)) {
      compared += 1
      const place = { member, area: 'blood-sugar', days }
      const {
        report,
        section,
        ofFile: figureOfFile,
      } = reportOf('blood-sugar', ready(span, shown, before))
      const pageFigures = figuresOf(report)
      const figures = bloodSugarFigures(shown)
      const inRange = t('blood-sugar.range.inRange')
      agree(place, 'overview and trends', pageFigures, {
        count: shown.length,
        days: figures?.days ?? 0,
        average: figures?.average ?? null,
        inRange: figures?.inRange.count ?? 0,
      })
      agree(
        place,
        'card in chat',
        pageFigures,
        figuresOfCard(bloodSugarCards, shown, span) ?? { count: 0 },
      )
      agree(place, 'file of the logs', pageFigures, ofFile(sugarFile(t, shown), 4, inRange))
      agree(place, 'list of the doctor’s report', pageFigures, {
        count: section.entries.length,
        inRange: section.entries.filter(({ range }) => range === inRange).length,
      })
      agree(place, 'ranges of the doctor’s report', pageFigures, {
        count: section.parts.reduce((sum, { count }) => sum + count, 0),
        inRange: section.parts.find(({ key }) => key === 'inRange')?.count ?? 0,
      })
      expect({
        ...place,
        file: [figureOfFile(t('readings.print.readings'))?.[5], figureOfFile('average')?.[5]],
      }).toEqual({
        ...place,
        file: [
          String(pageFigures.count),
          pageFigures.average === null ? '' : String(pageFigures.average),
        ],
      })
      const { overall, daysWithReadings } = await get(
        member,
        `/v1/users/me/readings/bgs/stats/extended?${query(span)}&tagsIsControl=false`,
        readBloodSugarStats,
      )
      const extreme = (name: 'lowest' | 'highest') =>
        typeof pageFigures[name] === 'number' ? { [name]: overall[name] } : {}
      agree(place, 'statistics of the server', pageFigures, {
        count: overall.count,
        days: daysWithReadings,
        ...extreme('lowest'),
        ...extreme('highest'),
        inRange: overall.ranges.items.find(({ status }) => status === 'IN_RANGE')?.count ?? 0,
      })
      if (pageFigures.average !== null)
        expect({ ...place, server: overall.average }).toEqual({
          ...place,
          server: pageFigures.average,
        })
    }
    const last = lastDayOf(readings, '2999-12-31')
    const value = last === null ? null : sugarChange(readings, 0, last)
    if (value?.kind !== 'inRange') return
    const { report } = reportOf(
      'blood-sugar',
      ready(value.span, readingsWithin(readings, value.span), []),
    )
    agree(
      { member, area: 'blood-sugar', days: 7 },
      'sentence of the dashboard',
      figuresOf(report),
      {
        count: value.now.total,
        inRange: value.now.count,
      },
    )
  },
)

test.each(members)(
  'GAP-115: %s: blood pressure of 14, 30 and 90 days is one figure everywhere',
  async (member) => {
    const { items: readings } = bloodPressureRows(
      await get(member, `/v1/users/m-${member}/reading/bp?${all}`, readBloodPressureReadings),
    )
    for (const { days, span, shown, before } of spansOf(readings)) {
      compared += 1
      const place = { member, area: 'blood-pressure', days }
      const { report, section } = reportOf('blood-pressure', ready(span, shown, before))
      const pageFigures = figuresOf(report)
      const statistics = statisticsOf(shown)
      agree(place, 'overview and trends', pageFigures, {
        count: statistics?.count ?? 0,
        days: statistics?.days ?? 0,
        highest: statistics && [statistics.highest.systolic, statistics.highest.diastolic],
        inRange: statistics?.withinTarget ?? 0,
      })
      agree(
        place,
        'card in chat',
        pageFigures,
        figuresOfCard(bloodPressureCards, shown, span) ?? { count: 0 },
      )
      agree(place, 'list of the doctor’s report', pageFigures, { count: section.entries.length })
      const summary = await get(
        member,
        `/v1/users/me/reading/bp/stats?${query(span)}`,
        readBloodPressureStats,
      )
      const known = knownOrNull(summary.average)
      agree(place, 'statistics of the server', pageFigures, {
        count: summary.count,
        days: summary.daysWithReadings,
        ...(pageFigures.average === null
          ? {}
          : { average: known && [known.systolic, known.diastolic] }),
      })
    }
  },
)

test.each(members)(
  'GAP-115: %s: pulse of 14, 30 and 90 days is one figure everywhere',
  async (member) => {
    const { items: readings } = read(
      readListPulseReadingsResponse,
      await pulse(member, 'ListPulseReadings', {
        start: '1970-01-01T00:00:00',
        end: '2100-01-01T00:00:00',
      }),
    ).readings
    for (const { days, span, shown, before } of spansOf(readings)) {
      compared += 1
      const place = { member, area: 'pulse', days }
      const { report, section } = reportOf('pulse', ready(span, shown, before))
      const pageFigures = figuresOf(report)
      const figures = pulseFigures(shown)
      agree(place, 'overview and trends', pageFigures, {
        count: figures?.count ?? 0,
        days: figures?.days ?? 0,
        lowest: figures?.lowest,
        highest: figures?.highest,
        inRange: figures?.usual ?? 0,
      })
      agree(
        place,
        'card in chat',
        pageFigures,
        figuresOfCard(pulseCards, shown, span) ?? { count: 0 },
      )
      agree(place, 'ranges of the doctor’s report', pageFigures, {
        count: section.entries.length,
        inRange: section.parts.find(({ key }) => key === 'usual')?.count ?? 0,
      })
      const server = read(
        readGetPulseStatsResponse,
        await pulse(member, 'GetPulseStats', boundsOf(span)),
      )
      agree(place, 'statistics of the server', pageFigures, {
        count: server.readingCount,
        days: server.readingDayCount,
        lowest: server.lowest,
        highest: server.highest,
        inRange: server.usualCount,
        ...(pageFigures.average === null ? {} : { average: server.average }),
      })
    }
  },
)

test.each(members)(
  'GAP-115: %s: weight of 14, 30 and 90 days is one figure everywhere',
  async (member) => {
    const { items: readings } = weightRows(
      await get(
        member,
        '/v1/users/me/reading/weights?start=1970-01-01T00:00:00',
        readWeightReadings,
      ),
    )
    for (const { days, span, shown, before } of spansOf(readings)) {
      const figures = weightFigures(shown, span)
      if (figures === null) continue
      compared += 1
      const place = { member, area: 'weight', days }
      const { report, section } = reportOf('weight', ready(span, shown, before))
      const pageFigures = figuresOf(report)
      agree(place, 'trends', pageFigures, {
        count: figures.count,
        days: figures.days,
        lowest: figures.lowest,
        highest: figures.highest,
      })
      agree(
        place,
        'card in chat',
        pageFigures,
        figuresOfCard(weightCards, shown, span) ?? { count: 0 },
      )
      expect({ ...place, list: section.entries.length }).toEqual({
        ...place,
        list: pageFigures.count + report.apart,
      })
    }
  },
)

test('compared at least one period', () => expect(compared).toBeGreaterThan(60))
