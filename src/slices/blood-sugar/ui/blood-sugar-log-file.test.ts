import { knownOrNull } from '#platform/model/parts/part.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addedBy, rangeOf, shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import {
  anyBloodSugarReading,
  bloodSugarReading,
} from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import { mealNameOf } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { parseCsv } from '#platform/model/testing/parse-csv.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import type { Translate } from '#i18n/use-messages.ts'
import english from '../texts/en-US.json'
import readings from '#vitals/texts/readings.en-US.json'
import { bloodSugarLogFile } from './blood-sugar-log-file.ts'

const t: Translate = (key) => ({ ...readings, ...english } as Record<string, string>)[key] ?? ''
const text = (value: string | number | null) => (value === null ? '' : String(value))

test('BG-035 BG-036 writes one line for each reading, with out-of-range values as text', () => {
  const readings = [
    bloodSugarReading(
      { value: null },
      { meal: 12, belowMeter: true, note: '=cmd()', carbGrams: 0, feeling: 12 },
    ),
    bloodSugarReading({ value: 204 }, { source: 7, shortInsulin: 2.5, longInsulin: 0 }),
  ]
  expect(bloodSugarLogFile(t, readings).split('\r\n').slice(1, 3)).toEqual([
    "2026-11-20T07:10:00-05:00,America/New_York,< 20,mg/dL,Severely low,Snack,'=cmd(),0,,,,12,Meter,",
    '2026-11-20T07:10:00-05:00,America/New_York,204,mg/dL,High,Before breakfast,,,2.5,0,,,You,',
  ])
})

test('writes an out-of-range number as text and its raw number in the last column', () => {
  const lines = bloodSugarLogFile(t, [
    bloodSugarReading({ value: 19 }, { belowMeter: false, aboveMeter: false }),
    bloodSugarReading({ value: 20 }, { belowMeter: false, aboveMeter: false }),
  ])
  expect(
    parseCsv(lines)
      .slice(1)
      .map((row) => [row[2], row.at(-1)]),
  ).toEqual([
    ['< 20', '19'],
    ['20', ''],
  ])
})

test('writes a text for unknown tags and the number of a feeling', () => {
  const unknown = (raw: number) => ({ type: 'unknown', raw }) as const
  const [, row] = parseCsv(
    bloodSugarLogFile(t, [
      bloodSugarReading({}, { meal: unknown(14), feeling: unknown(18), source: unknown(4) }),
    ]),
  )
  expect([row?.[2], row?.[5], row?.[11], row?.[12]]).toEqual([
    '118',
    t('blood-sugar.meal.unknown'),
    '18',
    t('readings.source.unknown'),
  ])
})

test('BG-002: names the column of each dose', () => {
  const doses = { shortInsulin: 2.5, longInsulin: 12, premixInsulin: 6.5 }
  const [header, row] = parseCsv(bloodSugarLogFile(t, [bloodSugarReading({}, doses)]))
  const under = (key: 'short' | 'long' | 'premix') =>
    row?.[header?.indexOf(t(`blood-sugar.csv.${key}`)) ?? -1]
  expect([under('short'), under('long'), under('premix')]).toEqual(['2.5', '12', '6.5'])
})

test('ends with the count of readings that are left out', () => {
  const said: Translate = (key, values) =>
    key === 'ui.left-out' ? `${JSON.stringify(values)} left out` : t(key as 'blood-sugar.unit')
  expect(bloodSugarLogFile(said, [], 2).trimEnd().split('\r\n').at(-1)).toBe(
    '"{""count"":2} left out"',
  )
})

test('parses back into the rows of the screen', () => {
  fc.assert(
    fc.property(fc.array(anyBloodSugarReading, { maxLength: 12 }), (readings) => {
      const [header, ...rows] = parseCsv(bloodSugarLogFile(t, readings))
      expect(header).toHaveLength(14)
      expect(rows).toEqual(
        readings.map((reading) => {
          const { meal, note, carbGrams, shortInsulin, longInsulin, premixInsulin, feeling } =
            reading.tags
          return [
            reading.timestamp + reading.utcOffset,
            reading.timeZone,
            String(shownValueOf(reading)),
            'mg/dL',
            t(`blood-sugar.range.${rangeOf(reading)}`),
            meal === null ? '' : t(`blood-sugar.meal.${mealNameOf(meal)}`),
            text(knownOrNull(note)),
            text(knownOrNull(carbGrams)),
            text(knownOrNull(shortInsulin)),
            text(knownOrNull(longInsulin)),
            text(knownOrNull(premixInsulin)),
            isUnknown(feeling) ? String(feeling.raw) : text(feeling),
            t(`blood-sugar.addedBy.${addedBy(reading) ?? 'you'}`),
            typeof shownValueOf(reading) === 'number' ? '' : text(reading.value),
          ]
        }),
      )
    }),
  )
})
