import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { bloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.arbitrary.ts'
import { bloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import { parseCsv } from '#platform/model/testing/parse-csv.ts'
import { bloodSugarLog } from '#vitals/model/testing/blood-sugar-fixtures.ts'
import { weightLog } from '#vitals/model/testing/weight-fixtures.ts'
import { addDays } from '#platform/model/calendar-day.ts'
import { reportAreas, reportSpans } from '#vitals/model/report/report-periods.ts'
import type { DoctorReportQueries } from '../api/use-doctor-report.ts'
import type { Locale } from '#i18n/locale.ts'
import { MessagesProvider } from '#i18n/messages-provider.tsx'
import { sayIn } from '#i18n/testing/say-in.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useReportWords } from '#vitals/ui/wording/use-report-words.ts'
import { doctorReportFile } from './doctor-report-file.ts'
import type { SpokenSection } from './report-content.ts'
import { sugarEntry } from './report-entries.ts'
import { reportSectionsOf } from './report-sections.ts'

const day = '2026-11-20'
const { span, earlier } = reportSpans(day, 14)
const pressures = (end: string) =>
  [
    [0, 128, 78],
    [1, 131, 84],
    [3, 118, 76],
    [5, 184, 122],
    [6, 121, 80],
  ].map(([ago, systolic, diastolic], index) =>
    bloodPressureReading({
      id: `${end}-${index}`,
      timestamp: `${addDays(end, -(ago ?? 0))}T07:42:00`,
      systolic: systolic ?? 0,
      diastolic: diastolic ?? 0,
      source: index === 2 ? 'SELF_REPORTED' : 'DEVICE',
    }),
  )
const pulses = pressures(day).map(({ id, timestamp, utcOffset, timeZone, source }, index) => ({
  id: String(id),
  timestamp,
  utcOffset,
  timeZone,
  source,
  beatsPerMinute: 58 + index * 11,
}))
const ready = <R>(readings: readonly R[], before: readonly R[] | null) =>
  ({
    state: 'ready',
    data: { latest: day, span, readings, before, isComparing: false },
    stale: null,
    retrying: false,
    again: () => undefined,
  }) as const

const reads: DoctorReportQueries = {
  'blood-sugar': ready(
    bloodSugarLog([
      [0, 100, 6],
      [1, 141, 6],
      [2, 222],
      [3, 54, 12, 7],
      [4, 'Hi'],
      [5, 'Lo'],
    ]),
    bloodSugarLog([
      [14, 150],
      [15, 160],
    ]),
  ),
  'blood-pressure': ready(pressures(day), pressures(earlier.end)),
  pulse: ready(pulses, null),
  weight: ready(
    weightLog([
      [0, 198.4],
      [2, 199.2],
      [4, 120, true],
      [6, 200.3],
    ]),
    weightLog([
      [14, 203],
      [15, 203.1],
      [16, 204],
      [18, 203.5],
    ]),
  ),
}

/** The page's texts for these readings and the exported file. */
function made(locale: Locale) {
  const t = sayIn(locale, [
    'doctor-report',
    'figures',
    'readings',
    'blood-sugar',
    'blood-pressure',
    'pulse',
    'weight',
    'ui',
  ])
  const sections: SpokenSection[] = []
  function Page() {
    const words = useReadingWords(day)
    const says = useReportWords(words)
    for (const { read } of reportSectionsOf(t, reads, reportAreas)) {
      if (read.state === 'ready')
        sections.push({
          ...read.data,
          items: read.data.report === null ? [] : says.items(read.data.report, span, '14', true),
        })
    }
    return null
  }
  renderToStaticMarkup(createElement(MessagesProvider, null, createElement(Page)))
  const file = doctorReportFile(t, [{ term: 'Member', value: '=Rosa' }], {
    sections,
    labs: {
      rows: [{ test: 'a1c', results: [{ value: 6.8, day: '2026-09-14', range: null }] }],
      unread: 1,
    },
    medicines: ['=Metformin 1000 mg'],
    questions: ['Why am I low before dinner?'],
    missing: ['pulse'],
  })
  return { t, sections, file, rows: parseCsv(file) }
}

/** The numbers of a shown text, as the file writes them. */
const numbers = (text: string) =>
  (text.replaceAll('−', '-').match(/[<>] \d+|-?\d+(\.\d+)?/g) ?? []).map((found) =>
    /^[<>]/.test(found) ? found : String(Number(found)),
  )

describe.each(['en-US', 'es-US'] as const)('the report in %s', (locale) => {
  let { t, sections, rows, file } = {} as ReturnType<typeof made>
  // The catalog has one language at a time.
  beforeAll(() => void ({ t, sections, rows, file } = made(locale)))
  const figure = (area: string, name: string) =>
    rows.find(
      ([kind, of, called]) =>
        kind === t('doctor-report.csv.kind.figure') && of === area && called === name,
    )

  it('has every figure of the page with numbers and text, or why it is withheld', () => {
    let withheld = 0
    for (const { area, items } of sections) {
      expect(items).toHaveLength(5)
      for (const { term, value, second, note, withheld: why } of items) {
        const row = figure(t(`doctor-report.area.${area}`), term)
        expect(
          row?.slice(5, 7).filter((text) => text !== ''),
          `${area} ${term}`,
        ).toEqual(value === null ? [] : numbers([value, second].join(' ')))
        expect(row?.[9]).toBe(why ?? note ?? '')
        if (value === null) withheld += 1
      }
    }
    // These are the spread of blood sugar and of three weights, their changes, and the change of a
    // pulse without days before.
    expect(withheld).toBe(5)
  })

  it('counts the ranges as the page does, in percents that add up to 100', () => {
    for (const { area, parts, report } of sections) {
      const named = parts.map(({ word, limits }) =>
        figure(t(`doctor-report.area.${area}`), limits === '' ? word : `${word} (${limits})`),
      )
      expect(named.map((row) => [row?.[5], row?.[9]])).toEqual(
        parts.map(({ count, percent }) => [
          String(percent),
          t('figures.note.share', { count, total: report?.basis.count ?? 0 }),
        ]),
      )
      if (parts.length > 0)
        expect(
          named.reduce((sum, row) => sum + Number(row?.[5]), 0),
          area,
        ).toBe(100)
    }
  })

  it('divides the average of blood sugar by the readings that it says', () => {
    // 100, 141, 222 and 54 have a number; two of the six are out of range.
    expect(
      figure(t('doctor-report.area.blood-sugar'), t('figures.term.average'))?.slice(5),
    ).toEqual([
      '129',
      '',
      'mg/dL',
      '',
      t('readings.basis', {
        count: t('readings.count', { count: 4 }),
        days: t('readings.days', { days: 4 }),
      }),
      '',
    ])
  })

  it('prints the limits of "in range" that were counted', () => {
    const limits =
      locale === 'en-US'
        ? '70 to 130 before a meal, else 70 to 180'
        : '70 a 130 antes de una comida; si no, 70 a 180'
    expect(
      figure(
        t('doctor-report.area.blood-sugar'),
        `${t('blood-sugar.range.inRange')} (${limits})`,
      )?.[5],
    ).toBe('17')
  })

  it('has a line for each reading, text for missing numbers, and no formulas', () => {
    const readings = rows.filter(([kind]) => kind === t('doctor-report.csv.kind.reading'))
    expect(readings).toHaveLength(6 + 5 + 5 + 4)
    expect(
      readings
        .filter(([, area]) => area === t('doctor-report.area.blood-sugar'))
        .map((row) => row[5]),
    ).toEqual(['100', '141', '222', '54', '> 600', '< 20'])
    expect(readings.find((row) => row[5] === '184')).toEqual([
      t('doctor-report.csv.kind.reading'),
      t('doctor-report.area.blood-pressure'),
      '',
      '2026-11-15T07:42:00-05:00',
      'America/New_York',
      '184',
      '122',
      'mmHg',
      t('blood-pressure.category.severe'),
      '',
      t('blood-pressure.source.DEVICE'),
    ])
    expect(file).toContain("'=Rosa")
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([11]))
  })
})

it.each([
  [
    'en-US',
    'After lunch; 45 g of carbs; 2.5 units of short-acting insulin; 12 units of long-acting insulin; 6.5 units of premixed insulin; Walked',
  ],
  [
    'es-US',
    'Después del almuerzo; 45 g de carbohidratos; 2.5 unidades de insulina de acción corta; 12 unidades de insulina de acción prolongada; 6.5 unidades de insulina premezclada; Walked',
  ],
] as const)('BG-002: names meal, carbohydrates and doses in %s', (locale, note) => {
  const doses = { shortInsulin: 2.5, longInsulin: 12, premixInsulin: 6.5 }
  const reading = bloodSugarReading({}, { meal: 10, note: 'Walked', carbGrams: 45, ...doses })
  expect(sugarEntry(sayIn(locale, ['blood-sugar', 'readings']), reading).note).toBe(note)
})
