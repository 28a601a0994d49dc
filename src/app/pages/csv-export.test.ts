import { isUnreadable } from '#platform/model/parts/part.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { anyBloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.arbitrary.ts'
import { anyBloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import { type BloodSugarReading, addedBy } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { type Meal, mealByCode, mealCodes } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { parseCsv } from '#platform/model/testing/parse-csv.ts'
import type { Locale } from '#i18n/locale.ts'
import { sayIn } from '#i18n/testing/say-in.ts'
import type { Translate } from '#i18n/use-messages.ts'
import { bloodPressureLogFile as pressureFile } from '#slices/blood-pressure/ui/all-logs/blood-pressure-log-file.ts'
import { bloodSugarLogFile as sugarFile } from '#slices/blood-sugar/ui/blood-sugar-log-file.ts'
import { pulseLogFile as pulseFile } from '#slices/pulse/ui/pulse-log-file.ts'
import { weightLogFile as weightFile } from '#slices/weight/ui/weight-log-file.ts'

const many = { minLength: 10_000, maxLength: 10_000, size: 'max' } as const
const once = { numRuns: 1, endOnFailure: true } as const
const places = [
  ['-05:00', 'America/New_York'],
  ['-04:00', 'America/New_York'],
  ['+01:00', 'Europe/Madrid'],
  ['+09:00', 'Asia/Tokyo'],
  ['+05:45', 'Asia/Kathmandu'],
] as const
const anywhere: fc.Arbitrary<readonly [utcOffset: string, timeZone: string]> = fc.constantFrom(
  ...places,
)
const sources = ['DEVICE', 'SELF_REPORTED', 'IMPORTED'] as const

/** Maps the words of a file back to their values. */
const among = <Word extends string>(words: readonly Word[], say: (word: Word) => string) => {
  const byText = new Map(words.map((word) => [say(word), word]))
  expect(byText.size).toBe(words.length)
  return (text: string | undefined) => byText.get(text ?? '')
}
const number = (text: string | undefined) =>
  text === undefined || text === '' ? null : Number(text)
const when = ([time = '', timeZone = '']: readonly string[]) => ({
  timestamp: time.slice(0, 19),
  utcOffset: time.slice(19),
  timeZone,
})

/** Arbitrary readings with any note and place. */
const anySugar = fc
  .tuple(
    anyBloodSugarReading,
    anywhere,
    fc.integer({ min: 20, max: 600 }),
    fc.option(
      fc.oneof(
        fc.string({ minLength: 1 }),
        fc.constantFrom('=1+1', '-2', '"a", b', 'a\r\nb', "'=x", '@me', '  ', '+', 'señal, "más"'),
      ),
    ),
  )
  .map(([reading, [utcOffset, timeZone], value, note]): BloodSugarReading => ({
    ...reading,
    utcOffset,
    timeZone,
    value: reading.value === null ? null : value,
    tags: { ...reading.tags, note },
  }))

describe.each(['en-US', 'es-US'] as const)(
  'keeps 10,000 readings equal through a file, in %s',
  (locale: Locale) => {
    let t: Translate
    beforeAll(
      () =>
        void (t = sayIn(locale, ['readings', 'blood-sugar', 'blood-pressure', 'pulse', 'weight'])),
    )

    test('of blood sugar', () => {
      const meals = among<Meal>(Object.values(mealByCode), (meal) => t(`blood-sugar.meal.${meal}`))
      const by = among(['you', 'meter'], (who) => t(`blood-sugar.addedBy.${who}`))
      fc.assert(
        fc.property(fc.array(anySugar, many), (readings) => {
          const [, ...rows] = parseCsv(sugarFile(t, readings))
          const back = rows.map((row) => {
            const [
              ,
              ,
              value = '',
              ,
              ,
              meal,
              note,
              carbGrams,
              shortInsulin,
              longInsulin,
              premixInsulin,
              feeling,
              source,
            ] = row
            const belowMeter = value === '< 20'
            const aboveMeter = value === '> 600'
            return {
              ...when(row),
              by: by(source),
              value: belowMeter || aboveMeter ? null : Number(value),
              belowMeter,
              aboveMeter,
              note: note === '' ? null : note,
              feeling: number(feeling),
              meal: mealCodes.find((code) => mealByCode[code] === meals(meal)) ?? null,
              carbGrams: number(carbGrams),
              shortInsulin: number(shortInsulin),
              longInsulin: number(longInsulin),
              premixInsulin: number(premixInsulin),
            }
          })
          expect(back).toEqual(
            readings.map(({ timestamp, utcOffset, timeZone, value, tags, ...rest }) => {
              const { source: _, isControl: __, ...told } = tags
              return {
                timestamp,
                utcOffset,
                timeZone,
                value,
                by: addedBy({ timestamp, utcOffset, timeZone, value, tags, ...rest }),
                ...told,
              }
            }),
          )
        }),
        once,
      )
    })

    test('of blood pressure with pulse', () => {
      const from = among(sources, (source) => t(`blood-pressure.source.${source}`))
      const pulseFrom = among(sources, (source) => t(`pulse.source.${source}`))
      const notKnown = { type: 'unknown', raw: 'PULSE_SOURCE_WATCH' } as const
      fc.assert(
        fc.property(
          fc.array(
            fc
              .tuple(anyBloodPressureReading, anywhere)
              .map(([reading, [utcOffset, timeZone]]) => ({ ...reading, utcOffset, timeZone })),
            many,
          ),
          (readings) => {
            const [, ...rows] = parseCsv(pressureFile(t, readings))
            expect(
              rows.map((row) => ({
                ...when(row),
                systolic: Number(row[2]),
                diastolic: Number(row[3]),
                pulse: number(row[5]),
                source: from(row[8]),
              })),
            ).toEqual(readings.map(({ id: _, ...reading }) => reading))
            const pulses = readings.flatMap(
              ({ id, timestamp, utcOffset, timeZone, pulse, source }) =>
                pulse === null || isUnreadable(pulse)
                  ? []
                  : [
                      {
                        id: String(id),
                        timestamp,
                        utcOffset,
                        timeZone,
                        beatsPerMinute: pulse,
                        source,
                      },
                    ],
            )
            const [, ...beats] = parseCsv(pulseFile(t, pulses))
            expect(
              beats.map((row) => ({
                ...when(row),
                beatsPerMinute: Number(row[2]),
                source: pulseFrom(row[5]) ?? notKnown,
              })),
            ).toEqual(pulses.map(({ id: _, ...pulse }) => pulse))
          },
        ),
        once,
      )
    })

    test('of weight with the other values of the scale', () => {
      const from = among(sources, (source) => t(`weight.source.${source}`))
      const kind = among(['regular', 'irregular'], (word) => t(`weight.kind.${word}`))
      const tenths = (least: number, most: number) =>
        fc.integer({ min: least * 10, max: most * 10 }).map((value) => value / 10)
      const anyWeight = fc
        .record({
          taken: anyBloodPressureReading,
          place: anywhere,
          pounds: tenths(1, 1500),
          isIrregular: fc.boolean(),
          fat: fc.option(tenths(0, 100)),
          muscle: fc.option(tenths(0, 100)),
          source: fc.constantFrom(...sources),
        })
        .map(
          ({
            taken: { id, timestamp },
            place: [utcOffset, timeZone],
            pounds,
            isIrregular,
            fat,
            muscle,
            source,
          }) => ({
            id: String(id),
            timestamp,
            utcOffset,
            timeZone,
            pounds,
            isIrregular,
            biometrics: { bodyFatPercentage: fat, musclePercentage: muscle },
            source,
          }),
        )
      fc.assert(
        fc.property(fc.array(anyWeight, many), (readings) => {
          const [, ...rows] = parseCsv(weightFile(t, readings))
          expect(
            rows.map((row) => ({
              ...when(row),
              pounds: Number(row[2]),
              isIrregular: kind(row[4]) === 'irregular',
              biometrics: { bodyFatPercentage: number(row[5]), musclePercentage: number(row[6]) },
              source: from(row[7]),
            })),
          ).toEqual(readings.map(({ id: _, ...reading }) => reading))
        }),
        once,
      )
    })
  },
)
